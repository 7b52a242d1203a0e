import ElementTree

extension LoweringContext {
  /// The text that views would show, without showing them.
  @MainActor
  package mutating func text(_ lower: (inout LoweringContext) -> Void) -> String {
    let mark = mark()
    let issueCount = issues.count
    let wasLive = isLive
    isLive = false
    lower(&self)
    isLive = wasLive
    var words: [String] = []
    for index in pending[mark...] { collectText(of: index, into: &words) }
    pending.removeSubrange(mark...)
    issues.removeSubrange(issueCount...)
    return words.joined(separator: " ")
  }

  private mutating func collectText(of index: Int32, into words: inout [String]) {
    // Boxes from a root down; the list replaces the call stack, which views may not exhaust.
    var open = [index]
    while let next = open.popLast() {
      if hasFolds { tree.unfold(next) }
      let box = tree.boxes[Int(next)]
      if isLive, !box.isRead { tree.boxes[Int(next)].isRead = true }
      if box.semantics >= 0,
        let label = tree.semantics[Int(box.semantics)].attributes.first(where: {
          $0.name == .ariaLabel
        })
      {
        words.append(label.value)
        continue
      }
      if box.content >= 0 {
        switch tree.contents[Int(box.content)] {
        case .text(let string): words.append(string)
        case .runs(let runs): words.append(runs.map(\.text).joined())
        case .line(let line): words.append(line.text)
        case .symbol(let symbol): if let text = symbol.alternative { words.append(text) }
        case .image(let image): if !image.alternative.isEmpty { words.append(image.alternative) }
        case .control, .graphic, .grid, .place: break
        }
      }
      open += tree.children(of: box).reversed()
    }
  }

  /// Tells readers who can't see a box what it shows.
  @MainActor
  mutating func setAlternative(_ text: String, of box: inout BoxReference) {
    let content = Int(tree.boxes[Int(box.index)].content)
    if content >= 0 {
      switch tree.contents[content] {
      case .symbol(var symbol):
        symbol.alternative = text
        tree.contents[content] = .symbol(symbol)
        return
      case .image(var image):
        image.alternative = text
        tree.contents[content] = .image(image)
        return
      default: break
      }
    }
    annotate(&box) { semantics in
      semantics.set(.role, "img")
      semantics.set(.ariaLabel, text)
    }
  }
}
