public import Foundation

/// A two-dimensional figure that takes the space that it is proposed.
///
/// - Note: As in SwiftUI. `_form` is the engine's own requirement: figures that CSS knows are drawn
///   without a path.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The figure's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// What the figure is to others.
  static var role: ShapeRole { get }

  /// The size that the figure takes of a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the figure is to CSS.
  var _form: _ShapeForm { get }
}

/// What a figure is to others.
///
/// - Note: As in SwiftUI.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var _form: _ShapeForm { _ShapeForm(.path) }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The figure, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A figure that can be made smaller on all sides.
///
/// - Note: As in SwiftUI.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller figure.
  associatedtype InsetShape: InsettableShape

  /// The figure, smaller by a number of points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// What a figure is to CSS.
public struct _ShapeForm: Sendable {
  package enum Kind: Sendable {
    /// A rectangle with corners that may be round.
    case box(Corners)
    /// An ellipse in the rectangle.
    case ellipse
    /// A circle in the middle of the rectangle.
    case circle
    /// The figure of the container around.
    case container
    /// Any other shape: described by its path.
    case path
  }
  package enum Corners: Sendable, Equatable {
    case uniform(CGFloat)
    case elliptical(CGSize)
    case each(RectangleCornerRadii)
    /// As round as the shorter side allows.
    case full
  }
  /// A change of the drawn figure.
  package enum Effect: Sendable {
    case offset(CGSize)
    case rotation(Angle, UnitPoint)
  }
  package var kind: Kind
  /// How far the figure is inside of the rectangle, in points.
  package var inset: CGFloat = 0
  /// Changes of the drawn figure, the first one innermost.
  package var effects: [Effect] = []
  /// The part of an outline that is left of it, if it is one.
  var trim: OutlineTrim?

  package init(_ kind: Kind, inset: CGFloat = 0) {
    self.kind = kind
    self.inset = inset.isFinite ? inset : 0
  }

  /// The form with one more change; a path stays one.
  func adding(_ effect: Effect) -> _ShapeForm {
    var copy = self
    copy.trim?.add(effect)
    if case .path = kind { return copy }
    copy.effects.append(effect)
    return copy
  }

  /// The form of the figure, smaller on all sides.
  func inset(by amount: CGFloat) -> _ShapeForm {
    guard effects.isEmpty, amount.isFinite else { return _ShapeForm(.path) }
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A size that a parent proposes to a view, in points; nil asks for the ideal one.
///
/// - Note: As in SwiftUI.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Creates a proposal of its two parts.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with other numbers where there are none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
