import SwiftUI

@MainActor enum FormUses {
  static func form() {
    _ = Form<Text>.self
    _ = Form(content: { Text("a") })
  }

  static func formStyle<T: FormStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    let _: AutomaticFormStyle = .automatic
    let _: GroupedFormStyle = .grouped
    let _: ColumnsFormStyle = .columns
    _ = (any FormStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func formStyleConfiguration(_ value: FormStyleConfiguration) {
    _ = FormStyleConfiguration.self
    _ = value.content
  }

  static func formStyleConfigurationContent() {
    _ = FormStyleConfiguration.Content.self
  }

  static func automaticFormStyle() {
    _ = AutomaticFormStyle.self
    _ = AutomaticFormStyle()
  }

  static func groupedFormStyle() {
    _ = GroupedFormStyle.self
    _ = GroupedFormStyle()
  }

  static func columnsFormStyle() {
    _ = ColumnsFormStyle.self
    _ = ColumnsFormStyle()
  }

  static func view(_ view: some View) {
    _ = view.formStyle(.grouped)
  }
}
