/// Text for a terminal: what comes from pages can't become a control sequence.
///
/// The only controls are line breaks and the colours of ``Style``. Characters that a terminal obeys,
/// that turn the direction of others, or that can't be seen are written as escapes.
package struct TerminalText {
  /// How something is shown; nothing where the terminal has no colours.
  package enum Style: String, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
  }

  /// The text so far.
  package private(set) var string = ""
  private let hasColors: Bool

  package init(hasColors: Bool) { self.hasColors = hasColors }

  /// Appends text from anywhere, cut to so many characters.
  package mutating func append(_ text: String, _ style: Style? = nil, width: Int = .max) {
    let safe = Self.escaped(text)
    let cut = safe.count > width ? String(safe.prefix(max(width - 1, 0))) + "…" : safe
    if hasColors, let style {
      string += "\u{1B}[\(style.rawValue)m\(cut)\u{1B}[0m"
    } else {
      string += cut
    }
  }

  /// Ends the line.
  package mutating func newLine() { string += "\n" }

  /// The text without characters that would do anything but be seen.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .privateUse,
        .unassigned:
        // The joiner of emoji sequences is seen as the emoji that it makes.
        if scalar == "\u{200D}" {
          result.append(scalar)
        } else {
          result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
