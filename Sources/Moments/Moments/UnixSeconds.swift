/// Reads times that are written as a number of seconds since 1970.
enum UnixSeconds {
  /// The years 1 to 9999, which every date format can write.
  static let range = -62_135_596_800.0...253_402_300_799.0

  /// The number that a text consists of; nil if it is something else or out of range.
  ///
  /// Digits with a sign, a fraction and an exponent: unlike `Double.init`, no names such as
  /// "nan" and no hexadecimal digits.
  static func read(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
      default: false
      }
    }
    guard isPlain, let seconds = Double(text), range.contains(seconds) else { return nil }
    return seconds
  }
}
