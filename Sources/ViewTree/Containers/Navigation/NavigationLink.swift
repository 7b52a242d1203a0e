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
  /// Has the binding say so; nil where there is none.
  let activate: (() -> Void)?

  init(
    label: Label, value: AnyHashable?, isActive: @escaping () -> Bool = { false },
    activate: (() -> Void)? = nil, destination: (() -> Destination)?
  ) {
    self.activate = activate
    self.label = label
    self.value = value
    self.isActive = isActive
    self.destination = destination
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    if let destination = view.destination, view.isActive() {
      var destinations = NavigationDestinations()
      destinations.presented = AnyView(destination())
      context.preferences.merge(NavigationDestinationsKey.self, destinations)
    }
    var follow: @MainActor () -> Void = {}
    let selection = context.environment.listOptions.selection
    if context.isLive, let selection, let value = view.value, selection.accepts(value) {
      // In a list whose rows can be selected a link is a way to do so.
      follow = { selection.choose(value, .alone, []) }
      let mark = context.mark()
      context.lowerNavigationLink(value: nil, label: view.label, follow)
      return context.forEachBox(since: mark) { box, context in
        context.setTraits(of: box) { traits in
          traits.tag = traits.tag ?? value
          // The link is what is pressed.
          traits.isSelectionDisabled = true
        }
      }
    }
    if let actions = context.environment.navigation {
      if let value = view.value {
        follow = { actions.push(value) }
      } else if let activate = view.activate {
        follow = { activate() }
      } else if let destination = view.destination {
        follow = { actions.pushView { AnyView(destination()) } }
      }
    }
    context.lowerNavigationLink(value: view.value, label: view.label, follow)
  }
}

extension LoweringContext {
  /// Lowers a link to the page of a value.
  @MainActor
  mutating func lowerNavigationLink<L: View>(
    value: AnyHashable?, label: L, _ follow: @escaping @MainActor () -> Void
  ) {
    let address = value.flatMap { environment.pageAddress?($0) }.map { checked($0) }
    let isRow = environment.containerKind == .list
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil,
      label: PrimitiveButtonStyleConfiguration.Label(
        content: LoweredView { context in
          guard isRow else { return context.lowerRow(label, at: 0x6001) }
          let stack = context.openHorizontal()
          context.with(\.containerKind, .none) { $0.lowerRow(label, at: 0x6001) }
          Spacer._lower(Spacer(), into: &context)
          context.addGlyph("chevron.right", color: .tertiary, size: 13)
          context.closeHorizontal(stack, .center, nil)
        }), action: follow)
    with(\.linkTarget, address) { context in
      let styles = context.environment.buttonStyles
      guard let style = styles.last else {
        return context.lowerButton(configuration, look: isRow ? .plain : .automatic)
      }
      context.with(\.buttonStyles, Array(styles.dropLast())) { style.lower(configuration, &$0) }
    }
  }
}
