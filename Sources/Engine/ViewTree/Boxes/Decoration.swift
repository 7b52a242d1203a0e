package import ElementTree

extension LoweringContext {
  /// The list of declarations with one more.
  @inline(__always)
  package mutating func extend(
    _ list: StyleTable.List, _ property: CSSProperty, _ value: CSSValue
  ) -> StyleTable.List {
    tree.styles.extend(list, property, value)
  }

  /// Draws on a box; a box that is further outwards already gets another around it.
  ///
  /// `phase` may be equal to the box's own only where `joins` says that both can be said at once.
  package mutating func decorate(
    _ reference: inout BoxReference, _ phase: PaintPhase, joins: Bool = false,
    _ change: (inout StyleTable.List, inout StyleTable) -> Void
  ) {
    if hasFolds { tree.unfold(reference.index) }
    let box = tree.boxes[Int(reference.index)]
    let isFree = box.phase < phase || (joins && box.phase == phase)
    if !isFree || box.kind == .spacer { wrapPlainly(&reference) }
    let index = Int(reference.index)
    var style = tree.boxes[index].style
    change(&style, &tree.styles)
    tree.boxes[index].style = style
    if tree.boxes[index].phase == .content { tree.boxes[index].firstPhase = phase }
    tree.boxes[index].phase = phase
  }

  /// Puts a box of the same size around another.
  package mutating func wrapPlainly(_ reference: inout BoxReference) {
    let child = tree.boxes[Int(reference.index)]
    var outer = Box(kind: .wrapper, width: child.width, height: child.height)
    outer.priority = child.priority
    wrap(&reference, in: outer)
  }

  /// Changes what a box means to readers.
  package mutating func annotate(
    _ reference: inout BoxReference, _ change: (inout BoxSemantics) -> Void
  ) {
    if hasFolds { tree.unfold(reference.index) }
    let index = Int(reference.index)
    var place = Int(tree.boxes[index].semantics)
    if place < 0 {
      place = tree.semantics.count
      tree.semantics.append(BoxSemantics())
      tree.boxes[index].semantics = Int32(truncatingIfNeeded: place)
    }
    change(&tree.semantics[place])
  }

  /// Makes a box an element of a name; a box that is one already gets another around it.
  package mutating func name(
    _ reference: inout BoxReference, _ name: ElementName, isPhrasing: Bool = false,
    _ attributes: [(name: AttributeName, value: String)] = []
  ) {
    let box = tree.boxes[Int(reference.index)]
    let isNamed = box.semantics >= 0 && tree.semantics[Int(box.semantics)].name != nil
    let isLeaf =
      box.kind == .image || box.kind == .resizableImage || box.kind == .graphic
      || box.kind == .symbol || box.kind == .control || box.kind == .spacer
    if isNamed || isLeaf { wrapPlainly(&reference) }
    annotate(&reference) { semantics in
      semantics.name = name
      semantics.isPhrasing = isPhrasing
      for attribute in attributes { semantics.set(attribute.name, attribute.value) }
    }
    // What answers to presses is a control, which has the distance of one.
    if name.isInteractive {
      tree.boxes[Int(reference.index)].beginsWithText = false
      tree.boxes[Int(reference.index)].endsWithText = false
    }
  }
}
