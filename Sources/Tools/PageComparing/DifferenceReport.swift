import ElementDiff
package import ElementTree

/// The differences of two trees, a line each, with the paths of the first tree.
///
///     ~ /html/body/main/p[2]: text "Tea" → "Coffee"
///     + /html/body/main: <li> "Milk" in front of li[3]
package struct DifferenceReport {
  package private(set) var lines: [String] = []
  private let old: ElementTree
  private let patch: Patch
  private let oldRules: KnownRules
  /// The path of every node of the old tree, by its number.
  private var paths: [InstanceID: String] = [.page: "/"]

  package init(_ old: ElementTree, _ new: ElementTree) {
    self.old = old
    patch = diff(old, new)
    oldRules = KnownRules(of: old)
    if patch.isEmpty { return }
    fillPaths()
    for operation in patch.operations { lines.append(line(operation)) }
  }

  /// Steps have a number where siblings share the name.
  private mutating func fillPaths() {
    var waiting = [(parent: "", children: old.roots)]
    while let (parent, children) = waiting.popLast() {
      var totals: [ElementName: Int] = [:]
      for child in children { totals[old.nodes[child].name, default: 0] += 1 }
      var seen: [ElementName: Int] = [:]
      for child in children {
        let name = old.nodes[child].name
        seen[name, default: 0] += 1
        let place = totals[name] == 1 ? "" : "[\(seen[name] ?? 0)]"
        let path = "\(parent)/\(name.string)\(place)"
        paths[InstanceID(UInt32(child + 1))] = path
        waiting.append((path, old.children(of: child)))
      }
    }
  }

  private func path(_ id: InstanceID) -> String { paths[id] ?? "a new node" }

  private func line(_ operation: PatchOperation) -> String {
    switch operation {
    case .text(let id, let text):
      let node = node(id)
      let before = node.map { old.string($0.textStart, $0.textEnd) } ?? ""
      return "~ \(path(id)): text \(quoted(before)) → \(quoted(text))"
    case .attribute(let id, let name, let value):
      return attribute(id, name, value)
    case .removeAttribute(let id, let name):
      return attribute(id, name, nil)
    case .property(let id, let property, let value):
      return attribute(id, property.attribute, value)
    case .style(let id, let number):
      return "~ \(path(id)): style \(style(id, number))"
    case .insert(let range, let place):
      return "+ \(description(of: range)) \(description(of: place))"
    case .remove(let id, let count):
      return "- \(path(id))\(following(count))\(oldText(id))"
    case .move(let id, let count, let place):
      return "> \(path(id))\(following(count)) \(description(of: place))"
    case .replace(let id, let count, let range):
      return "± \(path(id))\(following(count))\(oldText(id)) → \(description(of: range))"
    case .reset(let range):
      return "± the page → \(description(of: range))"
    }
  }

  private func node(_ id: InstanceID) -> ElementTree.Node? {
    let index = Int(id.number) - 1
    return old.nodes.indices.contains(index) ? old.nodes[index] : nil
  }

  private func attribute(_ id: InstanceID, _ name: AttributeName, _ value: String?) -> String {
    let before = node(id).flatMap { _ in old.attribute(name, of: Int(id.number) - 1) }
    let change =
      switch (before, value) {
      case (let before?, let value?): "\(quoted(before)) → \(quoted(value))"
      case (let before?, nil): "\(quoted(before)) gone"
      case (_, let value): "new, \(quoted(value ?? ""))"
      }
    return "~ \(path(id)): \(name.string) \(change)"
  }

  /// The declarations that differ.
  private func style(_ id: InstanceID, _ number: UInt32) -> String {
    var styles = old.styles
    let before = node(id).map { $0.style == 0 ? "" : styles.rule(for: $0.style).body } ?? ""
    let index = Int(number) - 1 - oldRules.rules.count
    let after =
      oldRules[number]?.body ?? (patch.rules.indices.contains(index) ? patch.rules[index].body : "")
    let (old, new) = (declarations(before), declarations(after))
    let changes = CSSProperty.allCases.compactMap { property -> String? in
      switch (old[property], new[property]) {
      case (let a?, let b?): a == b ? nil : "\(property.string): \(a) → \(b)"
      case (let a?, nil): "\(property.string): \(a) gone"
      case (nil, let b?): "\(property.string): \(b) new"
      case (nil, nil): nil
      }
    }
    return changes.joined(separator: "; ")
  }

  private func declarations(_ body: String) -> [CSSProperty: String] {
    Dictionary(
      StyleRule.declarations(in: body) ?? [], uniquingKeysWith: { _, last in last })
  }

  private func following(_ count: Int) -> String {
    count == 1 ? "" : " and the \(count - 1) after it"
  }

  private func oldText(_ id: InstanceID) -> String {
    guard let node = node(id) else { return "" }
    let start = Int(id.number) - 1
    let texts = old.nodes[start..<(start + Int(node.span))]
    return summary(texts.map { old.string($0.textStart, $0.textEnd) })
  }

  private func description(of range: Range<Int>) -> String {
    patch.content.roots(of: range).map { root in
      let node = patch.content.nodes[root]
      let texts = patch.content.nodes[root..<(root + Int(node.span))]
      let text = summary(texts.map { patch.content.string($0.textStart, $0.textEnd) })
      return node.name == .text ? "text" + text : "<\(node.name.string)>" + text
    }.joined(separator: ", ")
  }

  private func description(of place: PatchOperation.Place) -> String {
    switch place {
    case .before(let id): "before \(path(id))"
    case .end(.page): "at the end"
    case .end(let id): "at the end of \(path(id))"
    }
  }

  /// The first words of what is written in some nodes.
  private func summary(_ texts: [String]) -> String {
    let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "" : " " + quoted(text)
  }

  private func quoted(_ text: String) -> String {
    let short = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "\"" + short.replacing("\n", with: "\\n") + "\""
  }
}
