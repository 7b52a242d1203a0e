import SwiftUI

@MainActor enum ToggleStyleUses {
  static func toggleStyle<T: ToggleStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    let _: DefaultToggleStyle = .automatic
    let _: SwitchToggleStyle = .switch
    let _: CheckboxToggleStyle = .checkbox
    let _: ButtonToggleStyle = .button
    _ = (any ToggleStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func toggleStyleConfiguration(_ value: ToggleStyleConfiguration) {
    _ = ToggleStyleConfiguration.self
    _ = value.label
    _ = value.isOn
    _ = value.isMixed
  }

  static func toggleStyleConfigurationLabel() {
    _ = ToggleStyleConfiguration.Label.self
  }

  static func defaultToggleStyle() {
    _ = DefaultToggleStyle.self
    _ = DefaultToggleStyle()
  }

  static func switchToggleStyle() {
    _ = SwitchToggleStyle.self
    _ = SwitchToggleStyle()
    _ = SwitchToggleStyle(tint: .red)
  }

  static func checkboxToggleStyle() {
    _ = CheckboxToggleStyle.self
    _ = CheckboxToggleStyle()
  }

  static func buttonToggleStyle() {
    _ = ButtonToggleStyle.self
    _ = ButtonToggleStyle()
  }

  static func view(_ view: some View) {
    _ = view.toggleStyle(.switch)
  }
}
