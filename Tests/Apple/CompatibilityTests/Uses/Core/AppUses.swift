import SwiftUI

@MainActor enum AppUses {
  static func app<T: App>(_ value: T) {
    _ = (any App).self
    _ = T.Body.self
    _ = value.body
    _ = T()
  }

  static func scene<T: Scene>(_ value: T) {
    _ = (any Scene).self
    _ = T.Body.self
    _ = value.body
  }

  static func windowGroup() {
    _ = WindowGroup<Text>.self
    _ = WindowGroup(content: { Text("a") })
    _ = WindowGroup(id: "a", content: { Text("a") })
    _ = WindowGroup(Text("a"), id: "a", content: { Text("a") })
  }

  static func sceneBuilder(_ windowGroupText: WindowGroup<Text>) {
    _ = SceneBuilder.self
    _ = SceneBuilder.buildBlock(windowGroupText)
    _ = SceneBuilder.buildOptional(windowGroupText)
    _ = SceneBuilder.buildLimitedAvailability(windowGroupText)
  }

  static func windowGroupOverloads(_ name: String) {
    _ = WindowGroup(name, id: "a", content: { Text("a") })
  }

  static func blocks(_ group: WindowGroup<Text>) {
    _ = SceneBuilder.buildBlock(group, group)
  }
}
