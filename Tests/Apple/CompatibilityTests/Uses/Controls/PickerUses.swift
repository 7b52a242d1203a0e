import SwiftUI

@MainActor enum PickerUses {
  static func picker(_ choices: [Binding<Int>]) {
    _ = Picker<Text, Int, Text>.self
    _ = Picker(selection: .constant(1), content: { Text("a") }, label: { Text("a") })
    _ = Picker(
      selection: .constant(1), content: { Text("a") }, label: { Text("a") },
      currentValueLabel: { Text("a") })
    _ = Picker(
      sources: choices, selection: \.self, content: { Text("a").tag(1) }, label: { Text("a") })
    _ = Picker(selection: .constant(1), label: Text("a"), content: { Text("a") })
    _ = Picker("a", selection: .constant(1), content: { Text("a") })
    _ = Picker(
      "a", selection: .constant(1), content: { Text("a") }, currentValueLabel: { Text("a") })
    _ = Picker("a", systemImage: "star", selection: .constant(1), content: { Text("a") })
  }

  static func pickerOverloads(_ name: String) {
    _ = Picker(name, selection: .constant(1), content: { Text("a") })
    _ = Picker(name, systemImage: "star", selection: .constant(1), content: { Text("a") })
  }
}
