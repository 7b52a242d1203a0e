/// Makes items of a block of statements.
///
/// - Note: As in SwiftUI.
@resultBuilder
public enum ToolbarContentBuilder {
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

  nonisolated public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarOptional<Content> { _ToolbarOptional(content: content) }

  nonisolated public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ToolbarEither<T, F> { _ToolbarEither(first: first, second: nil) }

  nonisolated public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ToolbarEither<T, F> { _ToolbarEither(first: nil, second: second) }

  nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several items.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: _PrimitiveToolbarContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public static func _collect(
    _ tuple: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) {
    let identity = context.identity
    var position: UInt64 = 0
    for part in repeat each tuple.content {
      context.identity = Identity.child(identity, position)
      position += 1
      type(of: part)._collect(part, into: &items, &context)
    }
    context.identity = identity
  }
}

/// Items that may not be there.
nonisolated public struct _ToolbarOptional<Content: ToolbarContent>: _PrimitiveToolbarContent {
  let content: Content?

  @MainActor public static func _collect(
    _ optional: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) {
    if let content = optional.content { Content._collect(content, into: &items, &context) }
  }
}

/// Items of one side of a condition.
nonisolated public struct _ToolbarEither<T: ToolbarContent, F: ToolbarContent>:
  _PrimitiveToolbarContent
{
  let first: T?
  let second: F?

  @MainActor public static func _collect(
    _ either: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) {
    if let first = either.first { T._collect(first, into: &items, &context) }
    if let second = either.second { F._collect(second, into: &items, &context) }
  }
}
