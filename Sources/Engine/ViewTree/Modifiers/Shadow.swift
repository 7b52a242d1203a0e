public import Foundation
import ElementTree

/// A shadow of what a view draws.
nonisolated public struct _ShadowEffect: _BoxModifier, Sendable {
  let style: ShadowStyle

  @usableFromInline
  init(style: ShadowStyle) {
    self.style = style
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let style = modifier.style
    guard style.radius > 0 || style.x != 0 || style.y != 0 else { return }
    let shadow = context.shadowText(style)
    guard let silhouette = context.silhouette(of: box.index) else {
      return context.addFilter(&box, shadow.filter)
    }
    var text = shadow.box
    let current = context.tree.boxes[Int(box.index)]
    if current.phase == .shadow, let known = context.declared(.boxShadow, in: current.style)?.text {
      text = context.graph.paints.layers.joined(known, text)
    }
    context.decorate(&box, .shadow, joins: true) { list, styles in
      list = styles.extend(list, .boxShadow, .text(text))
      if case .rounded(let radius) = silhouette {
        list = styles.extend(list, .borderRadius, radius)
      }
    }
  }
}

/// The outline of what a box draws, where it is that of a rectangle nothing can be seen through.
enum Silhouette {
  case rectangle
  case rounded(CSSValue)
}

extension LoweringContext {
  /// A shadow as CSS writes it.
  @MainActor
  fileprivate mutating func shadowText(_ style: ShadowStyle) -> ShadowText {
    let key = ShadowKey(
      color: style.color, radius: Double(style.radius), x: Double(style.x), y: Double(style.y))
    if let known = graph.paints.shadows[key] { return known }
    let shadow = style.resolved(in: &self)
    let text = ShadowText(
      box: CSSText(shadow.css(blur: 2)),
      filter: CSSText("drop-shadow(\(shadow.css(blur: 1)))"))
    if style.color.isSettled { graph.paints.shadows[key] = text }
    return text
  }

  /// What throws a box's shadow; nil if only the browser knows.
  @MainActor
  func silhouette(of index: Int32) -> Silhouette? {
    let box = tree.boxes[Int(index)]
    guard box.phase <= .shadow, StackBounds.address() >= stackLimit else { return nil }
    if let line = declared(.outline, in: box.style), !isInside(line, box.style) { return nil }
    let radius = declared(.borderRadius, in: box.style)
    if isFilled(box.style) {
      return radius.map { .rounded($0) } ?? .rectangle
    }
    switch box.kind {
    case .frame, .flexibleFrame, .wrapper:
      let child = tree.children[Int(box.childStart)]
      let content = tree.boxes[Int(child)]
      guard content.fillsAnything || content.width == box.width && content.height == box.height,
        content.width.isGreedy || content.width.isFixed,
        content.height.isGreedy || content.height.isFixed,
        let inner = silhouette(of: child)
      else { return nil }
      guard let radius else { return inner }
      if case .rectangle = inner { return .rounded(radius) }
      return nil
    default: return nil
    }
  }

  /// Whether nothing behind a box can be seen through its background.
  @MainActor
  private func isFilled(_ list: StyleTable.List) -> Bool {
    if let color = declared(.backgroundColor, in: list), graph.paints.isOpaque(color) {
      return true
    }
    guard let image = declared(.backgroundImage, in: list) else { return false }
    return graph.paints.isOpaque(image)
  }

  /// Whether a line around a box stays inside of it.
  private func isInside(_ line: CSSValue, _ list: StyleTable.List) -> Bool {
    guard let offset = declared(.outlineOffset, in: list), offset.kind == .points,
      let width = Double(line.string.prefix { $0.isNumber || $0 == "." })
    else { return false }
    return Double(bitPattern: offset.bits) + width <= 0
  }
}

extension Box {
  /// Whether the box takes whatever it is proposed, on both axes.
  fileprivate var fillsAnything: Bool {
    width.isGreedy && height.isGreedy && width.maximum == .infinity && height.maximum == .infinity
      && width.minimum == 0 && height.minimum == 0
  }
}

extension CSSValue {
  /// Whether a background of the engine's own lets nothing through.
  ///
  /// Opacities are only ever written after a slash, as a mixture or by name.
  var isOpaquePaint: Bool {
    guard kind == .text else { return false }
    let text = string
    return !text.contains("/") && !text.contains("transparent") && !text.contains("mix(")
      && !text.contains("url(")
  }
}

extension View {
  /// Adds a shadow of what the view draws; `radius` is the blur's standard deviation in points.
  @inlinable nonisolated public consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(style: .drop(color: color, radius: radius, x: x, y: y)))
  }
}
