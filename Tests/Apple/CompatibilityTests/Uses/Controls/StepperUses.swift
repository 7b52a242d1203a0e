import SwiftUI

@MainActor enum StepperUses {
  static func stepper() {
    _ = Stepper<Text>.self
    _ = Stepper(label: { Text("a") }, onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
    _ = Stepper(value: .constant(0.5), step: 0.5, label: { Text("a") }, onEditingChanged: { _ in })
    _ = Stepper(
      value: .constant(0.5), in: 0...1, step: 0.5, label: { Text("a") }, onEditingChanged: { _ in })
    _ = Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }) { Text("a") }
    _ = Stepper(value: .constant(0.5), step: 0.5, onEditingChanged: { _ in }) { Text("a") }
    _ = Stepper(value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in }) {
      Text("a")
    }
  }
}
