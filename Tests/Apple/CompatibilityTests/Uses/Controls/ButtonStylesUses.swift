import SwiftUI

@MainActor enum ButtonStylesUses {
  static func defaultButtonStyle() {
    _ = DefaultButtonStyle.self
    _ = DefaultButtonStyle()
  }

  static func plainButtonStyle() {
    _ = PlainButtonStyle.self
    _ = PlainButtonStyle()
  }

  static func borderlessButtonStyle() {
    _ = BorderlessButtonStyle.self
    _ = BorderlessButtonStyle()
  }

  static func borderedButtonStyle() {
    _ = BorderedButtonStyle.self
    _ = BorderedButtonStyle()
  }

  static func borderedProminentButtonStyle() {
    _ = BorderedProminentButtonStyle.self
    _ = BorderedProminentButtonStyle()
  }

  static func linkButtonStyle() {
    _ = LinkButtonStyle.self
    _ = LinkButtonStyle()
  }

  static func glassButtonStyle() {
    _ = GlassButtonStyle.self
    _ = GlassButtonStyle()
  }

  static func glassProminentButtonStyle() {
    _ = GlassProminentButtonStyle.self
    _ = GlassProminentButtonStyle()
  }

  static func primitiveButtonStyle() {
    let _: DefaultButtonStyle = .automatic
    let _: PlainButtonStyle = .plain
    let _: BorderlessButtonStyle = .borderless
    let _: BorderedButtonStyle = .bordered
    let _: BorderedProminentButtonStyle = .borderedProminent
    let _: LinkButtonStyle = .link
    let _: GlassButtonStyle = .glass
    let _: GlassProminentButtonStyle = .glassProminent
  }
}
