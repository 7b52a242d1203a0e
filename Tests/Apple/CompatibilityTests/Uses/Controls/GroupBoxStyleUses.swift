import SwiftUI

@MainActor enum GroupBoxStyleUses {
  static func groupBoxStyle<T: GroupBoxStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    let _: DefaultGroupBoxStyle = .automatic
    _ = (any GroupBoxStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func groupBoxStyleConfiguration(_ value: GroupBoxStyleConfiguration) {
    _ = GroupBoxStyleConfiguration.self
    _ = value.label
    _ = value.content
  }

  static func groupBoxStyleConfigurationLabel() {
    _ = GroupBoxStyleConfiguration.Label.self
  }

  static func groupBoxStyleConfigurationContent() {
    _ = GroupBoxStyleConfiguration.Content.self
  }

  static func defaultGroupBoxStyle() {
    _ = DefaultGroupBoxStyle.self
    _ = DefaultGroupBoxStyle()
  }

  static func view(_ view: some View) {
    _ = view.groupBoxStyle(.automatic)
  }
}
