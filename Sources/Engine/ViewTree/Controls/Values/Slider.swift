import ElementTree

/// A control for a value between two others: `<input type="range">`.
///
/// - Note: As in SwiftUI.
nonisolated public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
  let value: () -> Double
  let write: (Double) -> Void
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ minimumLabel: ValueLabel, _ maximumLabel: ValueLabel,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    write = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let word = context.environment.systemWord("Slider")
    let slider = HStack {
      OneRow(view.minimumLabel)
      Naming(by: view.label) { view.input(named: $0.isEmpty ? word : $0) }
      OneRow(view.maximumLabel)
    }
    .opacity(context.environment.isEnabled ? 1 : 0.4)
    context.lower(composed: slider)
  }

  /// The input, filled up to the value.
  @MainActor
  private func input(named name: String) -> BrowserControl {
    let low = range.lowerBound
    let span = range.upperBound - low
    let value = min(max(value(), low), range.upperBound)
    let percent = span > 0 ? CSSNumber.string((value - low) / span * 100) : "0"
    let positions = SliderPositions(range, step: step)
    var control = BrowserControl(
      name: .input, look: .slider, label: name,
      width: .filling(ideal: 100),
      height: .fixed(28), ink: .accent)
    control.attributes = [
      (.type, "range"), (.min, CSSNumber.string(low)),
      (.max, CSSNumber.string(range.upperBound)),
      (.step, step.map { $0 > 0 ? CSSNumber.string($0) : "any" } ?? "any"),
      (.value, CSSNumber.string(value)),
    ]
    control.declarations = { _ in [(.backgroundSize, .text(CSSText("\(percent)% 4px")))] }
    let (write, onEditingChanged) = (write, onEditingChanged)
    return
      control
      .onText(.input) { text in
        guard let number = Double(text), let value = positions.nearest(to: number) else { return }
        write(value)
      }
      .on(.focus) { _ in onEditingChanged(true) }
      .on(.blur) { _ in onEditingChanged(false) }
  }
}

extension Slider {
  /// Creates a slider with a label and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with a label and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a label behind what is done while it moves.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label behind what is done while it moves.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
