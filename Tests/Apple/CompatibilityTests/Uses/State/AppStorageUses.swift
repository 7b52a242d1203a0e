import SwiftUI

@MainActor enum AppStorageUses {
  static func appStorage(_ value: AppStorage<Int>) {
    _ = AppStorage<Int>.self
    _ = value.wrappedValue
    _ = value.projectedValue
    _ = AppStorage(wrappedValue: true, "a", store: .standard)
    _ = AppStorage<Int?>("a", store: .standard)
  }

  static func values(_ url: URL, _ data: Data, _ date: Date) {
    _ = AppStorage(wrappedValue: true, "a", store: .standard)
    _ = AppStorage(wrappedValue: 1, "a", store: .standard)
    _ = AppStorage(wrappedValue: 0.5, "a", store: .standard)
    _ = AppStorage(wrappedValue: "b", "a", store: .standard)
    _ = AppStorage(wrappedValue: url, "a", store: .standard)
    _ = AppStorage(wrappedValue: date, "a", store: .standard)
    _ = AppStorage(wrappedValue: data, "a", store: .standard)
    _ = AppStorage(wrappedValue: Choice.one, "a", store: .standard)
    _ = AppStorage(wrappedValue: Season.spring, "a", store: .standard)
  }
}
