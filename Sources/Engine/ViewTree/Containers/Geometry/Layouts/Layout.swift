public import Foundation

/// A way to lay out views.
///
/// - Note: Differs from SwiftUI: where the sizes of all views are known and the proposal makes no
///   difference, the layout's own places hold. Else it is tried out with sample sizes, shown as the
///   stack, the row that wraps or the z-stack that it looks like, and reported.
public protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// What is to be known of the layout before it runs.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date with other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the layout wants around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The layout's size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Gives each view its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide, if the layout sets it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a vertical guide, if the layout sets it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Appends the boxes of views in the layout.
  @MainActor static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext)
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views in a block, laid out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutRoot(layout: self, content: content())
  }

  @MainActor public static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.openZStack()
    V._lower(content, into: &context)
    context.closeLayout(mark, layout)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// Views in a layout.
nonisolated public struct _LayoutRoot<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    L._lower(view.layout, view.content, into: &context)
  }
}

/// What is to be known of a layout before it runs.
///
/// - Note: As in SwiftUI.
public struct LayoutProperties: Sendable {
  /// The axis of a stack's spacers and dividers, nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

/// The distances that a view wants to its neighbours.
///
/// - Note: Differs from SwiftUI: 8 points whatever the neighbours are.
public struct ViewSpacing: Sendable {
  /// No distances.
  public static let zero = ViewSpacing(amount: 0)
  private var amount: CGFloat

  private init(amount: CGFloat) { self.amount = amount }

  /// The usual distances.
  public init() { amount = 8 }

  /// Widens the distances to those of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    amount = max(amount, other.amount)
  }

  /// The distances, widened to those of another view.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(amount, next.amount)
  }
}

/// The key of a value that views tell a layout.
///
/// - Note: As in SwiftUI.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view says none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around the view a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedContent<Self, _LayoutValueModifier> {
    modifier(_LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}

/// Tells the layout around a view a value.
nonisolated public struct _LayoutValueModifier: _BoxModifier {
  let key: ObjectIdentifier
  let value: Any

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.setTraits(of: box.index) { $0.values[modifier.key] = modifier.value }
  }
}
