public import Foundation

/// A month of which days are picked, as many as the reader likes.
///
/// - Note: As in SwiftUI.
nonisolated public struct MultiDatePicker<Label: View>: _PrimitiveView {
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  /// The first moment that can't be picked.
  let end: Date?
  let label: Label

  init(
    _ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let (selection, earliest, end) = (view.selection, view.earliest, view.end)
    context.lower(
      composed: Naming(by: view.label) { name in
        DaysCalendar(name: name, selection: selection, earliest: earliest, end: end)
      })
  }
}

/// A month whose days are turned on and off.
private struct DaysCalendar: _ComposedView {
  let name: String
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?

  func composition(in environment: EnvironmentValues) -> some View {
    let calendar = environment.localCalendar
    let chosen = selection.wrappedValue.compactMap { parts in
      calendar.date(from: parts).map { calendar.startOfDay(for: $0) }
    }
    MonthView(
      name: name, date: chosen.min() ?? environment.renderDate, minimumDate: earliest,
      maximumDate: end
    ) { date in
      DayCell(
        date: date, type: "checkbox", group: nil, isChosen: chosen.contains(date),
        isEnabled: isPossible(date, in: calendar)
      ) { choose(date, $0, in: calendar) }
    }
    .opacity(environment.isEnabled ? 1 : 0.4)
  }

  private func isPossible(_ date: Date, in calendar: Calendar) -> Bool {
    let next = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    return earliest.map { $0 < next } ?? true && end.map { date < $0 } ?? true
  }

  @MainActor
  private func choose(_ date: Date, _ isOn: Bool, in calendar: Calendar) {
    var others = selection.wrappedValue.filter { parts in
      calendar.date(from: parts).map { !calendar.isDate($0, inSameDayAs: date) } ?? true
    }
    if isOn {
      others.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
    selection.wrappedValue = others
  }
}

extension MultiDatePicker {
  /// Creates a picker with a label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a picker of days in a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, bounds.upperBound, label()) }

  /// Creates a picker of days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, nil, label()) }

  /// Creates a picker of days up to one, which is not of them.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a picker with a title for days in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey)) }

  /// Creates a picker with a title for days from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, Text(titleKey)) }

  /// Creates a picker with a title for days up to one, which is not of them.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, Text(titleKey)) }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a picker with a title for days in a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title)) }

  /// Creates a picker with a title for days from one on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, Text(title)) }

  /// Creates a picker with a title for days up to one, which is not of them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, Text(title)) }
}
