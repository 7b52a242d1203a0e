import Foundation

/// A format such as `%lld items in %2$@`, taken apart.
///
/// It never reaches C: a format comes from a table of strings and may not fit its arguments.
package struct FormatString {
  package enum Piece: Equatable {
    case literal(String)
    /// The argument of a number from 0.
    case argument(Int, Specifier)
    /// A variable of a plural entry: `%#@name@`; the number is its place among the arguments.
    case variable(String, Int)
    /// The argument that a plural form is about: `%arg`.
    case subject
  }

  /// How an argument is written.
  package struct Specifier: Equatable {
    package var flags = ""
    package var width: Int?
    package var precision: Int?
    package var conversion: Unicode.Scalar

    /// The usual way for a value of the conversion.
    package var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }
  }

  package private(set) var pieces: [Piece] = []

  /// Takes a format apart; what is no specifier stays text.
  package init(_ format: String) {
    let bytes = Array(format.utf8)
    var literal: [UInt8] = []
    var next = 0
    var index = 0
    func flush(_ literal: inout [UInt8], _ pieces: inout [Piece]) {
      guard !literal.isEmpty else { return }
      pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      var reader = Reader(bytes: bytes, index: index + 1)
      guard let piece = reader.piece(next: &next) else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      index = reader.index
      if case .literal = piece {
        literal.append(UInt8(ascii: "%"))
      } else {
        flush(&literal, &pieces)
        pieces.append(piece)
      }
    }
    flush(&literal, &pieces)
  }

  /// Reads one specifier after its percent sign.
  private struct Reader {
    let bytes: [UInt8]
    var index: Int

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func piece(next: inout Int) -> Piece? {
      if current == UInt8(ascii: "%") {
        index += 1
        return .literal("%")
      }
      if bytes[index...].starts(with: Array("arg".utf8)) {
        index += 3
        return .subject
      }
      let start = index
      var position: Int?
      if let number = number(), current == UInt8(ascii: "$") {
        index += 1
        guard number > 0 else { return nil }
        position = number - 1
      } else {
        index = start
      }
      if current == UInt8(ascii: "#"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "@")
      {
        return variable(position, &next)
      }
      guard let specifier = specifier() else { return nil }
      defer { if position == nil { next += 1 } }
      return .argument(position ?? next, specifier)
    }

    private mutating func variable(_ position: Int?, _ next: inout Int) -> Piece? {
      let start = index + 2
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      index = end + 1
      defer { if position == nil { next += 1 } }
      return .variable(String(decoding: bytes[start..<end], as: UTF8.self), position ?? next)
    }

    private mutating func specifier() -> Specifier? {
      var specifier = Specifier(conversion: "@")
      while let byte = current, "+- #0'".utf8.contains(byte) {
        if specifier.flags.utf8.count < 5 { specifier.flags.unicodeScalars.append(.init(byte)) }
        index += 1
      }
      specifier.width = number()
      if current == UInt8(ascii: ".") {
        index += 1
        specifier.precision = number() ?? 0
      }
      while let byte = current, "hlqLztj".utf8.contains(byte) { index += 1 }
      guard let byte = current, "@diuoxXcCsSpaAeEfFgGD".utf8.contains(byte) else { return nil }
      index += 1
      specifier.conversion = Unicode.Scalar(byte)
      return specifier
    }

    /// A number of at most three digits; longer ones are no number that a format may have.
    private mutating func number() -> Int? {
      var value: Int?
      var digits = 0
      while let byte = current, byte >= 0x30, byte <= 0x39, digits < 3 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
        digits += 1
        index += 1
      }
      return value
    }
  }
}

extension Localization {
  /// A value in the language's notation, as a specifier says; a specifier for another type of value
  /// takes the nearest value of its own, and `string` says what stands for a text.
  package func string(
    _ argument: LocalizedStringKey.Argument, _ specifier: FormatString.Specifier,
    _ string: (Text) -> String
  ) -> String {
    switch argument {
    case .string(let string): return string
    case .text(let text): return string(text)
    case .integer(let value): return number(value, specifier)
    case .unsigned(let value):
      return value <= UInt64(Int64.max)
        ? number(Int64(value), specifier) : number(Double(value), specifier)
    case .real(let value): return number(value, specifier)
    }
  }

  private func number(_ value: Int64, _ specifier: FormatString.Specifier) -> String {
    switch specifier.conversion {
    case "a", "A", "e", "E", "f", "F", "g", "G": return number(Double(value), specifier)
    case "c", "C":
      return Unicode.Scalar(UInt32(clamping: value)).map { String(Character($0)) } ?? ""
    case "x", "X", "o":
      return String(format: specifier.c("ll", specifier.conversion), value)
    default:
      let isPlain = specifier.isPlain || specifier.conversion == "@"
      if isPlain, value > -1000, value < 1000, hasPlainDigits { return String(value) }
      func format(_ value: Int64) -> String {
        String(format: specifier.c("ll", "d"), locale: locale, value)
      }
      return (isPlain ? grouping.string(value, format: format) : nil) ?? format(value)
    }
  }

  private func number(_ value: Double, _ specifier: FormatString.Specifier) -> String {
    switch specifier.conversion {
    case "a", "A", "e", "E", "f", "F", "g", "G":
      return String(format: specifier.c("", specifier.conversion), locale: locale, value)
    case "@":
      return value.formatted(.number.locale(locale))
    default:
      guard let whole = Int64(exactly: value.rounded(.towardZero)) else {
        return value.formatted(.number.locale(locale))
      }
      return number(whole, specifier)
    }
  }
}

extension FormatString.Specifier {
  /// The specifier as C reads it, for a value of one known type.
  fileprivate func c(_ length: String, _ conversion: Unicode.Scalar) -> String {
    let width = width.map { String(min($0, 100)) } ?? ""
    let precision = precision.map { ".\(min($0, 100))" } ?? ""
    return "%\(flags)\(width)\(precision)\(length)\(conversion)"
  }
}
