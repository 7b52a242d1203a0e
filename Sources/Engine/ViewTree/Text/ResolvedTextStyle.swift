package import ElementTree
import Foundation

/// The style of text once the environment is read, ready to be declared.
///
/// Plain numbers without references: one is made for every text.
package struct ResolvedTextStyle: Equatable, Sendable {
  /// What fills the letters.
  package enum Fill: Equatable, Sendable {
    /// The page's text colour.
    case page
    case color(CSSValue)
    /// A CSS image, which the letters cut out.
    case image(CSSText)
    /// A grey bar in place of the letters.
    case redacted
  }

  /// Lines under and through letters; CSS gives both one pattern and one colour.
  package struct Lines: Equatable, Sendable {
    package var isUnderlined = false
    package var isStruckThrough = false
    package var pattern = Text.LineStyle.Pattern.solid
    package var color: CSSValue?
  }

  package var size: Double = 17
  package var lineHeight: Double = 22
  package var isScaled = true
  package var weight = 400
  package var isItalic = false
  package var isMonospacedDigit = false
  package var isSmallCaps = false
  package var design = Font.Design.default
  package var family: CSSText?
  package var width: Double = 0
  package var letterSpacing: Double = 0
  package var baselineOffset: Double = 0
  package var lines = Lines()
  package var fill = Fill.page
  package var background: CSSValue?

  /// The style that a page's base sheet gives to text.
  package static let page = ResolvedTextStyle()

  /// Whether the style needs the element's background.
  package var usesBackground: Bool {
    switch fill {
    case .page, .color: background != nil
    case .image, .redacted: true
    }
  }

  package init() {}

  /// Reads all but colours, which need the whole context.
  package init(_ style: borrowing TextEnvironment) {
    let font = (style.font ?? .body).sized(for: style.dynamicTypeSize)
    size = font.size
    lineHeight = font.leadedLineHeight + Double(style.lineSpacing)
    isScaled = font.isScaled
    weight = (style.weight ?? font.weightValue ?? .regular).value
    isItalic = style.isItalic || font.isItalic
    isMonospacedDigit = style.isMonospacedDigit || font.isMonospacedDigit
    isSmallCaps = font.isSmallCaps
    design = font.designValue == .default ? style.design ?? .default : font.designValue
    family = font.family
    letterSpacing = Double(style.kerning)
    width = Double(font.widthValue?.value ?? 0)
    lines.isUnderlined = style.isUnderlined
    lines.isStruckThrough = style.isStruckThrough
    if let extras = style.extras { read(extras) }
    if style.redaction.contains(.placeholder) { fill = .redacted }
  }
}

extension ResolvedTextStyle {
  private mutating func scale(by factor: Double) {
    size *= factor
    lineHeight *= factor
  }

  private mutating func read(_ extras: TextExtras) {
    if extras.textScale != .default { scale(by: extras.textScale.factor) }
    if let tracking = extras.tracking { letterSpacing = Double(tracking) }
    if let value = extras.fontWidth { width = Double(value.value) }
    baselineOffset = Double(extras.baselineOffset)
    if lines.isStruckThrough, let line = extras.strikethrough { lines.pattern = line.pattern }
    if lines.isUnderlined, let line = extras.underline { lines.pattern = line.pattern }
  }

  /// Adds what differs from the style of the element around.
  @MainActor
  package func declare(
    beside base: ResolvedTextStyle, _ list: inout StyleTable.List,
    in context: inout LoweringContext
  ) {
    if size != base.size || isScaled != base.isScaled {
      list = context.extend(list, .fontSize, isScaled ? .scaledPoints(size) : .points(size))
    }
    if lineHeight != base.lineHeight || isScaled != base.isScaled {
      list = context.extend(
        list, .lineHeight, isScaled ? .scaledPoints(lineHeight) : .points(lineHeight))
    }
    if weight != base.weight {
      list = context.extend(list, .fontWeight, .number(Double(weight)))
    }
    if design != base.design || family != base.family {
      list = context.extend(list, .fontFamily, .text(family ?? FontFamily.of(design)))
    }
    if isItalic != base.isItalic {
      list = context.extend(list, .fontStyle, .text(isItalic ? Self.italic : Self.normal))
    }
    if isMonospacedDigit != base.isMonospacedDigit {
      list = context.extend(
        list, .fontVariantNumeric, .text(isMonospacedDigit ? Self.tabular : Self.normal))
    }
    if isSmallCaps != base.isSmallCaps {
      list = context.extend(
        list, .fontVariantCaps, .text(isSmallCaps ? Self.smallCaps : Self.normal))
    }
    if width != base.width {
      list = context.extend(list, .fontStretch, .percent(min(max(100 + width * 125, 50), 200)))
    }
    if letterSpacing != base.letterSpacing {
      list = context.extend(list, .letterSpacing, .points(letterSpacing))
    }
    if baselineOffset != base.baselineOffset {
      list = context.extend(list, .verticalAlign, .points(baselineOffset))
    }
    if lines != base.lines { declareLines(&list, in: &context) }
    if fill != base.fill { declareFill(&list, in: &context) }
    if let background { list = context.extend(list, .backgroundColor, background) }
  }

  @MainActor
  private func declareLines(
    _ list: inout StyleTable.List, in context: inout LoweringContext
  ) {
    var words: [String] = []
    if lines.isUnderlined { words.append("underline") }
    if lines.isStruckThrough { words.append("line-through") }
    switch lines.pattern.kind {
    case .solid: break
    case .dotted: words.append("dotted")
    case .dashed: words.append("dashed")
    }
    if let color = lines.color { words.append(color.string) }
    let value = lines.isUnderlined || lines.isStruckThrough ? words.joined(separator: " ") : "none"
    list = context.extend(list, .textDecoration, .text(CSSText(value)))
  }

  @MainActor
  private func declareFill(
    _ list: inout StyleTable.List, in context: inout LoweringContext
  ) {
    switch fill {
    case .page: list = context.extend(list, .color, context.css(.primary))
    case .color(let value): list = context.extend(list, .color, value)
    case .image(let image):
      list = context.extend(list, .color, .text(Self.transparent))
      list = context.extend(list, .backgroundImage, .text(image))
      list = context.extend(list, .backgroundClip, .text(Self.text))
    case .redacted:
      list = context.extend(list, .color, .text(Self.transparent))
      list = context.extend(list, .backgroundColor, .text(Self.bar))
      list = context.extend(list, .borderRadius, CSSValue.points(4 as Double))
      list = context.extend(list, .userSelect, .text(Self.none))
    }
  }

  private static let italic = CSSText("italic")
  private static let normal = CSSText("normal")
  private static let tabular = CSSText("tabular-nums")
  private static let smallCaps = CSSText("small-caps")
  private static let transparent = CSSText("transparent")
  private static let text = CSSText("text")
  private static let bar = CSSText("rgb(120 120 128/.24)")
  private static let none = CSSText("none")
}
