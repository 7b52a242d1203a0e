package import ElementTree
import Foundation

/// The contrast of a text with what is behind it.
package struct ContrastReading: Hashable {
  package var text: String
  /// As WCAG 2.2 counts it, from 1 to 21; nil in front of a picture or a gradient.
  package var ratio: Double?
  /// Whether the text has at least 24 points, or 18.66 in bold.
  package var isLarge: Bool
  /// The element or text in its tree.
  package var node: Int

  package init(text: String, ratio: Double?, isLarge: Bool, node: Int = 0) {
    self.text = text
    self.ratio = ratio
    self.isLarge = isLarge
    self.node = node
  }

  /// Whether the ratio is that of level AA.
  package var isEnough: Bool { ratio.map { $0 >= (isLarge ? 3 : 4.5) } ?? true }

  /// The texts of a page in order, read from the colours of its rules.
  package static func all(in tree: ElementTree, isDark: Bool) -> [ContrastReading] {
    var reader = ContrastReader(tree: tree, isDark: isDark)
    return reader.read()
  }
}

/// Follows colours from the root of a page to its texts.
private struct ContrastReader {
  let tree: ElementTree
  let isDark: Bool
  private var styles: StyleTable
  private var known: [StyleTable.List: [CSSProperty: String]] = [:]
  private var readings: [ContrastReading] = []
  /// The colours that were read, by their spelling, light and dark.
  private var colors: [[String: ResolvedColor?]] = [[:], [:]]

  /// What holds inside of an element.
  private struct Surroundings {
    var end: Int
    var isDark: Bool
    var color: ResolvedColor?
    /// Opaque; nil where it is unknown.
    var back: ResolvedColor?
    var opacity = 1.0
    var size = 17.0
    var isBold = false
    /// Whether the element lies over what comes after it in its parent.
    var isLayer = false
    var isPile = false
    var isHidden = false
  }

  init(tree: ElementTree, isDark: Bool) {
    self.tree = tree
    self.isDark = isDark
    styles = tree.styles
  }

  mutating func read() -> [ContrastReading] {
    var stack = [
      Surroundings(
        end: tree.nodes.count, isDark: isDark, color: isDark ? .white : .black,
        back: isDark ? .black : .white)
    ]
    for index in tree.nodes.indices {
      while let last = stack.last, last.end <= index, stack.count > 1 {
        stack.removeLast()
        // What comes later in a z-stack lies in front of this.
        if last.isLayer { stack[stack.count - 1].back = last.back }
      }
      let around = stack[stack.count - 1]
      let node = tree.nodes[index]
      if node.name != .text {
        var inner = surroundings(of: index, in: around)
        inner.end = index + Int(node.span)
        stack.append(inner)
        note(index, inner)
      } else {
        note(index, around)
      }
    }
    return readings
  }

  private mutating func note(_ index: Int, _ inner: Surroundings) {
    let node = tree.nodes[index]
    guard node.textStart < node.textEnd, !inner.isHidden else { return }
    let text = tree.string(node.textStart, node.textEnd)
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    var ratio: Double?
    if var color = inner.color, let back = inner.back {
      color.alpha *= inner.opacity
      ratio = ResolvedColor.contrast(color.over(back), back)
    }
    readings.append(
      ContrastReading(
        text: String(text.prefix(60)), ratio: ratio,
        isLarge: inner.size >= 24 || (inner.isBold && inner.size >= 18.66), node: index))
  }

  private mutating func surroundings(of index: Int, in around: Surroundings) -> Surroundings {
    var inner = around
    inner.isLayer = around.isPile
    inner.isPile = false
    let name = tree.nodes[index].name
    if name == .style || name == .option || name == .title {
      inner.isHidden = true
    }
    // WCAG asks nothing of controls that can't be used.
    if tree.attribute(.disabled, of: index) != nil
      || tree.attribute(.ariaDisabled, of: index) == "true"
    {
      inner.isHidden = true
    }
    for word in (tree.attribute(.class, of: index) ?? "").split(separator: " ") {
      switch word {
      case "z": inner.isPile = true
      case "s-dark", "only-dark":
        inner.isDark = true
        inner.color = .white
      case "s-light", "only-light":
        inner.isDark = false
        inner.color = .black
      default: break
      }
    }
    let style = declarations(of: tree.nodes[index].style)
    if style[.position] == "absolute" || style[.gridArea] != nil { inner.isLayer = true }
    if let color = style[.color], color != "inherit", color != "currentColor" {
      inner.color = resolved(color, isDark: inner.isDark)
    }
    if let said = style[.opacity], let opacity = Double(said) {
      inner.opacity *= opacity
      // Its own ground would be mixed, too.
      if opacity < 1, style[.backgroundColor] != nil { inner.back = nil }
    }
    if let ground = style[.backgroundColor] ?? style[.background], ground != "none" {
      inner.back = resolved(ground, isDark: inner.isDark).flatMap { color in
        color.alpha == 1 ? color : inner.back.map { color.over($0) }
      }
    }
    if style[.backgroundImage] != nil || style[.backdropFilter] != nil || style[.filter] != nil
      || style[.mixBlendMode] != nil || name == .img || name == .video
    {
      inner.back = nil
    }
    // A text with a ground for its letters is as colourful as that.
    if style[.webkitTextFillColor] != nil { inner.color = nil }
    if let size = Self.fontSize(style) { inner.size = size }
    if let weight = style[.fontWeight] ?? style[.font] { inner.isBold = Self.isBold(weight) }
    return inner
  }

  private mutating func resolved(_ text: String, isDark: Bool) -> ResolvedColor? {
    if let known = colors[isDark ? 1 : 0][text] { return known }
    let color = ResolvedColor(css: text, isDark: isDark)
    colors[isDark ? 1 : 0][text] = .some(color)
    return color
  }

  private mutating func declarations(of list: StyleTable.List) -> [CSSProperty: String] {
    guard list != 0 else { return [:] }
    if let found = known[list] { return found }
    let all = StyleRule.declarations(in: styles.rule(for: list).body) ?? []
    let found = Dictionary(all, uniquingKeysWith: { _, last in last })
    known[list] = found
    return found
  }

  /// In points: sizes are written in `rem`, of 16 points.
  private static func fontSize(_ style: [CSSProperty: String]) -> Double? {
    for text in [style[.fontSize], style[.font]].compactMap({ $0 }) {
      for word in text.split(whereSeparator: { $0 == " " || $0 == "/" }) {
        if word.hasSuffix("rem"), let number = Double(word.dropLast(3)) { return number * 16 }
        if word.hasSuffix("px"), let number = Double(word.dropLast(2)) { return number }
      }
    }
    return nil
  }

  private static func isBold(_ text: String) -> Bool {
    text.split(separator: " ").contains { $0 == "bold" || Int($0).map { $0 >= 600 } ?? false }
  }
}
