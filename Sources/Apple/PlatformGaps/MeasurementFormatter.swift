public import Foundation

/// Writes measurements as text.
///
/// - Note: Differs from Foundation: units are written by their symbols, in words for `.long` where English has
///   them; the reader's own unit is taken for temperatures, lengths, masses and speeds in the United States.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// What is done with the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit stays what it is.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The size decides: 2 km, not 2,000 m.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees have no scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A measurement's number with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(from: measurement) {
      numberFormatter?.string(from: NSNumber(value: $0)) ?? $0.formatted()
    }
  }

  /// A measurement's number, as a function writes it, with its unit.
  func string<UnitType: Unit>(
    from measurement: Measurement<UnitType>, number write: (Double) -> String
  ) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number = write(value)
    if unit is UnitTemperature, unitStyle != .long || unitOptions.contains(.temperatureWithoutUnit)
    {
      return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol)
    }
    let name = name(of: unit, isOne: value == 1)
    return unitStyle == .short ? number + name : "\(number) \(name)"
  }

  /// A unit alone.
  open func string(from unit: Unit) -> String { name(of: unit, isOne: true) }

  private func name(of unit: Unit, isOne: Bool) -> String {
    switch unitStyle {
    case .long: UnitWords.long(unit, isOne: isOne) ?? unit.symbol
    case .short: unit.symbol
    default: UnitWords.abbreviated(unit) ?? unit.symbol
    }
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    var (value, unit) = (value, unit)
    if !unitOptions.contains(.providedUnit), locale?.measurementSystem == .us,
      let dimension = unit as? Dimension, let other = Self.american(dimension)
    {
      value = other.converter.value(
        fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
      unit = other
    }
    guard unitOptions.contains(.naturalScale), unit is UnitLength,
      abs(value) >= 1000 || abs(value) < 1,
      value != 0, let length = unit as? UnitLength
    else { return (value, unit) }
    let metres = length.converter.baseUnitValue(fromValue: value)
    let natural: UnitLength =
      switch abs(metres) {
      case 1000...: .kilometers
      case 1...: .meters
      case 0.01...: .centimeters
      default: .millimeters
      }
    return (natural.converter.value(fromBaseUnitValue: metres), natural)
  }

  private static func american(_ unit: Dimension) -> Dimension? {
    switch unit {
    case UnitTemperature.celsius, UnitTemperature.kelvin: UnitTemperature.fahrenheit
    case UnitLength.kilometers: UnitLength.miles
    case UnitLength.meters: UnitLength.feet
    case UnitLength.centimeters: UnitLength.inches
    case UnitMass.kilograms: UnitMass.pounds
    case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: UnitSpeed.milesPerHour
    default: nil
    }
  }
}

/// English words for units.
enum UnitWords {
  private static let words: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "st": ("stone", "stones"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "gal": ("gallon", "gallons"), "cup": ("cup", "cups"), "pt": ("pint", "pints"),
    "kCal": ("kilocalorie", "kilocalories"), "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "m/s": ("meter per second", "meters per second"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
  ]

  /// Those of time, whose symbols are those of other units, too.
  private static let times: [String: (short: String, one: String, many: String)] = [
    "s": ("sec", "second", "seconds"), "m": ("min", "minute", "minutes"),
    "h": ("hr", "hour", "hours"),
  ]

  static func long(_ unit: Unit, isOne: Bool) -> String? {
    if unit is UnitDuration, let time = times[unit.symbol] { return isOne ? time.one : time.many }
    return words[unit.symbol].map { isOne ? $0.one : $0.many }
  }

  /// What English writes where it isn't the symbol.
  static func abbreviated(_ unit: Unit) -> String? {
    unit is UnitDuration
      ? times[unit.symbol]?.short : unit is UnitEnergy ? unit.symbol.lowercased() : nil
  }
}
