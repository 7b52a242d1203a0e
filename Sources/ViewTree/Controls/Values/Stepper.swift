import Foundation
import ElementTree

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

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let isHidden = context.environment.labelsVisibility == .hidden
    let name = context.plainText(of: view.label, at: 0x6001)
    let stack = context.openHorizontal()
    if !isHidden {
      context.lowerRow(view.label, at: 0x6001)
      Spacer._lower(Spacer(), into: &context)
    }
    let pair = context.openHorizontal()
    context.addStep("minus", "Decrement", action: view.onDecrement)
    Divider()._frameLowered(height: 18, &context)
    context.addStep("plus", "Increment", action: view.onIncrement)
    context.closeHorizontal(pair, .center, 0)
    let fill = context.css(Color.segments)
    context.forEachBox(since: pair.pending) { box, context in
      context.decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
        list = styles.extend(list, .borderRadius, .points(8 as Double))
      }
      context.annotateGroup(&box, role: "group", name)
    }
    context.closeHorizontal(stack, .center, nil)
    if !context.environment.style.isEnabled { context.fade(since: stack.pending, 0.4) }
  }
}

extension Divider {
  @MainActor
  fileprivate func _frameLowered(height: CGFloat, _ context: inout LoweringContext) {
    ModifiedContent<Divider, _FrameLayout>._lower(frame(height: height), into: &context)
  }
}

extension LoweringContext {
  /// Adds one of a stepper's buttons.
  @MainActor
  fileprivate mutating func addStep(_ symbol: String, _ name: String, action: (() -> Void)?) {
    let mark = mark()
    addGlyph(symbol, color: action != nil ? .primary : .tertiary, size: 17)
    forEachBox(since: mark) { box, context in
      context.pad(&box, vertical: 7, horizontal: 15)
    }
    guard !environment.isInsideControl else { return }
    let inert: [AttributePair] = action == nil ? [(.disabled, "")] : inertAttributes
    nameBoxes(
      since: mark, .button, isPhrasing: true,
      [(.type, "button"), (.ariaLabel, name)] + inert)
    if let action { listen(since: mark, press { action() }) }
  }
}
