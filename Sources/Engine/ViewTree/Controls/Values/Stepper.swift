import ElementTree
import Foundation

/// A control that makes a value larger or smaller by steps: two buttons in a group.
///
/// - Note: As in SwiftUI.
nonisolated public struct Stepper<Label: View>: _PrimitiveView {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  /// Creates a stepper of two actions; without one, its button is not there to press.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = value.wrappedValue.moved(by: step, isBack: false, in: nil)
      },
      onDecrement: {
        value.wrappedValue = value.wrappedValue.moved(by: step, isBack: true, in: nil)
      })
  }

  /// Creates a stepper of a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current >= bounds.upperBound
        ? nil
        : {
          value.wrappedValue = value.wrappedValue.moved(by: step, isBack: false, in: bounds)
        },
      onDecrement: current <= bounds.lowerBound
        ? nil
        : {
          value.wrappedValue = value.wrappedValue.moved(by: step, isBack: true, in: bounds)
        })
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let stepper = Naming(by: label) { name in
      StepperRow(
        label: LoweredView { $0.lowerRow(label, at: Salt.Control.label) }, name: name,
        onIncrement: view.onIncrement, onDecrement: view.onDecrement)
    }
    context.lower(composed: stepper)
  }
}

/// Two buttons at the end of a row that begins with their label.
private struct StepperRow: _ComposedView {
  let label: LoweredView
  let name: String
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  func composition(in environment: EnvironmentValues) -> some View {
    HStack {
      if environment.labelsVisibility != .hidden {
        label
        Spacer()
      }
      HStack(spacing: 0) {
        StepButton(symbol: "minus", name: "Decrement", action: onDecrement)
        Divider().frame(height: 18)
        StepButton(symbol: "plus", name: "Increment", action: onIncrement)
      }
      .background(Color.segments, in: RoundedRectangle(cornerRadius: 8))
      .group(role: "group", name: environment.controlName(name))
    }
    .opacity(environment.isEnabled ? 1 : 0.4)
  }
}

/// A button that makes a value smaller or larger; without an action it is at the end.
private struct StepButton: _ComposedView {
  let symbol: String
  let name: String
  let action: (() -> Void)?

  private var press: (@MainActor () -> Void)? {
    guard let action else { return nil }
    return { action() }
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let look = Glyph(symbol, action != nil ? .primary : .tertiary, size: 17)
      .padding(EdgeInsets(vertical: 7, horizontal: 15))
    // In another control it is a part of that control's look.
    if environment.isInsideControl {
      look
    } else {
      look.button([(.type, "button"), (.ariaLabel, name)], action: press)
    }
  }
}
