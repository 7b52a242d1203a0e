import SwiftUI

@MainActor enum ButtonStyleUses {
  static func buttonStyle<T: ButtonStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    _ = (any ButtonStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func buttonStyleConfiguration(_ value: ButtonStyleConfiguration) {
    _ = ButtonStyleConfiguration.self
    _ = value.role
    _ = value.label
    _ = value.isPressed
  }

  static func buttonStyleConfigurationLabel() {
    _ = ButtonStyleConfiguration.Label.self
  }

  static func primitiveButtonStyle<T: PrimitiveButtonStyle>(
    _ value: T, _ tConfiguration: T.Configuration
  ) {
    _ = (any PrimitiveButtonStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func primitiveButtonStyleConfiguration(_ value: PrimitiveButtonStyleConfiguration) {
    _ = PrimitiveButtonStyleConfiguration.self
    _ = value.role
    _ = value.label
    value.trigger()
  }

  static func primitiveButtonStyleConfigurationLabel() {
    _ = PrimitiveButtonStyleConfiguration.Label.self
  }

  static func own(_ view: some View, _ style: some ButtonStyle) {
    _ = view.buttonStyle(style)
  }
}
