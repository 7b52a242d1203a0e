import ElementTree
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

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let label = view.label
    let current = view.currentLabel
    let minimum = view.minimumLabel
    let maximum = view.maximumLabel
    let configuration = GaugeStyleConfiguration(
      value: view.fraction, label: .init(content: LoweredView { $0.lowerRow(label, at: 0x6001) }),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: LoweredView { $0.lowerRow(current, at: 0x6002) }),
      minimumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: LoweredView { $0.lowerRow(minimum, at: 0x6003) }),
      maximumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: LoweredView { $0.lowerRow(maximum, at: 0x6004) }))
    context.lowerGauge(configuration)
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

extension LoweringContext {
  /// Lowers a gauge in the look of the surroundings.
  @MainActor
  fileprivate mutating func lowerGauge(_ configuration: GaugeStyleConfiguration) {
    let styles = environment.gaugeStyles
    func open<S: GaugeStyle>(_ style: S, _ context: inout LoweringContext) {
      switch S._look {
      case .linear?: context.lowerBar(configuration)
      case .circular?: context.lowerRing(configuration)
      case nil:
        context.lower(
          StyleBody(style: style) { $0.makeBody(configuration: configuration) }, at: 0x6005)
      }
    }
    guard let style = styles.last else { return lowerBar(configuration) }
    with(\.gaugeStyles, Array(styles.dropLast())) { open(style, &$0) }
  }

  @MainActor
  private mutating func lowerBar(_ configuration: GaugeStyleConfiguration) {
    let name = text { configuration.label.content?.lower(&$0) }
    let stack = openVertical()
    if environment.labelsVisibility != .hidden { configuration.label.content?.lower(&self) }
    let row = openHorizontal()
    configuration.minimumValueLabel?.content?.lower(&self)
    var attributes: [AttributePair] = [
      (.min, "0"), (.max, "1"), (.value, CSSNumber.string(configuration.value)),
    ]
    if !name.isEmpty { attributes.append((.ariaLabel, name)) }
    let style = accentStyle()
    addControl(
      .meter, .gauge, attributes, width: .filling(ideal: 100), height: .fixed(6), style: style)
    configuration.maximumValueLabel?.content?.lower(&self)
    closeHorizontal(row, .center, nil)
    configuration.currentValueLabel?.content?.lower(&self)
    closeVertical(stack, .center, 6)
  }

  /// Lowers a ring with the value in the middle.
  @MainActor
  private mutating func lowerRing(_ configuration: GaugeStyleConfiguration) {
    let name = text { configuration.label.content?.lower(&$0) }
    let depth = openDepth()
    var attributes: [AttributePair] = [
      (.role, "meter"), (.ariaValuemin, "0"), (.ariaValuemax, "1"),
      (.ariaValuenow, CSSNumber.string(configuration.value)),
    ]
    if !name.isEmpty { attributes.append((.ariaLabel, name)) }
    let angle = CSSNumber.string(configuration.value * 75)
    let fill = css(explicitTint ?? .primary).string
    let track = css(Color.track).string
    let style = extend(
      0, .backgroundImage,
      .text(
        CSSText(
          "conic-gradient(from 225deg,\(fill) \(angle)%,\(track) 0 75%,transparent 0)")))
    addControl(.span, .ring, attributes, width: .fixed(58), height: .fixed(58), style: style)
    let middle = configuration.currentValueLabel?.content ?? configuration.label.content
    let saved = environment.style
    environment.style.font = .title3
    middle?.lower(&self)
    environment.style = saved
    closeDepth(depth, .center)
  }
}
