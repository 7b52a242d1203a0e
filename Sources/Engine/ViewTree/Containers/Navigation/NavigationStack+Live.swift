import Foundation

/// A navigation stack on a live page.
@MainActor
struct LiveStack {
  let route: NavigationRoute
  /// The views that links have brought.
  let pushed: [LinkDestination]
  let actions: NavigationActions
  /// What brought the views that are shown.
  let levels: StackLevels
  /// The views that are told whether they are shown, the root first.
  let scopes: PageScopes
  /// Gives the page at a level.
  let scope: @MainActor (Int) -> PageScopeReference
  /// Shows only so many levels above the root.
  let cut: @MainActor (Int) -> Void
  /// Tells the page how many levels are shown, and the types of values that addresses may stand for.
  let register: @MainActor (Int, CodableTypes) -> Void
}

extension LoweringContext {
  /// Whether the stack or split view that is being lowered is evaluated, for its links.
  @MainActor
  mutating func stackEvaluation() -> StackEvaluation {
    let node = graph.node(at: Identity.child(identity, Salt.Navigation.evaluation))
    if let known = node.values[0] as? StackEvaluation { return known }
    let new = StackEvaluation()
    node.values[0] = new
    return new
  }

  /// The state of the stack that is being lowered; nil on a static page.
  @MainActor
  mutating func liveStack(_ given: NavigationRoute?) -> LiveStack? {
    guard isLive, let live = graph.live else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Navigation.path))
    let path = node.cell(0, NavigationPath(), in: graph)
    let views = node.cell(1, PushedViews(), in: graph)
    let route = given ?? NavigationRoute(path.binding)
    let levels = node.values[3] as? StackLevels ?? StackLevels()
    node.values[3] = levels
    let scopes = node.values[4] as? PageScopes ?? PageScopes()
    node.values[4] = scopes
    let cut: @MainActor (Int) -> Void = { count in
      guard let kept = levels.leave(keeping: max(0, count)) else { return }
      if views.unreadValue.views.count > kept.links {
        var fewer = views.unreadValue
        for view in fewer.views[kept.links...] { view.onChange = nil }
        fewer.views.removeLast(fewer.views.count - kept.links)
        views.set(fewer)
      }
      if kept.values < route.values().count { route.cut(kept.values) }
    }
    let evaluation = stackEvaluation()
    let graph = graph
    let navigation = live.navigation
    let name = stackName(of: node, navigation)
    let accepts = environment.addressCheck ?? { _ in true }
    node.leave = { navigation.remove(name) }
    return LiveStack(
      route: route, pushed: views.value.views,
      actions: NavigationActions(
        push: { value in _ = route.append(value) },
        pushView: { view in
          var more = views.unreadValue
          more.views.append(view)
          views.set(more)
          view.onChange = {
            var again = views.unreadValue
            again.version &+= 1
            views.set(again)
          }
        }, evaluation: evaluation), levels: levels, scopes: scopes,
      scope: { [outer = environment.pageScope.scope, identity] level in
        scopes.scope(at: level, in: outer, of: identity)
      },
      cut: cut,
      register: { depth, types in
        let isWanted = navigation.register(
          LiveNavigation.Stack(
            name: name, depth: depth,
            encoded: depth > 0 && levels.areValues ? route.encoded() : nil,
            decode: { route.decode($0, types, accepts) }, cut: cut))
        // A model that is written while views read it doesn't tell them.
        if isWanted { graph.appearActions.append((0, { navigation.claim(name) })) }
      })
  }

  /// What addresses call a stack: by its tab, since tabs are made in the order in which the reader chooses
  /// them; elsewhere by a number.
  @MainActor
  private mutating func stackName(of node: StateNode, _ navigation: LiveNavigation) -> String {
    if let known = node.values[2] as? ValueMemory<String> { return known.value }
    let ofTab = environment.tabPosition.map { "t-\($0 + 1)" }
    let name = ofTab.flatMap { navigation.stacks[$0] == nil ? $0 : nil } ?? uniqueName("n")
    node.values[2] = ValueMemory(name)
    return name
  }
}
