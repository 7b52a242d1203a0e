package import ElementTree

extension LoweringContext {
  /// The box in a chain of modifiers that readers would call the view.
  ///
  /// That is the outermost element with a name of its own, or the picture, drawing or control at
  /// the chain's end; else the outermost box.
  package func accessibilityTarget(of reference: BoxReference) -> BoxReference {
    var index = reference.index
    while true {
      let box = tree.boxes[Int(index)]
      if box.semantics >= 0, tree.semantics[Int(box.semantics)].name != nil {
        return BoxReference(index: index)
      }
      if box.kind.isReplaced { return BoxReference(index: index) }
      guard box.kind.isModifier, box.childCount > 0 else { return reference }
      index = tree.children[Int(box.childStart)]
    }
  }

  /// What is said of a box so far.
  package func semantics(of reference: BoxReference) -> BoxSemantics? {
    let place = Int(tree.boxes[Int(reference.index)].semantics)
    return place >= 0 ? tree.semantics[place] : nil
  }

  /// Gives a view words for readers who can't see it.
  package mutating func setLabel(_ label: String, of reference: inout BoxReference) {
    var target = accessibilityTarget(of: reference)
    let box = tree.boxes[Int(target.index)]
    if box.content >= 0, semantics(of: target)?.name == nil {
      switch tree.contents[Int(box.content)] {
      case .image(var image):
        image.alternative = label
        tree.contents[Int(box.content)] = .image(image)
        return
      case .symbol(var symbol):
        symbol.alternative = label
        tree.contents[Int(box.content)] = .symbol(symbol)
        return
      default: break
      }
    }
    let role = impliedRole(of: target)
    annotate(&target) { semantics in
      if let role, semantics.value(of: .role) == nil { semantics.set(.role, role) }
      if semantics.value(of: .role) == "img" { semantics.remove(.ariaHidden) }
      semantics.set(.ariaLabel, label)
    }
  }

  /// The role that makes a box one that can have words: those without a role can't (ARIA 1.2, 5.2.8).
  private func impliedRole(of reference: BoxReference) -> String? {
    if semantics(of: reference)?.name != nil { return nil }
    var index = reference.index
    while true {
      let box = tree.boxes[Int(index)]
      switch box.kind {
      case .control: return nil
      case .text, .graphic, .paint, .symbol: return "img"
      case .padding, .frame, .flexibleFrame, .fixedSize, .wrapper, .background, .overlay:
        guard box.childCount > 0 else { return "group" }
        index = tree.children[Int(box.childStart)]
      case .image, .resizableImage, .spacer, .divider, .hidden, .hstack, .vstack, .zstack, .scroll,
        .grid, .flow, .fitting, .aspectRatio, .position:
        return "group"
      }
    }
  }
}

extension BoxSemantics {
  /// The value of an attribute.
  package func value(of name: AttributeName) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Removes an attribute.
  package mutating func remove(_ name: AttributeName) { attributes.removeAll { $0.name == name } }

  /// Adds words to an attribute that has some.
  package mutating func append(_ name: AttributeName, _ words: String) {
    set(name, value(of: name).map { "\($0), \(words)" } ?? words)
  }
}
