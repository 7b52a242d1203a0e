import ElementTree

/// A control for a colour: the browser's own.
///
/// - Note: Differs from SwiftUI: browsers pick no opacity, so that of the colour stays as it is.
nonisolated public struct ColorPicker<Label: View>: _PrimitiveView {
  let selection: Binding<Color>
  let label: Label

  /// Creates a picker with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let selection = view.selection
    var value = "#000000"
    if case .pair(var light, _) = selection.wrappedValue.source {
      light.opacity = 1
      value = light.css
    }
    let picker = LabeledControl(view.label) { name in
      BrowserControl(
        name: .input, look: .color, attributes: [(.type, "color"), (.value, value)], label: name,
        width: .fixed(28), height: .fixed(28)
      )
      .onText(.input) { text in
        if let color = Color(browserHex: text) { selection.wrappedValue = color }
      }
    }
    context.lower(composed: picker)
  }
}

extension Color {
  /// The colour that a browser's picker says: a number sign and six digits.
  fileprivate init?(browserHex text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title that is looked up in a table of strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}
