import Foundation
import SwiftUI

@MainActor enum DatePickerStyleConfigurationUses {
  struct Plain: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      let label: DatePickerStyleConfiguration.Label = configuration.label
      let date: Date = configuration.selection
      let binding: Binding<Date> = configuration.$selection
      let (first, last) = (configuration.minimumDate, configuration.maximumDate)
      let parts: DatePickerComponents = configuration.displayedComponents
      HStack {
        label
        Text(date, format: .dateTime)
        Button("Next") { binding.wrappedValue = last ?? first ?? date }
          .disabled(!parts.contains(.date))
      }
    }
  }

  static func datePickerStyleConfiguration() {
    _ = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
      .datePickerStyle(Plain())
    _ = DefaultDatePickerStyle().makeBody
    _ = CompactDatePickerStyle().makeBody
    _ = GraphicalDatePickerStyle().makeBody
    _ = WheelDatePickerStyle().makeBody
    _ = FieldDatePickerStyle().makeBody
  }
}
