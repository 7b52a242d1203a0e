import Foundation
import ElementTree

/// A gradient on its way to CSS.
///
/// Linear gradients run along a line between two points of the area, measured in points, with lines
/// of equal colour at right angles to it. CSS states angles, so a line that is not parallel to an
/// edge needs the area's proportions: ``css(width:height:)`` is exact where they are known.
package struct CSSGradient: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Radii as parts of the area's sides.
    case elliptical(center: UnitPoint, from: Double, to: Double)
    /// In degrees from the x axis towards the y axis.
    case angular(center: UnitPoint, from: Double, to: Double)
  }
  package struct Stop: Sendable, Hashable {
    package var color: String
    package var location: Double
  }
  package var kind: Kind
  package var stops: [Stop]
  /// Whether colours are mixed as they are seen, in Oklab, and not by their numbers.
  package var isPerceptual = false

  package init(kind: Kind, stops: [Stop], isPerceptual: Bool = false) {
    self.kind = kind
    self.stops = stops
    self.isPerceptual = isPerceptual
  }

  /// The gradient where the area's proportions are not known.
  ///
  /// A line from corner to corner gets the colours of the two corners and of the middle right; the
  /// lines of equal colour run through the other corners instead of at right angles. Other slanted
  /// lines are those of a square.
  package var css: String { css(width: nil, height: nil) }

  /// Whether the text depends on the area's proportions.
  package var isSized: Bool {
    guard case .linear(let from, let to) = kind else { return false }
    return from.x != to.x && from.y != to.y
  }

  /// The gradient as a CSS image for an area of a size.
  package func css(width: Double?, height: Double?) -> String {
    guard let first = stops.first, let last = stops.last else {
      return "linear-gradient(transparent 0 0)"
    }
    guard stops.count > 1 else { return CSSGradient.flat(first.color) }
    switch kind {
    case .linear(let from, let to):
      guard from != to else { return CSSGradient.flat(last.color) }
      return linear(from, to, width, height)
    case .radial(let center, let from, let to):
      guard from != to else { return CSSGradient.flat(last.color) }
      let list = placed(from: from, to: to) { $0 == 0 ? "0" : CSSNumber.string($0) + "px" }
      return "radial-gradient(circle\(at(center))\(space),\(list))"
    case .elliptical(let center, let from, let to):
      guard from != to else { return CSSGradient.flat(last.color) }
      let list = placed(from: from * 100, to: to * 100, CSSGradient.percent)
      return "radial-gradient(100% 100%\(at(center))\(space),\(list))"
    case .angular(let center, let from, let to): return angular(center, from, to)
    }
  }

  private func linear(
    _ from: UnitPoint, _ to: UnitPoint, _ width: Double?, _ height: Double?
  ) -> String {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    if dx == 0 || dy == 0 {
      let isVertical = dx == 0
      let (start, end) = isVertical ? (from.y, to.y) : (from.x, to.x)
      let isReversed = end < start
      let direction =
        isVertical ? (isReversed ? "to top" : "") : (isReversed ? "to left" : "to right")
      let list = placed(
        from: Double(isReversed ? 1 - start : start) * 100,
        to: Double(isReversed ? 1 - end : end) * 100, CSSGradient.percent)
      return "linear-gradient(\(prefix(direction))\(list))"
    }
    if width == nil || height == nil, abs(dx) == 1, abs(dy) == 1 {
      let corner = "to \(dy > 0 ? "bottom" : "top") \(dx > 0 ? "right" : "left")"
      return "linear-gradient(\(prefix(corner))\(placed(from: 0, to: 100, CSSGradient.percent)))"
    }
    let (w, h) = (width ?? 100, height ?? 100)
    guard w > 0, h > 0 else { return CSSGradient.flat(stops.last?.color ?? "transparent") }
    let (x, y) = (dx * w, dy * h)
    let length = hypot(x, y)
    let (ux, uy) = (x / length, y / length)
    // CSS's own line goes through the middle and is as long as the area's extent along it.
    let extent = abs(ux) * w + abs(uy) * h
    let start = 0.5 + ((Double(from.x) - 0.5) * w * ux + (Double(from.y) - 0.5) * h * uy) / extent
    var degrees = atan2(ux, -uy) * 180 / .pi
    if degrees < 0 { degrees += 360 }
    func percent(_ part: Double) -> Double { (part * 1e6).rounded() / 1e4 }
    let list = placed(
      from: percent(start), to: percent(start + length / extent), CSSGradient.percent)
    return "linear-gradient(\(prefix(CSSNumber.string(degrees) + "deg"))\(list))"
  }

  private func angular(_ center: UnitPoint, _ from: Double, _ to: Double) -> String {
    guard from.isFinite, to.isFinite else {
      return CSSGradient.flat(stops.last?.color ?? "transparent")
    }
    var copy = self
    var (start, end) = (from, to)
    if end < start {
      (start, end) = (end, start)
      copy.stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    }
    // Of more than a turn only the last one is seen.
    let span = end - start
    if span > 360 {
      let kept = 360 / span
      copy.stops = copy.stops.map {
        Stop(color: $0.color, location: ($0.location - (1 - kept)) / kept)
      }
      start = end - 360
    }
    let drawn = min(span, 360)
    var texts: [String] = []
    if drawn == 360 {
      texts = [copy.placed(from: 0, to: 100, CSSGradient.percent)]
    } else {
      // The colours at the two ends meet in the middle of what is left.
      let middle = CSSNumber.string((drawn + 360) / 2) + "deg"
      texts = [
        copy.placed(from: 0, to: drawn) { $0 == 0 ? "0" : CSSNumber.string($0) + "deg" },
        "\(copy.stops.last?.color ?? "transparent") \(middle)",
        "\(copy.stops.first?.color ?? "transparent") \(middle)",
      ]
    }
    var turn = (start + 90).truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    let turned = turn == 0 ? "" : "from \(CSSNumber.string(turn))deg"
    let head = [turned, at(center).trimmed, space.trimmed].filter { !$0.isEmpty }
    let lead = head.isEmpty ? "" : head.joined(separator: " ") + ","
    return "conic-gradient(\(lead)\(texts.joined(separator: ",")))"
  }

  /// The stops between two places.
  private func placed(from: Double, to: Double, _ unit: (Double) -> String) -> String {
    var ordered = stops.map { (color: $0.color, place: from + (to - from) * $0.location) }
    if to < from { ordered.reverse() }
    let isPlain = from == 0 && to == 100 && isEven
    return ordered.map { isPlain ? $0.color : "\($0.color) \(unit($0.place))" }
      .joined(separator: ",")
  }

  /// Whether the stops are spread evenly over the whole line, which CSS does by itself.
  private var isEven: Bool {
    stops.enumerated().allSatisfy { index, stop in
      abs(stop.location - Double(index) / Double(stops.count - 1)) < 1e-6
    }
  }

  private var space: String { isPerceptual ? " in oklab" : "" }

  private func prefix(_ direction: String) -> String {
    let text = [direction, space.trimmed].filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "" : text + ","
  }

  private func at(_ center: UnitPoint) -> String {
    center == .center
      ? ""
      : " at \(CSSGradient.percent(center.x * 100)) \(CSSGradient.percent(center.y * 100))"
  }

  private static func percent(_ value: Double) -> String {
    value == 0 ? "0" : CSSNumber.string(value) + "%"
  }

  /// An image of one colour.
  static func flat(_ color: String) -> String { "linear-gradient(\(color) 0 0)" }

  /// A colour, more translucent.
  static func translucent(_ color: String, _ opacity: Double) -> String {
    let part = CSSNumber.string(min(max(opacity, 0), 1) * 100)
    return "color-mix(in srgb,\(color) \(part)%,transparent)"
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

/// A stop of a gradient of SVG.
struct SVGStop {
  var location: CGFloat
  var color: String
  var isClear: Bool

  /// The stops of a gradient. SVG mixes colours apart from their opacity, so that what can't be seen has the colour of what
  /// is beside it; otherwise it would be seen on the way there.
  static func stops(_ all: [(location: CGFloat, color: String)]) -> [SVGStop] {
    all.indices.flatMap { index in
      let stop = all[index]
      let neighbours = [
        all[..<index].last { !isClear($0.color) }, all[index...].first { !isClear($0.color) },
      ].compactMap { $0 }
      guard isClear(stop.color), !neighbours.isEmpty else {
        return [SVGStop(location: stop.location, color: stop.color, isClear: false)]
      }
      return neighbours.map { SVGStop(location: stop.location, color: $0.color, isClear: true) }
    }
  }

  private static func isClear(_ color: String) -> Bool {
    color == "transparent" || color == "#0000" || color.hasSuffix("/0)")
  }
}
