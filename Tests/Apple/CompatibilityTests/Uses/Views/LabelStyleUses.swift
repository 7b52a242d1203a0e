import SwiftUI

@MainActor enum LabelStyleUses {
  static func labelStyle<T: LabelStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    let _: DefaultLabelStyle = .automatic
    let _: TitleAndIconLabelStyle = .titleAndIcon
    let _: TitleOnlyLabelStyle = .titleOnly
    let _: IconOnlyLabelStyle = .iconOnly
    _ = (any LabelStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func labelStyleConfiguration(_ value: LabelStyleConfiguration) {
    _ = LabelStyleConfiguration.self
    _ = value.title
    _ = value.icon
  }

  static func labelStyleConfigurationTitle() {
    _ = LabelStyleConfiguration.Title.self
  }

  static func labelStyleConfigurationIcon() {
    _ = LabelStyleConfiguration.Icon.self
  }

  static func defaultLabelStyle() {
    _ = DefaultLabelStyle.self
    _ = DefaultLabelStyle()
  }

  static func titleAndIconLabelStyle() {
    _ = TitleAndIconLabelStyle.self
    _ = TitleAndIconLabelStyle()
  }

  static func titleOnlyLabelStyle() {
    _ = TitleOnlyLabelStyle.self
    _ = TitleOnlyLabelStyle()
  }

  static func iconOnlyLabelStyle() {
    _ = IconOnlyLabelStyle.self
    _ = IconOnlyLabelStyle()
  }

  static func view(_ view: some View) {
    _ = view.labelStyle(.iconOnly)
  }
}
