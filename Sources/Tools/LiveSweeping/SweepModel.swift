import Combine
import Foundation
import ViewTree

/// What the views of a random page show and write.
@MainActor
final class SweepModel: ObservableObject {
  /// How often something was done: texts, rows and branches depend on it.
  @Published var count = 3
  /// The name of the control that was used last.
  @Published var last = "none"
  /// How many controls ran.
  private(set) var runs = 0
  @Published var flags: [Int: Bool] = [:]
  @Published var texts: [Int: String] = [:]
  @Published var numbers: [Int: Double] = [:]
  @Published var path: [Int] = []
  @Published var sheet = false
  @Published var tab = 0

  init() {}

  /// Notes that a control was used.
  func use(_ number: Int) {
    last = "c\(number)"
    runs += 1
    count = (count + 1) % 7
  }

  func flag(_ number: Int) -> Binding<Bool> {
    Binding(
      get: { self.flags[number] ?? false },
      set: {
        self.flags[number] = $0
        self.use(number)
      })
  }

  func text(_ number: Int) -> Binding<String> {
    Binding(
      get: { self.texts[number] ?? "" },
      set: {
        self.texts[number] = $0
        self.use(number)
      })
  }

  func number(_ number: Int) -> Binding<Double> {
    Binding(
      get: { self.numbers[number] ?? 1 },
      set: {
        self.numbers[number] = $0
        self.use(number)
      })
  }

  /// A moment that texts show.
  static let date = Date(timeIntervalSince1970: 1_700_000_000)
}
