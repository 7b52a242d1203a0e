/// A view of which it can be said which tab it has before it is made.
protocol TabDescribing {
  /// Adds what the view tells the tabs around it.
  func describe(_ traits: inout BoxTraits)
}

extension ModifiedContent: TabDescribing {
  func describe(_ traits: inout BoxTraits) {
    (content as? any TabDescribing)?.describe(&traits)
    (modifier as? _TraitModifier)?.change(&traits)
  }
}

extension LoweringContext {
  /// Lowers a view with a tab, or room for it as long as the tab was not chosen.
  @MainActor
  mutating func lowerTab<V: View>(
    _ content: V, _ traits: BoxTraits, _ memory: TabMemory, at position: UInt64? = nil
  ) {
    let key = memory.key(traits.tag, after: mark())
    guard memory.isMade(key) else {
      let mark = mark()
      addArea(nil)
      forEachBox(since: mark) { box, context in context.setTraits(of: box) { $0 = traits } }
      return
    }
    let links = environment.links
    environment.tabPosition = memory.position(after: mark())
    environment.tabMemory = nil
    environment.pageOffset = memory.offset(of: key)
    let isShown = memory.isShown(key)
    let title = preferences.take(NavigationTitleKey.self)
    let head = preferences.take(PageHeadKey.self)
    if !isShown {
      var loading = environment.rowLoading
      loading.isFar = true
      environment.rowLoading = loading
    }
    // One box, whatever the view consists of now, as long as it was not made.
    let stack = openVertical()
    if let position { lower(content, at: position) } else { V._lower(content, into: &self) }
    if pending.count - stack.pending > 1 {
      closeVertical(stack, .center, nil)
    } else {
      stackAxis = stack.axis
      if pending.count == stack.pending { addArea(nil) }
    }
    environment.links = links
    // What isn't shown doesn't give the page its title.
    if !isShown {
      _ = preferences.take(NavigationTitleKey.self)
      _ = preferences.take(PageHeadKey.self)
    }
    preferences.restore(PageHeadKey.self, head)
    if let title { preferences.merge(NavigationTitleKey.self, title) }
  }

  /// What is kept of the tabs that are being lowered; nil on a static page, which has all of them.
  @MainActor
  mutating func tabMemory(_ selection: TabSelection) -> TabMemory? {
    guard isLive else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Tabs.memory))
    if let known = node.values[0] as? TabMemory { return known }
    let new = TabMemory(selection)
    node.values[0] = new
    return new
  }
}

/// The views of tabs, of which those are made that were chosen.
nonisolated struct TabContents<Content: View>: _PrimitiveView {
  let content: Content
  let selection: TabSelection
  let memory: TabMemory?

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let links = context.environment.links
    context.environment.containerKind = .tabs
    context.environment.tabLook = .bar
    if let memory = view.memory {
      memory.begin(at: context.mark(), view.selection)
      context.environment.tabMemory = memory
    }
    Content._lower(view.content, into: &context)
    context.environment.links = links
  }
}

/// Has the page say how far the tab that is shown is scrolled, and scroll it to where it was left.
nonisolated struct TabScrollModifier: _PrimitiveModifier {
  let memory: TabMemory?
  /// What tells the tab that is shown; nil for the others.
  let shown: TabMemory.Key?

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard let memory = modifier.memory, let shown = modifier.shown, let live = context.graph.live
    else { return }
    let scope = Identity.child(context.identity, Salt.Tabs.scroll)
    if let place = memory.show(shown, in: context.graph) {
      live.scrolls.append(
        ScrollWish(
          place: .point(x: nil, y: place.offset), scope: scope, isSmooth: false,
          restores: place.isAsLeft))
    }
    context.followPageScroll(since: mark, scope) { memory.scroll(to: $0) }
  }
}
