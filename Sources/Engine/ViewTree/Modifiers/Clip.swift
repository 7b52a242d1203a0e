public import Foundation
import ElementTree

extension LoweringContext {
  /// Cuts a box off at a figure.
  @usableFromInline @MainActor
  mutating func clip(
    _ box: inout BoxReference, _ form: _ShapeForm, _ style: FillStyle,
    _ path: @escaping @Sendable (CGRect) -> Path
  ) {
    let form = resolved(form)
    guard form.effects.isEmpty else {
      return clip(&box, along: { form.path(in: $0) }, style)
    }
    switch form.kind {
    case .path: clip(&box, along: path, style)
    case .circle where form.inset != 0: clip(&box, along: { form.path(in: $0) }, style)
    case .circle where !tree.boxes[Int(box.index)].isSquare:
      decorate(&box, .mask) { list, styles in
        list = styles.extend(list, .clipPath, .text(CSSText("circle()")))
      }
    case _ where form.inset != 0:
      guard case .box = form.kind else { return clip(&box, along: { form.path(in: $0) }, style) }
      let round = form.radius(shrunkBy: form.inset).map { " round \($0.string)" } ?? ""
      let text = "inset(\(CSSNumber.string(Double(form.inset)))px\(round))"
      decorate(&box, .mask) { list, styles in
        list = styles.extend(list, .clipPath, .text(CSSText(text)))
      }
    default: clip(&box, radius: form.radius(shrunkBy: 0))
    }
  }

  /// Cuts a box off at its own edges, which may get round corners.
  mutating func clip(_ box: inout BoxReference, radius: CSSValue?) {
    let current = tree.boxes[Int(box.index)]
    let isPainted = current.kind == .paint && current.phase < .clip
    guard radius != nil || !isPainted else { return }
    // Corners that the box has belong to its background.
    let own = declared(.borderRadius, in: current.style)
    if current.phase >= .clip || (own != nil && own != radius) { wrapPlainly(&box) }
    let kind = tree.boxes[Int(box.index)].kind
    let isPlain = kind == .paint || kind == .image || kind == .resizableImage
    guard radius != nil || !isPlain else { return }
    decorate(&box, .clip) { list, styles in
      if !isPlain { list = styles.extend(list, .overflow, .text(CSSText("clip"))) }
      if let radius { list = styles.extend(list, .borderRadius, radius) }
    }
  }

  @MainActor
  private mutating func clip(
    _ box: inout BoxReference, along path: @escaping @Sendable (CGRect) -> Path,
    _ style: FillStyle
  ) {
    let geometry = PathGeometry(path)
    if tree.boxes[Int(box.index)].phase >= .mask || tree.boxes[Int(box.index)].kind == .spacer {
      wrapPlainly(&box)
    }
    let list = clip(tree.boxes[Int(box.index)].style, geometry, path, style)
    decorate(&box, .mask) { styles, _ in styles = list }
    if case .free = geometry { measureDrawing(&box) }
  }
}

/// Cuts a view off at a figure.
nonisolated public struct _ClipEffect<ClipShape: Shape>: _BoxModifier, Sendable {
  public var shape: ClipShape
  public var style: FillStyle

  @inlinable
  init(shape: ClipShape, style: FillStyle) {
    self.shape = shape
    self.style = style
  }

  @inlinable @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let shape = modifier.shape
    context.clip(&box, shape._form, modifier.style) { shape.path(in: $0) }
  }
}

extension View {
  /// Cuts the view off at a figure.
  @inlinable nonisolated public consuming func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts the view off at its edges.
  @inlinable nonisolated public consuming func clipped(
    antialiased: Bool = false
  ) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts the view off at its edges and rounds its corners.
  @inlinable nonisolated public consuming func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
