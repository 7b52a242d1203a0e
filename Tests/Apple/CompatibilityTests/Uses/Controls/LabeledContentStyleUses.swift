import SwiftUI

@MainActor enum LabeledContentStyleUses {
  static func labeledContentStyle<T: LabeledContentStyle>(
    _ value: T, _ tConfiguration: T.Configuration
  ) {
    let _: AutomaticLabeledContentStyle = .automatic
    _ = (any LabeledContentStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func labeledContentStyleConfiguration(_ value: LabeledContentStyleConfiguration) {
    _ = LabeledContentStyleConfiguration.self
    _ = value.label
    _ = value.content
  }

  static func labeledContentStyleConfigurationLabel() {
    _ = LabeledContentStyleConfiguration.Label.self
  }

  static func labeledContentStyleConfigurationContent() {
    _ = LabeledContentStyleConfiguration.Content.self
  }

  static func automaticLabeledContentStyle() {
    _ = AutomaticLabeledContentStyle.self
    _ = AutomaticLabeledContentStyle()
  }

  static func view(_ view: some View) {
    _ = view.labeledContentStyle(.automatic)
  }
}
