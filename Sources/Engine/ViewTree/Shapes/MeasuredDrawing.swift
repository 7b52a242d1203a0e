import Foundation

/// The size of a box that is drawn for its size, as far as the browser has told it.
struct DrawingSize {
  var size: CGSize?
}

extension LoweringContext {
  /// Has the browser of a live page tell the size of a box that is drawn for its size; the listener goes where frames say
  /// the size.
  @MainActor
  mutating func measureDrawing(_ box: inout BoxReference) {
    guard isLive else { return }
    let ordinal = measuredDrawings[identity, default: 0]
    measuredDrawings[identity] = ordinal + 1
    let node = graph.node(at: Identity.child(identity, Salt.Geometry.drawing))
    let told: StateCell<CGSize?> = node.cell(ordinal, nil, in: graph)
    var handler = ElementHandler(.size) { payload in
      guard let size = payload.frame?.size, size != told.unreadValue else { return }
      told.set(size)
    }
    handler.drawing = DrawingSize(size: told.value)
    listen(&box, handler)
  }
}

extension BoxTree {
  /// What the browser has told of a box that is drawn for its size; nil for one of which nobody asked.
  func drawingSize(of box: Box) -> DrawingSize? {
    guard box.semantics >= 0 else { return nil }
    return semantics[Int(box.semantics)].handlers.lazy.compactMap(\.drawing).first
  }

  /// Asks no more for the size of a box that frames have told.
  mutating func dropDrawingSize(of index: Int) {
    let place = Int(boxes[index].semantics)
    semantics[place].handlers.removeAll { $0.drawing != nil }
    let rest = semantics[place]
    if rest.name == nil, rest.attributes.isEmpty, rest.handlers.isEmpty, !rest.isPhrasing,
      !rest.isOpaque
    {
      boxes[index].semantics = -1
    }
  }
}
