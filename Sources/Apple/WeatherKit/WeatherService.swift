public import CoreLocation
public import Foundation

/// Why nothing is known of the weather.
public enum WeatherError: Error, LocalizedError, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? { "Apple's weather isn't available to pages." }
  public var failureReason: String? { "It is given to apps that Apple has signed." }
  public var recoverySuggestion: String? {
    "Ask a service that the server may use, and make the app's own values of its answers."
  }
}

/// Whose weather it is.
public struct WeatherAttribution: Hashable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let squareMarkURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
  public let legalAttributionText: String
}

/// Asks for the weather.
///
/// - Note: Differs from WeatherKit: it is given to apps that Apple has signed, so ``WeatherError/permissionDenied`` is
///   thrown, as in an app without the entitlement.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}

  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }

  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }

  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.permissionDenied }

  public func weather<each T>(
    for location: CLLocation, including dataSets: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw WeatherError.permissionDenied }
}
