import ElementDiff
package import ElementTree

extension RenderedView {
  /// The element of an accessibility identifier.
  ///
  /// - Throws: ``QueryError`` unless there is exactly one; all other searches do so, too.
  public func find(identifier: String) throws -> RenderedElement {
    try one(
      findAll { tree, index in tree.attribute(.dataTestid, of: index) == identifier },
      "the identifier \(SnapshotQuoting.quoted(identifier))", "identifiers"
    ) { tree, index in tree.attribute(.dataTestid, of: index) }
  }

  /// The innermost element whose words are a text.
  public func find(text: String) throws -> RenderedElement {
    try one(
      findAll(text: text), "the text \(SnapshotQuoting.quoted(text))", "texts"
    ) { tree, index in
      let node = tree.nodes[index]
      return node.textStart < node.textEnd ? tree.string(node.textStart, node.textEnd) : nil
    }
  }

  /// The element of a role, and of an accessible name if one is given.
  public func find(role: ElementRole, name: String? = nil) throws -> RenderedElement {
    let named = name.map { " and the name \(SnapshotQuoting.quoted($0))" } ?? ""
    return try one(
      findAll(role: role, name: name), "the role \(role.rawValue)\(named)", "roles"
    ) { tree, index in
      let known = ElementRole(of: index, in: tree)
      guard known != .generic, tree.nodes[index].name != .text else { return nil }
      let name = AccessibleName.of(index, in: tree)
      return name.isEmpty ? known.rawValue : "\(known.rawValue) \(SnapshotQuoting.quoted(name))"
    }
  }

  /// All elements of a role, and of an accessible name if one is given, in the order of the page.
  public func findAll(role: ElementRole, name: String? = nil) -> [RenderedElement] {
    findAll { tree, index in
      tree.nodes[index].name != .text && ElementRole(of: index, in: tree) == role
        && (name == nil || AccessibleName.of(index, in: tree) == name)
    }
  }

  /// All innermost elements whose words are a text, in the order of the page.
  public func findAll(text: String) -> [RenderedElement] {
    let tree = page.tree
    let matches = tree.nodes.indices.filter { index in
      tree.nodes[index].name != .text && tree.words(of: index) == text
    }
    // An element that holds another with the same words is not the innermost.
    return matches.filter { outer in
      let end = outer + Int(tree.nodes[outer].span)
      return !matches.contains { $0 > outer && $0 < end }
    }.compactMap(element)
  }

  private func findAll(_ isWanted: (ElementTree, Int) -> Bool) -> [RenderedElement] {
    page.tree.nodes.indices.filter { isWanted(page.tree, $0) }.compactMap(element)
  }

  func element(_ index: Int) -> RenderedElement? {
    page.id(ofNode: index).map { RenderedElement(view: self, id: $0) }
  }

  private func one(
    _ found: [RenderedElement], _ wanted: String, _ kind: String,
    _ describe: (ElementTree, Int) -> String?
  ) throws -> RenderedElement {
    if let first = found.first, found.count == 1 { return first }
    guard found.isEmpty else {
      throw QueryError(
        code: .ambiguous,
        description: "\(found.count) elements have \(wanted). Give them identifiers.")
    }
    var seen: Set<String> = []
    let there = page.tree.nodes.indices.compactMap { describe(page.tree, $0) }
      .filter { seen.insert($0).inserted }
    let list = there.prefix(20).joined(separator: ", ")
    throw QueryError(
      code: .missing,
      description: "No element has \(wanted). "
        + (there.isEmpty ? "There are no \(kind)." : "The \(kind) are \(list)."))
  }
}

extension ElementTree {
  /// What is written in a node, its parts side by side with a space where they are elements.
  package func words(of index: Int) -> String {
    nodes[index..<(index + Int(nodes[index].span))]
      .filter { $0.textStart < $0.textEnd }
      .map { string($0.textStart, $0.textEnd) }.joined(separator: " ")
  }
}
