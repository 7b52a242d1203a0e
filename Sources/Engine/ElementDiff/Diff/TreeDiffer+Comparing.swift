import ElementTree

extension TreeDiffer {
  /// Adds the operations for what a node itself has changed.
  mutating func compareOwn(_ a: Int, _ b: Int) {
    let (x, y) = (old.nodes[a], new.nodes[b])
    let id = InstanceID(oldIDs[a])
    if x.owner != 0, x.owner != y.owner { reowned.append(oldIDs[a]) }
    let style = newCopier.number(of: y.style)
    if oldStyle(x.style) != style { patch.operations.append(.style(id, style)) }
    compareAttributes(x, y, id)
    let oldText = old.text[Int(x.textStart)..<Int(x.textEnd)]
    let newText = new.text[Int(y.textStart)..<Int(y.textEnd)]
    if oldText != newText {
      patch.operations.append(.text(id, String(decoding: newText, as: UTF8.self)))
    }
  }

  /// Keeps the old attributes that a prefix of the new ones is made of, in order; removes the others
  /// and adds the rest.
  ///
  /// Trees whose attributes stand in another order are not equal, though browsers don't care.
  private mutating func compareAttributes(
    _ x: ElementTree.Node, _ y: ElementTree.Node, _ id: InstanceID
  ) {
    let attributes = old.attributes[Int(x.attributeStart)...].prefix(Int(x.attributeCount))
    var added = new.attributes[Int(y.attributeStart)...].prefix(Int(y.attributeCount))
    for attribute in attributes {
      guard let next = added.first, next.name == attribute.name else {
        remove(attribute.name, x.name, id)
        continue
      }
      let value = new.text[Int(next.start)..<Int(next.end)]
      if old.text[Int(attribute.start)..<Int(attribute.end)] != value {
        set(next.name, value, x.name, id)
      }
      added.removeFirst()
    }
    for attribute in added {
      set(attribute.name, new.text[Int(attribute.start)..<Int(attribute.end)], x.name, id)
    }
  }

  private mutating func set(
    _ name: AttributeName, _ bytes: ArraySlice<UInt8>, _ element: ElementName, _ id: InstanceID
  ) {
    let value = String(decoding: bytes, as: UTF8.self)
    if let property = ElementProperty(name, of: element) {
      patch.operations.append(.property(id, property, value))
    } else {
      patch.operations.append(.attribute(id, name, value))
    }
  }

  private mutating func remove(
    _ name: AttributeName, _ element: ElementName, _ id: InstanceID
  ) {
    if let property = ElementProperty(name, of: element) {
      patch.operations.append(.property(id, property, nil))
    } else {
      patch.operations.append(.removeAttribute(id, name))
    }
  }
}
