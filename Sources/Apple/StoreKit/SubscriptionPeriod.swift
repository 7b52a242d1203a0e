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

    /// When a period is over that begins with a date.
    func end(after date: Date) -> Date {
      Calendar(identifier: .gregorian).date(byAdding: unit.component, value: value, to: date)
        ?? date
    }

    /// The time in words: `month`, `3 months`.
    var words: String {
      let name = unit.localizedDescription.lowercased()
      return value == 1 ? name : "\(value) \(name)s"
    }

    init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

    /// The most units that a time has.
    static let most = 1_000
  }
}

/// As files spell it: a time of ISO 8601's that has one part, `P3M`.
extension Product.SubscriptionPeriod: Codable {
  private static let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.first == "P", let unit = text.last.flatMap({ Self.units[$0] }),
      let value = Int(text.dropFirst().dropLast()), (1...Self.most).contains(value)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no time; write it as P1W, P3M or P1Y.")
    }
    self.init(unit: unit, value: value)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let letter = Self.units.first { $0.value == unit }?.key ?? "D"
    try container.encode("P\(value)\(letter)")
  }
}
