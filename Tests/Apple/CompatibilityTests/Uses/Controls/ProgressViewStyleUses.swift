import SwiftUI

@MainActor enum ProgressViewStyleUses {
  static func progressViewStyle<T: ProgressViewStyle>(_ value: T, _ tConfiguration: T.Configuration)
  {
    let _: DefaultProgressViewStyle = .automatic
    let _: LinearProgressViewStyle = .linear
    let _: CircularProgressViewStyle = .circular
    _ = (any ProgressViewStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func progressViewStyleConfiguration(_ value: ProgressViewStyleConfiguration) {
    _ = ProgressViewStyleConfiguration.self
    _ = value.fractionCompleted
    _ = value.label
    _ = value.currentValueLabel
  }

  static func progressViewStyleConfigurationLabel() {
    _ = ProgressViewStyleConfiguration.Label.self
  }

  static func progressViewStyleConfigurationCurrentValueLabel() {
    _ = ProgressViewStyleConfiguration.CurrentValueLabel.self
  }

  static func defaultProgressViewStyle() {
    _ = DefaultProgressViewStyle.self
    _ = DefaultProgressViewStyle()
  }

  static func linearProgressViewStyle() {
    _ = LinearProgressViewStyle.self
    _ = LinearProgressViewStyle()
    _ = LinearProgressViewStyle(tint: .red)
  }

  static func circularProgressViewStyle() {
    _ = CircularProgressViewStyle.self
    _ = CircularProgressViewStyle()
    _ = CircularProgressViewStyle(tint: .red)
  }

  static func view(_ view: some View) {
    _ = view.progressViewStyle(.linear)
  }
}
