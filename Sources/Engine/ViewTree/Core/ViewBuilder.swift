/// Makes one view of a block of statements.
///
/// - Note: As in SwiftUI.
@resultBuilder
public enum ViewBuilder {
  @inlinable nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable nonisolated public static func buildBlock<Content: View>(
    _ content: Content
  ) -> Content { content }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View
  >(
    _ v0: T0, _ v1: T1
  ) -> _Tuple2<T0, T1> {
    _Tuple2(v0, v1)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2
  ) -> _Tuple3<T0, T1, T2> {
    _Tuple3(v0, v1, v2)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3
  ) -> _Tuple4<T0, T1, T2, T3> {
    _Tuple4(v0, v1, v2, v3)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View, T4: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4
  ) -> _Tuple5<T0, T1, T2, T3, T4> {
    _Tuple5(v0, v1, v2, v3, v4)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View, T4: View, T5: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5
  ) -> _Tuple6<T0, T1, T2, T3, T4, T5> {
    _Tuple6(v0, v1, v2, v3, v4, v5)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6
  ) -> _Tuple7<T0, T1, T2, T3, T4, T5, T6> {
    _Tuple7(v0, v1, v2, v3, v4, v5, v6)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View, T7: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6, _ v7: T7
  ) -> _Tuple8<T0, T1, T2, T3, T4, T5, T6, T7> {
    _Tuple8(v0, v1, v2, v3, v4, v5, v6, v7)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View, T7: View, T8: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6, _ v7: T7, _ v8: T8
  ) -> _Tuple9<T0, T1, T2, T3, T4, T5, T6, T7, T8> {
    _Tuple9(v0, v1, v2, v3, v4, v5, v6, v7, v8)
  }

  @inlinable
  nonisolated public static func buildBlock<
    T0: View, T1: View, T2: View, T3: View, T4: View, T5: View, T6: View, T7: View, T8: View,
    T9: View
  >(
    _ v0: T0, _ v1: T1, _ v2: T2, _ v3: T3, _ v4: T4, _ v5: T5, _ v6: T6, _ v7: T7, _ v8: T8,
    _ v9: T9
  ) -> _Tuple10<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9> {
    _Tuple10(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
  }

  @inlinable nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> _TuplePack<repeat each Content> {
    _TuplePack(repeat each content)
  }

  @inlinable nonisolated public static func buildIf<Content: View>(
    _ content: Content?
  ) -> Content? { content }

  @inlinable nonisolated public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> { _ConditionalContent(first: first) }

  @inlinable nonisolated public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> { _ConditionalContent(second: second) }

  @inlinable nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}
