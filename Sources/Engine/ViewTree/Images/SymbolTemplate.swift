import Foundation

/// A symbol of one's own, as the app for symbols exports it: a sheet with a drawing for each weight and scale, and guides
/// that say where its edges and its line of text are.
struct SymbolTemplate {
  /// How large the text is for which the sheet is drawn, in its own units.
  static let pointSize = 100.0

  /// The drawings to take, the best first.
  private static let variants = ["Regular-M", "Regular-S", "Regular-L", "Medium-M", "Semibold-M"]

  private let bytes: [UInt8]
  /// The groups of drawings by their name, each from its first byte to behind its last.
  private var drawings: [String: Range<Int>] = [:]
  /// The guides by their name: where a vertical one is, or how high a horizontal one.
  private var guides: [String: Double] = [:]
  /// What the root says of names from elsewhere.
  private var namespaces: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  private mutating func read() {
    var reader = SVGHeader(bytes)
    // The groups that are open, with where they begin.
    var open: [(name: String, start: Int)] = []
    while let tag = reader.nextTag() {
      let id = tag.attributes["id"] ?? ""
      switch tag.name {
      case "svg" where !tag.isEnd: namespaces = tag.attributes.filter { $0.key.hasPrefix("xmlns:") }
      case "g" where tag.isEnd:
        guard let group = open.popLast() else { return }
        if !group.name.isEmpty, drawings[group.name] == nil {
          drawings[group.name] = group.start..<tag.range.upperBound
        }
      case "g" where !tag.isEmpty: open.append((id, tag.range.lowerBound))
      case "line":
        let isVertical = tag.attributes["x1"] == tag.attributes["x2"]
        guides[id] = tag.attributes[isVertical ? "x1" : "y1"].flatMap { Double($0) }
      default: break
      }
    }
  }

  /// The drawing alone, as a picture whose units are those of the sheet; nil where the sheet has none.
  var picture: [UInt8]? {
    let name = Self.variants.first { drawings[$0] != nil }
    guard let name, let drawing = drawings[name] else { return nil }
    let scale = name.suffix(1)
    guard let top = guides["Capline-\(scale)"], let bottom = guides["Baseline-\(scale)"],
      let left = guides["left-margin-\(name)"] ?? guides["left-margin"],
      let right = guides["right-margin-\(name)"] ?? guides["right-margin"],
      bottom > top, right > left
    else { return nil }
    // Symbols stand out above capitals and below the line.
    let rest = (bottom - top) / 4
    let (width, height) = (right - left, bottom - top + 2 * rest)
    let names = namespaces.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"\(names) width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"\(left) \(top - rest) \(width) \(height)\">"
    return Array(head.utf8) + bytes[drawing] + Array("</svg>".utf8)
  }
}
