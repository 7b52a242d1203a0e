import ElementTree

/// The properties that style rules declare and browsers must know as lengths.
enum Registrations {
  /// Each property with the text that registers it, by the property's name.
  private static let all: [(name: [UInt8], text: String)] = CSSProperty.allCases
    .filter { isMeasured(Array($0.string.utf8)) }
    .map { (Array($0.string.utf8), $0.registration) }

  /// What a frame's rules may have besides style rules.
  static let texts = Set(all.map(\.text))

  /// The registrations that declarations need, in a fixed order.
  static func needed(by body: String) -> [String] {
    let body = Array(body.utf8)
    guard body.firstRange(of: [0x2D, 0x2D]) != nil else { return [] }
    return all.filter { name, _ in
      let declaration = name + [0x3A]
      return body.starts(with: declaration) || body.firstRange(of: [0x3B] + declaration) != nil
    }.map(\.text)
  }

  /// Whether a name is `--x0` … `--y9`.
  private static func isMeasured(_ name: [UInt8]) -> Bool {
    name.count == 4 && name[0] == 0x2D && name[1] == 0x2D && (name[2] == 0x78 || name[2] == 0x79)
      && 0x30...0x39 ~= name[3]
  }
}
