public import Foundation

/// A figure that is shifted.
///
/// - Note: As in SwiftUI.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  /// Creates a shifted figure.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  public static var role: ShapeRole { Content.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var _form: _ShapeForm { shape._form.adding(.offset(offset)) }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A figure that is turned about a point.
///
/// - Note: As in SwiftUI.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  /// Creates a turned figure.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      rect.around(anchor, CGAffineTransform(rotationAngle: angle.radians)))
  }
  public static var role: ShapeRole { Content.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var _form: _ShapeForm { shape._form.adding(.rotation(angle, anchor)) }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A figure that is scaled about a point.
///
/// - Note: As in SwiftUI.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  /// Creates a scaled figure.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      rect.around(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
  public static var role: ShapeRole { Content.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A figure that is mapped.
///
/// - Note: As in SwiftUI.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  /// Creates a mapped figure.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public static var role: ShapeRole { Content.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A part of a figure's outline.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public static var role: ShapeRole { Content.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var _form: _ShapeForm {
    let whole = shape._form
    var form = startFraction <= 0 && endFraction >= 1 ? whole : _ShapeForm(.path)
    let shape = shape
    form.trim = OutlineTrim(from: startFraction, to: endFraction) { shape.path(in: $0) }
    if case .circle = whole.kind { form.trim?.isSquare = true }
    return form
  }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// A figure of a size of its own.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
  public var shape: Content
  public var size: CGSize

  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  public static var role: ShapeRole { Content.role }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// The outline of a line along a figure's outline.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public static var role: ShapeRole { .stroke }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor public var body: StrokeShapeView<Content, ForegroundStyle, EmptyView> {
    StrokeShapeView(
      shape: shape, style: ForegroundStyle(), strokeStyle: style, isAntialiased: true,
      background: EmptyView())
  }
}

/// A figure whose type is hidden.
///
/// - Note: As in SwiftUI.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a figure.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var _form: _ShapeForm { shape._form }
}

extension CGRect {
  /// A map that is made about a point of the rectangle.
  func around(_ anchor: UnitPoint, _ map: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (minX + width * anchor.x, minY + height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// The figure, shifted by a number of points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The figure, shifted by a number of points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The figure, shifted by a number of points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The figure, turned about a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The figure, scaled about a point.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The figure, scaled about a point.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The figure, mapped.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The part of the outline between two parts of its length, each from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The figure in a size of its own, at the upper left of the frame.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The figure in a size of its own, at the upper left of the frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The outline of a line along the figure's outline.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// The outline of a line along the figure's outline.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
