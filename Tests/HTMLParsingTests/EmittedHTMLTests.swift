import ElementTree
import HTMLParsing
import Testing

@Suite("Emitted HTML")
struct EmittedHTMLTests {
  /// A tree in the simplest form: a name with attributes and children, or text.
  indirect enum Model: Equatable {
    case text(String)
    case element(String, isSVG: Bool, [String: String], [Model])
  }

  static let pieces = [
    "a", "é", "漢", "\u{1F600}", "&", "<", ">", "\"", "'", "&amp;", "]]>", "-->", "<!--", "<b>",
    "{{x}}", " ", "\n", "\t", "\r", "\r\n", "\u{0}", "\u{1}", "\u{1F}", "\u{7F}", "\u{85}",
    "\u{A0}", "\u{2028}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}", "\u{202E}", "שלום",
    "sixteen bytes &.", "<![CDATA[", "&#38;",
  ]
  static let attributes: [AttributeName] = [
    .id, .title, .href, .alt, .ariaLabel, .dataTestid, .xmlLang, .hidden, .viewBox, .d,
  ]
  static let htmlNames = ElementName.allCases.filter { !$0.isSVG && $0 != .text }
  static let svgNames = ElementName.allCases.filter(\.isSVG)

  /// What a parser must give for a text: no forbidden characters, line feeds only.
  static func normalised(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A where isAfterReturn: continue
      case 0x0D: result.append("\n")
      case 0x09, 0x0A: result.append(scalar)
      case 0..<0x20, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Appends a random element to the builder and gives what a parser must read.
  func build(
    _ builder: inout ElementBuilder, _ random: inout Seeded, isSVG: Bool, depth: Int
  ) -> Model {
    let names = isSVG ? EmittedHTMLTests.svgNames : EmittedHTMLTests.htmlNames + [.svg]
    let name = depth == 0 ? .div : names.randomElement(using: &random) ?? .div
    let index = builder.open(name)
    var attributes: [String: String] = [:]
    for attribute in EmittedHTMLTests.attributes where Int.random(in: 0..<5, using: &random) == 0 {
      let value = text(&random)
      builder.attribute(attribute, value)
      attributes[attribute.string] = EmittedHTMLTests.normalised(value)
    }
    var children: [Model] = []
    if !name.isVoid {
      let first = Bool.random(using: &random) ? text(&random) : ""
      builder.text(first)
      append(first, to: &children)
      let dropsLineFeed = name == .pre || name == .textarea
      if dropsLineFeed, case .text(let text)? = children.first, text.utf8.first == 0x0A {
        // An HTML parser drops one, hence the writer doubles it.
        children[0] = .text("\n" + text)
      }
      if depth < 6, !dropsLineFeed {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          if Int.random(in: 0..<3, using: &random) == 0 {
            let text = text(&random)
            builder.textNode(text)
            append(text, to: &children)
          } else {
            children.append(
              build(&builder, &random, isSVG: isSVG || name == .svg, depth: depth + 1))
          }
        }
      }
    }
    builder.close(index)
    return .element(name.string, isSVG: name.isSVG, attributes, children)
  }

  func text(_ random: inout Seeded) -> String {
    (0..<Int.random(in: 0...6, using: &random))
      .map { _ in EmittedHTMLTests.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  func append(_ text: String, to children: inout [Model]) {
    let text = EmittedHTMLTests.normalised(text)
    if text.isEmpty { return }
    if case .text(let before)? = children.last {
      children[children.count - 1] = .text(before + text)
    } else {
      children.append(.text(text))
    }
  }

  func model(_ element: ParsedElement) -> Model {
    .element(
      element.name, isSVG: element.namespace == "http://www.w3.org/2000/svg",
      Dictionary(
        element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      element.children.map { child in
        switch child {
        case .element(let child): model(child)
        case .text(let text): .text(text.string)
        }
      })
  }

  @Test("Any tree is read back as it is")
  func roundTrip() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Seeded(state: seed)
    for round in 0..<300 {
      var builder = ElementBuilder()
      let expected = build(&builder, &random, isSVG: false, depth: 0)
      let html = builder.finish().html
      let read = try ParsedDocument(Array(html.utf8), file: "seed \(seed), round \(round)").root
      let isEqual = describe(model(read)) == describe(expected)
      #expect(isEqual, "seed \(seed), round \(round): \(html)")
      if !isEqual { return }
    }
  }

  /// The model as bytes, so that no two texts are equal but by their scalars.
  func describe(_ model: Model) -> [UInt8] {
    switch model {
    case .text(let text): return Array("T\(text.utf8.count):\(text)".utf8)
    case .element(let name, let isSVG, let attributes, let children):
      let list = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)|" }.joined()
      return Array("E\(name) \(isSVG) \(list)(".utf8) + children.flatMap(describe)
        + Array(")".utf8)
    }
  }

  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}
