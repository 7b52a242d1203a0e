public import Foundation

/// Computes the default place of an alignment guide in a view.
///
/// - Note: As in SwiftUI.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view that does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and alignment guides.
///
/// - Note: As in SwiftUI.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  /// The place of a horizontal guide, if the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The place of a vertical guide, if the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// Where views stand on the horizontal axis.
///
/// - Note: As in SwiftUI. An alignment of the author's own stands where its default value lies in a
///   view of 100 points: at the start, the middle or the end.
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Creates an alignment of the author's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The edge where reading starts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading edge of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  /// The trailing edge of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)

  var box: BoxAlignment.Horizontal {
    if id == Leading.self { return .leading }
    if id == Center.self { return .center }
    if id == Trailing.self { return .trailing }
    switch id.defaultValue(in: ViewDimensions(width: 100, height: 100)) {
    case ..<25: return .leading
    case 75...: return .trailing
    default: return .center
    }
  }
}

/// Where views stand on the vertical axis.
///
/// - Note: As in SwiftUI; see ``HorizontalAlignment`` for alignments of the author's own.
public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Creates an alignment of the author's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  var box: BoxAlignment.Vertical {
    if id == Top.self { return .top }
    if id == Center.self { return .center }
    if id == Bottom.self { return .bottom }
    if id == FirstTextBaseline.self { return .firstTextBaseline }
    if id == LastTextBaseline.self { return .lastTextBaseline }
    switch id.defaultValue(in: ViewDimensions(width: 100, height: 100)) {
    case ..<25: return .top
    case 75...: return .bottom
    default: return .center
    }
  }
}

/// Where views stand on both axes.
///
/// - Note: As in SwiftUI.
public struct Alignment: Equatable, Sendable {
  /// The place on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The place on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment of its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  var box: BoxAlignment { BoxAlignment(horizontal.box, vertical.box) }
}

/// How the lines of a text stand to each other.
///
/// - Note: As in SwiftUI.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
