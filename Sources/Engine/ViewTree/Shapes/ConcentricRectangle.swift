public import Foundation

extension Edge {
  /// A corner of a rectangle.
  ///
  /// - Note: As in SwiftUI.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat?
      /// As round as the container's corner.
      public static let concentric = Style(radius: nil)
      /// As round as the container's corner.
      ///
      /// - Note: Differs from SwiftUI: it may be less round than the minimum.
      public static func concentric(minimum: Style) -> Style { concentric }
      /// So many points round.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners are as round as those of the container around.
///
/// - Note: Differs from SwiftUI: the distance from the container's edges does not change the
///   corners, and all are like the one at the top where the row begins.
nonisolated public struct ConcentricRectangle: InsettableShape {
  let style: Edge.Corner.Style

  /// Creates a rectangle with the container's corners.
  public init() { style = .concentric }

  /// Creates a rectangle with corners of a style.
  public init(corners style: Edge.Corner.Style, isUniform: Bool = false) { self.style = style }

  /// Creates a rectangle with corners of several styles.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) { style = topLeadingCorner }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: style.radius ?? 0)
  }

  public var _form: _ShapeForm {
    style.radius.map { _ShapeForm(.box(.uniform($0))) } ?? _ShapeForm(.container)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a style.
  public static func rect(
    corners style: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: style, isUniform: isUniform) }
}
