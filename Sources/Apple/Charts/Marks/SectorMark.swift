public import Foundation

/// A part of a circle or of a ring.
///
/// - Note: Differs from Swift Charts: distances in points are those in a circle of 300 points.
nonisolated public struct SectorMark: _PrimitiveChartContent {
  let mark: NamedMark

  /// Creates a sector whose part of the circle is that of its value in the sum of all.
  ///
  /// - Parameters:
  ///   - angle: The value; that of a range is its width.
  ///   - innerRadius: Where the sector begins: a ratio of the circle, or points.
  ///   - outerRadius: Where the sector ends.
  ///   - angularInset: Half of the gap between neighbours, in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = NamedMark(.sector)
    mark.record.angle = angle.point
    mark.record.width = innerRadius.kind
    mark.record.height = outerRadius.kind
    mark.record.angularInset = angularInset ?? 0
    mark.angle = angle.label
    self.mark = mark
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout MarkCollector) {
    marks.add(content.mark)
  }
}
