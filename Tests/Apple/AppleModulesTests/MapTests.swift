import CoreLocation
import Foundation
import SwiftUI
import Testing

@testable import MapKit

@Suite("Maps")
struct MapTests {
  private let size = CGSize(width: 400, height: 300)

  private func region(_ latitude: Double, _ longitude: Double, _ span: Double) -> MKCoordinateRegion
  {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
  }

  @Test("Places stand where Mercator's projection has them, and are found again")
  func projection() {
    // As wide as 40 degrees, and higher than the region.
    let mapping = MapMapping(region(0, 10, 40), in: CGSize(width: 400, height: 800))
    let middle = mapping.point(of: .init(latitude: 0, longitude: 10))
    #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 400) < 1e-6)
    let corner = mapping.point(of: .init(latitude: 20, longitude: -10))
    // ln tan(45° + 10°) is 0.356379; 10 points are a degree.
    #expect(abs(corner.x) < 1e-6 && abs(corner.y - (400 - 0.356379 * 1800 / .pi)) < 0.001)
    for (latitude, longitude) in [(0.0, 0.0), (12, 25), (-30, -5), (60, 29)] {
      let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      let found = mapping.coordinate(at: mapping.point(of: place))
      #expect(abs(found.latitude - latitude) < 1e-9 && abs(found.longitude - longitude) < 1e-9)
    }
  }

  @Test("Places beyond the edge of the square stand beside those on this side")
  func turn() {
    let mapping = MapMapping(region(0, 179, 20), in: size)
    let beyond = mapping.point(of: .init(latitude: 0, longitude: -179))
    #expect(abs(beyond.x - (200 + 2 * mapping.scale / 360)) < 1e-6)
    #expect(abs(mapping.coordinate(at: beyond).longitude + 179) < 1e-9)
  }

  @Test("What is under a finger stays there when a map is moved and magnified")
  func gestures() {
    let mapping = MapMapping(region(48, 8, 10), in: size)
    let point = CGPoint(x: 90, y: 210)
    let place = mapping.coordinate(at: point)
    let moved = mapping.moved(by: CGSize(width: 30, height: -40)).point(of: place)
    #expect(abs(moved.x - 120) < 1e-6 && abs(moved.y - 170) < 1e-6)
    let larger = mapping.magnified(by: 3, about: point)
    let same = larger.point(of: place)
    #expect(abs(same.x - 90) < 1e-6 && abs(same.y - 210) < 1e-6)
    #expect(abs(larger.region.span.longitudeDelta * 3 - mapping.region.span.longitudeDelta) < 1e-9)
  }

  @Test("Sizes and spans that are no numbers, or none, leave a map of something")
  func hostile() {
    for span in [0, -1, .nan, .infinity, 1e9] {
      let mapping = MapMapping(region(0, 0, span), in: size)
      #expect(mapping.scale.isFinite && mapping.scale > 0)
      #expect(mapping.point(of: .init(latitude: 0, longitude: 0)).x == 200)
      _ = Land.path(in: mapping)
    }
    _ = Land.path(in: MapMapping(region(0, 0, 10), in: .zero))
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
    for number in numbers {
      let mappings = [
        MapMapping(region(number, 0, 10), in: size), MapMapping(region(0, number, 10), in: size),
        MapMapping(region(0, 0, 10), in: CGSize(width: number, height: 100)),
        MapMapping(region(0, 0, 10), in: CGSize(width: 100, height: number)),
        MapMapping(region(0, 0, 10), in: size).moved(by: CGSize(width: number, height: number)),
        MapMapping(region(0, 0, 10), in: size)
          .magnified(by: 2, about: CGPoint(x: number, y: number)),
        MapMapping(region(0, 0, 10), in: size).resized(to: CGSize(width: number, height: number)),
      ]
      for mapping in mappings {
        #expect(mapping.area.x.isFinite && mapping.area.y.isFinite && mapping.area.width <= 2.001)
        _ = (Land.path(in: mapping), mapping.region)
      }
    }
  }

  @Test("Without a region a map has all of its content in it")
  func automatic() throws {
    let places = [(50.0, 10.0), (54.0, 20.0)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let mapping = MapMapping(try #require(MKCoordinateRegion(around: places)), in: size)
    for place in places {
      let point = mapping.point(of: place)
      #expect((20...380).contains(point.x) && (15...285).contains(point.y))
    }
  }

  @Test("Land is where it is, and the sea isn't")
  @MainActor func land() {
    // Berlin, Nairobi, Sydney's hinterland, Iowa, the South Pole's ice; the oceans and the Caspian Sea.
    for (latitude, longitude, isLand) in [
      (52.5, 13.4, true), (-1.3, 36.8, true), (-32, 148, true), (42, -93, true), (-80, 0, true),
      (30, -40, false), (0, -150, false), (-30, 80, false), (42, 50.5, false),
    ] {
      let mapping = MapMapping(region(latitude, longitude, 4), in: size)
      let middle = CGPoint(x: 200, y: 150)
      #expect(
        Land.path(in: mapping).contains(middle, eoFill: true) == isLand, "\(latitude) \(longitude)")
    }
  }

  @Test("A reader's move of a map is told from a position that was given")
  func positions() {
    let given = MapCameraPosition.region(region(1, 2, 3))
    #expect(given == .region(region(1, 2, 3)) && given != .region(region(1, 2, 4)))
    #expect(given != .automatic && !given.positionedByUser)
    let moved = MapCameraPosition(kind: .moved(MapMapping(region(1, 2, 3), in: size)))
    #expect(moved.positionedByUser)
    #expect(abs((moved.region?.center.latitude ?? 0) - 1) < 1e-9)
  }

  @Test("Distances on the earth are within half a percent")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 4_400)
  }
}
