import ElementTree

/// The boxes of a row, with holes where the strings and keys of each row go.
///
/// Values for layouts of an author's own are the main actor's; the rest is plain data.
struct RowMould: @unchecked Sendable {
  /// Where a string or a key goes.
  enum Place: Equatable {
    /// The text of a content.
    case text(Int)
    /// The address, or the words, of a picture.
    case source(Int)
    case alternative(Int)
    /// The words of a symbol.
    case symbol(Int)
    /// An attribute of a control.
    case controlAttribute(Int, Int)
    /// An attribute of an element.
    case attribute(Int, Int)
  }

  /// A string's number and a place where it goes.
  struct Hole {
    var string: Int
    var place: Place
  }

  private let boxes: [Box]
  private let children: [Int32]
  private let contents: [BoxContent]
  private let semantics: [BoxSemantics]
  private let drawings: [(content: Int32, drawing: SizedDrawing)]
  private let traits: [(box: Int32, traits: LayoutTraits)]
  /// The outermost boxes.
  private let roots: [Int32]
  /// What tells the mould's rows from others in their tree; nil until the mould is in use.
  var kind: Int32?
  private let holes: [Hole]
  /// The boxes whose key is a row's, and the key's number.
  private let keyHoles: [(box: Int, key: Int)]
  /// The numbers of strings, and of keys, that are equal to each other in every row.
  private let equalStrings: [[Int]]
  private let equalKeys: [[Int]]

  /// Takes the boxes since a place out of a tree, whose strings are stand-ins.
  ///
  /// - Returns: nil if a stand-in is nowhere to be found as it is.
  init?(
    _ tree: borrowing BoxTree, from start: BoxExtent, roots: [Int32], _ standIns: RowHoles
  ) {
    let base = Int32(truncatingIfNeeded: start.boxes)
    var boxes = tree.boxes[start.boxes...].map { $0.moved(by: BoxExtent() - start) }
    let contents = Array(tree.contents[start.contents...])
    let semantics = Array(tree.semantics[start.semantics...])
    let numbers = standIns.stringNumbers
    var holes: [Hole] = []
    var found = Set<Int>()
    func note(_ text: String, _ place: Place) {
      guard let number = numbers[text] else { return }
      holes.append(Hole(string: standIns.strings[number].places[0], place: place))
      found.insert(number)
    }
    for (index, content) in contents.enumerated() {
      switch content {
      case .text(let text): note(text, .text(index))
      case .image(let image):
        note(image.source, .source(index))
        note(image.alternative, .alternative(index))
      case .symbol(let symbol):
        if let words = symbol.alternative { note(words, .symbol(index)) }
      case .control(let control):
        for (ordinal, attribute) in control.attributes.enumerated() {
          note(attribute.value, .controlAttribute(index, ordinal))
        }
      default: break
      }
    }
    for (index, value) in semantics.enumerated() {
      for (ordinal, attribute) in value.attributes.enumerated() {
        note(attribute.value, .attribute(index, ordinal))
      }
    }
    guard
      standIns.strings.indices.allSatisfy({
        found.contains($0) || standIns.strings[$0].uses == 0
      })
    else { return nil }
    let keys = standIns.keyNumbers
    var keyHoles: [(box: Int, key: Int)] = []
    var foundKeys = Set<Int>()
    for index in boxes.indices {
      guard let number = keys[boxes[index].key] else { continue }
      keyHoles.append((index, standIns.keys[number].places[0]))
      foundKeys.insert(number)
      boxes[index].key = 0
    }
    // A row without boxes has its key nowhere.
    guard foundKeys.count == keys.count else { return nil }
    self.boxes = boxes
    children = tree.children[start.children...].map { $0 - base }
    self.contents = contents
    self.semantics = semantics
    drawings = (start.contents..<tree.contents.count).compactMap { index in
      tree.sizedDrawings[Int32(truncatingIfNeeded: index)].map {
        (Int32(truncatingIfNeeded: index - start.contents), $0)
      }
    }
    traits = (start.boxes..<tree.boxes.count).compactMap { index in
      tree.layout.traits[Int32(truncatingIfNeeded: index)].map {
        (Int32(truncatingIfNeeded: index) - base, $0)
      }
    }
    self.roots = roots.map { $0 - base }
    self.holes = holes
    self.keyHoles = keyHoles
    equalStrings = standIns.strings.map(\.places).filter { $0.count > 1 }
    equalKeys = standIns.keys.map(\.places).filter { $0.count > 1 }
  }

