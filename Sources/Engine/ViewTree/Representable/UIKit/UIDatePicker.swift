public import Foundation

/// A choice of a day and a time.
///
/// - Note: Differs from UIKit: a time to count down is chosen as an hour and a minute of the day.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  private static let shared = UIDatePicker()
  /// All of them at once.
  public override class func appearance() -> UIDatePicker { shared }

  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var date = Date() { didSet { setNeedsDisplay() } }
  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
  open var minimumDate: Date? { didSet { setNeedsDisplay() } }
  open var maximumDate: Date? { didSet { setNeedsDisplay() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { setNeedsDisplay() } }
  open var countDownDuration: TimeInterval {
    get { date.timeIntervalSince(Calendar.current.startOfDay(for: date)) }
    set { date = Calendar.current.startOfDay(for: date) + newValue }
  }
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var range: ClosedRange<Date> {
    let first = minimumDate ?? .distantPast
    return first...max(first, maximumDate ?? .distantFuture)
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let date = Binding<Date>(
      get: { self.date },
      set: { new in
        self.date = new
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
    let picker = DatePicker(
      accessibilityLabel ?? "", selection: date, in: range, displayedComponents: components
    )
    .labelsHidden()
    .disabled(!isEnabled)
    switch preferredDatePickerStyle {
    case .inline: context.lower(any: picker.datePickerStyle(.graphical), at: Salt.UIKit.control)
    case .wheels: context.lower(any: picker.datePickerStyle(.wheel), at: Salt.UIKit.control)
    case .automatic, .compact: context.lower(any: picker, at: Salt.UIKit.control)
    }
    return true
  }
}

/// How a choice of a day and a time looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
