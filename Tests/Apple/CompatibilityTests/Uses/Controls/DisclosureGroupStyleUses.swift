import SwiftUI

@MainActor enum DisclosureGroupStyleUses {
  static func disclosureGroupStyle<T: DisclosureGroupStyle>(
    _ value: T, _ tConfiguration: T.Configuration
  ) {
    let _: AutomaticDisclosureGroupStyle = .automatic
    _ = (any DisclosureGroupStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func disclosureGroupStyleConfiguration(_ value: DisclosureGroupStyleConfiguration) {
    _ = DisclosureGroupStyleConfiguration.self
    _ = DisclosureGroupStyleConfiguration.Label.self
    _ = DisclosureGroupStyleConfiguration.Content.self
    _ = value.label
    _ = value.content
    _ = value.isExpanded
    _ = value.$isExpanded
  }

  static func automaticDisclosureGroupStyle() {
    _ = AutomaticDisclosureGroupStyle.self
    _ = AutomaticDisclosureGroupStyle()
  }

  static func view(_ view: some View) {
    _ = view.disclosureGroupStyle(.automatic)
  }
}