  /// Whether strings of a row are equal where they have to be.
  func fits(_ strings: [String], _ keys: [UInt64]) -> Bool {
    for places in equalStrings where !places.allSatisfy({ strings[$0] == strings[places[0]] }) {
      return false
    }
    for places in equalKeys where !places.allSatisfy({ keys[$0] == keys[places[0]] }) {
      return false
    }
    return true
  }

  /// Whether rows may be folded: their strings stand in texts, addresses and attributes alone.
  var mayFold: Bool {
    guard roots.count == 1, boxes[Int(roots[0])].childCount > 0 else { return false }
    return holes.allSatisfy { hole in
      switch hole.place {
      case .text, .source, .alternative, .attribute: true
      case .symbol, .controlAttribute: false
      }
    }
  }

  /// The number of the key that a box has; nil for a box without a key of the row's.
  func key(of box: Int32) -> Int? { keyHoles.first { $0.box == Int(box) }?.key }

  /// The number of the string that stands somewhere.
  func string(at place: Place) -> Int? { holes.first { $0.place == place }?.string }

  /// Puts a row's strings into one of the mould's semantics.
  func fill(_ words: inout BoxSemantics, at index: Int, with strings: [String]) {
    for hole in holes {
      if case .attribute(index, let ordinal) = hole.place {
        words.attributes[ordinal].value = strings[hole.string]
      }
    }
  }

  /// Appends the boxes of a row to a tree; gives its outermost boxes.
  func append(_ strings: [String], _ keys: [UInt64], to tree: inout BoxTree) -> [Int32] {
    let start = BoxExtent(tree)
    let shift = Int32(truncatingIfNeeded: start.boxes)
    boxes.withUnsafeBufferPointer { boxes in
      tree.boxes.append(boxes) { copies in
        for index in copies.indices { copies[index] = copies[index].moved(by: start) }
      }
    }
    for (box, key) in keyHoles { tree.boxes[start.boxes + box].key = keys[key] }
    for child in children { tree.children.append(child + shift) }
    tree.contents.append(contentsOf: contents)
    tree.semantics.append(contentsOf: semantics)
    for hole in holes { fill(hole, with: strings[hole.string], from: start, in: &tree) }
    for (content, drawing) in drawings {
      tree.sizedDrawings[content + Int32(truncatingIfNeeded: start.contents)] = drawing
    }
    for (box, traits) in traits { tree.layout.traits[box + shift] = traits }
    let roots = roots.map { $0 + shift }
    if let kind, roots.count == 1 { tree.rowKinds[roots[0]] = kind }
    return roots
  }

  private func fill(
    _ hole: Hole, with string: String, from start: BoxExtent, in tree: inout BoxTree
  ) {
    switch hole.place {
    case .text(let index): tree.contents[start.contents + index] = .text(string)
    case .source(let index):
      guard case .image(var image) = tree.contents[start.contents + index] else { return }
      image.source = string
      tree.contents[start.contents + index] = .image(image)
    case .alternative(let index):
      guard case .image(var image) = tree.contents[start.contents + index] else { return }
      image.alternative = string
      tree.contents[start.contents + index] = .image(image)
    case .symbol(let index):
      guard case .symbol(var symbol) = tree.contents[start.contents + index] else { return }
      symbol.alternative = string
      tree.contents[start.contents + index] = .symbol(symbol)
    case .controlAttribute(let index, let ordinal):
      guard case .control(var control) = tree.contents[start.contents + index] else { return }
      control.attributes[ordinal].value = string
      tree.contents[start.contents + index] = .control(control)
    case .attribute(let index, let ordinal):
      tree.semantics[start.semantics + index].attributes[ordinal].value = string
    }
  }
}
