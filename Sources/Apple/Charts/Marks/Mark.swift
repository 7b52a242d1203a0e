import Foundation

/// A mark and the names of its values.
struct NamedMark {
  var record: MarkRecord
  var x: PlotLabel?
  var y: PlotLabel?
  var angle: PlotLabel?
  var series: PlotLabel?

  init(_ kind: MarkRecord.Kind) { record = MarkRecord(kind) }

  /// The mark at a value.
  func x<V>(_ value: PlottableValue<V>) -> NamedMark {
    var result = self
    result.record.x = .value(value.point)
    result.x = value.label
    return result
  }

  /// The mark at a value.
  func y<V>(_ value: PlottableValue<V>) -> NamedMark {
    var result = self
    result.record.y = .value(value.point)
    result.y = value.label
    return result
  }

  /// The mark from one value to another.
  func x<V>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) -> NamedMark {
    var result = self
    result.record.x = .range(start.point, end.point)
    result.x = start.label
    return result
  }

  /// The mark from one value to another.
  func y<V>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) -> NamedMark {
    var result = self
    result.record.y = .range(start.point, end.point)
    result.y = start.label
    return result
  }

  /// The mark from one distance from the plot's start to another.
  func x(from start: CGFloat?, to end: CGFloat?) -> NamedMark {
    var result = self
    result.record.x = .plot(from: start, to: end)
    return result
  }

  /// The mark from one distance from the plot's top to another.
  func y(from start: CGFloat?, to end: CGFloat?) -> NamedMark {
    var result = self
    result.record.y = .plot(from: start, to: end)
    return result
  }

  func size(_ width: MarkDimension, _ height: MarkDimension = .automatic) -> NamedMark {
    var result = self
    result.record.width = width.kind
    result.record.height = height.kind
    return result
  }

  func series<V>(_ value: PlottableValue<V>) -> NamedMark {
    var result = self
    result.record.series = value.point.datum
    result.series = value.label
    return result
  }

  func stacking(_ method: MarkStackingMethod) -> NamedMark {
    var result = self
    result.record.stacking = method.kind
    return result
  }
}

extension MarkCollector {
  mutating func add(_ mark: NamedMark) {
    if xLabel == nil, let label = mark.x { xLabel = label }
    if yLabel == nil, let label = mark.y { yLabel = label }
    if angleLabel == nil, let label = mark.angle { angleLabel = label }
    if seriesLabel == nil, let label = mark.series { seriesLabel = label }
    marks.append(mark.record)
  }
}
