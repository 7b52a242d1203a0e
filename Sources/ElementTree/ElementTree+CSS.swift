extension ElementTree {
  /// The rules that the tree's elements use, one a class, ordered by name.
  package mutating func rules() -> [StyleRule] {
    var lists = Set<StyleTable.List>()
    for node in nodes where node.style != 0 { lists.insert(node.style) }
    var rules = Set<StyleRule>()
    for list in lists.sorted() { rules.insert(styles.rule(for: list)) }
    return rules.sorted { $0.name < $1.name }
  }

  /// The rules as a style sheet.
  public var css: String {
    var copy = self
    var sheet = ""
    for property in styles.proposals.sorted(by: { $0.rawValue < $1.rawValue }) {
      sheet += property.registration + "\n"
    }
    for rule in copy.rules() {
      sheet += ".\(rule.name){\(rule.body)}\n"
    }
    return sheet
  }
}
