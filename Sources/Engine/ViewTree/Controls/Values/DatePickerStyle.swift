public import Foundation

/// A look for pickers of dates.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = DatePickerStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What the look of a picker of dates is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct DatePickerStyleConfiguration {
  /// A label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the date is called.
  public let label: Label
  /// The date that is picked.
  @Binding public var selection: Date
  /// The first date that can be picked; nil where there is none.
  public let minimumDate: Date?
  /// The last date that can be picked; nil where there is none.
  public let maximumDate: Date?
  /// The parts of the date that can be picked.
  public let displayedComponents: DatePickerComponents

  /// The date next to another that can be picked.
  func nearest(_ date: Date) -> Date {
    min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }
}

/// The look that suits the place: a date that opens the browser's calendar.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DateInput(configuration: configuration)
  }
}

/// A date that opens the browser's calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DateInput(configuration: configuration)
  }
}

/// A month's calendar, with a field for the time below.
///
/// A picker of a time alone is a field.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayedComponents.contains(.date) {
      DateCalendar(configuration: configuration)
    } else {
      DateInput(configuration: configuration)
    }
  }
}

/// Columns that turn, on phones whose browsers have some.
///
/// - Note: Differs from SwiftUI: the browser decides how dates are picked.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DateInput(configuration: configuration)
  }
}

/// A field.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DateInput(configuration: configuration)
  }
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

private struct DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<DatePickerStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The looks of pickers of dates, the innermost last.
  var datePickerStyles: [ControlStyle<DatePickerStyleConfiguration>] {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the view's pickers of dates a look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.datePickerStyles) {
        $0.append(ControlStyle(style) { $0.makeBody(configuration: $1) })
      })
  }
}
