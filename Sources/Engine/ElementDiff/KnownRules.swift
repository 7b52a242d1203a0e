package import ElementTree

/// The style rules that a page has, by number.
///
/// A rule stays known when the last element that used it goes, since browsers keep it too.
package struct KnownRules: Sendable {
  /// The rules; the first has number 1.
  package private(set) var rules: [StyleRule] = []
  private var numbers: [String: UInt32] = [:]

  /// The rules of a tree, ordered by name.
  package init(of tree: ElementTree) {
    var tree = tree
    append(tree.rules())
  }

  package init() {}

  /// The number of the rule with these declarations.
  package func number(ofBody body: String) -> UInt32? { numbers[body] }

  /// The rule of a number.
  package subscript(number: UInt32) -> StyleRule? {
    let index = Int(number) - 1
    return rules.indices.contains(index) ? rules[index] : nil
  }

  /// Adds a rule and gives its number.
  ///
  /// A rule that is known already gets a second number, as it would in a browser.
  package mutating func append(_ rule: StyleRule) -> UInt32 {
    rules.append(rule)
    let number = UInt32(truncatingIfNeeded: rules.count)
    if numbers[rule.body] == nil { numbers[rule.body] = number }
    return number
  }

  /// Adds the rules of a patch.
  package mutating func append(_ rules: [StyleRule]) {
    for rule in rules { _ = append(rule) }
  }
}
