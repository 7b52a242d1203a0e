import ElementTree
import Foundation

extension LoweringContext {
  /// Lowers a navigation stack: the view that is shown, under a bar.
  ///
  /// - Parameter leave: Leads from the root to what was before it, in little room.
  @MainActor
  mutating func lowerNavigation<V: View>(
    _ given: NavigationRoute?, root: V, leave: (@MainActor () -> Void)? = nil
  ) {
    let live = liveStack(given)
    let route = live?.route ?? given
    let outerActions = environment.navigation
    let split = environment.splitNavigation
    if let live {
      environment.navigation = split ?? live.actions
      if split != nil { environment.splitNavigation = nil }
    }
    defer {
      if live != nil {
        environment.navigation = outerActions
        if split != nil { environment.splitNavigation = split }
      }
    }
    let outerTitle = preferences.take(NavigationTitleKey.self)
    let outerBar = preferences.take(NavigationBarKey.self)
    let outerItems = preferences.take(ToolbarItemsKey.self)
    let outerDestinations = preferences.take(NavigationDestinationsKey.self)
    let mark = mark()
    let kind = environment.containerKind
    environment.containerKind = .none
    lowerColumn(root, at: 0)
    var backTitle: String?
    var shownDepth = 0
    // Each view that is shown may itself show another; a limit ends circles.
    var remaining = route?.values() ?? []
    var pushed = live?.pushed ?? []
    for depth in 0..<32 {
      let known = preferences.value(of: NavigationDestinationsKey.self)
      var next: AnyView?
      while next == nil, let value = remaining.first {
        remaining.removeFirst()
        next = known.byType[ObjectIdentifier(type(of: value.base))]?(value)
      }
      if next == nil { next = known.presented }
      if next == nil, !pushed.isEmpty { next = pushed.removeFirst()() }
      guard let next else { break }
      backTitle = (preferences.take(NavigationTitleKey.self) ?? nil) ?? "Back"
      _ = preferences.take(NavigationBarKey.self)
      _ = preferences.take(ToolbarItemsKey.self)
      var kept = known
      kept.presented = nil
      preferences.set(NavigationDestinationsKey.self, kept)
      discard(since: mark)
      let dismiss = environment.dismiss
      let wasPresented = environment.isPresented
      if let live {
        // Leaving a view leaves all that were shown from it.
        environment.dismiss = DismissAction { live.cut(depth) }
        environment.presentationMode = Binding(
          get: { PresentationMode(isPresented: true) },
          set: { if !$0.isPresented { live.cut(depth) } })
        environment.isPresented = true
      }
      lowerColumn(next, at: 0x7100 + UInt64(depth))
      environment.dismiss = dismiss
      environment.isPresented = wasPresented
      shownDepth = depth + 1
    }
    if let live { live.register(shownDepth) }
    environment.containerKind = kind
    let title = preferences.take(NavigationTitleKey.self) ?? nil
    let bar = preferences.take(NavigationBarKey.self) ?? NavigationBarOptions()
    let items = preferences.take(ToolbarItemsKey.self) ?? []
    let destinations = preferences.take(NavigationDestinationsKey.self)
    if split != nil, let destinations {
      preferences.merge(SplitDestinationsKey.self, destinations)
    }
    let isRoot = shownDepth == 0
    addBars(
      since: mark, title: title, bar, items,
      back: isRoot
        ? leave.map { BackButton(title: "Back", isForLittleRoom: true, action: $0) }
        : backTitle.map { title in
          BackButton(title: title) { [shownDepth] in live?.cut(shownDepth - 1) }
        })
    if let outerTitle { preferences.set(NavigationTitleKey.self, outerTitle) }
    if let outerBar { preferences.set(NavigationBarKey.self, outerBar) }
    if let outerItems { preferences.set(ToolbarItemsKey.self, outerItems) }
    if let outerDestinations {
      preferences.set(NavigationDestinationsKey.self, outerDestinations)
    }
    if let title { preferences.merge(NavigationTitleKey.self, title) }
  }

  /// Puts the bars of a stack around what came since a mark.
  @MainActor
  private mutating func addBars(
    since start: Int, title: String?, _ bar: NavigationBarOptions, _ items: [ToolbarEntry],
    back: BackButton?
  ) {
    forEachBox(since: start) { box, context in context.fill(&box) }
    if bar.isHidden != true {
      let header = mark()
      addHeader(
        title: title, bar, items.filter { $0.placement.edge != .bottom },
        back: bar.hidesBackButton == true ? nil : back)
      if pending.count > header {
        let box = pending.removeLast()
        attach(header: box, since: start)
      }
    }
    let bottom = items.filter { $0.placement.edge == .bottom }
    guard !bottom.isEmpty else { return }
    let stack = StackMark(pending: start, axis: stackAxis)
    let row = openHorizontal()
    for (position, item) in bottom.enumerated() {
      if position > 0, bottom.count > 1 { Spacer._lower(Spacer(), into: &self) }
      lower(item)
    }
    closeHorizontal(row, .center, nil)
    forEachBox(since: row.pending) { box, context in
      context.stretch(&box, minimumHeight: 28, .center)
      context.pad(&box, vertical: 8, horizontal: 16)
      context.nameElement(&box, .footer, isPhrasing: false, [(.class, "n-foot")])
    }
    closeVertical(stack, .center, 0)
  }

  /// Has a box take all the room that it is proposed.
  mutating func fill(_ box: inout BoxReference) {
    let child = tree.boxes[Int(box.index)]
    if child.width.isGreedy, child.height.isGreedy { return }
    var outer = Box(
      kind: .flexibleFrame, width: child.width, height: child.height)
    for axis in 0...1 {
      let range = axis == 0 ? child.width : child.height
      guard !range.isGreedy else { continue }
      var filled = range
      filled.isGreedy = true
      filled.isShrinkable = false
      filled.maximum = .infinity
      if axis == 0 { outer.width = filled } else { outer.height = filled }
      outer.values[axis * 3 + 2] = .infinity
    }
    outer.priority = child.priority
    wrap(&box, in: outer)
  }

  /// Puts a bar above what came since a mark: into a scroll view, so that it moves with it, or
  /// above other views.
  @MainActor
  private mutating func attach(header: Int32, since start: Int) {
    guard pending.count == start + 1 else {
      pending.insert(header, at: start)
      return closeVertical(StackMark(pending: start, axis: stackAxis), .center, 0)
    }
    var chain: [Int] = []
    var index = Int(pending[start])
    search: while true {
      let box = tree.boxes[index]
      switch box.kind {
      case .wrapper, .background, .overlay:
        chain.append(index)
        guard let inner = tree.children(of: box).first else { break search }
        index = Int(inner)
      default: break search
      }
    }
    guard tree.boxes[index].kind == .scroll, tree.boxes[index].values[0] == 2 else {
      pending.insert(header, at: start)
      return closeVertical(StackMark(pending: start, axis: stackAxis), .center, 0)
    }
    let inner = mark()
    pending.append(header)
    pending.append(contentsOf: tree.children(of: tree.boxes[index]))
    closeVertical(StackMark(pending: inner, axis: stackAxis), .center, 0)
    let content = pending.removeLast()
    tree.boxes[index].childStart = Int32(truncatingIfNeeded: tree.children.count)
    tree.boxes[index].childCount = 1
    tree.children.append(content)
    for place in chain + [index] { tree.boxes[place].width = .filling() }
  }
}
