import ElementTree
import Foundation

/// A month's days in weeks, with what leads to other months above.
struct MonthView<Day: View>: View {
  /// What the days are for, for who doesn't see them.
  let name: String
  /// A date of the month that is shown where the reader has turned to no other.
  let date: Date
  let minimumDate: Date?
  let maximumDate: Date?
  /// Shows a day, which begins at a date.
  let day: @MainActor (Date) -> Day

  /// What the reader has turned to.
  @State private var turned: TurnedMonth?
  /// Whether months and years are offered instead of days.
  @State private var picksMonth = false

  var body: some View {
    MonthPage(view: self, turned: $turned, picksMonth: $picksMonth)
  }
}

/// A month that a reader has turned to.
private struct TurnedMonth {
  /// The date that was chosen then: when another is, its month is shown.
  let origin: Date
  let month: CalendarMonth
}

/// A month as it is shown, with its title.
private struct MonthPage<Day: View>: _ComposedView {
  let view: MonthView<Day>
  @Binding var turned: TurnedMonth?
  @Binding var picksMonth: Bool

  func composition(in environment: EnvironmentValues) -> some View {
    let calendar = environment.localCalendar
    let month = month(in: calendar)
    VStack(spacing: 4) {
      HStack(spacing: 20) {
        title(month, environment)
        Spacer()
        if !picksMonth {
          turn(-1, from: month, "chevron.left", name: "Previous Month")
            .disabled(view.minimumDate.map { $0 >= month.first } ?? false)
          turn(1, from: month, "chevron.right", name: "Next Month")
            .disabled(view.maximumDate.map { $0 < month.moved(by: 1).first } ?? false)
        }
      }
      .frame(minHeight: 44)
      .padding(.horizontal, 8)
      if picksMonth {
        MonthChoice(month: month, years: years(in: calendar), turn: turn)
          .frame(maxWidth: .infinity, minHeight: 278)
      } else {
        MonthDays(month: month, name: view.name, day: view.day)
      }
    }
    .frame(maxWidth: 420)
  }

  @MainActor
  private func month(in calendar: Calendar) -> CalendarMonth {
    if let turned, turned.origin == view.date { return turned.month }
    return CalendarMonth(of: view.date, in: calendar)
  }

  @MainActor
  private func turn(to month: CalendarMonth) {
    turned = TurnedMonth(origin: view.date, month: month)
  }

  @MainActor
  private func title(_ month: CalendarMonth, _ environment: EnvironmentValues) -> some View {
    Button {
      picksMonth.toggle()
    } label: {
      HStack(spacing: 6) {
        Text(verbatim: month.first.formatted(environment.dateFormat().month(.wide).year()))
          .systemText(.headline, picksMonth ? .accentColor : .primary)
        Glyph(picksMonth ? "chevron.down" : "chevron.forward", .accentColor, size: 12)
      }
      .frame(minHeight: 44)
    }
    .buttonStyle(.borderless)
  }

  @MainActor
  private func turn(
    _ step: Int, from month: CalendarMonth, _ symbol: String, name: LocalizedStringKey
  ) -> some View {
    Button {
      turn(to: month.moved(by: step))
    } label: {
      Glyph(symbol, .accentColor, size: 19).frame(width: 32, height: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(system: name))
  }

  /// The years that the reader may turn to: at most a century back and one on.
  private func years(in calendar: Calendar) -> ClosedRange<Int> {
    func year(of date: Date) -> Int { calendar.component(.year, from: date) }
    let now = year(of: view.date)
    let first = max(view.minimumDate.map { year(of: $0) } ?? now - 100, now - 100)
    let last = min(view.maximumDate.map { year(of: $0) } ?? now + 100, now + 100)
    return min(first, now)...max(last, now)
  }
}

/// The weeks of a month below the names of their days.
private struct MonthDays<Day: View>: _ComposedView {
  let month: CalendarMonth
  let name: String
  let day: @MainActor (Date) -> Day

  func composition(in environment: EnvironmentValues) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Each(month.weekdays) { _, weekday in
          Text(verbatim: weekday.uppercased(with: environment.locale))
            .systemText(.footnote.weight(.semibold), .tertiary)
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 22)
        }
      }
      .accessibilityHidden(true)
      VStack(spacing: 0) {
        Each(month.weeks) { _, week in
          HStack(spacing: 0) {
            Each(week) { _, date in
              if let date {
                day(date)
              } else {
                Color.clear.frame(maxWidth: .infinity, minHeight: 42, maxHeight: 42)
              }
            }
          }
        }
      }
      // As high as six weeks, so that what is below stays where it is.
      .frame(minHeight: 252, alignment: .top)
      .controlGroup(role: "group", name: environment.controlName(name))
    }
  }
}

/// Menus of months and years.
private struct MonthChoice: _ComposedView {
  let month: CalendarMonth
  let years: ClosedRange<Int>
  let turn: @MainActor (CalendarMonth) -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 12) {
      Picker(selection: part(.month)) {
        ForEach(Array(month.calendar.standaloneMonthSymbols.enumerated()), id: \.offset) { place in
          Text(verbatim: place.element).tag(place.offset + 1)
        }
      } label: {
        Text(system: "Month")
      }
      Picker(selection: part(.year)) {
        ForEach(Array(years), id: \.self) { Text(verbatim: String($0)).tag($0) }
      } label: {
        Text(system: "Year")
      }
    }
    .pickerStyle(.menu)
    .labelsHidden()
  }

  private func part(_ component: Calendar.Component) -> Binding<Int> {
    let (month, turn) = (month, turn)
    return Binding(
      get: { month.calendar.component(component, from: month.first) },
      set: { value in
        var parts = month.calendar.dateComponents([.era, .year, .month], from: month.first)
        parts.setValue(value, for: component)
        guard let date = month.calendar.date(from: parts) else { return }
        turn(CalendarMonth(of: date, in: month.calendar))
      })
  }
}

/// A day of a month: an input under its number.
struct DayCell: _ComposedView {
  let date: Date
  /// What kind of input the day is.
  let type: String
  /// The days of which one is chosen have the same name.
  let group: String?
  let isChosen: Bool
  let isEnabled: Bool
  let choose: @MainActor (Bool) -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    let calendar = environment.localCalendar
    let isToday = calendar.isDate(date, inSameDayAs: environment.renderDate)
    Text(calendar.component(.day, from: date), format: .number.locale(environment.locale))
      .systemText(.title3, isToday ? .accentColor : isEnabled ? .primary : .tertiary)
      .frame(width: 42, height: 42)
      .background { input(environment) }
      .frame(maxWidth: .infinity)
      .phrasingElement(.label, [(.class, isToday ? "c-of-day c-today" : "c-of-day")])
  }

  @MainActor
  private func input(_ environment: EnvironmentValues) -> BrowserControl {
    var input = BrowserControl(
      name: .input, look: .day, label: date.formatted(environment.dateFormat(.complete)),
      ink: .accent, isEnabled: isEnabled)
    input.attributes = [(.type, type)]
    if let group { input.attributes.append((.name, group)) }
    if isChosen { input.attributes.append((.checked, "")) }
    return input.onFlag(.check, choose)
  }
}
