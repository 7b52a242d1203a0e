import SwiftUI

@MainActor enum MenuStyleUses {
  static func menuStyle<T: MenuStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    let _: DefaultMenuStyle = .automatic
    let _: ButtonMenuStyle = .button
    let _: BorderlessButtonMenuStyle = .borderlessButton
    _ = (any MenuStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func menuStyleConfiguration() {
    _ = MenuStyleConfiguration.self
  }

  static func menuStyleConfigurationLabel() {
    _ = MenuStyleConfiguration.Label.self
  }

  static func menuStyleConfigurationContent() {
    _ = MenuStyleConfiguration.Content.self
  }

  static func defaultMenuStyle() {
    _ = DefaultMenuStyle.self
    _ = DefaultMenuStyle()
  }

  static func buttonMenuStyle() {
    _ = ButtonMenuStyle.self
    _ = ButtonMenuStyle()
  }

  static func borderlessButtonMenuStyle() {
    _ = BorderlessButtonMenuStyle.self
    _ = BorderlessButtonMenuStyle()
  }

  static func menuOrder() {
    let _: [MenuOrder] = [.automatic, .fixed, .priority]
    _ = MenuOrder.self
  }

  static func menuActionDismissBehavior() {
    let _: [MenuActionDismissBehavior] = [.automatic, .enabled, .disabled]
    _ = MenuActionDismissBehavior.self
  }

  static func view(_ view: some View) {
    _ = view.menuStyle(.button)
    _ = view.menuIndicator(.hidden)
    _ = view.menuOrder(.automatic)
    _ = view.menuActionDismissBehavior(.automatic)
  }
}
