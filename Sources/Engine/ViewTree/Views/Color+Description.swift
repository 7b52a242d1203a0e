nonisolated extension Color: CustomStringConvertible {
  private static let names: [Color: String] = [
    red: "red", orange: "orange", yellow: "yellow", green: "green", teal: "teal", mint: "mint",
    cyan: "cyan", blue: "blue", indigo: "indigo", purple: "purple", pink: "pink", brown: "brown",
    gray: "gray", black: "black", white: "white", clear: "clear", primary: "primary",
    secondary: "secondary", accentColor: "accentColor",
  ]

  /// The name of a colour of the system or a catalogue, else `#RRGGBBAA` as in light surroundings.
  ///
  /// - Note: As in SwiftUI.
  public var description: String {
    if let name = Self.names[self] { return name }
    switch source {
    case .pair(let light, _):
      let values = [light.red, light.green, light.blue, light.opacity * alpha]
      return values.reduce(into: "#") { text, value in
        let byte = value > 0 ? Int((min(value, 1) * 255).rounded()) : 0
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    case .asset(let name, _): return name
    case .tint: return "accentColor"
    case .mix: return "mixed"
    }
  }
}
