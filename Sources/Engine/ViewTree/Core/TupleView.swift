/// Several views in a row, as a builder makes them of its statements.
///
/// Blocks of up to ten statements have a type of fixed arity. A parameter pack would do for all, but
/// the runtime looks up a pack's type under a lock for every value: measured, four times the cost.
nonisolated public struct TupleView<T>: _SeveralViews {
  /// The views.
  public var value: T

  /// Creates a view from a tuple of views.
  public init(_ value: T) { self.value = value }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    // A tuple's elements are only known to reflection; builders never come here.
    var position: UInt64 = 0
    for child in Mirror(reflecting: view.value).children {
      guard let child = child.value as? any View else { continue }
      context.lower(any: child, at: position)
      position += 1
    }
  }
}

/// More than ten views in a row.
nonisolated public struct _TuplePack<each T: View>: _SeveralViews {
  @usableFromInline let views: (repeat each T)

  @inlinable public init(_ views: repeat each T) { self.views = (repeat each views) }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    var position: UInt64 = 0
    repeat lower(each view.views, identity, &position, &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    var (position, place): (UInt64, Int) = (0, offset)
    repeat plan((each T).self, &position, &place, &planner)
  }

  @MainActor
  private static func plan<V: View>(
    _ type: V.Type, _ position: inout UInt64, _ place: inout Int,
    _ planner: inout _OutlinePlanner
  ) {
    // Elements of a tuple stand one behind the other, each where its type may stand.
    let alignment = MemoryLayout<V>.alignment
    place = (place + alignment - 1) / alignment * alignment
    let start = place
    planner.within(position) { V._plan(&$0, at: start) }
    position += 1
    place += MemoryLayout<V>.size
  }

  // A metatype taken in the loop itself crashes the optimiser of Swift 6.3.
  @inlinable @MainActor
  static func lower<V: View>(
    _ child: V, _ identity: UInt64, _ position: inout UInt64, _ context: inout LoweringContext
  ) {
    context.identity = Identity.child(identity, position)
    position += 1
    V._lower(child, into: &context)
  }
}
