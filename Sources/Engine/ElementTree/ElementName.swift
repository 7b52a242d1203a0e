/// The name of an element that a page may contain.
///
/// The set is closed: a name from user input can never become a tag. Elements in the SVG
/// namespace are told apart by ``isSVG``; nothing else needs a namespace.
public enum ElementName: UInt8, Sendable, CaseIterable {
  /// A text node, which has no tag.
  case text
  case html, head, body, title, meta, link, style, base
  case a, abbr, article, aside, bdi, button, blockquote, br, code, dd, del, details, dialog, div, dl
  case dt, em, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, i
  case iframe, img, input, label, legend, li, main, mark, meter, nav, ol, optgroup, option, output
  case p, picture, pre, progress, s, section, select, small, source, span, strong, sub, summary
  case sup, table, tbody, td, textarea, tfoot, th, thead, time, tr, u, ul, `var`, video
  case svg, g, path, rect, circle, ellipse, line, polygon, polyline, defs, use, symbol
  case linearGradient, radialGradient, stop, clipPath, mask, filter, feBlend, feColorMatrix
  case feGaussianBlur, feComponentTransfer, feFuncR, feFuncG, feFuncB, image, foreignObject
  case svgText, svgTitle, svgDesc

  /// The name as it is written in a tag.
  public var string: String { ElementName.strings[Int(rawValue)] }

  private static let strings: [String] = allCases.map { name in
    switch name {
    case .svgText: "text"
    case .svgTitle: "title"
    case .svgDesc: "desc"
    case .text: "#text"
    default: "\(name)"
    }
  }

  /// The element that a tag of this name stands for, in the given namespace.
  public init?(_ string: String, svg: Bool) {
    guard let name = (svg ? ElementName.svgNames : ElementName.htmlNames)[string] else {
      return nil
    }
    self = name
  }

  /// Whether the element is in the SVG namespace.
  public var isSVG: Bool { rawValue >= ElementName.svg.rawValue }

  /// Whether the element has no end tag in HTML.
  public var isVoid: Bool {
    switch self {
    case .meta, .link, .base, .br, .hr, .img, .input, .source: true
    default: false
    }
  }

  /// Whether an HTML parser drops a line feed that comes first in the element.
  var dropsLeadingLineFeed: Bool { self == .pre || self == .textarea }

  static let htmlNames = Dictionary(
    uniqueKeysWithValues: allCases.filter { !$0.isSVG && $0 != .text }.map { ($0.string, $0) })
  static let svgNames = Dictionary(
    uniqueKeysWithValues: allCases.filter(\.isSVG).map { ($0.string, $0) })

  /// `<name` of every element, by raw value.
  static let startTags = allCases.map { Array("<\($0.string)".utf8) }
  /// `</name>` of every element, by raw value.
  static let endTags = allCases.map { Array("</\($0.string)>".utf8) }
}
