import Foundation
import ViewTree

extension ChartPlan {
  /// How many points a circle has across, where distances in points are asked for.
  private static let usualRadius = 150.0

  /// The sectors, each a part of the circle that its value has in the sum of all.
  mutating func sectorFigures() -> [(Int, PlotFigure)] {
    let members = marks.indices.filter { marks[$0].kind == .sector }
    let sizes = members.map { index -> Double in
      guard let angle = marks[index].angle, let start = angle.datum.scalar else { return 0 }
      return abs(angle.end.map { $0 - start } ?? start)
    }
    let total = sizes.reduce(0, +)
    guard total > 0, total.isFinite else { return [] }
    var result: [(Int, PlotFigure)] = []
    var start = 0.0
    for (index, size) in zip(members, sizes) {
      let end = start + size / total
      sectors.append((index, start...max(start, end)))
      let mark = marks[index]
      let outer = ChartPlan.radius(mark.height, usual: 1, of: 1)
      let inner = min(ChartPlan.radius(mark.width, usual: 0, of: outer), outer)
      if size > 0, outer > 0 {
        let sector = Sector(
          start: start, end: end, inner: inner, outer: outer,
          inset: Double(mark.angularInset) / ChartPlan.usualRadius,
          corner: Double(mark.looks.cornerRadius ?? 0) / ChartPlan.usualRadius,
          isMirrored: surroundings.isRightToLeft)
        var figure = PlotFigure(.square(sector.outline))
        figure.fill = styles.style(mark.looks)
        figure.opacity = mark.looks.opacity
        figure.offset = offset(mark.looks)
        result.append((index, figure))
        let angle = (start + end) * .pi
        let middle = inner > 0 ? (inner + outer) / 2 : outer * 0.62
        annotate(
          mark,
          CGRect(
            x: 0.5 + middle / 2 * sin(angle), y: 0.5 - middle / 2 * cos(angle), width: 0, height: 0),
          reach: .zero, inSquare: true)
      }
      start = end
    }
    return result
  }

  /// A distance from the centre as a part of the circle's radius.
  private static func radius(_ dimension: MarkDimension.Kind, usual: Double, of outer: Double)
    -> Double
  {
    let result: Double =
      switch dimension {
      case .automatic: usual
      case .ratio(let ratio): Double(ratio) * outer
      case .fixed(let points): Double(points) / usualRadius
      case .inset(let points): outer - Double(points) / usualRadius
      }
    return result.isFinite ? min(max(result, 0), 1) : usual
  }
}

/// A part of a ring; lengths are parts of the radius, angles parts of the circle from the top.
struct Sector {
  var start: Double
  var end: Double
  var inner: Double
  var outer: Double
  /// Half of the gap to the neighbours.
  var inset: Double
  var corner: Double
  /// Whether it runs against the clock.
  var isMirrored: Bool

  private static let middle = PlotFigure.side / 2

  private func point(_ radius: Double, _ angle: Double) -> String {
    let x = Sector.middle * (1 + radius * sin(angle) * (isMirrored ? -1 : 1))
    let y = Sector.middle * (1 - radius * cos(angle))
    return "\(Int(x.rounded())) \(Int(y.rounded()))"
  }

  private func arc(_ radius: Double, to point: String, large: Bool, clockwise: Bool) -> String {
    let units = Int((radius * Sector.middle).rounded())
    return "A\(units) \(units) 0 \(large ? 1 : 0) \(clockwise != isMirrored ? 1 : 0) \(point)"
  }

  var outline: String {
    if end - start > 0.999_999 { return ring }
    let (first, last) = (start * 2 * .pi, end * 2 * .pi)
    let gap = max(0, inset)
    let turn = gap < outer ? asin(gap / outer) : .pi
    let (from, to) = (first + turn, last - turn)
    guard from < to else { return "M0 0" }
    let isLarge = to - from > .pi
    let round = min(max(corner, 0), (outer - inner) / 2, (to - from) * outer / 3)
    var text = ""
    if round > 0 {
      let part = round / outer
      text += "M\(point(outer - round, from))Q\(point(outer, from)) \(point(outer, from + part))"
      text += arc(
        outer, to: point(outer, to - part), large: to - from - 2 * part > .pi, clockwise: true)
      text += "Q\(point(outer, to)) \(point(outer - round, to))"
    } else {
      text += "M\(point(outer, from))"
      text += arc(outer, to: point(outer, to), large: isLarge, clockwise: true)
    }
    let innerTurn = inner > gap ? asin(gap / inner) : .pi
    let (back, front) = (last - innerTurn, first + innerTurn)
    if inner > 0, front < back {
      let small = min(round, (back - front) * inner / 3)
      if small > 0 {
        let part = small / inner
        text += "L\(point(inner + small, back))Q\(point(inner, back)) \(point(inner, back - part))"
        text += arc(
          inner, to: point(inner, front + part), large: back - front - 2 * part > .pi,
          clockwise: false)
        text += "Q\(point(inner, front)) \(point(inner + small, front))"
      } else {
        text += "L\(point(inner, back))"
        text += arc(inner, to: point(inner, front), large: back - front > .pi, clockwise: false)
      }
    } else {
      let half = (last - first) / 2
      let tip = half < .pi / 2 && gap > 0 ? min(gap / sin(half), outer) : gap
      text += "L\(point(max(tip, 0), (first + last) / 2))"
    }
    return text + "z"
  }

  /// A whole circle, or a whole ring.
  private var ring: String {
    func circle(_ radius: Double, clockwise: Bool) -> String {
      "M\(point(radius, 0))"
        + arc(radius, to: point(radius, .pi), large: true, clockwise: clockwise)
        + arc(radius, to: point(radius, 0), large: true, clockwise: clockwise) + "z"
    }
    return circle(outer, clockwise: true) + (inner > 0 ? circle(inner, clockwise: false) : "")
  }
}
