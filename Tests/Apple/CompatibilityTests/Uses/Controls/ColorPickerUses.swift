import SwiftUI

@MainActor enum ColorPickerUses {
  static func colorPicker() {
    _ = ColorPicker<Text>.self
    _ = ColorPicker(selection: .constant(.red), supportsOpacity: true, label: { Text("a") })
    _ = ColorPicker("a", selection: .constant(.red), supportsOpacity: true)
  }

  static func colorPickerOverloads(_ name: String) {
    _ = ColorPicker(name, selection: .constant(.red), supportsOpacity: true)
  }
}
