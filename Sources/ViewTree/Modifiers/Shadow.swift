public import Foundation
import ElementTree

/// A shadow of what a view draws.
nonisolated public struct _ShadowEffect: _BoxModifier, Sendable {
  let style: ShadowStyle

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let style = modifier.style
    guard style.radius > 0 || style.x != 0 || style.y != 0 else { return }
    let shadow = style.resolved(in: &context)
    guard let silhouette = context.silhouette(of: box.index) else {
      return context.addFilter(&box, "drop-shadow(\(shadow.css(blur: 1)))")
    }
    var text = shadow.css(blur: 2)
    let current = context.tree.boxes[Int(box.index)]
    if current.phase == .shadow, let known = context.declared(.boxShadow, in: current.style) {
      text = known.string + "," + text
    }
    context.decorate(&box, .shadow, joins: true) { list, styles in
      list = styles.extend(list, .boxShadow, .text(CSSText(text)))
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
  /// What throws a box's shadow; nil if only the browser can tell.
  func silhouette(of index: Int32) -> Silhouette? {
    let box = tree.boxes[Int(index)]
    guard box.phase <= .shadow else { return nil }
    let list = tree.styles.declarations(box.style)
    let hasLine = list.contains { $0.property == .outline }
    if hasLine, !isLineInside(list) { return nil }
    let radius = list.last { $0.property == .borderRadius }?.value
    let fill = list.last { $0.property == .backgroundColor || $0.property == .backgroundImage }
    if let fill, fill.value.isOpaquePaint {
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

  /// Whether a line around a box stays inside of it.
  private func isLineInside(_ list: [(property: CSSProperty, value: CSSValue)]) -> Bool {
    guard let offset = list.last(where: { $0.property == .outlineOffset })?.value,
      let line = list.last(where: { $0.property == .outline })?.value,
      offset.kind == .points,
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
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(style: .drop(color: color, radius: radius, x: x, y: y)))
  }
}
