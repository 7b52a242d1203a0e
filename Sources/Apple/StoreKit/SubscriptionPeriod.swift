public import Foundation

extension Product {
  /// How long a subscription lasts until it is renewed.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year

      /// How a unit is written: `month`.
      public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }

      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }

      public var description: String { localizedDescription }

      public func formatted(_ format: FormatStyle) -> String { format.format(self) }

      var component: Calendar.Component {
        switch self {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      }
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)

    /// How a time is written: `3 months`.
    ///
    /// - Note: Differs from StoreKit: Foundation has no `Date.ComponentsFormatStyle` on Linux.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
      public func format(_ value: SubscriptionPeriod) -> String {
        value.value == 1 ? "1 \(value.words)" : value.words
      }
    }

    public func formatted(_ format: FormatStyle, referenceDate: Date = .now) -> String {
      format.format(self)
    }

    /// When so many of the periods are over that begin with a date.
    func end(after date: Date, times: Int = 1) -> Date {
      Calendar(identifier: .gregorian).date(
        byAdding: unit == .week ? .day : unit.component,
        value: (unit == .week ? 7 : 1) * value * times, to: date) ?? date
    }

    /// The time in words: `month`, `3 months`.
    var words: String {
      let name = unit.localizedDescription.lowercased()
      return value == 1 ? name : "\(value) \(name)s"
    }

    init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

    /// A time of ISO 8601's that has one part, as `P3M`; nil for others.
    init?(iso8601 text: String) {
      guard text.first == "P", let letter = text.last, let value = Int(text.dropFirst().dropLast())
      else { return nil }
      let unit: Unit? =
        switch letter {
        case "D": .day
        case "W": .week
        case "M": .month
        case "Y": .year
        default: nil
        }
      guard let unit, value > 0 else { return nil }
      self.init(unit: unit, value: value)
    }
  }
}
