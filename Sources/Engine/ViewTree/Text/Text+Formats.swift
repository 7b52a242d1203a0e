public import Foundation

extension Text {
  /// Creates text of a value as a style formats it.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(TextContent.Kind.value(FormattedValue(input, format)))
  }

  /// Creates text of a value as a style formats it, with attributes.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates text of a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: FormatterValue(subject, formatter).string)
  }

  /// Creates text of a date as a formatter writes it.
  ///
  /// Foundation's `Date` is no `ReferenceConvertible` on Linux.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: FormatterValue(subject, formatter).string)
  }

  /// Creates text of a span of time as a formatter writes it.
  public init(_ subject: DateInterval, formatter: Formatter) {
    self.init(verbatim: FormatterValue(subject, formatter).string)
  }

  /// Creates text of an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: FormatterValue(subject, formatter).string)
  }

  /// Creates text of a date.
  public init(_ date: Date, style: DateStyle) {
    self.init(TextContent.Kind.value(StyledDate(date: date, style: style)))
  }

  /// Creates text of a span of time.
  public init(_ dates: ClosedRange<Date>) {
    self.init(TextContent.Kind.value(DateSpan(start: dates.lowerBound, end: dates.upperBound)))
  }

  /// Creates text of a span of time.
  public init(_ interval: DateInterval) {
    self.init(TextContent.Kind.value(DateSpan(start: interval.start, end: interval.end)))
  }

  /// Creates text of the time that is left of a span, or that has passed.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TextContent.Kind.value(
        TimerValue(
          span: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
