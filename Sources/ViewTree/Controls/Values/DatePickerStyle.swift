/// A look for pickers of dates.
///
/// - Note: Differs from SwiftUI: the browser decides how dates are picked, so all look alike.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The look that suits the place.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

/// A date that opens a calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

/// A calendar.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

/// Columns that turn.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

/// A field.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: the browser decides how dates are picked.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
