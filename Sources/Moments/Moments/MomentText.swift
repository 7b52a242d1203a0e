/// The text of a moment, taken apart into what leads somewhere and the words between.
///
///     MomentText("Ada was at #Lisbon, see https://example.org/map.").parts
///     // words "Ada was at ", tag "Lisbon", words ", see ", address "https://example.org/map", words "."
public struct MomentText: Sendable, Hashable {
  /// A stretch of a text.
  public enum Part: Sendable, Hashable {
    /// Words that lead nowhere.
    case words(String)
    /// An address of `http` or `https`, as it is written.
    case address(String)
    /// A tag, without its `#`.
    case tag(String)
    /// A person's name behind an `@`, as it is written, and whose it is.
    case mention(String, person: Int)
  }

  /// The stretches in the order of the text; joined with their signs they are the text.
  public let parts: [Part]

  /// Takes a text apart; without a directory no name is anybody's.
  public init(_ text: String, people: PersonDirectory? = nil) {
    guard Self.mayLead(text) else {
      parts = text.isEmpty ? [] : [.words(text)]
      return
    }
    var scanner = MomentTextScanner(text, people)
    parts = scanner.parts()
  }

  /// The tags of the text, each as it is written first.
  public var tags: [MomentTag] {
    var seen: Set<MomentTag> = []
    return parts.compactMap { part in
      guard case .tag(let name) = part else { return nil }
      let tag = MomentTag(name)
      return seen.insert(tag).inserted ? tag : nil
    }
  }

  /// Whether any part leads somewhere.
  public var hasLinks: Bool {
    parts.contains { part in
      if case .words = part { false } else { true }
    }
  }

  /// Whether a text has a sign that something in it could begin with, which most have not.
  private static func mayLead(_ text: String) -> Bool {
    // ＃ and ＠, as Japanese keyboards write them, begin with EF.
    text.utf8.contains { $0 == 0x23 || $0 == 0x40 || $0 == 0x3A || $0 == 0xEF }
  }
}

/// A tag: `#Lisbon` and `#lisbon` are the same.
public struct MomentTag: Sendable, Hashable, Comparable {
  /// The tag as it is written, without its `#`.
  public let name: String
  /// What equal tags have in common: small letters, composed.
  public let key: String

  /// A tag by its name.
  public init(_ name: String) {
    self.name = name
    key = NameFolding.fold(name)
  }

  public static func == (one: MomentTag, other: MomentTag) -> Bool { one.key == other.key }
  public static func < (one: MomentTag, other: MomentTag) -> Bool { one.key < other.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
