public import ViewTree

/// A part of what a chart shows.
///
/// - Note: As in Swift Charts. `_collect` is the package's own requirement; content that has a
///   `body` never implements it.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of content that stands for this one.
  associatedtype Body: ChartContent
  /// What the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks that the content stands for.
  @MainActor static func _collect(_ content: Self, into marks: inout MarkCollector)
}

extension ChartContent {
  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    guard marks.enter() else { return }
    Body._collect(content.body, into: &marks)
    marks.leave()
  }
}

extension Never: ChartContent {
  @MainActor public static func _collect(_ content: Never, into marks: inout MarkCollector) {}
}

/// Content that the package collects itself.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public var body: Never { fatalError("Optional content has no body") }
  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("ForEach has no body") }
  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for every element.
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for every element, told apart by a part of the element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, path: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for every number in a range.
  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

/// Content that belongs together; a modifier applies to all of it.
///
/// - Note: As in Swift Charts.
nonisolated public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  /// Creates content of the content in a block.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    Content._collect(content.content, into: &marks)
  }
}

/// Content whose type is hidden.
///
/// - Note: As in Swift Charts.
nonisolated public struct AnyChartContent: _PrimitiveChartContent {
  let collect: @MainActor (inout MarkCollector) -> Void

  /// Hides the type of content.
  public init(_ content: any ChartContent) { self.init(erasing: content) }

  /// Hides the type of content.
  public init(erasing content: some ChartContent) {
    func collector<C: ChartContent>(_ content: C) -> @MainActor (inout MarkCollector) -> Void {
      // Only the main actor collects, where the content came from.
      nonisolated(unsafe) let content = content
      return { C._collect(content, into: &$0) }
    }
    collect = collector(content)
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    content.collect(&marks)
  }
}
