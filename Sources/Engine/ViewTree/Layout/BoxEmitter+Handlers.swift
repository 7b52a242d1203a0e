import ElementTree

extension BoxEmitter {
  /// Says what an element listens to, and notes what is done then.
  mutating func writeHandlers(_ draft: ElementDraft, _ node: Int) {
    guard !isRuler else { return }
    var found = draft.semantics?.handlers ?? []
    for box in draft.handlerBoxes { recordNode(.handlers, node, box: box) }
    if !draft.wraps {
      let own = boxes.contentHandlers(of: draft.core)
      if !own.isEmpty {
        if !draft.handlerBoxes.contains(draft.coreIndex) {
          recordNode(.handlers, node, box: draft.coreIndex)
        }
        found += own
      }
    }
    guard !found.isEmpty else { return }
    handlers[node] = found
    out.tree.nodes[node].owner = found.owner
    if let tokens = found.tokens { out.attribute(.dataOn, tokens) }
  }
}

extension BoxTree {
  /// The handlers of a box, those of its control included.
  func handlers(of box: Box) -> [ElementHandler] {
    let said = box.semantics >= 0 ? semantics[Int(box.semantics)].handlers : []
    return said + contentHandlers(of: box)
  }

  /// The handlers of the control that a box is.
  func contentHandlers(of box: Box) -> [ElementHandler] {
    guard box.kind == .control, box.content >= 0,
      case .control(let control) = contents[Int(box.content)]
    else { return [] }
    return control.handlers
  }
}
