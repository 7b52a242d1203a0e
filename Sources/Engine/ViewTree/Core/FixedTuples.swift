// Blocks of two to ten statements. Each is as plain as a struct of views can be, so that the
// optimiser can see through it.

/// The views of a block, any of which may come and go.
@MainActor @preconcurrency
public protocol _SeveralViews: _PrimitiveView {}

extension _SeveralViews {
  /// The views, which only reflection knows: those of a block are a structure's, others a tuple in one.
  @MainActor var allViews: [any View] {
    let values = Mirror(reflecting: self).children.map(\.value)
    let views = values.compactMap { $0 as? any View }
    guard views.isEmpty, let tuple = values.first else { return views }
    return Mirror(reflecting: tuple).children.compactMap { $0.value as? any View }
  }
}

nonisolated public struct _Tuple2<T0: View, T1: View>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1

  @inlinable public init(
    _ v0: T0, _ v1: T1
  ) {
    self.v0 = v0
    self.v1 = v1
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
  }
}

nonisolated public struct _Tuple3<T0: View, T1: View, T2: View>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
  }
}

nonisolated public struct _Tuple4<T0: View, T1: View, T2: View, T3: View>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
  }
}

nonisolated public struct _Tuple5<T0: View, T1: View, T2: View, T3: View, T4: View>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3
  @usableFromInline let v4: T4

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = Identity.child(identity, 4)
    T4._lower(view.v4, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
    planner.within(4) { $0.add(\Self.v4, of: offset) }
  }
}

nonisolated public struct _Tuple6<T0: View, T1: View, T2: View, T3: View, T4: View, T5: View>:
  _SeveralViews
{
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3
  @usableFromInline let v4: T4
  @usableFromInline let v5: T5

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = Identity.child(identity, 4)
    T4._lower(view.v4, into: &context)
    context.identity = Identity.child(identity, 5)
    T5._lower(view.v5, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
    planner.within(4) { $0.add(\Self.v4, of: offset) }
    planner.within(5) { $0.add(\Self.v5, of: offset) }
  }
}

nonisolated public struct _Tuple7<
  T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View
>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3
  @usableFromInline let v4: T4
  @usableFromInline let v5: T5
  @usableFromInline let v6: T6

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = Identity.child(identity, 4)
    T4._lower(view.v4, into: &context)
    context.identity = Identity.child(identity, 5)
    T5._lower(view.v5, into: &context)
    context.identity = Identity.child(identity, 6)
    T6._lower(view.v6, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
    planner.within(4) { $0.add(\Self.v4, of: offset) }
    planner.within(5) { $0.add(\Self.v5, of: offset) }
    planner.within(6) { $0.add(\Self.v6, of: offset) }
  }
}

nonisolated public struct _Tuple8<
  T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View, T7: View
>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3
  @usableFromInline let v4: T4
  @usableFromInline let v5: T5
  @usableFromInline let v6: T6
  @usableFromInline let v7: T7

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6, _ v7: T7
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = Identity.child(identity, 4)
    T4._lower(view.v4, into: &context)
    context.identity = Identity.child(identity, 5)
    T5._lower(view.v5, into: &context)
    context.identity = Identity.child(identity, 6)
    T6._lower(view.v6, into: &context)
    context.identity = Identity.child(identity, 7)
    T7._lower(view.v7, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
    planner.within(4) { $0.add(\Self.v4, of: offset) }
    planner.within(5) { $0.add(\Self.v5, of: offset) }
    planner.within(6) { $0.add(\Self.v6, of: offset) }
    planner.within(7) { $0.add(\Self.v7, of: offset) }
  }
}

nonisolated public struct _Tuple9<
  T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View, T7: View, T8: View
>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3
  @usableFromInline let v4: T4
  @usableFromInline let v5: T5
  @usableFromInline let v6: T6
  @usableFromInline let v7: T7
  @usableFromInline let v8: T8

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6, _ v7: T7, _ v8: T8
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = Identity.child(identity, 4)
    T4._lower(view.v4, into: &context)
    context.identity = Identity.child(identity, 5)
    T5._lower(view.v5, into: &context)
    context.identity = Identity.child(identity, 6)
    T6._lower(view.v6, into: &context)
    context.identity = Identity.child(identity, 7)
    T7._lower(view.v7, into: &context)
    context.identity = Identity.child(identity, 8)
    T8._lower(view.v8, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
    planner.within(4) { $0.add(\Self.v4, of: offset) }
    planner.within(5) { $0.add(\Self.v5, of: offset) }
    planner.within(6) { $0.add(\Self.v6, of: offset) }
    planner.within(7) { $0.add(\Self.v7, of: offset) }
    planner.within(8) { $0.add(\Self.v8, of: offset) }
  }
}

nonisolated public struct _Tuple10<
  T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View, T7: View, T8: View, T9: View
>: _SeveralViews {
  @usableFromInline let v0: T0
  @usableFromInline let v1: T1
  @usableFromInline let v2: T2
  @usableFromInline let v3: T3
  @usableFromInline let v4: T4
  @usableFromInline let v5: T5
  @usableFromInline let v6: T6
  @usableFromInline let v7: T7
  @usableFromInline let v8: T8
  @usableFromInline let v9: T9

  @inlinable public init(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6, _ v7: T7, _ v8: T8,
    _ v9: T9
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
    self.v9 = v9
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, 0)
    T0._lower(view.v0, into: &context)
    context.identity = Identity.child(identity, 1)
    T1._lower(view.v1, into: &context)
    context.identity = Identity.child(identity, 2)
    T2._lower(view.v2, into: &context)
    context.identity = Identity.child(identity, 3)
    T3._lower(view.v3, into: &context)
    context.identity = Identity.child(identity, 4)
    T4._lower(view.v4, into: &context)
    context.identity = Identity.child(identity, 5)
    T5._lower(view.v5, into: &context)
    context.identity = Identity.child(identity, 6)
    T6._lower(view.v6, into: &context)
    context.identity = Identity.child(identity, 7)
    T7._lower(view.v7, into: &context)
    context.identity = Identity.child(identity, 8)
    T8._lower(view.v8, into: &context)
    context.identity = Identity.child(identity, 9)
    T9._lower(view.v9, into: &context)
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.within(0) { $0.add(\Self.v0, of: offset) }
    planner.within(1) { $0.add(\Self.v1, of: offset) }
    planner.within(2) { $0.add(\Self.v2, of: offset) }
    planner.within(3) { $0.add(\Self.v3, of: offset) }
    planner.within(4) { $0.add(\Self.v4, of: offset) }
    planner.within(5) { $0.add(\Self.v5, of: offset) }
    planner.within(6) { $0.add(\Self.v6, of: offset) }
    planner.within(7) { $0.add(\Self.v7, of: offset) }
    planner.within(8) { $0.add(\Self.v8, of: offset) }
    planner.within(9) { $0.add(\Self.v9, of: offset) }
  }
}
