import ElementTree

extension LoweringContext {
  /// Gives a control that shows nothing but symbols a name: what the first symbol is called.
  ///
  /// Buttons and links call it once their label is lowered; beside text, symbols stay decoration.
  package mutating func nameLonelySymbol(in root: Int32) {
    var first: Int32?
    guard !holdsWords(root, &first), let first else { return }
    let content = Int(tree.boxes[Int(first)].content)
    switch tree.contents[content] {
    case .symbol(var symbol):
      symbol.alternative = environment.words(ofSymbol: symbol.name)
      tree.contents[content] = .symbol(symbol)
    case .graphic(let graphic):
      guard let symbol = graphic.symbol else { return }
      let words = environment.words(ofSymbol: symbol)
      var box = BoxReference(index: first)
      annotate(&box) { semantics in
        semantics.set(.role, "img")
        semantics.set(.ariaLabel, words)
      }
    default: break
    }
  }

  /// Whether a box has words for readers; notes the first symbol without.
  private mutating func holdsWords(_ index: Int32, _ first: inout Int32?) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      if hasFolds { tree.unfold(next) }
      let box = tree.boxes[Int(next)]
      if isLive, !box.isRead { tree.boxes[Int(next)].isRead = true }
      if box.semantics >= 0 {
        let semantics = tree.semantics[Int(box.semantics)]
        if semantics.value(of: .ariaHidden) == "true" { continue }
        if semantics.value(of: .ariaLabel)?.isEmpty == false { return true }
      }
      if box.content >= 0, holdsWords(in: box, next, &first) { return true }
      open += tree.children(of: box).reversed()
    }
    return false
  }

  private func holdsWords(in box: Box, _ index: Int32, _ first: inout Int32?) -> Bool {
    switch tree.contents[Int(box.content)] {
    case .text(let string): return string.contains { !$0.isWhitespace }
    case .line: return true
    case .runs(let runs):
      return runs.contains { run in run.text.contains { !$0.isWhitespace } }
    case .image(let image): return !image.alternative.isEmpty
    case .symbol(let symbol):
      if symbol.alternative != nil { return true }
      first = first ?? index
      return false
    case .graphic(let graphic):
      if graphic.symbol != nil { first = first ?? index }
      return false
    case .control, .grid, .place: return false
    }
  }
}

extension EnvironmentValues {
  /// What VoiceOver calls a symbol; the words of its name where it has none: `fork.knife` is "fork knife".
  func words(ofSymbol name: String) -> String {
    let parts = name.split(separator: ".").filter { !Self.frames.contains($0) }
    var word = Self.symbolWords[parts.joined(separator: ".")]
    // A first word says enough, but not of what is crossed out or has something added.
    if word == nil, !parts.contains("slash"), !parts.contains("badge"), let first = parts.first {
      word = Self.symbolWords[String(first)]
    }
    return word.map { systemWord($0) } ?? Image.words(ofSymbol: name)
  }

  /// Parts of names that say how a symbol is drawn.
  private static let frames: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// What symbols are called, by their names without what says how they are drawn.
  private static let symbolWords: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "multiply": "Close", "trash": "Delete",
    "pencil": "Edit", "and.pencil": "Compose", "and.arrow.up": "Share", "gear": "Settings",
    "gearshape": "Settings", "ellipsis": "More", "magnifyingglass": "Search", "house": "Home",
    "star": "Favorite", "heart": "Favorite", "bookmark": "Bookmark", "person": "Profile",
    "paperplane": "Send", "play": "Play", "pause": "Pause", "stop": "Stop",
    "arrow.clockwise": "Refresh", "chevron.left": "Back", "chevron.backward": "Back",
    "arrow.left": "Back", "arrow.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "arrow.right": "Forward", "arrow.forward": "Forward",
    "info": "Info", "questionmark": "Help", "camera": "Camera", "cart": "Cart",
    "calendar": "Calendar", "line.3.horizontal": "Menu", "line.horizontal.3": "Menu",
    "slider.horizontal.3": "Options", "line.3.horizontal.decrease": "Filter",
    "arrow.up.arrow.down": "Sort", "eye": "Show", "eye.slash": "Hide",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "doc.on.doc": "Copy",
  ]
}
