import ElementTree

/// How a view of a stack comes and goes.
///
/// - Note: As in SwiftUI.
public protocol NavigationTransition: Sendable {
  /// What the view grows out of and shrinks into, as a page names it; nil for nothing.
  var _source: UInt64? { get }
}

extension NavigationTransition {
  public var _source: UInt64? { nil }
}

/// The usual way.
///
/// - Note: Differs from SwiftUI: pages come at once.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of another view.
///
/// - Note: Differs from SwiftUI: views that a stack pushes; sheets and covers come as others do.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: UInt64?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that says the same with `matchedTransitionSource(id:in:)`.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init(_source: ZoomSource.name(of: sourceID, in: namespace))
  }
}

/// The name of a view that others grow out of.
enum ZoomSource {
  static func name(of id: some Hashable, in namespace: Namespace.ID) -> UInt64 {
    Identity.child(Identity.child(namespace.number, Identity.key(id)), Salt.Navigation.zoom)
  }
}

/// Whether the view that a stack shows grows out of another.
enum ZoomedPageKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tells a live page which view a pushed one grows out of.
nonisolated public struct _ZoomModifier: _PrimitiveModifier {
  let name: UInt64?
  /// Whether it is what grows.
  let isPage: Bool

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard context.isLive, let name = modifier.name else { return }
    context.forEachBox(since: mark) { box, context in context.match(&box, name) }
    if modifier.isPage { context.preferences.merge(ZoomedPageKey.self, true) }
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    V._plan(&planner, at: contentOffset)
  }
}

extension LoweringContext {
  /// Notes whether the view that a stack shows grows out of another; one that comes or goes so is animated.
  @MainActor
  mutating func noteZoom(_ levels: StackLevels?) {
    let isZoomed = preferences.take(ZoomedPageKey.self) ?? false
    guard let levels else { return }
    let change = (isZoomed: isZoomed, depth: levels.all.count)
    defer { levels.shown = change }
    guard let before = levels.shown, before.depth != change.depth else { return }
    guard before.isZoomed || isZoomed, let live = graph.live, live.animation == nil else { return }
    live.animation = .smooth(duration: 0.45)
  }
}

extension View {
  /// Says how the view comes when a stack pushes it, and how it goes.
  nonisolated public func navigationTransition(
    _ style: some NavigationTransition
  ) -> some View {
    modifier(_ZoomModifier(name: style._source, isPage: true))
  }

  /// Names the view out of which one with `navigationTransition(.zoom(sourceID:in:))` grows.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(_ZoomModifier(name: ZoomSource.name(of: id, in: namespace), isPage: false))
  }

  /// Names the view out of which one with `navigationTransition(.zoom(sourceID:in:))` grows.
  ///
  /// - Note: Differs from SwiftUI: it looks as it does otherwise.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}
