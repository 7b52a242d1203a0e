package import ElementTree

/// The families of fonts as CSS lists them.
package enum FontFamily {
  private static let system = "system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif"
  private static let systemText = CSSText(system)
  private static let serif = CSSText("ui-serif,Georgia,serif")
  private static let rounded = CSSText("ui-rounded,\(system)")
  private static let monospaced = CSSText("ui-monospace,Menlo,Consolas,monospace")

  /// The families of a design.
  package static func of(_ design: Font.Design) -> CSSText {
    switch design {
    case .default: systemText
    case .serif: serif
    case .rounded: rounded
    case .monospaced: monospaced
    }
  }

  /// A family by name, and those that stand in for it; nil if the name can't be one.
  package static func named(_ name: String, design: Font.Design) -> CSSText? {
    guard let quoted = quoted(name) else { return nil }
    return CSSText("\(quoted),\(of(design).string)")
  }

  /// The name as a CSS string that is safe in any style sheet; nil for an empty or overlong name
  /// and for one with control characters.
  ///
  /// All but letters, digits, spaces, `-` and `_` is written as an escape, so that no name can end
  /// the string, the rule or a `style` element.
  package static func quoted(_ name: String) -> String? {
    let scalars = name.unicodeScalars
    guard !scalars.isEmpty, name.utf8.count <= 200 else { return nil }
    var result = "\""
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned:
        return nil
      default: break
      }
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_": result.unicodeScalars.append(scalar)
      default:
        if scalar.properties.isAlphabetic {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\" + String(scalar.value, radix: 16) + " "
        }
      }
    }
    return result + "\""
  }
}
