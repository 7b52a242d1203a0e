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
  /// Where views stand in the column, nil for the middle.
  public var alignment: Alignment?

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// A length that CSS can have.
  private static func points(_ value: CGFloat, atLeast least: CGFloat = 0) -> Float {
    value.isFinite ? Float(max(least, value)) : Float(least)
  }

  /// Whether as many columns are made as find room.
  var isAdaptive: Bool { if case .adaptive = size { true } else { false } }

  /// The distance to the next column.
  var gap: Float { spacing.map { GridItem.points($0) } ?? 8 }

  /// The track as CSS writes it.
  ///
  /// The columns of an adaptive item are counted by their least width. Where a greatest width is
  /// set, a browser would count by that, so columns share all the room instead.
  var track: String {
    switch size {
    case .fixed(let size): return pixels(GridItem.points(size))
    case .flexible(let minimum, let maximum):
      let least = GridItem.points(minimum)
      guard maximum.isFinite else { return "minmax(\(pixels(least)),1fr)" }
      return "minmax(\(pixels(least)),\(pixels(max(least, GridItem.points(maximum)))))"
    case .adaptive(let minimum, _):
      let least = GridItem.points(minimum, atLeast: 1)
      // A single column is never wider than the grid.
      return "repeat(auto-fill,minmax(min(100%,\(pixels(least))),1fr))"
    }
  }

  /// What the column does with the width that the grid is proposed.
  var range: AxisRange {
    switch size {
    case .fixed(let size): return .fixed(GridItem.points(size))
    case .flexible(let minimum, let maximum):
      let least = GridItem.points(minimum)
      let greatest = maximum.isFinite ? max(least, GridItem.points(maximum)) : .infinity
      return AxisRange(isGreedy: true, minimum: least, ideal: least, maximum: greatest)
    case .adaptive(let minimum, _):
      let least = GridItem.points(minimum, atLeast: 1)
      return AxisRange(isGreedy: true, minimum: 0, ideal: least, maximum: .infinity)
    }
  }
}
