/// A value that a declaration may have: a number, a keyword of the engine's, or checked text.
///
/// Two words, compared and hashed as bits, so that declaration lists can be interned cheaply.
package struct CSSValue: Sendable, Hashable {
  package enum Kind: UInt8, Sendable {
    /// A length in points, which are CSS pixels.
    case points
    /// A length in points at the default text size, written in `rem`.
    case scaledPoints
    /// A number without a unit.
    case number
    /// A percentage; 100 is the whole.
    case percent
    /// Text of the engine's own, by its index in ``CSSText``.
    case text
  }

  package var kind: Kind
  package var bits: UInt64

  @inline(__always)
  package init(kind: Kind, bits: UInt64) {
    self.kind = kind
    self.bits = bits
  }

  /// A length in points, which are CSS pixels.
  @inline(__always)
  package static func points(_ value: Double) -> CSSValue {
    CSSValue(kind: .points, bits: value.bitPattern)
  }

  /// A length that grows with the reader's text size; `value` is at the default of 16 px.
  @inline(__always)
  package static func scaledPoints(_ value: Double) -> CSSValue {
    CSSValue(kind: .scaledPoints, bits: value.bitPattern)
  }

  /// A number without a unit.
  @inline(__always)
  package static func number(_ value: Double) -> CSSValue {
    CSSValue(kind: .number, bits: value.bitPattern)
  }

  /// A percentage; 100 is the whole.
  @inline(__always)
  package static func percent(_ value: Double) -> CSSValue {
    CSSValue(kind: .percent, bits: value.bitPattern)
  }

  /// A keyword or a function of the engine's own; never text from outside.
  @inline(__always)
  package static func text(_ text: CSSText) -> CSSValue {
    CSSValue(kind: .text, bits: UInt64(text.id))
  }

  /// The text of a value that is one.
  package var text: CSSText? {
    kind == .text ? CSSText(id: UInt32(truncatingIfNeeded: bits)) : nil
  }

  /// The value as it is written in a rule.
  package var string: String {
    switch kind {
    case .points:
      let value = Double(bitPattern: bits)
      return value == 0 ? "0" : CSSNumber.string(value) + "px"
    case .scaledPoints: return CSSNumber.string(Double(bitPattern: bits) / 16) + "rem"
    case .number: return CSSNumber.string(Double(bitPattern: bits))
    case .percent: return CSSNumber.string(Double(bitPattern: bits)) + "%"
    case .text: return CSSText(id: UInt32(truncatingIfNeeded: bits)).string
    }
  }
}

/// Numbers as CSS writes them.
package enum CSSNumber {
  /// At most four decimals, no exponent, no trailing zeros; what isn't finite becomes a huge or a
  /// zero length.
  package static func string(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "99999999" : "0" }
    let limited = min(max(value, -99_999_999), 99_999_999)
    let scaled = (limited * 10_000).rounded()
    let integer = Int64(scaled)
    let whole = integer / 10_000
    let fraction = abs(integer % 10_000)
    guard fraction != 0 else { return String(whole) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = integer < 0 && whole == 0 ? "-" : ""
    let lead = whole == 0 ? "" : String(whole)
    return "\(sign)\(lead).\(digits)"
  }
}
