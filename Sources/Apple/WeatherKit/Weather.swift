public import CoreLocation
public import Foundation

/// Where and when a weather was.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  public var date: Date
  public var expirationDate: Date
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest

    public var abbreviation: String {
      let letters = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W",
      ]
      return (letters + ["WNW", "NW", "NNW"])[Self.allCases.firstIndex(of: self) ?? 0]
    }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

/// How strong the sun's light is.
public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }
  public var value: Int
  public var category: ExposureCategory
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

/// When the sun comes and goes.
public struct SunEvents: Codable, Hashable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
  public var solarMidnight: Date?
}

/// When the moon comes and goes.
public struct MoonEvents: Codable, Hashable, Sendable {
  public var moonrise: Date?
  public var moonset: Date?
  public var phase: MoonPhase
}

/// A warning.
public struct WeatherAlert: Hashable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}

/// How bad a weather is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
  case minor, moderate, severe, extreme, unknown
}

/// The weather of some times.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
  Hashable, Sendable
{
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  public var summary: String { "" }
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// What is known of the weather at a place.
public struct Weather: Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
}

/// A part of what is known.
public struct WeatherQuery<Result>: Sendable {}

extension WeatherQuery where Result == CurrentWeather {
  public static var current: WeatherQuery<Result> { .init() }
}
extension WeatherQuery where Result == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery<Result> { .init() }
}
extension WeatherQuery where Result == Forecast<HourWeather> {
  public static var hourly: WeatherQuery<Result> { .init() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Result> { .init() }
}
extension WeatherQuery where Result == Forecast<DayWeather> {
  public static var daily: WeatherQuery<Result> { .init() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Result> { .init() }
}
extension WeatherQuery where Result == [WeatherAlert]? {
  public static var alerts: WeatherQuery<Result> { .init() }
}
