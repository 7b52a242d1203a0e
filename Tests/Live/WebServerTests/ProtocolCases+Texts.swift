import TestSupport

/// 6: texts, and bytes that are none. A server says so as soon as it has the first byte that can't be right.
extension ProtocolCases {
  /// `κόσμε`, an astral character and a letter.
  private static let sample: [UInt8] = [
    0xCE, 0xBA, 0xE1, 0xBD, 0xB9, 0xCF, 0x83, 0xF0, 0x90, 0x8D, 0x88, 0x61,
  ]
  /// A character above U+10FFFF, whose second byte is the first that is wrong.
  private static let wrong: [UInt8] = [0xF4, 0x90, 0x80, 0x80]

  static let texts: [ProtocolCase] = whole + early + sequences

  private static let whole: [ProtocolCase] = [
    ProtocolCase("6.1.1 an empty text", [word("")], [text([])]),
    ProtocolCase("6.1.2 a text of empty pieces", [first([]), next([]), last([])], [text([])]),
    ProtocolCase(
      "6.1.3 one piece that isn't empty", [first([]), next(letters(5)), last([])],
      [text(letters(5))]),
    ProtocolCase("6.2.1 a text", [Client.frame(sample)], [text(sample)]),
    ProtocolCase(
      "6.2.2 a text cut between characters",
      [first(Array(sample[..<5])), last(Array(sample[5...]))], [text(sample)]),
    ProtocolCase(
      "6.2.3 each byte a piece", [first([])] + sample.map { next([$0]) } + [last([])],
      [text(sample)]),
    ProtocolCase(
      "6.2.4 each byte a piece, in one portion",
      [first([]) + sample.flatMap { next([$0]) } + last([])], [text(sample)]),
    ProtocolCase("6.3.1 bytes that are no text", [Client.frame(sample + wrong)], [invalidText]),
    ProtocolCase(
      "6.3.2 bytes that are no text, each a piece",
      [first([])] + (sample + wrong).map { next([$0]) } + [last([])], [invalidText]),
  ]

  /// The rest of these never comes.
  private static let early: [ProtocolCase] = [
    ProtocolCase(
      "6.4.1 wrong in the second of three pieces", [first(sample), next(wrong)], [invalidText]),
    ProtocolCase(
      "6.4.2 wrong at the end of the second piece",
      [first(sample + [0xF4]), next([0x90])], [invalidText]),
    ProtocolCase(
      "6.4.3 wrong within a frame",
      [Array(Client.frame(sample + wrong + sample).dropLast(sample.count))], [invalidText]),
    ProtocolCase(
      "6.4.4 wrong within a frame, up to the wrong byte",
      [Array(Client.frame(sample + wrong + sample).dropLast(sample.count + 2))], [invalidText]),
  ]

  private static let sequences: [ProtocolCase] =
    good.map { name, bytes in ProtocolCase(name, [Client.frame(bytes)], [text(bytes)]) }
    + good.map { name, bytes in
      ProtocolCase("\(name), each byte a piece", pieces(bytes), [text(bytes)])
    }
    + bad.map { name, bytes in ProtocolCase(name, [Client.frame(bytes)], [invalidText]) }
    + bad.map { name, bytes in
      ProtocolCase("\(name), each byte a piece", pieces(bytes), [invalidText])
    }

