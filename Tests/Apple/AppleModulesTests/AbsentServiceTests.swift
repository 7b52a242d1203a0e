import ActivityKit
import CoreLocation
import Foundation
import Testing
import WeatherKit

@Suite("Services of Apple's that pages don't have")
struct AbsentServiceTests {
  private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable { var left: Int }
    var name: String
  }

  @Test("The weather is refused as in an app without the entitlement")
  func weather() async {
    let place = CLLocation(latitude: 48, longitude: 16)
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: place)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: place, including: .hourly).forecast
    }
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: place, including: .current, .daily)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.attribution
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    #expect(Wind.CompassDirection.allCases.map(\.abbreviation).last == "NNW")
  }

  @Test("Activities are refused as on a device where they are turned off")
  func activity() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity<Trip>.request(
        attributes: Trip(name: "Sea"),
        content: ActivityContent(state: Trip.ContentState(left: 3), staleDate: nil), pushType: nil)
    }
    #expect(Activity<Trip>.activities.isEmpty)
  }
}
