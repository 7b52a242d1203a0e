/// Makes axes of the statements in a block.
///
/// - Note: As in Swift Charts.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some AxisContent { EmptyAxisContent() }
  public static func buildPartialBlock<T: AxisContent>(first: T) -> T { first }
  public static func buildPartialBlock<A: AxisContent, B: AxisContent>(
    accumulated: A, next: B
  ) -> some AxisContent { AxisContentPair(first: accumulated, second: next) }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(side: .first(first)) }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(side: .second(second)) }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

nonisolated struct EmptyAxisContent: _PrimitiveAxisContent {
  @MainActor static func _collect(_ content: Self, into axis: inout AxisCollector) {}
}

nonisolated struct AxisContentPair<First: AxisContent, Second: AxisContent>: _PrimitiveAxisContent {
  let first: First
  let second: Second

  @MainActor static func _collect(_ content: Self, into axis: inout AxisCollector) {
    First._collect(content.first, into: &axis)
    Second._collect(content.second, into: &axis)
  }
}

extension BuilderConditional: AxisContent, _PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public var body: Never { fatalError("A condition has no body") }
  @MainActor public static func _collect(_ content: Self, into axis: inout AxisCollector) {
    switch content.side {
    case .first(let content): TrueContent._collect(content, into: &axis)
    case .second(let content): FalseContent._collect(content, into: &axis)
    }
  }
}

/// What has a hidden type.
///
/// - Note: As in Swift Charts.
nonisolated public struct AnyAxisContent: _PrimitiveAxisContent {
  let collect: @MainActor (inout AxisCollector) -> Void

  /// Hides the type.
  public init(_ content: any AxisContent) { self.init(erasing: content) }

  /// Hides the type.
  public init(erasing content: some AxisContent) {
    func collector<C: AxisContent>(_ content: C) -> @MainActor (inout AxisCollector) -> Void {
      // Only the main actor collects, where it came from.
      nonisolated(unsafe) let content = content
      return { C._collect(content, into: &$0) }
    }
    collect = collector(content)
  }

  @MainActor public static func _collect(_ content: Self, into axis: inout AxisCollector) {
    content.collect(&axis)
  }
}

/// Makes marks of an axis of the statements in a block.
///
/// - Note: As in Swift Charts.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { EmptyAxisMark() }
  public static func buildPartialBlock<T: AxisMark>(first: T) -> T { first }
  public static func buildPartialBlock<A: AxisMark, B: AxisMark>(
    accumulated: A, next: B
  ) -> some AxisMark { AxisMarkPair(first: accumulated, second: next) }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(side: .first(first)) }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(side: .second(second)) }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

nonisolated struct EmptyAxisMark: _PrimitiveAxisMark {
  @MainActor static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {}
}

nonisolated struct AxisMarkPair<First: AxisMark, Second: AxisMark>: _PrimitiveAxisMark {
  let first: First
  let second: Second

  @MainActor static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    First._collect(mark.first, into: &items)
    Second._collect(mark.second, into: &items)
  }
}

extension BuilderConditional: AxisMark, _PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  public var body: Never { fatalError("A condition has no body") }
  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    switch mark.side {
    case .first(let mark): TrueContent._collect(mark, into: &items)
    case .second(let mark): FalseContent._collect(mark, into: &items)
    }
  }
}

/// What has a hidden type.
///
/// - Note: As in Swift Charts.
nonisolated public struct AnyAxisMark: _PrimitiveAxisMark {
  let collect: @MainActor (inout AxisMarkCollector) -> Void

  /// Hides the type.
  public init(_ mark: any AxisMark) { self.init(erasing: mark) }

  /// Hides the type.
  public init(erasing mark: some AxisMark) {
    func collector<C: AxisMark>(_ mark: C) -> @MainActor (inout AxisMarkCollector) -> Void {
      // Only the main actor collects, where it came from.
      nonisolated(unsafe) let mark = mark
      return { C._collect(mark, into: &$0) }
    }
    collect = collector(mark)
  }

  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    mark.collect(&items)
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public var body: Never { fatalError("Optional content has no body") }
  @MainActor public static func _collect(_ content: Self, into axis: inout AxisCollector) {
    if let content { Wrapped._collect(content, into: &axis) }
  }
}
