import SwiftUI

@MainActor enum TextFieldStyleUses {
  static func textFieldStyle() {
    let _: DefaultTextFieldStyle = .automatic
    let _: PlainTextFieldStyle = .plain
    let _: RoundedBorderTextFieldStyle = .roundedBorder
    let _: SquareBorderTextFieldStyle = .squareBorder
    _ = (any TextFieldStyle).self
  }

  static func defaultTextFieldStyle() {
    _ = DefaultTextFieldStyle.self
    _ = DefaultTextFieldStyle()
  }

  static func plainTextFieldStyle() {
    _ = PlainTextFieldStyle.self
    _ = PlainTextFieldStyle()
  }

  static func roundedBorderTextFieldStyle() {
    _ = RoundedBorderTextFieldStyle.self
    _ = RoundedBorderTextFieldStyle()
  }

  static func squareBorderTextFieldStyle() {
    _ = SquareBorderTextFieldStyle.self
    _ = SquareBorderTextFieldStyle()
  }

  static func textEditorStyle() {
    let _: AutomaticTextEditorStyle = .automatic
    let _: PlainTextEditorStyle = .plain
    _ = (any TextEditorStyle).self
  }

  static func automaticTextEditorStyle() {
    _ = AutomaticTextEditorStyle.self
    _ = AutomaticTextEditorStyle()
  }

  static func plainTextEditorStyle() {
    _ = PlainTextEditorStyle.self
    _ = PlainTextEditorStyle()
  }
}
