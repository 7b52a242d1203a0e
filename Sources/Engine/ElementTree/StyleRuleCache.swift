import Synchronization

/// Rules that were made before, by their declarations.
///
/// Making a rule sorts and joins strings, which takes some microseconds; the pages of a site are made
/// of the same few hundred rules.
enum StyleRuleCache {
  /// Two words for each declaration.
  private static let rules = Mutex<[[UInt64]: StyleRule]>([:])
  /// The number of rules at which the cache starts anew, so that it can't grow without end.
  private static let limit = 20_000

  static func rule(
    for declarations: [(property: CSSProperty, value: CSSValue)]
  ) -> StyleRule {
    var key: [UInt64] = []
    key.reserveCapacity(declarations.count * 2)
    for (property, value) in declarations {
      key.append(UInt64(property.rawValue) << 8 | UInt64(value.kind.rawValue))
      key.append(value.bits)
    }
    if let known = rules.withLock({ $0[key] }) { return known }
    let rule = StyleRule(declarations)
    rules.withLock { rules in
      if rules.count >= limit { rules.removeAll() }
      rules[key] = rule
    }
    return rule
  }
}
