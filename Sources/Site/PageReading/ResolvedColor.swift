import Foundation

/// A colour of a page in sRGB, as WCAG reads it.
package struct ResolvedColor: Hashable {
  /// From 0 to 1.
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha = 1.0

  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads a colour as our style sheets spell them; nil for what else there is, such as gradients.
  package init?(css text: String, isDark: Bool) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("light-dark("), text.hasSuffix(")") {
      let parts = Self.arguments(text.dropFirst(11).dropLast())
      guard parts.count == 2 else { return nil }
      self.init(css: parts[isDark ? 1 : 0], isDark: isDark)
      return
    }
    if text.hasPrefix("#") {
      self.init(digits: Array(text.utf8.dropFirst()))
      return
    }
    if text.hasPrefix("rgb("), text.hasSuffix(")") {
      self.init(numbers: text.dropFirst(4).dropLast())
      return
    }
    switch text {
    case "transparent": self = .clear
    case "white": self = .white
    case "black": self = .black
    case "var(--accent)":
      self.init(css: isDark ? "#409cff" : "#0062c4", isDark: isDark)
    default: return nil
    }
  }

  private init?(digits: [UInt8]) {
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard values.count == digits.count else { return nil }
    let channels: [Double]
    switch values.count {
    case 3, 4: channels = values.map { Double($0 * 17) / 255 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map {
        Double(values[$0] * 16 + values[$0 + 1]) / 255
      }
    default: return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count > 3 ? channels[3] : 1)
  }

  /// `60 60 67/.6`, three numbers and how opaque they are.
  private init?(numbers text: Substring) {
    let halves = text.split(separator: "/", maxSplits: 1)
    let channels = halves.first?.split(whereSeparator: { $0 == " " || $0 == "," })
      .compactMap { Double($0) }
    guard let channels, channels.count == 3 else { return nil }
    var alpha = 1.0
    if halves.count > 1 {
      let said = halves[1].trimmingCharacters(in: .whitespaces)
      guard let number = Double(said.hasSuffix("%") ? String(said.dropLast()) : said) else {
        return nil
      }
      alpha = said.hasSuffix("%") ? number / 100 : number
    }
    self.init(
      red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255, alpha: alpha)
  }

  /// Splits at the commas outside of parentheses.
  private static func arguments(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// The colour that is seen where this one is in front of an opaque one.
  package func over(_ back: ResolvedColor) -> ResolvedColor {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return ResolvedColor(
      red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue))
  }

  /// Relative luminance as WCAG 2.2 defines it.
  package var luminance: Double {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two opaque colours as WCAG 2.2 defines it, from 1 to 21.
  package static func contrast(_ a: ResolvedColor, _ b: ResolvedColor) -> Double {
    let (low, high) = (min(a.luminance, b.luminance), max(a.luminance, b.luminance))
    return (high + 0.05) / (low + 0.05)
  }
}
