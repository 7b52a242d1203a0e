import Foundation

/// The views of a navigation stack, of which the one on top is shown under the bars that it asks for.
///
/// What is on top is known once all below have been asked what they can show, so they are lowered one
/// after the other.
nonisolated struct NavigationPages<Root: View>: _PrimitiveView {
  /// The path; nil if the stack keeps it itself.
  var route: NavigationRoute?
  let root: Root
  /// Leads from the root to what was before it, in little room.
  var leave: (@MainActor () -> Void)?
  /// What that is called, if it is called anything.
  var leaveTitle: String?
  /// Whether this is a column of a split view, which has no bar where a stack in it has one.
  var isColumn = false

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let live = context.liveStack(view.route)
    let split = context.environment.splitNavigation
    let outer = context.preferences.takeStack()
    let wasTaken = context.preferences.take(ColumnBarTakenKey.self) ?? false
    let surroundings = context.environment
    let column = surroundings.splitColumnBar
    if view.isColumn {
      context.environment.splitColumnBar = context.columnBar(
        leave: view.leave, backTitle: view.leaveTitle)
    } else if column != nil {
      context.environment.splitColumnBar = nil
    }
    if let live {
      context.environment.navigation = split ?? live.actions
      if split != nil { context.environment.splitNavigation = nil }
      context.environment.pageEditMode = context.editMode(at: 0)
      context.environment.pageScope = live.scope(0)
    }
    context.environment.containerKind = .none
    context.environment.barAbove = ScrollNesting(value: true)
    let mark = context.mark()
    live?.actions.evaluation.goesOn = true
    context.lowerColumn(view.root, at: 0)
    let shown = context.lowerPushed(
      since: mark, values: (live?.route ?? view.route)?.values() ?? [], live)
    live?.actions.evaluation.goesOn = false
    if let live { live.register(shown.depth, shown.types) }
    context.environment = surroundings
    let own = context.preferences.takeStack()
    var bar = own.bar ?? NavigationBarOptions()
    bar.mode = bar.titleMode(above: shown.titleMode)
    if context.preferences.take(ColumnBarTakenKey.self) == true, view.isColumn {
      bar.isHidden = true
    }
    if split != nil, let destinations = own.destinations {
      context.preferences.merge(SplitDestinationsKey.self, destinations)
    }
    var (leave, leaveTitle) = (view.leave, view.leaveTitle)
    if leave == nil, let column, column.canLeave {
      leave = { column.exit.leave?() }
      leaveTitle = column.backTitle
    }
    let back =
      shown.depth == 0
      ? leave.map {
        BackLink(
          title: leaveTitle ?? context.environment.systemWord("Back"), isForLittleRoom: true,
          action: $0)
      }
      : shown.backTitle.map { title in
        BackLink(title: title) { live?.cut(shown.depth - 1) }
      }
    let content = LabelBoxes(boxes: Array(context.pending[mark...]))
    context.discard(since: mark)
    let stack = Identity.child(context.identity, Salt.Navigation.scroll)
    context.with(\.titledStack, live != nil && split == nil ? stack : nil) {
      $0.lower(
        composed: NavigationPage(
          content: content, title: own.title ?? nil, bar: bar, items: own.items ?? [], back: back
        ).modifier(OpaqueModifier()))
    }
    if live != nil, split == nil { context.followStackScroll(since: mark, depth: shown.depth) }
    context.preferences.set(outer)
    if column != nil || wasTaken { context.preferences.set(ColumnBarTakenKey.self, true) }
    if let title = own.title ?? nil { context.preferences.merge(NavigationTitleKey.self, title) }
  }
}

extension LoweringContext {
  /// Lowers the views above a stack's root, of which the last replaces what came since a mark.
  @MainActor
  fileprivate mutating func lowerPushed(
    since mark: Int, values: [AnyHashable], _ live: LiveStack?
  ) -> ShownPage {
    var rest = PendingPages(values: values, links: live?.pushed ?? [])
    let before = live?.levels.all ?? []
    var levels: [StackLevels.Level] = []
    var shown = ShownPage()
    var dialogs: [Int32] = []
    // Each view that is shown may itself show another; a limit ends circles.
    for depth in 0..<32 {
      let known = preferences.value(of: NavigationDestinationsKey.self)
      shown.types.merge(known.codable) { first, _ in first }
      let next = rest.next(known, at: depth, before: depth < before.count ? before[depth] : nil)
      guard let (next, level) = next else { break }
      levels.append(level)
      var below = preferences.takeStack()
      below.destinations?.presented = nil
      preferences.set(NavigationDestinationsKey.self, below.destinations ?? known)
      _ = preferences.take(ZoomedPageKey.self)
      // A view that is covered shows its dialogs over what covers it.
      dialogs += openDialogs(since: mark)
      discard(since: mark)
      lowerPage(next, at: depth, live)
      shown.depth = depth + 1
      shown.backTitle = (below.title ?? nil) ?? environment.systemWord("Back")
      shown.titleMode = below.bar?.titleMode(above: shown.titleMode) ?? shown.titleMode
    }
    present(dialogs, since: mark)
    live?.levels.all = levels
    live?.scopes.show(shown.depth)
    noteZoom(live?.levels)
    return shown
  }

