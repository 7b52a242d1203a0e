import ElementTree
import SeededRandom

/// A tree in the simplest form: a name with attributes and children, or text.
indirect enum TreeModel {
  case text(String)
  case element(String, isSVG: Bool, [String: String], [TreeModel])

  /// The model as bytes, so that no two texts are equal but by their scalars.
  var bytes: [UInt8] {
    switch self {
    case .text(let text): return Array("T\(text.utf8.count):\(text)".utf8)
    case .element(let name, let isSVG, let attributes, let children):
      let list = attributes.sorted { $0.key < $1.key }
        .map { "\($0.key)=\($0.value.utf8.count):\($0.value)" }.joined(separator: " ")
      return Array("E\(name) \(isSVG) \(list)(".utf8) + children.flatMap(\.bytes) + [0x29]
    }
  }
}

/// Makes random trees, and says what a parser must read.
struct RandomTree {
  /// Which elements may stand where.
  enum Nesting {
    /// Anything in anything, as an XML parser takes it.
    case free
    /// Only what an HTML parser leaves where it is.
    case html
  }

  /// What the element around allows.
  private struct Place {
    var isPhrasing = false
    var isSVG = false
    /// Whether a link, button or form is around.
    var isInteractive = false
    var depth = 0
  }

  private var random: SeededGenerator
  private let nesting: Nesting

  init(seed: UInt64, nesting: Nesting) {
    random = SeededGenerator(seed: seed)
    self.nesting = nesting
  }

  private static let attributes: [AttributeName] = [
    .id, .title, .href, .alt, .ariaLabel, .dataTestid, .xmlLang, .hidden, .viewBox, .d,
  ]
  private static let everyHTML = ElementName.allCases.filter { !$0.isSVG && $0 != .text }
  private static let everySVG = ElementName.allCases.filter(\.isSVG)
  /// Elements of sentences: an HTML parser leaves them in a paragraph.
  private static let phrasing: [ElementName] = [
    .span, .abbr, .bdi, .code, .em, .i, .s, .small, .strong, .sub, .sup, .u, .var, .mark, .time,
    .output, .label, .del, .picture, .progress, .meter, .video, .br, .img, .input, .textarea,
    .select, .svg, .a, .button,
  ]
  /// Elements that end a paragraph, and may hold one.
  private static let flow: [ElementName] = [
    .div, .section, .article, .aside, .nav, .main, .header, .footer, .ul, .ol, .dl, .blockquote,
    .figure, .figcaption, .details, .summary, .fieldset, .dialog, .p, .h1, .h2, .h3, .h4, .h5,
    .h6, .pre, .hr, .table, .form,
  ]

  /// A tree, and what a parser must read of its HTML.
  mutating func make() -> (tree: ElementTree, model: TreeModel) {
    var builder = ElementBuilder()
    let model = element(.div, Place(), &builder)
    return (builder.finish(), model)
  }

