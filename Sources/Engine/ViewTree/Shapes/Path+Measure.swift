public import Foundation

/// A stretch of a path with its two ends.
struct PathSegment {
  var start: CGPoint
  var element: Path.Element

  var end: CGPoint { element.points.last ?? start }

  /// Whether the segment is a straight line.
  var isLine: Bool { if case .line = element { true } else { false } }

  /// The point at a fraction of the length, from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch element {
    case .move(let end), .line(let end):
      return CGPoint(x: s * start.x + t * end.x, y: s * start.y + t * end.y)
    case .quadCurve(let end, let control):
      let (a, b, c) = (s * s, 2 * s * t, t * t)
      return CGPoint(
        x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
    case .curve(let end, let first, let second):
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * first.x + c * second.x + d * end.x,
        y: a * start.y + b * first.y + c * second.y + d * end.y)
    case .closeSubpath: return start
    }
  }

  /// The stretch between two fractions of the length.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    let (from, to) = (point(at: low), point(at: high))
    /// The polar form of the curve: its value where the parameter is taken from several places.
    func blossom(_ points: [CGPoint], _ parameters: [CGFloat]) -> CGPoint {
      var points = points
      for t in parameters {
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
      }
      return points.first ?? from
    }
    switch element {
    case .quadCurve(let end, let control):
      return PathSegment(
        start: from,
        element: .quadCurve(to: to, control: blossom([start, control, end], [low, high])))
    case .curve(let end, let first, let second):
      let points = [start, first, second, end]
      return PathSegment(
        start: from,
        element: .curve(
          to: to, control1: blossom(points, [low, low, high]),
          control2: blossom(points, [low, high, high])))
    default: return PathSegment(start: from, element: .line(to: to))
    }
  }

  /// The lengths from the start to evenly spaced fractions.
  var lengths: [CGFloat] {
    let count = isLine ? 1 : 64
    var total: CGFloat = 0
    var last = start
    return (1...count).map { index in
      let next = point(at: CGFloat(index) / CGFloat(count))
      total += hypot(next.x - last.x, next.y - last.y)
      last = next
      return total
    }
  }

  /// The points at which the segment turns back on an axis, and its end.
  var extremes: [CGPoint] {
    var places: [CGFloat] = []
    switch element {
    case .quadCurve(let end, let control):
      for (a, b, c) in [(start.x, control.x, end.x), (start.y, control.y, end.y)] {
        let denominator = a - 2 * b + c
        if denominator != 0 { places.append((a - b) / denominator) }
      }
    case .curve(let end, let first, let second):
      for (p0, p1, p2, p3) in [
        (start.x, first.x, second.x, end.x), (start.y, first.y, second.y, end.y),
      ] {
        places += PathSegment.roots(
          -p0 + 3 * p1 - 3 * p2 + p3, 2 * (p0 - 2 * p1 + p2), p1 - p0)
      }
    default: break
    }
    return places.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) } + [end]
  }

  /// The solutions of `a·t² + b·t + c = 0`.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    guard abs(a) > 1e-12 * max(abs(b), abs(c)) else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}

extension Path {
  /// The subpaths as segments; a closed one ends where it starts.
  var subpaths: [(segments: [PathSegment], isClosed: Bool, start: CGPoint)] {
    var result: [(segments: [PathSegment], isClosed: Bool, start: CGPoint)] = []
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen { result.append((segments, false, start)) }
        (segments, start, current, isOpen) = ([], point, point, true)
      case .closeSubpath:
        if current != start {
          segments.append(PathSegment(start: current, element: .line(to: start)))
        }
        result.append((segments, true, start))
        (segments, current, isOpen) = ([], start, false)
      default:
        let segment = PathSegment(start: current, element: element)
        segments.append(segment)
        (current, isOpen) = (segment.end, true)
      }
    }
    if isOpen { result.append((segments, false, start)) }
    return result
  }

  /// The smallest rectangle around the path; the null rectangle if it is empty.
  public var boundingRect: CGRect {
    CGRect(
      around: subpaths.flatMap { subpath in
        [subpath.start] + subpath.segments.flatMap(\.extremes)
      })
  }

  /// Whether a point is inside; a line of tangents would do for curves, so they are cut in 32.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths {
      var corners = [subpath.start]
      for segment in subpath.segments { corners += segment.flattened(32) }
      corners.append(subpath.start)
      for (a, b) in zip(corners, corners.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// If the path is a single rectangle, that.
  var rectangle: CGRect? {
    let rect = boundingRect
    guard elements.count == 5 || elements.count == 6, self == Path(rect) else { return nil }
    return rect
  }

  /// The part of the path between two parts of its length, each from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let low = min(max(from, 0), 1)
    let high = min(max(to, 0), 1)
    guard low < high else { return Path() }
    guard low > 0 || high < 1 else { return self }
    let all = subpaths
    let lengths = all.map { subpath in subpath.segments.map(\.lengths) }
    let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
    guard total > 0, total.isFinite else { return Path() }
    let (begin, end) = (low * total, high * total)
    var result = Path()
    var position: CGFloat = 0
    for (index, subpath) in all.enumerated() {
      var isConnected = false
      for (segment, table) in zip(subpath.segments, lengths[index]) {
        let length = table.last ?? 0
        defer { position += length }
        guard length > 0, position < end, position + length > begin else {
          isConnected = false
          continue
        }
        let first = Path.parameter(begin - position, table)
        let last = Path.parameter(end - position, table)
        let part = segment.part(from: first, to: last)
        if !isConnected { result.move(to: part.start) }
        result.append(part.element)
        isConnected = last == 1
      }
    }
    return result
  }

  /// The fraction at which a segment has a length.
  private static func parameter(_ length: CGFloat, _ table: [CGFloat]) -> CGFloat {
    guard length > 0 else { return 0 }
    guard let total = table.last, length < total else { return 1 }
    let index = table.firstIndex { $0 >= length } ?? table.count - 1
    let before = index == 0 ? 0 : table[index - 1]
    let step = table[index] - before
    let rest = step > 0 ? (length - before) / step : 0
    return (CGFloat(index) + rest) / CGFloat(table.count)
  }
}

extension PathSegment {
  /// Points along the segment, its end included.
  func flattened(_ count: Int) -> [CGPoint] {
    guard !isLine else { return [end] }
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }
}
