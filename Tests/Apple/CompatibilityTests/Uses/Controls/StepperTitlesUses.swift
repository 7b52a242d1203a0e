import SwiftUI

@MainActor enum StepperTitlesUses {
  static func stepper() {
    _ = Stepper("a", onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
    _ = Stepper("a", value: .constant(0.5), step: 0.5, onEditingChanged: { _ in })
    _ = Stepper("a", value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in })
    _ = Stepper(
      value: .constant(1), step: 1, format: .number, label: { Text("a") },
      onEditingChanged: { _ in })
    _ = Stepper(
      value: .constant(1), in: 0...5, step: 1, format: .number, label: { Text("a") },
      onEditingChanged: { _ in })
  }

  static func stepperOverloads(_ name: String) {
    _ = Stepper(name, onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
    _ = Stepper(name, value: .constant(0.5), step: 0.5, onEditingChanged: { _ in })
    _ = Stepper(name, value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in })
  }
}
