import ElementTree
import Foundation

/// How a figure's path depends on its rectangle, found by trying it in several.
enum PathGeometry {
  /// The path is the same in every rectangle.
  case constant(Path)
  /// The path stretches with the rectangle; it is given for 100 by 100 points.
  case stretched(Path)
  /// The path scales with the shorter side (or the longer one) and stands somewhere in the
  /// rectangle; it is given for 100 by 100 points.
  case scaled(Path, alignment: String, covers: Bool)
  /// Every x is a part of the width and some points, every y of the height.
  case anchored([AnchoredElement])
  /// The path must be made for each size.
  case free

  /// The side of the square in which paths are given.
  static let side: CGFloat = 100

  /// A coordinate as a part of the rectangle's side, and points.
  struct Anchor: Equatable, Sendable {
    var part: CGFloat
    var points: CGFloat

    var css: String {
      let percent = CSSNumber.string(Double(part * 100)) + "%"
      let length = CSSNumber.string((Double(points) * 1000).rounded() / 1000) + "px"
      if length == "0px" || length == "-0px" { return percent == "0%" ? "0" : percent }
      if percent == "0%" { return length }
      return length.hasPrefix("-")
        ? "calc(\(percent) - \(length.dropFirst()))" : "calc(\(percent) + \(length))"
    }
  }

  struct AnchoredElement: Sendable {
    var element: Path.Element
    /// The element's points in the order of ``Path/Element/points``.
    var points: [(x: Anchor, y: Anchor)]
  }

  init(_ path: (CGRect) -> Path) {
    let sizes: [(CGFloat, CGFloat)] = [(100, 100), (200, 100), (100, 200), (300, 170)]
    let paths = sizes.map { path(CGRect(x: 0, y: 0, width: $0.0, height: $0.1)) }
    self = PathGeometry.compare(paths)
  }

  private static func compare(_ paths: [Path]) -> PathGeometry {
    let base = paths[0]
    let kinds = base.elements.map(\.letter)
    guard paths.allSatisfy({ $0.elements.map(\.letter) == kinds }) else { return .free }
    if paths.allSatisfy({ $0 == base }) { return .constant(base) }
    let points = paths.map { $0.elements.flatMap(\.points) }
    if agree(points, sizes: [(2, 1), (1, 2), (3, 1.7)], shift: { _, _ in .zero }) {
      return .stretched(base)
    }
    for covers in [false, true] {
      for (vertical, y) in [("YMid", 0.5), ("YMin", 0), ("YMax", 1)] {
        for (horizontal, x) in [("xMid", 0.5), ("xMin", 0), ("xMax", 1)] {
          let isAlike = agree(
            points,
            sizes: [(2.0, 1.0), (1, 2), (3, 1.7)].map { width, height in
              let factor = covers ? max(width, height) : min(width, height)
              return (factor, factor)
            }
          ) { index, factor in
            let (width, height) = [(200.0, 100.0), (100, 200), (300, 170)][index]
            return CGPoint(x: (width - factor * 100) * x, y: (height - factor * 100) * y)
          }
          if isAlike {
            return .scaled(base, alignment: horizontal + vertical, covers: covers)
          }
        }
      }
    }
    return anchored(base, points) ?? .free
  }

  /// Whether the points of the other rectangles are those of the first, scaled and shifted.
  private static func agree(
    _ points: [[CGPoint]], sizes: [(CGFloat, CGFloat)], shift: (Int, CGFloat) -> CGPoint
  ) -> Bool {
    for (index, size) in sizes.enumerated() {
      let move = shift(index, size.0)
      for (first, other) in zip(points[0], points[index + 1]) {
        guard abs(first.x * size.0 + move.x - other.x) < 1e-4,
          abs(first.y * size.1 + move.y - other.y) < 1e-4
        else { return false }
      }
    }
    return true
  }

  private static func anchored(_ base: Path, _ points: [[CGPoint]]) -> PathGeometry? {
    /// The numbers for rectangles of 100, of 200 on one side, and of another length there.
    func anchor(
      _ first: CGFloat, _ twice: CGFloat, _ across: CGFloat, _ last: CGFloat, _ length: CGFloat
    ) -> Anchor? {
      let part = (twice - first) / 100
      let result = Anchor(part: part, points: first - part * 100)
      guard abs(across - first) < 1e-4, abs(result.part * length + result.points - last) < 1e-4
      else { return nil }
      return result
    }
    var anchors: [(x: Anchor, y: Anchor)] = []
    for index in points[0].indices {
      let (a, b, c, d) = (points[0][index], points[1][index], points[2][index], points[3][index])
      guard let x = anchor(a.x, b.x, c.x, d.x, 300), let y = anchor(a.y, c.y, b.y, d.y, 170)
      else { return nil }
      anchors.append((x, y))
    }
    var elements: [AnchoredElement] = []
    var next = 0
    for element in base.elements {
      let count = element.points.count
      elements.append(
        AnchoredElement(element: element, points: Array(anchors[next..<next + count])))
      next += count
    }
    return .anchored(elements)
  }
}

extension Path.Element {
  fileprivate var letter: Character {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .closeSubpath: "z"
    }
  }
}

extension PathGeometry {
  /// The elements as a basic shape of CSS: a polygon where there are only lines.
  static func basicShape(_ elements: [AnchoredElement], isEvenOdd: Bool) -> String {
    func pair(_ point: (x: Anchor, y: Anchor)) -> String { "\(point.x.css) \(point.y.css)" }
    let moves = elements.count { if case .move = $0.element { true } else { false } }
    let isStraight = elements.allSatisfy { $0.points.count < 2 }
    if isStraight, moves == 1 {
      let corners = elements.compactMap { $0.points.first.map(pair) }
      return "polygon(\(isEvenOdd ? "evenodd," : "")\(corners.joined(separator: ",")))"
    }
    var commands: [String] = []
    for (index, item) in elements.enumerated() {
      let points = item.points.map(pair)
      switch item.element {
      case .move:
        commands.append(index == 0 ? "from \(points[0])" : "move to \(points[0])")
      case .line: commands.append("line to \(points[0])")
      case .quadCurve: commands.append("curve to \(points[1]) with \(points[0])")
      case .curve:
        commands.append("curve to \(points[2]) with \(points[0])/\(points[1])")
      case .closeSubpath: commands.append("close")
      }
    }
    return "shape(\(isEvenOdd ? "evenodd " : "")\(commands.joined(separator: ",")))"
  }

  /// The path of a square of 100 points as parts of the sides.
  static func stretchedElements(_ path: Path) -> [AnchoredElement] {
    path.elements.map { element in
      AnchoredElement(
        element: element,
        points: element.points.map {
          (Anchor(part: $0.x / side, points: 0), Anchor(part: $0.y / side, points: 0))
        })
    }
  }
}
