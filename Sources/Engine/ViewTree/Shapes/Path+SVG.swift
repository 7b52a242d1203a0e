import ElementTree
import Foundation

/// Writes path data with at most three decimals and no needless character.
struct PathData {
  private(set) var string = ""
  private var command: Character = " "
  /// The place so far in thousandths, as a reader of the data sees it.
  private var x: Int64 = 0
  private var y: Int64 = 0
  private var start: (Int64, Int64) = (0, 0)

  init(_ path: Path) {
    for element in path.elements { append(element) }
  }

  private mutating func append(_ element: Path.Element) {
    let points = element.points.map { (PathData.thousandths($0.x), PathData.thousandths($0.y)) }
    guard let end = points.last else {
      string += "Z"
      command = "Z"
      (x, y) = start
      return
    }
    switch element {
    case .move:
      write("M", points)
      start = end
    case .line:
      if end.1 == y, end.0 != x {
        write("H", numbers: ([end.0], [end.0 - x]))
      } else if end.0 == x, end.1 != y {
        write("V", numbers: ([end.1], [end.1 - y]))
      } else {
        write("L", points)
      }
    case .quadCurve: write("Q", points)
    case .curve: write("C", points)
    case .closeSubpath: break
    }
    (x, y) = end
  }

  private mutating func write(_ letter: Character, _ points: [(Int64, Int64)]) {
    write(
      letter,
      numbers: (
        points.flatMap { [$0.0, $0.1] }, points.flatMap { [$0.0 - x, $0.1 - y] }
      ))
  }

  /// Writes absolute or relative numbers, whichever are shorter.
  private mutating func write(_ letter: Character, numbers: (absolute: [Int64], relative: [Int64]))
  {
    let lower = Character(letter.lowercased())
    let absolute = text(letter, numbers.absolute)
    let relative = text(lower, numbers.relative)
    let isAbsolute = absolute.utf8.count <= relative.utf8.count
    string += isAbsolute ? absolute : relative
    command = isAbsolute ? letter : lower
  }

  private func text(_ letter: Character, _ numbers: [Int64]) -> String {
    // After a move, numbers without a letter are lines.
    let isImplied =
      (letter == command && letter != "M" && letter != "m")
      || (letter == "L" && command == "M") || (letter == "l" && command == "m")
    var text = isImplied ? string.suffix(12).description : String(letter)
    let skipped = isImplied ? text.count : 0
    for number in numbers {
      let digits = PathData.digits(number)
      if PathData.needsSpace(text, digits) { text += " " }
      text += digits
    }
    return String(text.dropFirst(skipped))
  }

  private static func needsSpace(_ text: String, _ number: String) -> Bool {
    guard let last = text.last, last.isNumber || last == "." else { return false }
    if number.hasPrefix("-") { return false }
    guard number.hasPrefix(".") else { return true }
    // Two points can't be in one number.
    let tail = text.reversed().prefix { $0.isNumber || $0 == "." }
    return !tail.contains(".")
  }

  static func thousandths(_ value: CGFloat) -> Int64 {
    guard value.isFinite else { return 0 }
    return Int64((min(max(value, -1e7), 1e7) * 1000).rounded())
  }

  static func digits(_ thousandths: Int64) -> String {
    CSSNumber.string(Double(thousandths) / 1000)
  }
}

extension Path {
  /// The path as SVG writes it.
  package var svg: String { PathData(self).string }
}

extension Path {
  /// The path as the attribute `d` of SVG has it.
  package var svgData: String { PathData(self).string }
}
