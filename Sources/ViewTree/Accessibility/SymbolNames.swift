import ElementTree

extension LoweringContext {
  /// Gives a control that shows nothing but symbols a name: the words of the first symbol's name.
  ///
  /// Controls and links call it once their label is lowered; beside text, symbols stay decoration.
  package mutating func nameLonelySymbol(since mark: Int) {
    var first: Int?
    for index in pending[mark...] {
      guard !holdsWords(index, &first) else { return }
    }
    guard let first, case .symbol(var symbol) = tree.contents[first] else { return }
    symbol.alternative = Image.words(ofSymbol: symbol.name)
    tree.contents[first] = .symbol(symbol)
  }

  /// Whether a box has words for readers; notes the first symbol without.
  private mutating func holdsWords(_ index: Int32, _ first: inout Int?) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      let box = tree.boxes[Int(next)]
      if isLive, !box.isRead { tree.boxes[Int(next)].isRead = true }
      if box.semantics >= 0 {
        let semantics = tree.semantics[Int(box.semantics)]
        if semantics.value(of: .ariaHidden) == "true" { continue }
        if semantics.value(of: .ariaLabel)?.isEmpty == false { return true }
      }
      if box.content >= 0, holdsWords(in: box, &first) { return true }
      open += tree.children(of: box).reversed()
    }
    return false
  }

  private func holdsWords(in box: Box, _ first: inout Int?) -> Bool {
    switch tree.contents[Int(box.content)] {
    case .text(let string): return string.contains { !$0.isWhitespace }
    case .line: return true
    case .runs(let runs):
      return runs.contains { run in run.text.contains { !$0.isWhitespace } }
    case .image(let image): return !image.alternative.isEmpty
    case .symbol(let symbol):
      if symbol.alternative != nil { return true }
      if first == nil { first = Int(box.content) }
      return false
    case .graphic, .control, .grid, .place: return false
    }
  }
}
