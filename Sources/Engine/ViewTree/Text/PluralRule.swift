import Foundation

/// Which form of a word a number takes.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The forms of words that languages have for numbers.
package enum PluralRule {
  /// The form for a number; the rules are those of the Unicode CLDR for cardinal numbers.
  package static func category(_ value: Double, language: String) -> PluralCategory {
    let absolute = abs(value)
    guard absolute.isFinite, absolute < 1e15 else { return .other }
    let whole = Int64(absolute)
    let isWhole = Double(whole) == absolute
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km", "yue", "jv", "bo", "dz", "ig",
      "yo", "wo", "su":
      return .other
    case "fr", "hy", "kab", "ff": return whole <= 1 ? .one : .other
    case "pt": return whole <= 1 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu", "doi":
      return absolute <= 1 ? .one : .other
    case "da": return absolute > 0 && absolute < 2 ? .one : .other
    case "ak", "bh", "ln", "mg", "nso", "pa", "ti", "wa":
      return isWhole && whole <= 1 ? .one : .other
    case "ru", "uk", "be": return isWhole ? eastSlavic(whole) : .other
    case "sr", "hr", "bs", "sh": return isWhole ? southSlavic(whole) : .other
    case "pl": return isWhole ? polish(whole) : .other
    case "cs", "sk":
      guard isWhole else { return .many }
      return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case "sl": return isWhole ? slovenian(whole) : .few
    case "lt": return isWhole ? lithuanian(whole) : .many
    case "lv": return isWhole ? latvian(whole) : .other
    case "ro", "mo":
      guard isWhole else { return .few }
      if whole == 1 { return .one }
      return whole == 0 || (1...19).contains(whole % 100) ? .few : .other
    case "ar", "ars": return isWhole ? arabic(whole) : .other
    case "he", "iw":
      if !isWhole { return whole == 0 ? .one : .other }
      return whole == 1 ? .one : whole == 2 ? .two : .other
    case "mt": return isWhole ? maltese(whole) : .other
    case "ga":
      guard isWhole else { return .other }
      switch whole {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case "cy":
      guard isWhole else { return .other }
      switch whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case "is", "mk": return isWhole && whole % 10 == 1 && whole % 100 != 11 ? .one : .other
    default: return absolute == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ n: Int64) -> PluralCategory {
    if n % 10 == 1, n % 100 != 11 { return .one }
    if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
    return .many
  }

  private static func southSlavic(_ n: Int64) -> PluralCategory {
    let category = eastSlavic(n)
    return category == .many ? .other : category
  }

  private static func polish(_ n: Int64) -> PluralCategory {
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func slovenian(_ n: Int64) -> PluralCategory {
    switch n % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func lithuanian(_ n: Int64) -> PluralCategory {
    if (11...19).contains(n % 100) { return .other }
    switch n % 10 {
    case 1: return .one
    case 2...9: return .few
    default: return .other
    }
  }

  private static func latvian(_ n: Int64) -> PluralCategory {
    if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
    return n % 10 == 1 ? .one : .other
  }

  private static func arabic(_ n: Int64) -> PluralCategory {
    switch n {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch n % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }

  private static func maltese(_ n: Int64) -> PluralCategory {
    switch n {
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch n % 100 {
    case 0, 3...10: return .few
    case 11...19: return .many
    default: return .other
    }
  }
}
