/// A tag of an SVG file.
struct SVGTag {
  var name: String
  var attributes: [String: String]
  /// Whether it ends an element.
  var isEnd: Bool
  /// Whether its element has nothing in it.
  var isEmpty: Bool
  /// Where it stands in the file.
  var range: Range<Int>
}

/// Reads the tags of an SVG file, and the size that its root element gives.
struct SVGHeader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// `width` and `height` in points, else those of the view box; nil if there is neither.
  var size: PictureSize? {
    var reader = self
    guard let attributes = reader.rootAttributes() else { return nil }
    let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0 == "\n" }
      .compactMap { Double($0) }
    let natural = box.count == 4 ? PictureSize(width: box[2], height: box[3]) : nil
    let width = attributes["width"].flatMap(Self.points)
    let height = attributes["height"].flatMap(Self.points)
    switch (width, height) {
    case (let width?, let height?): return PictureSize(width: width, height: height)
    case (let width?, nil):
      return natural.flatMap {
        PictureSize(width: width, height: width * $0.height / $0.width)
      }
    case (nil, let height?):
      return natural.flatMap {
        PictureSize(width: height * $0.width / $0.height, height: height)
      }
    case (nil, nil): return natural
    }
  }

  /// A length in points; nil for percentages and units that depend on text.
  private static func points(_ length: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    if let number = Double(length) { return number }
    for (unit, factor) in units where length.hasSuffix(unit) {
      return Double(length.dropLast(unit.utf8.count)).map { $0 * factor }
    }
    return nil
  }

  /// The attributes of the first element, if it is `svg`.
  private mutating func rootAttributes() -> [String: String]? {
    guard let tag = nextTag(), tag.name == "svg" else { return nil }
    return tag.attributes
  }

  /// The next tag; nil at the end, and where the file is none of XML's.
  mutating func nextTag() -> SVGTag? {
    while skip(to: UInt8(ascii: "<")) {
      if take("<?") {
        guard skip(past: "?>") else { return nil }
      } else if take("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if take("<![CDATA[") {
        guard skip(past: "]]>") else { return nil }
      } else if take("<!") {
        guard skip(past: ">") else { return nil }
      } else {
        let start = position
        position += 1
        let isEnd = take("/")
        let name = name()
        guard !name.isEmpty else { return nil }
        let attributes = attributes()
        let isEmpty = take("/")
        // A root that is cut off still says its size.
        _ = take(">")
        return SVGTag(
          name: name, attributes: attributes, isEnd: isEnd, isEmpty: isEmpty,
          range: start..<position)
      }
    }
    return nil
  }

  private mutating func attributes() -> [String: String] {
    var result: [String: String] = [:]
    while true {
      skipSpace()
      let name = name()
      guard !name.isEmpty else { return result }
      skipSpace()
      guard take("=") else { return result }
      skipSpace()
      guard position < bytes.count else { return result }
      let quote = bytes[position]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return result }
      position += 1
      let start = position
      guard skip(to: quote) else { return result }
      result[name] = String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
    }
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let isLetter = (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80
      let isOther = (0x30...0x3A).contains(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
      guard isLetter || isOther else { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func skip(to byte: UInt8) -> Bool {
    while position < bytes.count, bytes[position] != byte { position += 1 }
    return position < bytes.count
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skip(past text: String) -> Bool {
    while position < bytes.count {
      if take(text) { return true }
      position += 1
    }
    return false
  }
}
