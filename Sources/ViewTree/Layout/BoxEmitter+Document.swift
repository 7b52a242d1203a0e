import ElementTree

extension BoxEmitter {
  /// Emits the boxes of a page; several stand one below the other.
  ///
  /// - Parameter document: Nil where other elements may be around them.
  mutating func emitPage(_ roots: [Int32], _ document: DocumentFrame? = nil) {
    let main = document.map { _ in out.openMain() }
    for root in roots {
      var slot = Slot(.cell, .cell, Axes(.center, .center))
      slot.isPage = roots.count == 1
      _ = emit(root, slot)
    }
    if let document, let main { out.close(main, of: document) }
  }
}

/// A document that has nothing beside the views, which are its `main` landmark.
struct DocumentFrame {
  /// What it is called where the views have no title; read, but not seen.
  var heading: String?
}

extension ElementBuilder {
  /// Opens the landmark of a document's views, which leaves their layout alone.
  fileprivate mutating func openMain() -> Int {
    open(.main, style: tree.styles.extend(0, .display, Keyword.contents))
  }

  fileprivate mutating func close(_ main: Int, of document: DocumentFrame) {
    if let heading = document.heading, !heading.isEmpty {
      let node = open(.h1)
      addClass(BaseStylesheet.unseenClass)
      text(heading)
      close(node)
    }
    close(main)
  }
}

extension ElementTree {
  /// The tree as all that a document has.
  func framed(by document: DocumentFrame) -> ElementTree {
    var builder = ElementBuilder(styles: styles)
    builder.tree = self
    builder.tree.nodes = []
    let main = builder.openMain()
    builder.tree.nodes += nodes
    builder.close(main, of: document)
    return builder.finish()
  }
}
