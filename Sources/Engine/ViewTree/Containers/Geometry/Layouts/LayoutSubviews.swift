public import Foundation

/// The views that a layout lays out.
///
/// - Note: As in SwiftUI.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The direction of the lines.
  public var layoutDirection: LayoutDirection
  private let views: [LayoutSubview]

  init(_ views: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }

  public subscript(index: Int) -> LayoutSubview { views[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(views[bounds]), layoutDirection: layoutDirection)
  }

  /// The views at some positions.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { views[$0] }, layoutDirection: layoutDirection)
  }
}

/// A view that a layout lays out.
///
/// - Note: As in SwiftUI.
public struct LayoutSubview: Equatable {
  let place: SubviewPlace

  public static func == (left: Self, right: Self) -> Bool { left.place === right.place }

  /// The value that the view tells the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    place.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// The view's layout priority.
  public var priority: Double { place.priority }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = place.side(place.width, proposal.width)
    var height = place.side(place.height, proposal.height)
    let ideal = CGFloat(place.width.ideal)
    // What wraps gets higher as it gets narrower.
    if place.width.isShrinkable, !place.height.isGreedy, width > 0, width < ideal {
      height *= (ideal / width).rounded(.up)
    }
    return CGSize(width: width, height: height)
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// The distances that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Gives the view its place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    place.frame = CGRect(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}

/// What is known of a view in a layout, and where the layout puts it.
final class SubviewPlace {
  let width: AxisRange
  let height: AxisRange
  let priority: Double
  let values: [ObjectIdentifier: Any]
  var frame: CGRect?

  init(width: AxisRange, height: AxisRange, priority: Double, values: [ObjectIdentifier: Any]) {
    self.width = width
    self.height = height
    self.priority = priority
    self.values = values
  }

  /// The size that a view of known range takes on one axis.
  func side(_ range: AxisRange, _ proposal: CGFloat?) -> CGFloat {
    guard let proposal, !proposal.isNaN else { return CGFloat(range.ideal) }
    guard range.isGreedy || range.isShrinkable else { return CGFloat(range.ideal) }
    return max(CGFloat(range.minimum), min(CGFloat(range.maximum), proposal))
  }
}
