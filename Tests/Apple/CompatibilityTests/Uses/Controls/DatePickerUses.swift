import SwiftUI

@MainActor enum DatePickerUses {
  static func datePickerComponents() {
    let _: [DatePickerComponents] = [.hourAndMinute, .date, .hourMinuteAndSecond]
    _ = DatePickerComponents.self
  }

  static func datePicker(_ datePickerTextComponents: DatePicker<Text>.Components) {
    _ = DatePicker<Text>.self
    _ = DatePicker<Text>.Components.self
    _ = DatePicker(
      selection: .constant(.now), displayedComponents: datePickerTextComponents,
      label: { Text("a") })
    _ = DatePicker(
      selection: .constant(.now), in: .now...Date.now,
      displayedComponents: datePickerTextComponents, label: { Text("a") })
    _ = DatePicker("a", selection: .constant(.now), displayedComponents: datePickerTextComponents)
    _ = DatePicker(
      "a", selection: .constant(.now), in: .now...Date.now,
      displayedComponents: datePickerTextComponents)
  }

  static func datePickerOverloads(
    _ datePickerTextComponents: DatePicker<Text>.Components, _ name: String
  ) {
    _ = DatePicker(
      selection: .constant(.now), in: Date.now..., displayedComponents: datePickerTextComponents,
      label: { Text("a") })
    _ = DatePicker(
      selection: .constant(.now), in: ...Date.now, displayedComponents: datePickerTextComponents,
      label: { Text("a") })
    _ = DatePicker(
      "a", selection: .constant(.now), in: Date.now...,
      displayedComponents: datePickerTextComponents)
    _ = DatePicker(
      "a", selection: .constant(.now), in: ...Date.now,
      displayedComponents: datePickerTextComponents)
    _ = DatePicker(name, selection: .constant(.now), displayedComponents: datePickerTextComponents)
    _ = DatePicker(
      name, selection: .constant(.now), in: .now...Date.now,
      displayedComponents: datePickerTextComponents)
    _ = DatePicker(
      name, selection: .constant(.now), in: Date.now...,
      displayedComponents: datePickerTextComponents)
    _ = DatePicker(
      name, selection: .constant(.now), in: ...Date.now,
      displayedComponents: datePickerTextComponents)
  }
}
