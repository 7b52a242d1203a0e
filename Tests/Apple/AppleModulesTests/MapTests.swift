import SwiftUI
import Testing

@testable import MapKit

@Suite("Maps")
struct MapTests {
  @Test("Places stand where Mercator's projection has them")
  func projection() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 40))
    let middle = region.position(of: region.center)
    #expect(abs(middle.x - 0.5) < 1e-9 && abs(middle.y - 0.5) < 1e-9)
    let corner = region.position(of: CLLocationCoordinate2D(latitude: 10, longitude: -10))
    #expect(abs(corner.x) < 1e-9 && abs(corner.y) < 1e-9)
  }

  @Test("Without a region a map has all of its content in it")
  func automatic() throws {
    let places = [(50.0, 10.0), (54.0, 20.0)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let region = try #require(MKCoordinateRegion(around: places))
    for place in places {
      let point = region.position(of: place)
      #expect((0.05...0.95).contains(point.x) && (0.05...0.95).contains(point.y))
    }
  }

  @Test("Distances on the earth are within half a percent")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 4_400)
  }
}
