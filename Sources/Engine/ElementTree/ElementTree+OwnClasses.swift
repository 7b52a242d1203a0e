extension ElementTree {
  /// Puts a space in front of the classes of elements that have no style.
  ///
  /// Who numbers a document's styles by the names that stand first in `class` finds none there, also where a
  /// style sheet has a rule for the first of the author's own names.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and of bytes of such classes.
  package mutating func setOwnClassesApart() {
    for node in nodes where node.style == 0 {
      let first = Int(node.attributeStart)
      for index in first..<(first + Int(node.attributeCount))
      where attributes[index].name == .class && attributes[index].start < attributes[index].end {
        let value = Array(text[Int(attributes[index].start)..<Int(attributes[index].end)])
        let start = text.count
        text.append(0x20)
        text += value
        attributes[index].start = UInt32(truncatingIfNeeded: start)
        attributes[index].end = UInt32(truncatingIfNeeded: text.count)
      }
    }
  }
}
