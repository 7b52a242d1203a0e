public import Foundation
import ElementTree

/// The parts of a date that a picker offers.
///
/// - Note: As in SwiftUI.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control for a date or a time: the browser's own.
///
/// - Note: As in SwiftUI, but the browser decides how dates are picked and written.
nonisolated public struct DatePicker<Label: View>: _PrimitiveView {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: Components
  let label: Label

  init(
    _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let format = DateInputFormat(view.components, context.environment.timeZone)
    var attributes: [AttributePair] = [
      (.type, format.type), (.value, format.string(view.selection.wrappedValue)),
    ]
    if let earliest = view.earliest { attributes.append((.min, format.string(earliest))) }
    if let latest = view.latest { attributes.append((.max, format.string(latest))) }
    attributes += context.inertAttributes
    context.lowerLabeledControl(view.label) { context, name in
      if let name { attributes.append((.ariaLabel, name)) }
      let style = context.textStyle()
      context.addControl(
        .input, .date, attributes, width: .unknown, style: style,
        handlers: [
          context.answeringText(
            .change,
            { text in
              guard let date = format.date(text, near: view.selection.wrappedValue) else { return }
              var nearest = date
              if let earliest = view.earliest { nearest = max(nearest, earliest) }
              if let latest = view.latest { nearest = min(nearest, latest) }
              // The range may change what the text doesn't say, such as the time of its first day.
              guard format.string(nearest) == format.string(date) else { return }
              view.selection.wrappedValue = nearest
            })
        ])
    }
  }
}

/// How the browser's control for dates writes them.
struct DateInputFormat {
  let type: String
  private let calendar: Calendar
  private let hasDate: Bool
  private let hasTime: Bool

  init(_ components: DatePickerComponents, _ timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    hasDate = components.contains(.date)
    hasTime = components.contains(.hourAndMinute) || !hasDate
    type = hasDate ? (hasTime ? "datetime-local" : "date") : "time"
  }

  /// Such as `2026-11-20T13:20`.
  func string(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(max(0, value ?? 0))
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return hasDate ? (hasTime ? "\(day)T\(time)" : day) : time
  }

  /// The moment that a browser's text stands for; what the text does not say is as in another
  /// moment. Nil if the text is none of a browser's.
  func date(_ text: String, near other: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: other)
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == (hasDate && hasTime ? 2 : 1), let first = halves.first,
      let last = halves.last
    else { return nil }
    if hasDate {
      let numbers = first.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 3, let year = numbers[0], let month = numbers[1],
        let day = numbers[2], 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    if hasTime {
      // Seconds may have a fraction.
      let numbers = last.split(separator: ":", omittingEmptySubsequences: false)
        .map { Int($0.prefix { $0 != "." }) }
      guard 2...3 ~= numbers.count, let hour = numbers[0], let minute = numbers[1],
        0...23 ~= hour, 0...59 ~= minute, numbers.allSatisfy({ 0...59 ~= $0 ?? -1 })
      else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
    }
    guard let date = calendar.date(from: parts) else { return nil }
    // The 31st of a shorter month would be a day of the next.
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    guard day.year == parts.year, day.month == parts.month, day.day == parts.day else { return nil }
    return date
  }
}

extension DatePicker {
  /// Creates a picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }

  /// Creates a picker of dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// Creates a picker of dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

  /// Creates a picker of dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

  /// Creates a picker with a title for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a title for dates from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

  /// Creates a picker with a title for dates up to one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

  /// Creates a picker with a title for dates in a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a picker with a title for dates from one on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

  /// Creates a picker with a title for dates up to one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}
