public import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
///
/// - Note: As in SwiftUI.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// An even share within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as find room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column, nil for the usual 8.
  public var spacing: CGFloat?
  /// Where views stand in the column, nil for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The track as CSS writes it.
  var track: String {
    func points(_ value: CGFloat) -> String { pixels(Float(max(0, value))) }
    switch size {
    case .fixed(let size): return points(size)
    case .flexible(let minimum, let maximum):
      guard maximum.isFinite else { return "minmax(\(points(minimum)),1fr)" }
      return "minmax(\(points(minimum)),\(points(max(minimum, maximum))))"
    case .adaptive(let minimum, let maximum):
      let least = "min(100%,\(points(max(1, minimum))))"
      guard maximum.isFinite else { return "repeat(auto-fill,minmax(\(least),1fr))" }
      return "repeat(auto-fill,minmax(\(least),\(points(max(1, minimum, maximum)))))"
    }
  }
}
