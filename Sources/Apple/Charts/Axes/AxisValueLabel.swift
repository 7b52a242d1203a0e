public import Foundation
public import ViewTree

/// The label of a value.
///
/// - Note: As in Swift Charts.
nonisolated public struct AxisValueLabel<Content: View>: _PrimitiveAxisMark {
  let item: AxisLabelItem
  let isCentered: Bool?

  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    items.items.append(AxisMarkItem(kind: .label(mark.item), isCentered: mark.isCentered))
  }

  /// Creates a label of the views in a block.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    isCentered = centered
    var item = AxisLabelItem(
      anchor: anchor, orientation: orientation, collision: collisionResolution,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    item.content = AnyView(content())
    self.item = item
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label of the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    isCentered = centered
    item = AxisLabelItem(
      anchor: anchor, orientation: orientation, collision: collisionResolution,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label of the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    isCentered = centered
    var item = AxisLabelItem(
      anchor: anchor, orientation: orientation, collision: collisionResolution,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    item.format = AxisMarkSet.writer(format)
    self.item = item
  }

  /// Creates a label of a text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }

  /// Creates a label of a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(title) }
  }
}
