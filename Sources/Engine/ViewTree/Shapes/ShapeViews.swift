public import Foundation

/// A view that draws a figure.
///
/// - Note: As in SwiftUI: what is drawn can be filled and stroked again, on top.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the figure.
  associatedtype Content: Shape

  /// The figure.
  nonisolated var shape: Content { get }

  /// What is drawn, the lowest first.
  @MainActor func _layers(in context: inout _LoweringContext) -> [_ShapeLayer]
}

/// One fill or stroke of a figure.
public struct _ShapeLayer {
  package enum Kind {
    case fill(Paint, FillStyle)
    /// A line along the outline, or inside of it.
    case stroke(Paint, StrokeStyle, isInside: Bool)
  }
  package var kind: Kind

  static func fill(_ paint: Paint, _ style: FillStyle) -> Self { Self(kind: .fill(paint, style)) }

  static func stroke(_ paint: Paint, _ style: StrokeStyle, isInside: Bool) -> Self {
    Self(kind: .stroke(paint, style, isInside: isInside))
  }

  /// Whether what is drawn is one plain line of one colour.
  static func areOneLine(_ layers: [Self]) -> Bool {
    guard layers.count == 1, case .stroke(let paint, let style, _) = layers[0].kind,
      case .color = paint.faded(by: 1).kind
    else { return false }
    return !style.isDashed && style.width > 0
  }
}

extension ShapeView where Self: _PrimitiveView {
  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let shape = view.shape
    let layers = view._layers(in: &context)
    context.addShape(shape._form, layers) { shape.path(in: $0) }
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(allOf: Self.self, at: offset)
  }
}

/// The layers of what is under a fill or a stroke.
@MainActor
private func layers<V: View>(
  under view: V, in context: inout LoweringContext
) -> [_ShapeLayer] {
  guard let view = view as? any ShapeView else { return [] }
  return view._layers(in: &context)
}

/// A figure, filled.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  /// Creates a view of a figure.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public func _layers(in context: inout _LoweringContext) -> [_ShapeLayer] {
    [.fill(style._paint(in: &context), fillStyle)]
  }
}

/// A figure, filled on top of other fills and strokes of it.
///
/// - Note: As in SwiftUI.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  /// Creates a view of a figure.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public func _layers(in context: inout _LoweringContext) -> [_ShapeLayer] {
    layers(under: background, in: &context) + [.fill(style._paint(in: &context), fillStyle)]
  }
}

/// A line along a figure's outline, on top of other fills and strokes of it.
///
/// - Note: As in SwiftUI.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  /// Creates a view of a figure.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public func _layers(in context: inout _LoweringContext) -> [_ShapeLayer] {
    layers(under: background, in: &context) + [
      .stroke(style._paint(in: &context), strokeStyle, isInside: false)
    ]
  }
}

/// A line inside of a figure's outline, on top of other fills and strokes of it.
///
/// - Note: As in SwiftUI.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  /// Creates a view of a figure.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public func _layers(in context: inout _LoweringContext) -> [_ShapeLayer] {
    layers(under: background, in: &context) + [
      .stroke(style._paint(in: &context), strokeStyle, isInside: true)
    ]
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let shape = view.shape
    let layers = view._layers(in: &context)
    // A figure that CSS does not know says itself what it is when it is smaller.
    if case .path = shape._form.kind, layers.count == 1 {
      let inner = shape.inset(by: view.strokeStyle.width / 2)
      context.addShape(inner._form, layers) { inner.path(in: $0) }
    } else {
      context.addShape(shape._form, layers) { shape.path(in: $0) }
    }
  }
}

extension Shape {
  /// Fills the figure.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the figure with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line along the figure's outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line along the figure's outline; its width is in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line inside of the figure's outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line inside of the figure's outline; its width is in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the figure on top of what is drawn.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the figure's outline on top of what is drawn.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line along the figure's outline on top of what is drawn.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the figure's outline on top of what is drawn.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line inside of the figure's outline on top of what is drawn.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
