import ViewTree

/// Content whose marks are changed.
nonisolated struct ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout MarkRecord) -> Void
  /// The name of what a colour or a form shows.
  var seriesLabel: PlotLabel?

  @MainActor static func _collect(_ content: Self, into marks: inout MarkCollector) {
    let start = marks.marks.count
    Content._collect(content.content, into: &marks)
    if let label = content.seriesLabel, marks.seriesLabel == nil { marks.seriesLabel = label }
    for index in start..<marks.marks.count { content.change(&marks.marks[index]) }
  }
}

extension ChartContent {
  nonisolated func changing(
    _ change: @escaping (inout MarkRecord) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }

  nonisolated func changing(
    _ label: PlotLabel, _ change: @escaping (inout MarkRecord) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change, seriesLabel: label)
  }
}
