import Foundation
import SwiftUI

@MainActor enum MultiDatePickerUses {
  static func multiDatePicker() {
    let days = Binding.constant(Set<DateComponents>())
    let (first, last) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e9))
    let title: String = "Days"
    _ = MultiDatePicker("Days", selection: days)
    _ = MultiDatePicker("Days", selection: days, in: first..<last)
    _ = MultiDatePicker("Days", selection: days, in: first...)
    _ = MultiDatePicker("Days", selection: days, in: ..<last)
    _ = MultiDatePicker(title, selection: days)
    _ = MultiDatePicker(title, selection: days, in: first..<last)
    _ = MultiDatePicker(title, selection: days, in: first...)
    _ = MultiDatePicker(title, selection: days, in: ..<last)
    _ = MultiDatePicker(selection: days) { Text("Days") }
    _ = MultiDatePicker(selection: days, in: first..<last) { Text("Days") }
    _ = MultiDatePicker(selection: days, in: first...) { Text("Days") }
    _ = MultiDatePicker(selection: days, in: ..<last) { Text("Days") }
  }
}
