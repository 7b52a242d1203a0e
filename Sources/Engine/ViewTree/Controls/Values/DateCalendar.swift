import ElementTree
import Foundation

/// A month of which a day is picked, with a field for the time below.
struct DateCalendar: _ComposedView {
  let configuration: DatePickerStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    Naming(by: configuration.label) { name in
      VStack(spacing: 0) {
        UniqueName("days") { group in
          MonthView(
            name: name, date: configuration.selection, minimumDate: configuration.minimumDate,
            maximumDate: configuration.maximumDate
          ) { day($0, of: group, in: environment.localCalendar) }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          DateInput(configuration: time)
            .padding(.horizontal, 8)
            .frame(maxWidth: 420, minHeight: 44)
        }
      }
      .opacity(environment.isEnabled ? 1 : 0.4)
    }
  }

  @MainActor
  private func day(_ date: Date, of group: String, in calendar: Calendar) -> DayCell {
    let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    return DayCell(
      date: date, type: "radio", group: group,
      isChosen: calendar.isDate(date, inSameDayAs: configuration.selection),
      isEnabled: configuration.minimumDate.map { $0 < end } ?? true
        && configuration.maximumDate.map { $0 >= date } ?? true
    ) { isOn in
      if isOn { choose(date, in: calendar) }
    }
  }

  /// Chooses a day, at the time that is chosen already.
  @MainActor
  private func choose(_ day: Date, in calendar: Calendar) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second, .nanosecond], from: configuration.selection)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
    configuration.selection = configuration.nearest(calendar.date(from: parts) ?? day)
  }

  /// The time of the day.
  private var time: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(content: LoweredView { $0.lower(Text(system: "Time"), at: Salt.Control.label) }),
      selection: configuration.$selection, minimumDate: configuration.minimumDate,
      maximumDate: configuration.maximumDate, displayedComponents: .hourAndMinute)
  }
}
