/// Makes content of the statements in a block.
///
/// - Note: As in Swift Charts.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }
  public static func buildPartialBlock<T: ChartContent>(first: T) -> T { first }
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
    accumulated: A, next: B
  ) -> some ChartContent { ChartContentPair(first: accumulated, second: next) }
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(side: .first(first)) }
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(side: .second(second)) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// What stands on one side of a condition.
///
/// - Note: As in Swift Charts.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Side {
    case first(TrueContent)
    case second(FalseContent)
  }
  let side: Side
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    switch content.side {
    case .first(let content): TrueContent._collect(content, into: &marks)
    case .second(let content): FalseContent._collect(content, into: &marks)
    }
  }
}

nonisolated struct EmptyChartContent: _PrimitiveChartContent {
  @MainActor static func _collect(_ content: Self, into marks: inout MarkCollector) {}
}

nonisolated struct ChartContentPair<First: ChartContent, Second: ChartContent>:
  _PrimitiveChartContent
{
  let first: First
  let second: Second

  @MainActor static func _collect(_ content: Self, into marks: inout MarkCollector) {
    First._collect(content.first, into: &marks)
    Second._collect(content.second, into: &marks)
  }
}
