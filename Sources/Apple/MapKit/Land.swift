import CoreLocation
import Foundation
import ViewTree

/// The outline of the earth's land.
enum Land {
  /// Rings of places in Mercator's square, with what they lie in.
  private static let rings: [(bounds: MapMapping.Area, places: [(x: Double, y: Double)])] =
    landRings.split(separator: " ").map { word in
      let places = decoded(word.utf8).map { longitude, latitude in
        MapMapping.place(of: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
      }
      let (xs, ys) = (places.map(\.x), places.map(\.y))
      let (west, north) = (xs.min() ?? 0, ys.min() ?? 0)
      return (
        .init(
          x: west, y: north, width: (xs.max() ?? 0) - west, height: (ys.max() ?? 0) - north),
        places
      )
    }

  /// The degrees of a ring as ``landRings`` has it.
  private static func decoded(_ word: Substring.UTF8View) -> [(Double, Double)] {
    var numbers: [Int] = []
    var (value, shift) = (0, 0)
    for digit in word {
      let bits = Int(digit) - 63
      value |= (bits & 31) << shift
      shift += 5
      guard bits < 32 else { continue }
      numbers.append(value & 1 == 0 ? value >> 1 : ~(value >> 1))
      (value, shift) = (0, 0)
    }
    var (x, y) = (0, 0)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      x += numbers[index]
      y += numbers[index + 1]
      return (Double(x) / 20, Double(y) / 20)
    }
  }

  /// The land within a map and as much again on each side, in the map's points.
  static func path(in mapping: MapMapping) -> Path {
    let area = mapping.area
    let (left, right) = (area.x - area.width, area.x + 2 * area.width)
    let (top, bottom) = (area.y - area.height, area.y + 2 * area.height)
    var path = Path()
    for turn in Int(left.rounded(.down))...Int(right.rounded(.down)) {
      for ring in rings {
        let x = ring.bounds.x + Double(turn)
        guard x < right, x + ring.bounds.width > left, ring.bounds.y < bottom,
          ring.bounds.y + ring.bounds.height > top
        else { continue }
        var places = ring.places.map { ($0.x + Double(turn), $0.y) }
        places = cut(places) { $0.0 - left }
        places = cut(places) { right - $0.0 }
        places = cut(places) { $0.1 - top }
        places = cut(places) { bottom - $0.1 }
        add(places, to: &path, mapping)
      }
    }
    return path
  }

  /// The part of a ring on one side of a line, from which a distance is told.
  private static func cut(
    _ ring: [(Double, Double)], _ distance: ((Double, Double)) -> Double
  ) -> [(Double, Double)] {
    guard var last = ring.last else { return [] }
    var result: [(Double, Double)] = []
    for place in ring {
      let (before, now) = (distance(last), distance(place))
      if (before < 0) != (now < 0) {
        let part = before / (before - now)
        result.append((last.0 + (place.0 - last.0) * part, last.1 + (place.1 - last.1) * part))
      }
      if now >= 0 { result.append(place) }
      last = place
    }
    return result
  }

  /// Adds a ring, without points that are less than one and a half from the one before.
  private static func add(
    _ ring: [(Double, Double)], to path: inout Path, _ mapping: MapMapping
  ) {
    var last: CGPoint?
    var count = 0
    for (x, y) in ring {
      let point = CGPoint(
        x: ((x - mapping.area.x) * mapping.scale * 2).rounded() / 2,
        y: ((y - mapping.area.y) * mapping.scale * 2).rounded() / 2)
      if let last, abs(last.x - point.x) + abs(last.y - point.y) < 1.5 { continue }
      if last == nil { path.move(to: point) } else { path.addLine(to: point) }
      last = point
      count += 1
    }
    if count > 0 { path.closeSubpath() }
  }
}