  /// Whether rows can be changed on the page at a level of the stack that is being lowered.
  @MainActor
  fileprivate mutating func editMode(at depth: Int) -> Binding<EditMode> {
    let place = Salt.Navigation.firstEditMode + UInt64(depth)
    return graph.node(at: Identity.child(identity, place)).cell(0, EditMode.inactive, in: graph)
      .binding
  }

  /// Lowers a view above a stack's root; leaving it leaves all that were shown from it.
  @MainActor
  private mutating func lowerPage(_ page: AnyView, at depth: Int, _ live: LiveStack?) {
    let surroundings = environment
    if let live {
      environment.dismiss = DismissAction { live.cut(depth) }
      environment.presentationMode = Binding(
        get: { PresentationMode(isPresented: true) },
        set: { if !$0.isPresented { live.cut(depth) } })
      environment.isPresented = true
      environment.pageEditMode = editMode(at: depth + 1)
      environment.pageScope = live.scope(depth + 1)
    }
    let mark = mark()
    let place = Salt.Navigation.firstPushed + UInt64(depth)
    lowerColumn(page, at: place)
    if live != nil {
      // It is another view than what it covers.
      setOwnKey(Identity.child(identity, place), since: mark)
    }
    environment = surroundings
  }
}

/// Which view of a stack is on top.
private struct ShownPage {
  /// How many views are below it.
  var depth = 0
  /// What the view below is called.
  var backTitle: String?
  /// How titles stand in the bars of what is below, which holds for a view that says nothing else.
  var titleMode: NavigationBarItem.TitleDisplayMode?
  /// The values that the stack's path can be written with.
  var types: CodableTypes = [:]
}

/// What brings views above a stack's root and was not asked for yet.
@MainActor
private struct PendingPages {
  private let values: [AnyHashable]
  private var links: [LinkDestination]
  /// How many of the values were asked for.
  private var valueCount = 0

  init(values: [AnyHashable], links: [LinkDestination]) {
    self.values = values
    self.links = links
  }

  /// The next view and what brings it: what did so before, if it still does, since what is pushed from a page
  /// stands above it; else a value, then a binding, then a link.
  mutating func next(
    _ known: NavigationDestinations, at depth: Int, before: StackLevels.Level?
  ) -> (AnyView, StackLevels.Level)? {
    switch before {
    case .binding:
      if let next = bound(known) { return next }
    case .link:
      if let next = link() { return next }
    case .value, nil: break
    }
    while valueCount < values.count {
      let value = values[valueCount]
      valueCount += 1
      if let view = known.byType[ObjectIdentifier(type(of: value.base))]?(value) {
        return (view, .value(upTo: valueCount))
      }
    }
    return bound(known) ?? link()
  }

  private func bound(_ known: NavigationDestinations) -> (AnyView, StackLevels.Level)? {
    known.presented.map { ($0.view, .binding(leave: $0.leave)) }
  }

  private mutating func link() -> (AnyView, StackLevels.Level)? {
    links.isEmpty ? nil : (links.removeFirst().make(), .link)
  }
}

/// What the views of a stack say of its bars, and of what it can show.
struct StackPreferences {
  var title: String??
  var bar: NavigationBarOptions?
  var items: [ToolbarEntry]?
  var destinations: NavigationDestinations?
}

extension PreferenceStore {
  /// Removes what a stack is told, so that what its own views say can be told apart.
  mutating func takeStack() -> StackPreferences {
    StackPreferences(
      title: take(NavigationTitleKey.self), bar: take(NavigationBarKey.self),
      items: take(ToolbarItemsKey.self), destinations: take(NavigationDestinationsKey.self))
  }

  /// Puts back what was removed.
  mutating func set(_ stack: StackPreferences) {
    if let title = stack.title { set(NavigationTitleKey.self, title) }
    if let bar = stack.bar { set(NavigationBarKey.self, bar) }
    if let items = stack.items { set(ToolbarItemsKey.self, items) }
    if let destinations = stack.destinations { set(NavigationDestinationsKey.self, destinations) }
  }
}
