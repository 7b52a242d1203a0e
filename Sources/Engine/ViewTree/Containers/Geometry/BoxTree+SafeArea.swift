import ElementTree

extension BoxTree {
  /// Whether a box, under the modifiers around it, reaches beyond the safe area.
  func reachesBeyondSafeArea(_ start: Int32) -> Bool {
    var index = start
    while !layout.bleeding.contains(index) {
      let box = boxes[Int(index)]
      guard box.kind.isModifier, let inner = children(of: box).first else { return false }
      index = inner
    }
    return true
  }

  /// Whether a box has paint behind it and nothing else that would be a bar's as well, such as a role.
  func isPaintedOnly(_ box: Box) -> Bool {
    guard box.phase == .background, box.kind != .paint, box.kind != .scroll else { return false }
    if box.semantics >= 0 {
      let meaning = semantics[Int(box.semantics)]
      guard meaning.name == nil, meaning.attributes.isEmpty else { return false }
    }
    return styles.allSatisfy(box.style) { property, _ in
      property == .backgroundColor || property == .backgroundImage
    }
  }
}

extension Box {
  /// Whether it is as large as a page lets it be.
  var fillsPage: Bool { width.takesAll && height.takesAll }
}

extension LoweringContext {
  /// Has what reaches beyond the safe area of a stack's view lie behind all of the stack.
  ///
  /// As on iOS, that is what ignores the safe area behind other views, and the paint behind a view that
  /// fills the page.
  ///
  /// - Parameter position: The view's place among those of the stack; the other one stands in the safe area.
  @MainActor
  mutating func spreadPaint(behind stack: inout BoxReference, ofChild position: Int) {
    let box = tree.boxes[Int(stack.index)]
    guard box.kind == .vstack || box.kind == .hstack, box.childCount == 2 else { return }
    var index = tree.children[Int(box.childStart) + position]
    while true {
      let inner = tree.boxes[Int(index)]
      let start = Int(inner.childStart)
      guard inner.fillsPage else { return }
      if tree.isPaintedOnly(inner) {
        // Lowered by itself, the view would be painted anew without the stack.
        setTraits(of: index) { _ in }
        tree.boxes[Int(index)].style = 0
        return mark(&stack, as: inner.style)
      }
      switch inner.kind {
      case .zstack where inner.childCount > 1:
        let layer = tree.children[start]
        guard tree.reachesBeyondSafeArea(layer) else { return }
        // The others are proposed what it had been.
        tree.children[start] = tree.append(
          Box(kind: .paint, width: .filling(), height: .filling()))
        return wrap(&stack, with: layer, .center, isOverlay: false)
      case .background
      where inner.childCount == 2 && tree.reachesBeyondSafeArea(tree.children[start + 1]):
        tree.boxes[Int(index)].kind = .wrapper
        tree.boxes[Int(index)].childCount = 1
        return wrap(&stack, with: tree.children[start + 1], .center, isOverlay: false)
      case .wrapper, .flexibleFrame, .overlay, .background:
        guard inner.childCount > 0 else { return }
        index = tree.children[start]
      case .scroll:
        // What is behind rows goes on behind the inset.
        let paint = tree.styles.declarations(inner.style).filter { $0.0 == .backgroundColor }
        guard let (property, value) = paint.first else { return }
        mark(&stack, property, value)
        tree.boxes[Int(stack.index)].phase = .background
        return
      default: return
      }
    }
  }

  @MainActor
  private mutating func mark(_ reference: inout BoxReference, as style: StyleTable.List) {
    for (property, value) in tree.styles.declarations(style) { mark(&reference, property, value) }
    tree.boxes[Int(reference.index)].phase = .background
  }
}
