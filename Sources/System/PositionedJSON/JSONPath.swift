/// Writes where in a document a value is.
///
/// `$` is the whole document, `.name` a member and `[0]` an element. A key that is no plain
/// name is written as `["a b"]`, shortened after 40 scalars.
enum JSONPath {
  /// The path of a node; a key has its value's.
  static func of(_ index: Int, nodes: [JSONNode], bytes: [UInt8]) -> String {
    var steps: [String] = []
    var index = index
    while index > 0, index < nodes.count {
      let node = nodes[index]
      let parent = Int(node.parent)
      if node.kind == .key {
        steps.append(member(JSONString.decode(node, in: bytes)))
      } else if nodes[parent].kind == .object {
        steps.append(member(JSONString.decode(nodes[index - 1], in: bytes)))
      } else {
        steps.append("[\(node.ordinal)]")
      }
      index = parent
    }
    return "$" + steps.reversed().joined()
  }

  /// The step to a member.
  static func member(_ key: String) -> String {
    let isPlain =
      !key.isEmpty && key.utf8.count <= 40
      && key.utf8.first.map { !(0x30...0x39).contains($0) } == true
      && key.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
      }
    return isPlain ? ".\(key)" : "[\(JSONText.excerpt(key))]"
  }
}
