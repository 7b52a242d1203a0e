public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string, which is shown as it is.
  public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

  /// Adds a number in the reader's notation.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(value._specifier, value._argument.value)
  }

  /// Adds a number as a specifier such as `%.2f` says.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(specifier, value._argument.value)
  }

  /// Adds text with its own style.
  public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

  /// Adds a picture.
  public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

  /// Adds text with attributes.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append("%@", .text(Text(attributedString)))
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", .text(Text(date, style: style)))
  }

  /// Adds a span of time.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append("%@", .text(Text(dates)))
  }

  /// Adds a span of time.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append("%@", .text(Text(interval)))
  }

  /// Adds the time that is left or has passed.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      "%@",
      .text(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }

  /// Adds a value as a style formats it.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    append("%@", .text(Text(input, format: format)))
  }

  /// Adds a value as a style formats it.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append("%@", .text(Text(input, format: format)))
  }

  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    if let formatter {
      append("%@", .text(Text(FormatterValue(subject, formatter).string)))
    } else {
      append("%@", .string(String(describing: subject)))
    }
  }

  /// Adds a date as a formatter writes it.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    append("%@", .text(Text(subject, formatter: formatter)))
  }

  /// Adds a span of time as a formatter writes it.
  public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter) {
    append("%@", .text(Text(subject, formatter: formatter)))
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    if let formatter {
      append("%@", .text(Text(FormatterValue(subject, formatter).string)))
    } else {
      append("%@", .string(subject.description))
    }
  }

  /// Adds any other value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    append("%@", .string(String(describing: value)))
  }
}

/// A number that a format can have.
///
/// - Note: As in SwiftUI; only the engine conforms types to it.
public protocol _FormatSpecifiable: Equatable {
  /// The number.
  var _argument: _FormatArgument { get }
  /// The usual specifier in keys.
  var _specifier: String { get }
}

/// The number that stands for a specifier.
public struct _FormatArgument: Sendable {
  let value: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _argument: _FormatArgument {
    _FormatArgument(value: .integer(Int64(clamping: self)))
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _argument: _FormatArgument {
    _FormatArgument(value: .unsigned(UInt64(clamping: self)))
  }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }

extension Float: _FormatSpecifiable {
  public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _argument: _FormatArgument { _FormatArgument(value: .real(self)) }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
  public var _specifier: String { "%lf" }
}
