/// Hash-consed lists of declarations: a list and one more declaration give a longer list.
///
/// A list is one number, so an element carries its whole style in four bytes and equal styles are
/// equal numbers. Lists live as long as the table.
package struct StyleTable: Sendable {
  /// A list of declarations; zero is the empty one.
  package typealias List = UInt32

  private struct Cell {
    var parent: List
    var property: CSSProperty
    var value: CSSValue
  }

  private var cells: [Cell] = [
    Cell(parent: 0, property: .display, value: .number(0))
  ]
  /// Open addressing: indices into `cells`, zero for a free slot.
  private var slots: [UInt32]
  private var mask: Int
  private var rules: [StyleRule?] = [nil]
  private var names: [String: UInt32] = [:]
  /// The custom properties for proposals that some list declares.
  package private(set) var proposals = Set<CSSProperty>()
  /// Rules of classes with names that some element has and most pages have no element of; one a line.
  package private(set) var namedRules: [String] = []

  package init() {
    slots = Array(repeating: 0, count: 1024)
    mask = 1023
  }

  /// The lists as they are, to be read beside a table that grows.
  package var snapshot: StyleTable {
    var table = self
    table.slots = []
    table.rules = []
    table.names = [:]
    return table
  }

  /// Adds rules of classes with names, on one line, unless they are there.
  package mutating func addNamedRules(_ line: String) {
    if !namedRules.contains(line) { namedRules.append(line) }
  }

  /// The list that has one more declaration than `list`; a later one for a property wins.
  package mutating func extend(
    _ list: List, _ property: CSSProperty, _ value: CSSValue
  ) -> List {
    var slot = StyleTable.hash(list, property, value) & mask
    while slots[slot] != 0 {
      let index = slots[slot]
      let cell = cells[Int(index)]
      if cell.parent == list, cell.property == property, cell.value == value { return index }
      slot = (slot + 1) & mask
    }
    let new = UInt32(cells.count)
    cells.append(Cell(parent: list, property: property, value: value))
    rules.append(nil)
    slots[slot] = new
    if property.isProposal { proposals.insert(property) }
    if cells.count * 2 > slots.count { rehash() }
    return new
  }

  /// The list with every declaration of `other` added.
  package mutating func extend(_ list: List, with other: List) -> List {
    if other == 0 { return list }
    if list == 0 { return other }
    let cell = cells[Int(other)]
    let base = extend(list, with: cell.parent)
    // An element may be animated for more than one reason.
    if cell.property == .animation, let known = value(of: .animation, in: base),
      known != cell.value
    {
      return extend(base, .animation, .text(CSSText("\(known.string),\(cell.value.string)")))
    }
    return extend(base, cell.property, cell.value)
  }

  /// The declarations of a list, first to last.
  package func declarations(_ list: List) -> [(property: CSSProperty, value: CSSValue)] {
    var result: [(property: CSSProperty, value: CSSValue)] = []
    var list = list
    while list != 0 {
      let cell = cells[Int(list)]
      result.append((cell.property, cell.value))
      list = cell.parent
    }
    return result.reversed()
  }

  /// The value that a list gives a property, if any: that of its last declaration.
  package func value(of property: CSSProperty, in list: List) -> CSSValue? {
    var list = list
    while list != 0 {
      let cell = cells[Int(list)]
      if cell.property == property { return cell.value }
      list = cell.parent
    }
    return nil
  }

  /// Whether every declaration of a list passes a test; a loop in place of an array.
  package func allSatisfy(
    _ list: List, _ test: (_ property: CSSProperty, _ value: CSSValue) -> Bool
  ) -> Bool {
    var list = list
    while list != 0 {
      let cell = cells[Int(list)]
      if !test(cell.property, cell.value) { return false }
      list = cell.parent
    }
    return true
  }

  /// The rule that a list stands for, made once.
  package mutating func rule(for list: List) -> StyleRule {
    if let known = rules[Int(list)] { return known }
    var rule = StyleRuleCache.rule(for: declarations(list))
    // Two rules with one name would be one rule in the page.
    while let owner = names[rule.name], rules[Int(owner)]?.body != rule.body {
      rule.lengthenName()
    }
    names[rule.name] = list
    rules[Int(list)] = rule
    return rule
  }

  /// The list whose rule has been made and has this name and body.
  func list(named name: String, body: String) -> List? {
    guard let owner = names[name], rules[Int(owner)]?.body == body else { return nil }
    return owner
  }

  private static func hash(_ list: List, _ property: CSSProperty, _ value: CSSValue) -> Int {
    var mixed = UInt64(list) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= value.bits &* 0xC2B2_AE3D_27D4_EB4F
    mixed ^= (UInt64(property.rawValue) << 8 | UInt64(value.kind.rawValue)) &* 0x1656_67B1_9E37_79F9
    mixed ^= mixed >> 29
    mixed &*= 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 32
    return Int(truncatingIfNeeded: mixed & 0x7FFF_FFFF)
  }

  private mutating func rehash() {
    mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for index in 1..<cells.count {
      let cell = cells[index]
      var slot = StyleTable.hash(cell.parent, cell.property, cell.value) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index)
    }
  }
}