  private static func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    [first([])] + bytes.map { next([$0]) } + [last([])]
  }

  /// What UTF-8 can say (RFC 3629).
  private static let good: [(String, [UInt8])] =
    [
      ("6.5 letters", Array("Hello-µ@ßöäüàá-UTF-8!!".utf8)), ("6.5 Greek", Array("κόσμε".utf8)),
      ("6.6 two bytes", [0xCE, 0xBA]), ("6.6 five bytes", [0xCE, 0xBA, 0xE1, 0xBD, 0xB9]),
      ("6.7 the first of one byte", [0]), ("6.7 the first of two", [0xC2, 0x80]),
      ("6.7 the first of three", [0xE0, 0xA0, 0x80]),
      ("6.7 the first of four", [0xF0, 0x90, 0x80, 0x80]),
      ("6.9 the last of one byte", [0x7F]), ("6.9 the last of two", [0xDF, 0xBF]),
      ("6.9 the last of three", [0xEF, 0xBF, 0xBF]),
      ("6.9 the last of four", [0xF4, 0x8F, 0xBF, 0xBF]),
      ("6.11 before the surrogates", [0xED, 0x9F, 0xBF]),
      ("6.11 behind the surrogates", [0xEE, 0x80, 0x80]),
      ("6.11 the replacement character", [0xEF, 0xBF, 0xBD]),
      ("6.23 a byte order mark", [0xEF, 0xBB, 0xBF]),
      ("6.23 U+FFF9", [0xEF, 0xBF, 0xB9]), ("6.23 U+FFFC", [0xEF, 0xBF, 0xBC]),
    ]
    // Those that are no characters for ever are text all the same.
    + [0xFFFE, 0xFFFF].map { ("6.22 U+\(String($0, radix: 16))", encoded($0)) }
    + (1...16).flatMap { plane in
      [0xFFFE, 0xFFFF].map {
        ("6.22 U+\(String(plane << 16 | $0, radix: 16))", encoded(plane << 16 | $0))
      }
    }

  /// What it can't say.
  private static let bad: [(String, [UInt8])] =
    [
      ("6.6 half of two bytes", [0xCE]), ("6.6 one of three", [0xCE, 0xBA, 0xE1]),
      ("6.6 two of three", [0xCE, 0xBA, 0xE1, 0xBD]),
      ("6.8 the first of five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]),
      ("6.8 the first of six", [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80]),
      ("6.10 the last that four bytes could be", [0xF7, 0xBF, 0xBF, 0xBF]),
      ("6.10 the last of five", [0xFB, 0xBF, 0xBF, 0xBF, 0xBF]),
      ("6.10 the last of six", [0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF]),
      ("6.11 above all characters", [0xF4, 0x90, 0x80, 0x80]),
      ("6.12 the first continuation alone", [0x80]), ("6.12 the last", [0xBF]),
    ]
    + (2...7).map { count in
      (
        "6.12 \(count) continuations",
        (0..<count).map { $0.isMultiple(of: 2) ? UInt8(0x80) : 0xBF }
      )
    }
    + [
      ("6.12 all continuations", Array(0x80...0xBF)),
      ("6.13 all first bytes of two, each before a space", lonely(0xC0...0xDF)),
      ("6.13 of three", lonely(0xE0...0xEF)), ("6.13 of four", lonely(0xF0...0xF7)),
      ("6.13 of five", lonely(0xF8...0xFB)), ("6.13 of six", lonely(0xFC...0xFD)),
    ]
    + cut.enumerated().map { ("6.14 without its last byte, \($0 + 1)", $1) }
    + [
      ("6.15 all of those", Array(cut.joined())), ("6.16 FE", [0xFE]), ("6.16 FF", [0xFF]),
      ("6.16 FE FE FF FF", [0xFE, 0xFE, 0xFF, 0xFF]),
    ]
    + overlong.map { ("6.17 to 6.19 longer than need be, \($0)", $0) }
    + [0xD800, 0xDB7F, 0xDB80, 0xDBFF, 0xDC00, 0xDF80, 0xDFFF].map {
      ("6.20 the surrogate \(String($0, radix: 16))", encoded($0))
    }
    + [0xD800, 0xDB7F, 0xDB80, 0xDBFF].flatMap { high in
      [0xDC00, 0xDFFF].map { low in
        (
          "6.21 the surrogates \(String(high, radix: 16)) \(String(low, radix: 16))",
          encoded(high) + encoded(low)
        )
      }
    }

  private static func lonely(_ bytes: ClosedRange<UInt8>) -> [UInt8] {
    bytes.flatMap { [$0, 0x20] }
  }

  private static let cut: [[UInt8]] = [
    [0xC0], [0xE0, 0x80], [0xF0, 0x80, 0x80], [0xF8, 0x80, 0x80, 0x80],
    [0xFC, 0x80, 0x80, 0x80, 0x80], [0xDF], [0xEF, 0xBF], [0xF7, 0xBF, 0xBF],
    [0xFB, 0xBF, 0xBF, 0xBF], [0xFD, 0xBF, 0xBF, 0xBF, 0xBF],
  ]

  /// A slash, the last that a shorter form could say, and a zero, in two to six bytes.
  private static let overlong: [[UInt8]] = [
    [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xF8, 0x80, 0x80, 0x80, 0xAF],
    [0xFC, 0x80, 0x80, 0x80, 0x80, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF8, 0x87, 0xBF, 0xBF, 0xBF],
    [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF], [0xC0, 0x80], [0xE0, 0x80, 0x80],
    [0xF0, 0x80, 0x80, 0x80], [0xF8, 0x80, 0x80, 0x80, 0x80],
    [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80],
  ]

  /// A number as UTF-8 would write it, were it allowed to.
  private static func encoded(_ number: Int) -> [UInt8] {
    let tail = [UInt8(0x80 | number >> 6 & 0x3F), UInt8(0x80 | number & 0x3F)]
    guard number > 0xFFFF else { return [UInt8(0xE0 | number >> 12)] + tail }
    return [UInt8(0xF0 | number >> 18), UInt8(0x80 | number >> 12 & 0x3F)] + tail
  }
}
