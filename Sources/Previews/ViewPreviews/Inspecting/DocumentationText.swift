/// A documentation comment in the parts that a panel shows.
enum DocumentationText {
  enum Block: Hashable {
    case paragraph(String)
    case item(String)
    case code(String)
  }

  /// The paragraphs, items of lists and blocks of code, in order.
  static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var code: [Substring]?
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") {
        if let lines = code {
          blocks.append(.code(lines.joined(separator: "\n")))
          code = nil
        } else {
          code = []
        }
        isOpen = false
      } else if code != nil {
        code?.append(line)
      } else if words.isEmpty {
        isOpen = false
      } else if line.hasPrefix("    "), !isOpen || blocks.last?.isCode == true {
        let line = String(line.dropFirst(4))
        if isOpen, case .code(let before)? = blocks.last {
          blocks[blocks.count - 1] = .code(before + "\n" + line)
        } else {
          blocks.append(.code(line))
        }
        isOpen = true
      } else if words.hasPrefix("- ") {
        blocks.append(.item(String(words.dropFirst(2))))
        isOpen = true
      } else if isOpen, let last = blocks.last {
        switch last {
        case .paragraph(let before):
          blocks[blocks.count - 1] = .paragraph(before + " " + words)
        case .item(let before): blocks[blocks.count - 1] = .item(before + " " + words)
        case .code: blocks.append(.paragraph(String(words)))
        }
      } else {
        blocks.append(.paragraph(String(words)))
        isOpen = true
      }
    }
    if let code { blocks.append(.code(code.joined(separator: "\n"))) }
    return blocks
  }
}

extension DocumentationText.Block {
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}
