public import Foundation

/// A rectangle that fills its frame.
///
/// - Note: As in SwiftUI.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _form: _ShapeForm { _ShapeForm(.box(.uniform(0))) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

/// A rectangle with rounded corners.
///
/// - Note: Differs from SwiftUI: see ``RoundedCornerStyle``.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The width and the height of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var _form: _ShapeForm {
    _ShapeForm(
      .box(
        cornerSize.width == cornerSize.height
          ? .uniform(cornerSize.width) : .elliptical(cornerSize)))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose corners may have different radii.
///
/// - Note: Differs from SwiftUI: see ``RoundedCornerStyle``.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with some radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with some radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public var _form: _ShapeForm { _ShapeForm(.box(.each(cornerRadii))) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A circle as large as the shorter side of its frame, in the middle.
///
/// - Note: As in SwiftUI.
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public var _form: _ShapeForm { _ShapeForm(.circle) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

/// An ellipse that fills its frame.
///
/// - Note: As in SwiftUI.
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var _form: _ShapeForm { _ShapeForm(.ellipse) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

/// A rectangle whose shorter sides are round.
///
/// - Note: Differs from SwiftUI: see ``RoundedCornerStyle``.
nonisolated public struct Capsule: InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public var _form: _ShapeForm { _ShapeForm(.box(.full)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

/// The figure of the container around, set by `containerShape(_:)`; else a rectangle.
///
/// - Note: Differs from SwiftUI: the distance from the container's edges does not change the
///   corners.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the figure.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _form: _ShapeForm { _ShapeForm(.container) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

/// A figure, smaller on all sides.
nonisolated public struct _Inset<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  init(_ base: Base, by amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  public func path(in rect: CGRect) -> Path {
    let size = (width: max(0, rect.width - 2 * amount), height: max(0, rect.height - 2 * amount))
    let inner = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    switch base._form.kind {
    case .box(.uniform(let radius)):
      return Path(roundedRect: inner, cornerRadius: max(0, radius - amount))
    case .box(.elliptical(let size)):
      return Path(
        roundedRect: inner,
        cornerSize: CGSize(width: max(0, size.width - amount), height: max(0, size.height - amount))
      )
    case .box(.each(let radii)):
      return Path(roundedRect: inner, cornerRadii: radii.inset(by: amount))
    default: return base.path(in: inner)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var _form: _ShapeForm { base._form.inset(by: amount) }

  public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base, by: self.amount + amount) }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension RectangleCornerRadii {
  /// The radii where lines run from the right.
  var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }

  /// The radii of a figure that is smaller on all sides.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }

  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have different radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle whose corners have different radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The figure of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
