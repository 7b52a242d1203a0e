package import ElementTree

/// The boxes of a page, children before parents, and what doesn't fit into a box.
package struct BoxTree: Sendable {
  package var boxes = JournaledArray<Box>()
  package var children: [Int32] = []
  package var contents = JournaledArray<BoxContent>()
  package var semantics = JournaledArray<BoxSemantics>()
  package var styles = StyleTable()
  /// Drawings that are different for each size, by the index of their content.
  package var sizedDrawings: [Int32: SizedDrawing] = [:]
  /// Values that are different for each size, by the value that stands for the unknown size.
  package var sizedStyles: [CSSValue: SizedStyle] = [:]
  /// What boxes tell the containers around them, by their indices.
  var traits: [Int32: BoxTraits] = [:]
  var layout = LayoutTraitTable()
  /// The kinds of rows whose boxes follow each other as those of other rows do, by their outermost box.
  var rowKinds: [Int32: Int32] = [:]
  /// Rows without boxes of their own, by their outermost box; see ``RowFold``.
  var folds: [Int32: RowFold] = [:]
  var foldedMoulds: [FoldedMould] = []
  var foldStrings: [String] = []
  var foldKeys: [UInt64] = []
  /// How many boxes there would be, were no rows folded.
  var unfoldedCount: Int { boxes.count + foldedCount }
  var foldedCount = 0
  /// Whether there are boxes that have to be square.
  package var hasSquares = false

  package init() {}

  /// Makes room for as many boxes as another tree has.
  mutating func reserveCapacity(as other: borrowing BoxTree) {
    boxes.reserveCapacity(other.boxes.count)
    children.reserveCapacity(other.children.count)
    contents.reserveCapacity(other.contents.count)
    semantics.reserveCapacity(other.semantics.count)
  }

  /// A tree without boxes that has the styles of this one.
  func emptied() -> BoxTree {
    var tree = BoxTree()
    tree.styles = styles
    tree.sizedStyles = sizedStyles
    tree.hasSquares = hasSquares
    return tree
  }

  /// Appends a box without children.
  @inline(__always)
  package mutating func append(_ box: Box) -> Int32 {
    boxes.append(box)
    return Int32(truncatingIfNeeded: boxes.count - 1)
  }

  /// The children of a box.
  @inline(__always)
  package func children(of box: Box) -> ArraySlice<Int32> {
    // Where there are none nobody keeps count of where they would be: see ``Box/moved(by:)``.
    guard box.childCount > 0 else { return [] }
    return children[Int(box.childStart)..<Int(box.childStart + box.childCount)]
  }

  /// The box inside of all modifiers.
  func core(of index: Int32) -> Box {
    var box = boxes[Int(index)]
    while box.kind.isModifier, box.childCount > 0 {
      box = boxes[Int(children[Int(box.childStart)])]
    }
    return box
  }

  /// Whether a box holds an element that answers to clicks, or is one, where it counts itself.
  func holdsControl(_ index: Int32, countsItself: Bool = false) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      let box = boxes[Int(next)]
      if box.kind == .control { return true }
      if countsItself || next != index, box.semantics >= 0,
        semantics[Int(box.semantics)].name?.isInteractive == true
      {
        return true
      }
      // The rows that folded ones are like were looked at.
      if folds.isEmpty || folds[next] == nil { open += children(of: box) }
    }
    return false
  }

  /// Whether a box is a dialog, which browsers show over the page wherever in it the dialog stands.
  func isDialog(_ index: Int32) -> Bool {
    var box = boxes[Int(index)]
    while box.semantics < 0, box.kind.isModifier, box.childCount > 0 {
      box = boxes[Int(children[Int(box.childStart)])]
    }
    return box.semantics >= 0 && semantics[Int(box.semantics)].name == .dialog
  }
}

/// What a leaf shows.
package enum BoxContent: Sendable {
  case text(String)
  case runs([TextRun])
  case line(FittedLine)
  case image(ImageContent)
  case graphic(GraphicContent)
  case symbol(SymbolContent)
  case control(ControlContent)
  case grid(GridContent)
  /// A point of a position, as CSS lengths that only the browser knows.
  case place(x: String, y: String)
}

/// A stretch of text with a style of its own.
package struct TextRun: Sendable, Equatable {
  package var text: String
  package var style: StyleTable.List
  package var name: ElementName
  package var link: String?
  /// A symbol in place of text.
  package var symbol: SymbolContent?

  package init(
    text: String, style: StyleTable.List = 0, name: ElementName = .text, link: String? = nil,
    symbol: SymbolContent? = nil
  ) {
    self.text = text
    self.style = style
    self.name = name
    self.link = link
    self.symbol = symbol
  }
}

/// A picture from a file.
package struct ImageContent: Sendable, Equatable {
  package var source: String
  /// Sources by density: `(2, "a@2x.png")`.
  package var densities: [Int: String] = [:]
  /// The picture for dark surroundings, if it is another.
  package var darkSource: String?
  /// Other files of the same picture, if there are any.
  package var variants: PictureVariants?
  /// The text alternative; empty for decoration.
  package var alternative: String
  package var width: Double?
  package var height: Double?
  package var isLazy = true
  /// Whether it is loaded before the page's other pictures.
  package var isUrgent = false
}

/// A symbol of the engine's own set.
package struct SymbolContent: Sendable, Equatable {
  package var name: String
  package var path: String
  /// The text alternative; nil for decoration.
  package var alternative: String?
}

/// A drawing of shapes, each a path in points of the box or in its unit square.
package struct GraphicContent: Sendable, Equatable {
  package struct Layer: Sendable, Equatable {
    package var name: ElementName
    package var attributes: [AttributeValue]
  }
  package struct AttributeValue: Sendable, Equatable {
    package var name: AttributeName
    package var value: String
    package init(_ name: AttributeName, _ value: String) {
      self.name = name
      self.value = value
    }
  }
  /// The view box, or nil for the box's own points.
  package var viewBox: String?
  package var preserveAspectRatio: String?
  /// Definitions such as gradients: an element with attributes and its children.
  package var definitions: [Definition] = []
  package var layers: [Layer] = []
  /// The name of the symbol that it draws, if it does.
  package var symbol: String?

  /// What a canvas has drawn: elements in each other, in order.
  package var drawing: [Definition] = []

  package struct Definition: Sendable, Equatable {
    package var name: ElementName
    package var attributes: [AttributeValue]
    package var children: [Definition]
    package var style: StyleTable.List = 0
    package var text: String?
  }
}

/// An element of the browser's own.
package struct ControlContent: Sendable {
  package var name: ElementName
  package var attributes: [(name: AttributeName, value: String)]
  package var text: String?
  /// Options of a select or the like.
  package var options: [ControlContent]
  /// What a live page does when something happens to the element.
  package var handlers: [ElementHandler] = []

  package init(
    name: ElementName, attributes: [(name: AttributeName, value: String)] = [],
    text: String? = nil, options: [ControlContent] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.options = options
  }
}

/// The tracks of a grid.
package struct GridContent: Sendable, Equatable {
  /// `grid-template-columns`, or of the rows for a horizontal grid.
  package var tracks: String
  package var isHorizontal: Bool
  package var trackSpacing: Double
  package var lineSpacing: Double
  /// The alignment of items in each track, if they differ from the grid's.
  package var columnCount: Int?
}
