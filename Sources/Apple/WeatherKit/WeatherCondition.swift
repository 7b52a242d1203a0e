import Foundation

/// What the weather is like.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, Comparable,
  CustomStringConvertible
{
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
  case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm
  case windy, wintryMix

  public static func < (first: WeatherCondition, second: WeatherCondition) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The words of a name: “Partly Cloudy”.
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      if words.isEmpty {
        words += letter.uppercased()
      } else {
        words += letter.isUppercase ? " \(letter)" : "\(letter)"
      }
    }
  }

  public var accessibilityDescription: String { description }
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  case none, hail, mixed, rain, sleet, snow
  public var description: String { rawValue.capitalized }
}

/// Whether the air gets heavier.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  case rising, falling, steady
  public var description: String { rawValue.capitalized }
}

/// How the moon looks.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
}
