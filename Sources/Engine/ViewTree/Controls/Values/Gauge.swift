import Foundation

/// A value in a range: `<meter>`, or a ring.
///
/// - Note: As in SwiftUI.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _PrimitiveView {
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentLabel: CurrentValueLabel
  let minimumLabel: BoundsLabel
  let maximumLabel: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentLabel: CurrentValueLabel,
    _ minimumLabel: BoundsLabel, _ maximumLabel: BoundsLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let part = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label
    self.currentLabel = currentLabel
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let current = view.currentLabel
    let minimum = view.minimumLabel
    let maximum = view.maximumLabel
    let configuration = GaugeStyleConfiguration(
      value: view.fraction,
      label: .init(content: LoweredView { $0.lowerRow(label, at: Salt.Gauge.label) }),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: LoweredView { $0.lowerRow(current, at: Salt.Gauge.currentValue) }),
      minimumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: LoweredView { $0.lowerRow(minimum, at: Salt.Gauge.minimum) }),
      maximumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: LoweredView { $0.lowerRow(maximum, at: Salt.Gauge.maximum) }))
    let gauge = StyledControl(configuration, in: \.gaugeStyles) {
      DefaultGaugeStyle().makeBody(configuration: $0)
    }
    context.lower(composed: gauge)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a gauge with a label and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView()) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
