import Foundation
import Observation
import SwiftUI

enum Light: String, CaseIterable, Identifiable, Codable {
  case shade = "Shade", partial = "Partial sun", full = "Full sun"
  var id: Self { self }
  var symbol: String {
    switch self {
    case .shade: "cloud.fill"
    case .partial: "cloud.sun.fill"
    case .full: "sun.max.fill"
    }
  }
}

struct Watering: Identifiable, Hashable, Codable {
  var id = UUID()
  var date: Date
  var amount: Double
}

@Observable
final class Plant: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var species: String
  var light: Light
  var interval: Int
  var isFavorite = false
  var notes = ""
  var color: Color
  var waterings: [Watering]

  init(
    name: String, species: String, light: Light, interval: Int, color: Color,
    waterings: [Watering] = []
  ) {
    self.name = name
    self.species = species
    self.light = light
    self.interval = interval
    self.color = color
    self.waterings = waterings
  }

  static func == (lhs: Plant, rhs: Plant) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var thirst: Double {
    guard let last = waterings.last else { return 1 }
    return min(1, Date.now.timeIntervalSince(last.date) / (Double(interval) * 86_400))
  }
}

struct Bed: Identifiable {
  let id = UUID()
  var name: String
  var plants: [Plant]
}

@MainActor
@Observable
final class GardenStore {
  var beds: [Bed]
  var trash: [Plant] = []
  var log: [String] = []

  init() {
    func w(_ days: Double, _ amount: Double) -> Watering {
      Watering(date: .now.addingTimeInterval(-days * 86_400), amount: amount)
    }
    beds = [
      Bed(
        name: "Windowsill",
        plants: [
          Plant(
            name: "Basil", species: "Ocimum basilicum", light: .full, interval: 2, color: .green,
            waterings: [w(5, 200), w(3, 250), w(1, 180)]),
          Plant(
            name: "Monstera", species: "Monstera deliciosa", light: .partial, interval: 7,
            color: .mint, waterings: [w(20, 600), w(12, 500), w(4, 550)]),
          Plant(
            name: "Orchid", species: "Phalaenopsis", light: .partial, interval: 9, color: .pink),
        ]),
      Bed(
        name: "Balcony",
        plants: [
          Plant(
            name: "Tomato", species: "Solanum lycopersicum", light: .full, interval: 1, color: .red,
            waterings: [w(2, 900), w(1, 1000), w(0.4, 1100)]),
          Plant(
            name: "Lavender", species: "Lavandula angustifolia", light: .full, interval: 5,
            color: .purple, waterings: [w(9, 300), w(4, 300)]),
        ]),
      Bed(
        name: "Hall",
        plants: [
          Plant(
            name: "Fern", species: "Nephrolepis exaltata", light: .shade, interval: 3, color: .teal,
            waterings: [w(4, 300)])
        ]),
    ]
  }

  var all: [Plant] { beds.flatMap(\.plants) }
  var thirsty: [Plant] { all.filter { $0.thirst > 0.6 } }

  func water(_ plant: Plant, amount: Double = 250) {
    plant.waterings.append(Watering(date: .now, amount: amount))
    log.append("Watered \(plant.name)")
  }

  func delete(_ plant: Plant) {
    for i in beds.indices { beds[i].plants.removeAll { $0 == plant } }
    trash.append(plant)
  }

  func move(_ plant: Plant, to bed: Bed.ID) {
    for i in beds.indices { beds[i].plants.removeAll { $0 == plant } }
    guard let i = beds.firstIndex(where: { $0.id == bed }) else { return }
    beds[i].plants.append(plant)
  }
}

extension EnvironmentValues {
  @Entry var waterUnit: UnitVolume = .milliliters
}
