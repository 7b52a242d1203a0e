public import Foundation

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

/// A control for a date or a time: the browser's own, or a month's calendar, by its style.
///
/// - Note: As in SwiftUI, but the browser decides how dates in fields are picked and written.
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

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: LoweredView { $0.lowerRow(label, at: Salt.Control.label) }),
      selection: view.selection, minimumDate: view.earliest, maximumDate: view.latest,
      displayedComponents: view.components)
    let picker = StyledControl(configuration, in: \.datePickerStyles) {
      DefaultDatePickerStyle().makeBody(configuration: $0)
    }
    context.lower(composed: picker)
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
