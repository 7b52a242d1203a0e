/// The parts of a class that `@Model` is attached to.
struct ModelDeclaration {
  /// A stored property that is kept in the store.
  struct Property {
    var name: String
    /// The initial value's expression, if one is written.
    var value: String?
    /// Whether it is a `let` that initialisers set, which stays a stored one.
    var isConstant = false
    /// What stands between the parentheses of `@Attribute(…)` or `@Relationship(…)`, with its name.
    var metadata: (attribute: String, arguments: String)?
  }

  /// The class's name.
  private(set) var name = ""
  private(set) var properties: [Property] = []

  init(_ fragment: SourceFragment) throws(MacroError) {
    var index = 0
    while fragment.text(at: index) == "@" { index = fragment.attribute(at: index).end }
    while index < fragment.tokens.count, fragment.text(at: index) != "class" {
      if ["struct", "enum", "actor"].contains(fragment.text(at: index)) {
        throw MacroError(
          "'@Model' needs a class: other code refers to the same object",
          at: fragment.tokens[index].range)
      }
      index = fragment.index(after: index)
    }
    name = fragment.text(at: index + 1)
    while index < fragment.tokens.count, fragment.text(at: index) != "{" {
      index = fragment.index(after: index)
    }
    guard let end = fragment.closer(of: index) else { return }
    index += 1
    while index < end {
      let member = PersistedMember(fragment, at: index, upTo: end)
      if let property = member.property { properties.append(property) }
      index = max(member.end, index + 1)
    }
  }
}

/// A member of a class, read as far as is needed to tell whether a model keeps it.
struct PersistedMember {
  /// The property, if the member is one that a model keeps.
  private(set) var property: ModelDeclaration.Property?
  /// The index after the member.
  private(set) var end: Int

  /// Attributes whose variables models leave alone.
  private static let exemptions: Set<String> = [
    "Transient", "ObservationIgnored", "_PersistedProperty",
  ]

  /// Modifiers of what is no part of an object's stored state.
  private static let others: Set<String> = ["static", "class", "lazy"]

  /// Reads the member that begins at a token.
  init(_ fragment: SourceFragment, at start: Int, upTo end: Int) {
    var index = start
    var metadata: (String, String)?
    var isKept = true
    while fragment.text(at: index) == "@" {
      let attribute = fragment.attribute(at: index)
      if Self.exemptions.contains(attribute.name) { isKept = false }
      if attribute.name == "Attribute" || attribute.name == "Relationship" {
        let inside = Self.arguments(fragment, index..<attribute.end)
        metadata = (attribute.name, inside)
      }
      index = attribute.end
    }
    let keyword = Self.keyword(fragment, from: index, upTo: end)
    if fragment.tokens[index..<keyword].contains(where: { Self.others.contains($0.text) }) {
      isKept = false
    }
    guard keyword < end else {
      self.end = end
      return
    }
    self.end = fragment.endOfStatement(from: keyword, upTo: end)
    let isConstant = fragment.text(at: keyword) == "let"
    guard isKept, isConstant || fragment.text(at: keyword) == "var", keyword + 1 < self.end
    else { return }
    let name = fragment.text(at: keyword + 1)
    guard fragment.tokens[keyword + 1].kind == .identifier else { return }
    var current = keyword + 2
    while current < self.end, !["=", "{"].contains(fragment.text(at: current)) {
      current = fragment.genericArguments(at: current) ?? fragment.index(after: current)
    }
    var value: String?
    if fragment.text(at: current) == "=" {
      value = Self.value(fragment, from: current + 1, upTo: self.end)
    } else if current < self.end, !Self.isObserver(fragment, current) {
      return
    }
    // A constant with a value can't be given that of the store.
    guard !isConstant || value == nil else { return }
    property = .init(name: name, value: value, isConstant: isConstant, metadata: metadata)
  }

  /// The index of the word that says what kind of member it is.
  private static func keyword(
    _ fragment: SourceFragment, from start: Int, upTo end: Int
  ) -> Int {
    let keywords: Set<String> = [
      "var", "let", "func", "init", "deinit", "subscript", "struct", "enum", "class", "actor",
      "typealias", "case", "protocol", "extension", "import", "macro",
    ]
    var index = start
    while index < end {
      let text = fragment.text(at: index)
      let isModifier =
        text == "class" && TypeDeclaration.members.contains(fragment.text(at: index + 1))
      if keywords.contains(text), !isModifier { return index }
      if text.hasPrefix("#") { return index }
      index = fragment.index(after: index)
    }
    return end
  }

  /// What stands between an attribute's parentheses.
  private static func arguments(_ fragment: SourceFragment, _ range: Range<Int>) -> String {
    guard let open = range.first(where: { fragment.text(at: $0) == "(" }),
      let close = fragment.closer(of: open), close > open + 1
    else { return "" }
    return fragment.text(open + 1..<close)
  }

  /// The initial value without observers behind it.
  private static func value(
    _ fragment: SourceFragment, from start: Int, upTo end: Int
  ) -> String {
    var last = end
    if let brace = (start..<end).last(where: { fragment.closer(of: $0) == end - 1 }),
      brace > start, isObserver(fragment, brace)
    {
      last = brace
    }
    return fragment.text(start..<last)
  }

  /// Whether a brace opens observers rather than accessors.
  private static func isObserver(_ fragment: SourceFragment, _ brace: Int) -> Bool {
    ["willSet", "didSet"].contains(fragment.text(at: brace + 1))
  }
}
