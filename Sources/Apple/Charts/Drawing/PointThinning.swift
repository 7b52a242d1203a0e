import Foundation

/// Leaves out points that no pixel shows.
enum PointThinning {
  /// Columns of a plot: as many pixels as a plot on a usual window is wide.
  static let columns = 1024

  /// Of points that run from left to right, the first, lowest, highest and last of each column; of others,
  /// those that are elsewhere than the one before.
  static func line(_ points: [PlotPlace]) -> [PlotPlace] {
    guard points.count > 2 * columns else { return points }
    return isSorted(points) ? byColumns(points) : byCells(points)
  }

  private static func isSorted(_ points: [PlotPlace]) -> Bool {
    zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x }
      || zip(points, points.dropFirst()).allSatisfy { $0.x >= $1.x }
  }

  private static func column(_ point: PlotPlace) -> Int { Int(point.x * Double(columns)) }

  private static func byColumns(_ points: [PlotPlace]) -> [PlotPlace] {
    var result: [PlotPlace] = []
    result.reserveCapacity(4 * columns)
    var start = 0
    while start < points.count {
      let column = column(points[start])
      var end = start
      var (low, high) = (start, start)
      while end < points.count, self.column(points[end]) == column {
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
        end += 1
      }
      var last = -1
      for index in [start, min(low, high), max(low, high), end - 1] where index > last {
        result.append(points[index])
        last = index
      }
      start = end
    }
    return result
  }

  private static func byCells(_ points: [PlotPlace]) -> [PlotPlace] {
    var result: [PlotPlace] = []
    var last: (Int, Int)?
    for point in points {
      let cell = (column(point), column(PlotPlace(point.y, 0)))
      if let last, last == cell { continue }
      result.append(point)
      last = cell
    }
    return result
  }
}
