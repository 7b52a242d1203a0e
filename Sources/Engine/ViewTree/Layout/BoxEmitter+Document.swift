import ElementTree

extension BoxEmitter {
  /// Emits the boxes of a page; several stand one below the other.
  ///
  /// - Parameter document: Nil where other elements may be around them.
  mutating func emitPage(_ roots: [Int32], _ document: DocumentFrame? = nil) {
    let main = document.map { _ in out.open(.main) }
    if main != nil { out.addClass(DocumentFrame.mainClass) }
    if let teller = document?.teller { emitTeller(teller) }
    for root in roots {
      var slot = Slot(.cell, .cell, Axes(.center, .center))
      slot.isPage = roots.count == 1
      _ = emit(root, slot)
    }
    guard let document, let main else { return }
    if !document.heading.isEmpty {
      let node = out.open(.h1)
      out.addClass(DocumentFrame.headingClass)
      out.text(document.heading)
      out.close(node)
    }
    out.close(main)
  }

  /// Emits the element by which a browser tells of itself.
  private mutating func emitTeller(_ handler: ElementHandler) {
    let node = out.open(.div)
    out.addClass(BrowserSurroundings.elementClass)
    handlers[node] = [handler]
    out.attribute(.dataOn, handler.token)
    out.close(node)
  }
}
