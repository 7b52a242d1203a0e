package import ElementTree

extension LoweringContext {
  /// The declarations that text has here.
  @MainActor
  package mutating func textStyle() -> StyleTable.List {
    var phase = PaintPhase.content
    return textStyle(&phase)
  }

  /// The declarations that text has here, and how far they draw: letters that are cut out of a
  /// gradient need the element's background.
  @MainActor
  mutating func textStyle(_ phase: inout PaintPhase) -> StyleTable.List {
    var resolved = ResolvedTextStyle(environment.style)
    resolveColors(&resolved)
    var list: StyleTable.List = 0
    resolved.declare(beside: .page, &list, in: &self)
    declareParagraph(&list)
    if resolved.usesBackground { phase = .background }
    return list
  }

  /// Reads the colours of letters and lines.
  @MainActor
  mutating func resolveColors(_ resolved: inout ResolvedTextStyle) {
    if let extras = environment.style.extras {
      if let color = extras.background { resolved.background = css(color) }
      let line = resolved.lines.isUnderlined ? extras.underline : extras.strikethrough
      if let color = line?.color { resolved.lines.color = css(color) }
    }
    guard resolved.fill == .page, let foreground = environment.style.foreground else { return }
    let paint = foreground._paint(in: &self).faded(by: 1)
    switch paint.kind {
    case .color(let value): resolved.fill = .color(value)
    case .gradient(let css, _): resolved.fill = .image(CSSText(css))
    case .image(let css): resolved.fill = .image(CSSText(css))
    case .material: resolved.fill = .color(css(.secondary))
    }
  }

  /// Adds what an element with text has apart from its letters.
  @MainActor
  private mutating func declareParagraph(_ list: inout StyleTable.List) {
    switch environment.style.alignment {
    case .leading: break
    case .center: list = extend(list, .textAlign, .text(ParagraphText.center))
    case .trailing: list = extend(list, .textAlign, .text(ParagraphText.end))
    }
    if let textCase = environment.style.textCase?.textCase {
      list = extend(
        list, .textTransform,
        .text(textCase == .uppercase ? ParagraphText.uppercase : ParagraphText.lowercase))
    }
    let spacing = Float(environment.style.lineSpacing)
    if spacing > 0 {
      list = extend(list, .lineGap, .points(spacing))
    }
    if let limit = environment.style.lineLimit { declareLineLimit(limit, &list) }
    if let minimum = environment.style.minimumLines, minimum > 1 {
      list = extend(list, .minHeight, .text(CSSText("\(min(minimum, 10_000))lh")))
    }
    if let isSelectable = environment.style.extras?.isSelectable {
      list = extend(
        list, .userSelect, .text(isSelectable ? ParagraphText.text : ParagraphText.none))
    }
  }

  private mutating func declareLineLimit(_ limit: Int, _ list: inout StyleTable.List) {
    list = extend(list, .overflow, .text(ParagraphText.hidden))
    if limit <= 1 {
      list = extend(list, .whiteSpace, .text(ParagraphText.nowrap))
      list = extend(list, .textOverflow, .text(ParagraphText.ellipsis))
    } else {
      list = extend(list, .display, .text(ParagraphText.webkitBox))
      list = extend(list, .webkitBoxOrient, .text(ParagraphText.vertical))
      list = extend(list, .webkitLineClamp, .number(Double(min(limit, 10_000))))
    }
  }

  /// Adds what text with line breaks or rows of spaces needs.
  mutating func declareSpaces(_ list: inout StyleTable.List) {
    if environment.style.lineLimit == 1 { return }
    list = extend(list, .whiteSpace, .text(ParagraphText.preWrap))
  }
}

/// The words of declarations for paragraphs.
private enum ParagraphText {
  static let center = CSSText("center")
  static let end = CSSText("end")
  static let uppercase = CSSText("uppercase")
  static let lowercase = CSSText("lowercase")
  static let hidden = CSSText("hidden")
  static let nowrap = CSSText("nowrap")
  static let ellipsis = CSSText("ellipsis")
  static let webkitBox = CSSText("-webkit-box")
  static let vertical = CSSText("vertical")
  static let text = CSSText("text")
  static let none = CSSText("none")
  static let preWrap = CSSText("pre-wrap")
}
