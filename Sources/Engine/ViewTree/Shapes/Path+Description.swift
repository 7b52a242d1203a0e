import ElementTree
import Foundation

extension Path: LosslessStringConvertible {
  /// The elements, each its numbers and a letter: `0 0 m 10 0 l h`.
  public var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      let numbers = element.points.flatMap { [$0.x, $0.y] }.map { value in
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
      }
      return (numbers + [letter]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Creates a path of the text that ``description`` gives; nil for any other.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite, numbers.count < 6 else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard numbers.count % 2 == 0 else { return nil }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
