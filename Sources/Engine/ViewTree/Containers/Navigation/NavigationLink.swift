import ElementTree

/// A control that leads to another view.
///
/// A real link where the view's page has an address (``EnvironmentValues/pageAddress``); else it
/// does not answer on a static page.
///
/// - Note: As in SwiftUI.
nonisolated public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  let label: Label
  let value: AnyHashable?
  /// Makes the destination; nil where a stack makes it of the value.
  let destination: (() -> Destination)?
  /// Whether the destination is shown at once, since a binding says so.
  let isActive: () -> Bool
  /// Has the binding say so, or no more; nil where there is none.
  let activate: ((Bool) -> Void)?

  init(
    label: Label, value: AnyHashable?, isActive: @escaping () -> Bool = { false },
    activate: ((Bool) -> Void)? = nil, destination: (() -> Destination)?
  ) {
    self.activate = activate
    self.label = label
    self.value = value
    self.isActive = isActive
    self.destination = destination
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    if let destination = view.destination, view.isActive() {
      var destinations = NavigationDestinations()
      let activate = view.activate
      destinations.presented = BoundDestination(view: AnyView(destination())) { activate?(false) }
      context.preferences.merge(NavigationDestinationsKey.self, destinations)
    }
    let selection = context.environment.listOptions.selection
    if context.isLive, let selection, context.environment.containerKind == .list,
      context.environment.editMode.isEditing, !view.accepted(by: selection)
    {
      // Where rows are edited a press chooses the row.
      return context.lower(composed: LinkLabel(label: view.row, isRow: true))
    }
    if context.isLive, let selection, let value = view.value, selection.accepts(value) {
      // In a list whose rows can be selected a link is a way to do so.
      return context.lower(
        composed: LinkButton(
          label: view.row, address: nil,
          follow: view.selection(of: value, by: selection, in: context.environment)
        )
        .traits { traits in
          traits.tag = traits.tag ?? value
          traits.isSelectedByLink = true
        })
    }
    let shown = context.linkDestination(of: view)
    let address = view.value.flatMap { context.environment.pageAddress?($0) }
    context.lower(
      composed: LinkButton(
        label: view.row, address: address.map { context.checked($0) },
        follow: view.action(in: context.environment, shown)))
  }

  /// Whether the link's value can be chosen in a list.
  private func accepted(by selection: ListSelection) -> Bool {
    value.map { selection.accepts($0) } ?? false
  }

  /// The label without its type: a list has many links.
  @MainActor
  private var row: LoweredView {
    let label = label
    return LoweredView { $0.lower(label, at: Salt.Control.label) }
  }

  /// What a press on the link does in a list whose rows can be selected: of several rows a stack shows what
  /// one leads to, unless they are being edited.
  @MainActor
  private func selection(
    of value: AnyHashable, by selection: ListSelection, in environment: EnvironmentValues
  ) -> @MainActor () -> Void {
    let editMode = environment.editMode
    let leads = selection.isOfSeveral && environment.navigation?.isSplit == false
    let follow = action(in: environment, nil)
    return {
      if selection.isOfSeveral, editMode.isEditing {
        selection.choose(value, .toggled, [])
      } else if leads {
        follow()
      } else {
        selection.choose(value, .alone, [])
      }
    }
  }

  /// What following the link does; nothing outside of a stack, and none where rows are being edited.
  @MainActor
  private func action(
    in environment: EnvironmentValues, _ shown: LinkDestination?
  ) -> @MainActor () -> Void {
    guard let stack = environment.navigation else { return {} }
    let editMode = environment.containerKind == .list ? environment.editMode : nil
    return {
      if editMode.isEditing { return }
      if let value {
        stack.push(value)
      } else if let activate {
        activate(true)
      } else if let shown {
        stack.pushView(shown)
      }
    }
  }

  /// Makes what the link leads to; nil where a value or a binding says it.
  @MainActor
  fileprivate var made: (@MainActor () -> AnyView)? {
    guard value == nil, activate == nil, let destination else { return nil }
    return { AnyView(destination()) }
  }
}

extension LoweringContext {
  /// What a link leads to on a live page, which follows the link's view.
  @MainActor
  fileprivate mutating func linkDestination<Label: View, Destination: View>(
    of link: NavigationLink<Label, Destination>
  ) -> LinkDestination? {
    guard isLive, let stack = environment.navigation, let make = link.made else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Navigation.destination))
    if let known = node.values[0] as? LinkDestination {
      known.update(make, in: stack.evaluation)
      return known
    }
    let new = LinkDestination(make)
    node.values[0] = new
    return new
  }
}

/// A button that leads to another view: a row of a list says so by a chevron.
struct LinkButton: _ComposedView {
  let label: LoweredView
  /// The address of the view's page, if it has one.
  let address: String?
  let follow: @MainActor () -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    let isRow = environment.containerKind == .list
    let content = LinkLabel(label: label, isRow: isRow)
    StyledButton(
      PrimitiveButtonStyleConfiguration(
        role: nil,
        label: PrimitiveButtonStyleConfiguration.Label(
          content: LoweredView { $0.lower(composed: content) }), action: follow, isLink: true),
      fallback: isRow ? .plain : nil
    )
    .setting { [address] in $0.linkTarget = address }
  }
}

/// The label of a link.
private struct LinkLabel: _ComposedView {
  let label: LoweredView
  let isRow: Bool

  func composition(in environment: EnvironmentValues) -> some View {
    if isRow {
      Children(of: label.setting { $0.containerKind = .rowLink }) { views in
        HStack {
          if views.count > 1 {
            VStack(alignment: .leading) { Each(views) { _, view in view.unkeyed() } }
          } else {
            Each(views) { _, view in view.unkeyed() }
          }
          Spacer()
          if let badge = views.compactMap({ $0.traits?.badge }).first { RowBadge(label: badge) }
          // A list that is edited follows no links.
          if !environment.editMode.isEditing, environment.linkIndicatorVisibility != .hidden {
            Glyph("chevron.forward", .tertiary, size: 13)
              .attributes([(.class, RowLink.chevronClass)])
          }
        }
      }
    } else {
      OneRow(label)
    }
  }
}
