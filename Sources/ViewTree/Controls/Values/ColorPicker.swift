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

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    var value = "#000000"
    if case .pair(var light, _) = view.selection.wrappedValue.source {
      light.opacity = 1
      value = light.css
    }
    var attributes: [AttributePair] = [(.type, "color"), (.value, value)]
    attributes += context.inertAttributes
    context.lowerLabeledControl(view.label) { context, name in
      if let name { attributes.append((.ariaLabel, name)) }
      context.addControl(
        .input, .color, attributes, width: .fixed(28), height: .fixed(28),
        handlers: [
          context.answeringText(
            .input,
            { text in
              let digits = text.dropFirst()
              guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
                let number = UInt32(digits, radix: 16)
              else { return }
              view.selection.wrappedValue = Color(
                red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
                blue: Double(number & 255) / 255)
            })
        ])
    }
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
