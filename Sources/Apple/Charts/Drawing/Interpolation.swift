import Foundation

/// A point of the plot, as parts of its width and height from the upper left.
struct PlotPlace: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A line through points.
enum Interpolation {
  /// A piece of a line to a point.
  enum Piece: Equatable {
    case line(PlotPlace)
    case curve(PlotPlace, PlotPlace, PlotPlace)
  }

  /// The pieces from the first point through the others.
  static func pieces(_ points: [PlotPlace], _ method: InterpolationMethod.Kind) -> [Piece] {
    guard points.count > 1 else { return [] }
    switch method {
    case .linear: return points.dropFirst().map { .line($0) }
    case .stepStart, .stepCenter, .stepEnd: return steps(points, method)
    case .monotone: return monotone(points)
    case .cardinal(let tension): return cardinal(points, Double(tension))
    case .catmullRom(let alpha): return catmullRom(points, Double(alpha))
    }
  }

  private static func steps(_ points: [PlotPlace], _ method: InterpolationMethod.Kind) -> [Piece] {
    var result: [Piece] = []
    for (last, next) in zip(points, points.dropFirst()) {
      switch method {
      case .stepStart: result.append(.line(PlotPlace(last.x, next.y)))
      case .stepEnd: result.append(.line(PlotPlace(next.x, last.y)))
      default:
        let middle = (last.x + next.x) / 2
        result.append(.line(PlotPlace(middle, last.y)))
        result.append(.line(PlotPlace(middle, next.y)))
      }
      result.append(.line(next))
    }
    return result
  }

  /// Cubic pieces whose tangents are by Fritsch and Carlson, so that there is no extreme between points.
  private static func monotone(_ points: [PlotPlace]) -> [Piece] {
    let slopes = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    var tangents = [slopes[0]]
    for index in 1..<slopes.count {
      let (before, after) = (slopes[index - 1], slopes[index])
      let (h0, h1) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      // The weighted harmonic mean of Steffen: never steeper than twice the flatter neighbour.
      let mean = h0 + h1 == 0 ? 0 : (before * h1 + after * h0) / (h0 + h1)
      let sign = (before < 0 ? -1.0 : 1) + (after < 0 ? -1.0 : 1)
      tangents.append(sign * min(abs(before), abs(after), 0.5 * abs(mean)))
    }
    let last = slopes[slopes.count - 1]
    if slopes.count > 1 {
      tangents[0] = (3 * slopes[0] - tangents[1]) / 2
      tangents.append((3 * last - tangents[slopes.count - 1]) / 2)
    } else {
      tangents.append(last)
    }
    return zip(points, points.dropFirst()).enumerated().map { index, pair in
      let third = (pair.1.x - pair.0.x) / 3
      return .curve(
        PlotPlace(pair.0.x + third, pair.0.y + third * tangents[index]),
        PlotPlace(pair.1.x - third, pair.1.y - third * tangents[index + 1]), pair.1)
    }
  }

  private static func cardinal(_ points: [PlotPlace], _ tension: Double) -> [Piece] {
    let part = (1 - tension) / 6
    return points.indices.dropLast().map { index in
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      return .curve(
        PlotPlace(from.x + (to.x - before.x) * part, from.y + (to.y - before.y) * part),
        PlotPlace(to.x - (after.x - from.x) * part, to.y - (after.y - from.y) * part), to)
    }
  }

  private static func catmullRom(_ points: [PlotPlace], _ alpha: Double) -> [Piece] {
    func distance(_ a: PlotPlace, _ b: PlotPlace) -> Double {
      pow(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot(), alpha)
    }
    return points.indices.dropLast().map { index in
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      let (d1, d2, d3) = (distance(before, from), distance(from, to), distance(to, after))
      var (first, second) = (from, to)
      // The conversion to a curve of Bézier by Yuksel, Schaefer and Keyser.
      if d1 > 1e-9 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        first = PlotPlace(
          (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n,
          (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n)
      }
      if d3 > 1e-9 {
        let (b, n) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        second = PlotPlace(
          (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / n,
          (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / n)
      }
      return .curve(first, second, to)
    }
  }
}
