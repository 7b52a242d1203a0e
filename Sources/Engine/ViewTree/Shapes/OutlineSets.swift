import CGeos
import Foundation

/// Combines outlines by GEOS, which is loaded when the first two are combined.
enum OutlineSets {
  enum Operation {
    case union, intersection, difference, symmetricDifference

    fileprivate var code: cgeos_operation {
      switch self {
      case .union: CGEOS_UNION
      case .intersection: CGEOS_INTERSECTION
      case .difference: CGEOS_DIFFERENCE
      case .symmetricDifference: CGEOS_SYMMETRIC_DIFFERENCE
      }
    }
  }

  /// Combines the insides of two outlines, or with `isLine` the lines of the first and the inside of the second.
  ///
  /// - Returns: The first one, where there is no library or a point is no number.
  static func combine(
    _ operation: Operation, _ first: Path, _ second: Path, isLine: Bool = false, eoFill: Bool
  ) -> Path {
    guard isAvailable else { return first }
    var (first, second) = (PolyLines(first, isLine: isLine), PolyLines(second))
    var result = cgeos_lines()
    let isDone = first.withLines { first in
      second.withLines { second in
        cgeos_combine(
          operation.code, first, second, isLine ? 1 : 0, eoFill ? 1 : 0, &result) == 1
      }
    }
    defer { cgeos_free(result) }
    return isDone ? Path(result, isLine: isLine) : first.path
  }

  private static let isAvailable = {
    if cgeos_is_available() == 1 { return true }
    FileHandle.standardError.write(
      Data(
        "Outlines are not combined (union, subtracting, …) without a library. Install libgeos-c1v5.\n"
          .utf8))
    return false
  }()
}

/// The subpaths of a path as points.
private struct PolyLines {
  let path: Path
  private var points: [Double] = []
  private var lengths: [Int32] = []

  init(_ path: Path, isLine: Bool = false) {
    self.path = path
    for subpath in path.subpaths where !subpath.segments.isEmpty {
      let start = points.count
      append(subpath.start)
      for segment in subpath.segments {
        for point in segment.flattened(segment.stepCount) { append(point) }
      }
      if subpath.isClosed, isLine { append(subpath.start) }
      lengths.append(Int32(truncatingIfNeeded: (points.count - start) / 2))
    }
  }

  private mutating func append(_ point: CGPoint) {
    points.append(point.x)
    points.append(point.y)
  }

  mutating func withLines<Result>(_ body: (cgeos_lines) -> Result) -> Result {
    let count = Int32(truncatingIfNeeded: lengths.count)
    return points.withUnsafeMutableBufferPointer { points in
      lengths.withUnsafeMutableBufferPointer { lengths in
        body(cgeos_lines(points: points.baseAddress, lengths: lengths.baseAddress, count: count))
      }
    }
  }
}

extension PathSegment {
  /// In how many lines the segment is cut so that they are less than 0.1 points from it.
  fileprivate var stepCount: Int {
    var length: CGFloat = 0
    var last = start
    for point in element.points {
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    return length.isFinite ? min(max(Int((2 * length.squareRoot()).rounded(.up)), 4), 256) : 1
  }
}

extension Path {
  /// The path through the points of lines, each back to its start unless they are open.
  fileprivate init(_ lines: cgeos_lines, isLine: Bool) {
    self.init()
    var next = 0
    for line in 0..<Int(lines.count) {
      let count = Int(lines.lengths[line])
      let points = (next..<next + count).map { index in
        CGPoint(x: lines.points[2 * index], y: lines.points[2 * index + 1])
      }
      next += count
      addLines(isLine ? points : points.dropLast())
      if !isLine { closeSubpath() }
    }
  }
}
