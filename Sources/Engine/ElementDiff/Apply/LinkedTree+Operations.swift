import ElementTree

extension LinkedTree {
  /// Takes one step; the error's operation is the caller's to fill in.
  mutating func apply(_ operation: PatchOperation, of patch: Patch) throws(PatchError) {
    switch operation {
    case .text(let id, let string):
      nodes[try slot(id)].text = Array(string.utf8)
    case .attribute(let id, let name, let value):
      try setAttribute(name, value, of: id)
    case .removeAttribute(let id, let name):
      let slot = try element(id)
      nodes[slot].attributes.removeAll { $0.name == name }
    case .property(let id, let property, let value?):
      try setAttribute(property.attribute, value, of: id)
    case .property(let id, let property, nil):
      let slot = try element(id)
      nodes[slot].attributes.removeAll { $0.name == property.attribute }
    case .style(let id, let number):
      let slot = try element(id)
      nodes[slot].style = try list(number)
    case .insert(let range, let place):
      let (parent, next) = try resolve(place)
      try insert(range, of: patch, into: parent, before: next)
    case .remove(let id, let count):
      for slot in try run(id, count) { remove(slot) }
    case .move(let id, let count, let place):
      try move(id, count, to: place)
    case .replace(let id, let count, let range):
      let run = try run(id, count)
      let (parent, next) = (nodes[run[0]].parent, nodes[run[run.count - 1]].next)
      for slot in run { remove(slot) }
      try insert(range, of: patch, into: parent, before: next)
    case .reset(let range):
      removeAll()
      try insert(range, of: patch, into: 0, before: -1)
    }
  }

  private func failure(_ code: PatchError.Code, _ message: String) -> PatchError {
    PatchError(code: code, message: message + " Ask for the whole page.", operation: 0)
  }

  private func slot(_ id: InstanceID) throws(PatchError) -> Int {
    guard id != .page, let slot = slots[id.number] else {
      throw failure(.missingNode, "There is no node \(id).")
    }
    return slot
  }

  private func element(_ id: InstanceID) throws(PatchError) -> Int {
    let slot = try slot(id)
    guard nodes[slot].name != .text else {
      throw failure(.wrongKind, "Node \(id) is text and has neither attributes nor children.")
    }
    return slot
  }

  private func run(_ id: InstanceID, _ count: Int) throws(PatchError) -> [Int] {
    var result = [try slot(id)]
    while result.count < count {
      let next = nodes[result[result.count - 1]].next
      guard next >= 0 else {
        throw failure(
          .shortRun, "Only \(result.count) of \(count) siblings from \(id) on are there.")
      }
      result.append(next)
    }
    guard count > 0 else { throw failure(.shortRun, "A run of \(count) siblings from \(id).") }
    return result
  }

  private func resolve(
    _ place: PatchOperation.Place
  ) throws(PatchError) -> (parent: Int, next: Int) {
    switch place {
    case .before(let id):
      let next = try slot(id)
      return (nodes[next].parent, next)
    case .end(.page): return (0, -1)
    case .end(let id): return (try element(id), -1)
    }
  }

  private mutating func list(_ number: UInt32) throws(PatchError) -> StyleTable.List {
    if number == 0 { return 0 }
    guard let rule = rules[number], let list = styles.list(for: rule) else {
      throw failure(.missingRule, "Style rule \(number) is not known or can't be read.")
    }
    return list
  }

  private mutating func setAttribute(
    _ name: AttributeName, _ value: String, of id: InstanceID
  ) throws(PatchError) {
    let slot = try element(id)
    guard AddressRules.allows(value, in: name, of: nodes[slot].name) else {
      throw failure(.refusedAddress, "Node \(id) may not have this \(name.string).")
    }
    let bytes = Array(value.utf8)
    if let index = nodes[slot].attributes.firstIndex(where: { $0.name == name }) {
      nodes[slot].attributes[index].value = bytes
    } else {
      nodes[slot].attributes.append((name, bytes))
    }
  }

  private mutating func insert(
    _ range: Range<Int>, of patch: Patch, into parent: Int, before next: Int
  ) throws(PatchError) {
    let content = patch.content
    guard range.lowerBound >= 0, range.upperBound <= content.nodes.count else {
      throw failure(.missingNode, "The patch has no content \(range).")
    }
    var open: [(slot: Int, end: Int)] = []
    for index in range {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = content.nodes[index]
      var copy = Node(
        name: node.name, style: try list(node.style), key: node.key, origin: 0, id: nextID)
      nextID &+= 1
      copy.text = Array(content.text[Int(node.textStart)..<Int(node.textEnd)])
      copy.attributes = content.attributes[node.attributes].map {
        ($0.name, Array(content.text[Int($0.start)..<Int($0.end)]))
      }
      let slot = add(copy)
      if let last = open.last {
        link(slot, into: last.slot, before: -1)
      } else {
        link(slot, into: parent, before: next)
      }
      open.append((slot, index + Int(node.span)))
    }
  }

  private mutating func remove(_ root: Int) {
    unlink(root)
    var waiting = [root]
    while let slot = waiting.popLast() {
      slots[nodes[slot].id] = nil
      var child = nodes[slot].first
      while child >= 0 {
        waiting.append(child)
        child = nodes[child].next
      }
    }
  }

  private mutating func move(
    _ id: InstanceID, _ count: Int, to place: PatchOperation.Place
  ) throws(PatchError) {
    let run = try run(id, count)
    let (parent, next) = try resolve(place)
    guard parent == nodes[run[0]].parent, !run.contains(next) else {
      throw failure(.badPlace, "Node \(id) can't be moved there.")
    }
    // No patch of ours moves a node twice; one that did could take forever.
    moves -= count
    guard moves >= 0 else {
      throw failure(.tooMuchWork, "The patch moves more nodes than there are.")
    }
    for slot in run { unlink(slot) }
    for slot in run { link(slot, into: parent, before: next) }
  }
}
