public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements as text: a number and a unit.
  ///
  /// - Note: Differs from Foundation: the unit is in English, the reader's own in the United States alone.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much is written of a unit.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let rawValue: Int
      /// 3 kilometers
      public static var wide: Self { Self(rawValue: 2) }
      /// 3 km
      public static var abbreviated: Self { Self(rawValue: 1) }
      /// 3km
      public static var narrow: Self { Self(rawValue: 0) }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without its scale.
    public var hidesScaleName: Bool
    public var locale: Locale

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitOptions = usage == .asProvided ? .providedUnit : []
      if hidesScaleName || width == .narrow {
        formatter.unitOptions.insert(.temperatureWithoutUnit)
      }
      formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
      let number =
        numberFormatStyle
        ?? .number.precision(.fractionLength(0...(usage == .weather ? 0 : 2)))
      return formatter.string(from: measurement) { $0.formatted(number.locale(locale)) }
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The number and the unit as a style writes them.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What a measurement is for, which decides its unit.
///
/// - Note: Differs from Foundation: `asProvided` keeps the unit, others are all alike but for `weather`, which
///   has no decimals.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  fileprivate let rawValue: String
  public static var general: Self { Self(rawValue: "general") }
  public static var asProvided: Self { Self(rawValue: "asProvided") }
  fileprivate static var weather: Self { Self(rawValue: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(rawValue: "weather") }
  public static var person: Self { Self(rawValue: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(rawValue: "person") }
  public static var personHeight: Self { Self(rawValue: "personHeight") }
  public static var road: Self { Self(rawValue: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(rawValue: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(rawValue: "food") }
  public static var workout: Self { Self(rawValue: "workout") }
}

extension FormatStyle {
  /// A number and a unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A temperature, with its scale or without.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
