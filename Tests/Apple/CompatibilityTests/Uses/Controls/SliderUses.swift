import SwiftUI

@MainActor enum SliderUses {
  static func slider() {
    _ = Slider<Text, Text>.self
    _ = Slider(
      value: .constant(0.5), in: 0...1, label: { Text("a") }, minimumValueLabel: { Text("a") },
      maximumValueLabel: { Text("a") }, onEditingChanged: { _ in })
    _ = Slider(
      value: .constant(0.5), in: 0...1, step: 0.5, label: { Text("a") },
      minimumValueLabel: { Text("a") }, maximumValueLabel: { Text("a") }, onEditingChanged: { _ in }
    )
    _ = Slider(
      value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"),
      maximumValueLabel: Text("a"), label: { Text("a") })
    _ = Slider(
      value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in },
      minimumValueLabel: Text("a"), maximumValueLabel: Text("a"), label: { Text("a") })
    _ = Slider(value: .constant(0.5), in: 0...1, label: { Text("a") }, onEditingChanged: { _ in })
    _ = Slider(
      value: .constant(0.5), in: 0...1, step: 0.5, label: { Text("a") }, onEditingChanged: { _ in })
    _ = Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }, label: { Text("a") })
    _ = Slider(
      value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in }, label: { Text("a") })
    _ = Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in })
    _ = Slider(value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in })
  }
}
