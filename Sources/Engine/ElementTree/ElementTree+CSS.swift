extension ElementTree {
  /// The rules that the tree's elements, and others of the page, use: one a class, ordered by name.
  package mutating func rules(and others: [Node] = []) -> [StyleRule] {
    var isUsed: [Bool] = []
    for part in [nodes, others] {
      for node in part where node.style != 0 {
        let list = Int(node.style)
        if list >= isUsed.count {
          isUsed.append(contentsOf: repeatElement(false, count: list + 1 - isUsed.count))
        }
        isUsed[list] = true
      }
    }
    var rules: [StyleRule] = []
    for list in isUsed.indices where isUsed[list] {
      rules.append(styles.rule(for: StyleTable.List(list)))
    }
    rules.sort { $0.name < $1.name }
    // Two lists of the same declarations are one rule, which stands beside itself now.
    var count = 0
    for rule in rules where count == 0 || rules[count - 1].name != rule.name {
      rules[count] = rule
      count += 1
    }
    rules.removeSubrange(count...)
    return rules
  }

  /// The rules as a style sheet.
  public var css: String {
    var copy = self
    return copy.sheet()
  }

  /// The rules as a style sheet; the tree remembers them for when it is written.
  package mutating func sheet(and others: [Node] = []) -> String {
    var sheet = ""
    for property in styles.proposals.sorted(by: { $0.rawValue < $1.rawValue }) {
      sheet += property.registration
      sheet += "\n"
    }
    for line in styles.namedRules {
      sheet += line
      sheet += "\n"
    }
    var needed: Set<String> = []
    for rule in rules(and: others) {
      for text in rule.neededRules where needed.insert(text).inserted {
        sheet += text
        sheet += "\n"
      }
      sheet += "."
      sheet += rule.name
      sheet += "{"
      sheet += rule.body
      sheet += "}\n"
    }
    return sheet
  }
}
