import SwiftUI

@MainActor enum ControlGroupUses {
  static func controlGroup() {
    _ = ControlGroup<Text>.self
    _ = ControlGroup(content: { Text("a") })
    _ = ControlGroup(content: { Text("a") }, label: { Text("a") })
    _ = ControlGroup("a", content: { Text("a") })
  }

  static func controlGroupStyle() {
    let _: AutomaticControlGroupStyle = .automatic
    let _: NavigationControlGroupStyle = .navigation
    let _: [MenuControlGroupStyle] = [.menu, .compactMenu, .palette]
    _ = (any ControlGroupStyle).self
  }

  static func automaticControlGroupStyle() {
    _ = AutomaticControlGroupStyle.self
    _ = AutomaticControlGroupStyle()
  }

  static func navigationControlGroupStyle() {
    _ = NavigationControlGroupStyle.self
    _ = NavigationControlGroupStyle()
  }

  static func menuControlGroupStyle() {
    _ = MenuControlGroupStyle.self
    _ = MenuControlGroupStyle()
  }

  static func view(_ view: some View) {
    _ = view.controlGroupStyle(.navigation)
  }

  static func controlGroupOverloads(_ name: String) {
    _ = ControlGroup(name, content: { Text("a") })
  }
}