  private mutating func element(
    _ name: ElementName, _ place: Place, _ builder: inout ElementBuilder
  ) -> TreeModel {
    let index = builder.open(name)
    var attributes: [String: String] = [:]
    for attribute in Self.attributes where chance(5) {
      // An HTML parser knows this one's capital on drawings only.
      if attribute == .viewBox, nesting == .html, !name.isSVG { continue }
      let value = text()
      builder.attribute(attribute, value)
      attributes[attribute.string] = Self.normalised(value)
    }
    var children: [TreeModel] = []
    if !name.isVoid {
      let holdsText = nesting == .free || !Self.holdsElementsOnly(name)
      let first = holdsText && chance(2) ? text() : ""
      builder.text(first)
      Self.append(first, to: &children)
      if place.depth < 6 {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          if holdsText, chance(3) {
            let text = text()
            builder.textNode(text)
            Self.append(text, to: &children)
          } else if let (child, inner) = child(of: name, place) {
            children.append(element(child, inner, &builder))
          }
        }
      }
    }
    builder.close(index)
    return .element(name.string, isSVG: name.isSVG, attributes, children)
  }

  /// A child that may stand in an element, and what may stand in the child.
  private mutating func child(of name: ElementName, _ place: Place) -> (ElementName, Place)? {
    var inner = place
    inner.depth += 1
    inner.isSVG = place.isSVG || name == .svg
    guard nesting == .html else {
      let names = inner.isSVG ? Self.everySVG : Self.everyHTML + [.svg]
      return names.randomElement(using: &random).map { ($0, inner) }
    }
    switch name {
    case .textarea, .option, .svgTitle, .svgDesc, .foreignObject: return nil
    case .ul, .ol: return (.li, inner)
    case .dl: return (chance(2) ? .dt : .dd, inner)
    case .select: return (.option, inner)
    case .table: return (.tbody, inner)
    case .tbody: return (.tr, inner)
    case .tr: return (.td, inner)
    case .a, .button, .form: inner.isInteractive = true
    case .p, .pre, .h1, .h2, .h3, .h4, .h5, .h6: inner.isPhrasing = true
    default: break
    }
    if inner.isSVG { return Self.everySVG.randomElement(using: &random).map { ($0, inner) } }
    let names = inner.isPhrasing ? Self.phrasing : Self.phrasing + Self.flow
    let isFree = { (name: ElementName) in ![.a, .button, .form].contains(name) }
    let allowed = inner.isInteractive ? names.filter(isFree) : names
    return allowed.randomElement(using: &random).map { ($0, inner) }
  }

  /// Whether an HTML parser moves text out of an element.
  private static func holdsElementsOnly(_ name: ElementName) -> Bool {
    [.table, .tbody, .tr, .select].contains(name)
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private static let pieces = [
    "a", "é", "漢", "\u{1F600}", "&", "<", ">", "\"", "'", "&amp;", "]]>", "-->", "<!--", "<b>",
    "</div>", "</textarea>", "{{x}}", " ", "\n", "\t", "\r", "\r\n", "\n\r", "\u{0}", "\u{1}",
    "\u{B}", "\u{C}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{A0}", "\u{AD}",
    "\u{2028}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}",
    "\u{10FFFF}", "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{200D}", "e\u{301}", "שלום",
    "sixteen bytes &.", "<![CDATA[", "<?x?>", "&#38;", "&#0;", "&lt", "&notit;",
  ]

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if chance(3) {
        text.unicodeScalars.append(scalar())
      } else {
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
    }
    // Longer than any buffer between the writer and a node.
    if !text.isEmpty, chance(400) {
      text = String(repeating: text, count: 70_000 / text.utf8.count + 1)
    }
    return text
  }

  /// A character of any plane, often of the first, sometimes one that is no character.
  private mutating func scalar() -> Unicode.Scalar {
    while true {
      let range: ClosedRange<UInt32> =
        chance(6) ? 0xFDD0...0xFDEF : chance(2) ? 0...0xFFFF : 0...0x10_FFFF
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
        return scalar
      }
    }
  }

  /// What a parser must give for a text: no forbidden characters, line feeds only.
  private static func normalised(_ text: String) -> String {
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

  private static func append(_ text: String, to children: inout [TreeModel]) {
    let text = normalised(text)
    if text.isEmpty { return }
    if case .text(let before)? = children.last {
      children[children.count - 1] = .text(before + text)
    } else {
      children.append(.text(text))
    }
  }
}

extension TreeModel {
  /// The model as an XML parser reads it, which keeps the line feed that an HTML parser drops.
  var withDoubledLineFeeds: TreeModel {
    guard case .element(let name, let isSVG, let attributes, let children) = self else {
      return self
    }
    var inner = children.map(\.withDoubledLineFeeds)
    if name == "pre" || name == "textarea", case .text(let text)? = inner.first,
      text.utf8.first == 0x0A
    {
      inner[0] = .text("\n" + text)
    }
    return .element(name, isSVG: isSVG, attributes, inner)
  }
}
