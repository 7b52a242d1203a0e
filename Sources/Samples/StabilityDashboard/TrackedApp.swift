import Foundation

struct TrackedApp: Identifiable, Hashable {
  let id: String
  let name: String
  let versions: [String]

  var icon: URL? { Bundle.module.url(forResource: id, withExtension: "png", subdirectory: "Icons") }

  static let all = [
    TrackedApp(id: "harbour", name: "Harbour", versions: ["2.0", "2.1", "3.0"]),
    TrackedApp(id: "orchard", name: "Orchard", versions: ["1.4", "1.5"]),
    TrackedApp(id: "lantern", name: "Lantern", versions: ["0.9", "1.0", "1.1"]),
  ]
}

/// Crashes that have one cause.
struct Aggregate: Identifiable, Hashable {
  let id: String
  let title: String
  let place: String
  let count: Int
  let users: Int
}

struct TrendPoint: Identifiable {
  let day: Date
  let crashes: Int
  var id: Date { day }
}

struct Report {
  var crashFree = 1.0
  var sessions = 0
  var trend: [TrendPoint] = []
  var aggregates: [Aggregate] = []
}
