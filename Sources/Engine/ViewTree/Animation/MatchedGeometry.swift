import ElementTree

/// What two views in different places have in common.
///
/// - Note: As in SwiftUI.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Tells a live page which views are the same one in different places.
nonisolated public struct _MatchedGeometryModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID
  let namespace: Namespace.ID

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard context.isLive else { return }
    let place = Identity.child(modifier.namespace.number, Identity.key(modifier.id))
    context.forEachBox(since: mark) { box, context in context.match(&box, place) }
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    V._plan(&planner, at: contentOffset)
  }
}

extension LoweringContext {
  /// Gives a box the name by which a page finds it in another place.
  @MainActor
  mutating func match(_ box: inout BoxReference, _ name: UInt64) {
    annotate(&box) { $0.set(.dataMatch, String(name & 0xFFFF_FFFF_FFFF, radix: 36)) }
  }
}

extension View {
  /// Says that the view comes from where one with the same name was, and grows or shrinks from its size.
  ///
  /// - Note: Differs from SwiftUI: it moves within an animation (``withAnimation(_:_:)`` or
  ///   `animation(_:value:)`) on live pages, in position and size. Where two are shown at once, each is where
  ///   its own layout puts it, also with `isSource: false`.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, _MatchedGeometryModifier<ID>> {
    modifier(_MatchedGeometryModifier(id: id, namespace: namespace))
  }
}
