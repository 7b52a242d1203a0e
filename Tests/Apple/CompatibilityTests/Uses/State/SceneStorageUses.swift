import SwiftUI

@MainActor enum SceneStorageUses {
  static func sceneStorage(_ value: SceneStorage<Int>) {
    _ = SceneStorage<Int>.self
    _ = value.wrappedValue
    _ = value.projectedValue
    _ = SceneStorage<Int?>("a")
  }

  static func values(_ url: URL, _ data: Data, _ date: Date) {
    _ = SceneStorage(wrappedValue: true, "a")
    _ = SceneStorage(wrappedValue: 1, "a")
    _ = SceneStorage(wrappedValue: 0.5, "a")
    _ = SceneStorage(wrappedValue: "b", "a")
    _ = SceneStorage(wrappedValue: url, "a")
    _ = SceneStorage(wrappedValue: date, "a")
    _ = SceneStorage(wrappedValue: data, "a")
    _ = SceneStorage(wrappedValue: Choice.one, "a")
    _ = SceneStorage(wrappedValue: Season.spring, "a")
  }
}
