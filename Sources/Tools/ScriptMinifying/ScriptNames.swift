/// Which words of a module are names of its own.
struct ScriptNames {
  /// The tokens that are names of properties, by index.
  private(set) var keys: Set<Int> = []
  /// The tokens that are each name.
  private var uses: [String: [Int]] = [:]
  private let taken: Set<String>

  /// Sorts the words of a module.
  init(_ tokens: [ScriptToken], freeNames: Set<String>) throws(ScriptError) {
    taken = freeNames
    try findKeys(tokens)
    let declared = declaredNames(tokens)
    for (index, token) in tokens.enumerated() where token.kind == .word {
      guard !keys.contains(index), !ScriptKeywords.reserved.contains(token.text),
        !freeNames.contains(token.text)
      else { continue }
      guard declared.contains(token.text) else {
        throw ScriptError(
          message: "\(token.text) is declared nowhere. Declare it, or give it as a free name.",
          line: 0)
      }
      uses[token.text, default: []].append(index)
    }
  }

  /// Short names by the index of their tokens; frequent names get the shortest.
  func replacements() -> [(Int, String)] {
    let order = uses.keys.sorted {
      let (left, right) = (uses[$0]?.count ?? 0, uses[$1]?.count ?? 0)
      return left == right ? $0 < $1 : left > right
    }
    var result: [(Int, String)] = []
    var number = 0
    for name in order {
      var short = Self.name(number)
      while taken.contains(short) || ScriptKeywords.reserved.contains(short) {
        number += 1
        short = Self.name(number)
      }
      number += 1
      for index in uses[name] ?? [] { result.append((index, short)) }
    }
    return result
  }

  private static func name(_ number: Int) -> String {
    let letters = Array("etnarisoldcpufmhgvbyxkwjqzTASEDCNLOMRPIBFUHVGWYKXJQZ_")
    guard number >= letters.count else { return String(letters[number]) }
    return name(number / letters.count - 1) + String(letters[number % letters.count])
  }

  /// Finds words behind a point and in front of a colon.
  private mutating func findKeys(_ tokens: [ScriptToken]) throws(ScriptError) {
    // Whether each open bracket is the brace of an object or a pattern.
    var open: [Bool] = []
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1] : nil
      if token.kind == .template {
        if token.text.hasPrefix("}") { _ = open.popLast() }
        if token.text.hasSuffix("${") { open.append(false) }
        continue
      }
      if token.kind == .punctuator {
        switch token.text {
        case "{": open.append(Self.beginsObject(after: before))
        case "(", "[": open.append(false)
        case "}", ")", "]": _ = open.popLast()
        default: break
        }
        continue
      }
      guard token.kind == .word, let before else { continue }
      if ScriptTokenizer.isMember(before) {
        keys.insert(index)
      } else if open.last == true, before.isPunctuator("{") || before.isPunctuator(",") {
        guard index + 1 < tokens.count, tokens[index + 1].isPunctuator(":") else {
          throw ScriptError(
            message: "The property \(token.text) has no colon. Write its value, too.", line: 0)
        }
        keys.insert(index)
      }
    }
  }

  private static func beginsObject(after before: ScriptToken?) -> Bool {
    guard let before else { return false }
    switch before.kind {
    case .word:
      return ["return", "const", "let", "var", "of", "in", "import", "export", "default", "typeof"]
        .contains(before.text)
    case .punctuator: return ![")", "=>", ";", "{", "}"].contains(before.text)
    default: return false
    }
  }

  private func declaredNames(_ tokens: [ScriptToken]) -> Set<String> {
    var names: Set<String> = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1] : nil
      if token.isPunctuator("(") {
        open.append(index)
      } else if token.isPunctuator(")"), let start = open.popLast() {
        let isArrow = index + 1 < tokens.count && tokens[index + 1].isPunctuator("=>")
        let head = tokens[max(0, start - 2)..<start]
        if isArrow || head.contains(where: { $0.isWord("function") || $0.isWord("catch") }) {
          addNames(tokens, start..<index, to: &names)
        }
      } else if token.kind == .word {
        let isArrow = index + 1 < tokens.count && tokens[index + 1].isPunctuator("=>")
        if isArrow || before?.isWord("function") == true { names.insert(token.text) }
        if ["let", "const", "var"].contains(token.text), !keys.contains(index) {
          addDeclarations(tokens, after: index, to: &names)
        }
      }
    }
    return names
  }

  private func addNames(_ tokens: [ScriptToken], _ range: Range<Int>, to names: inout Set<String>) {
    for index in range where tokens[index].kind == .word && !keys.contains(index) {
      names.insert(tokens[index].text)
    }
  }

  /// The names of `let a = 1, [b, c] = d`, up to its end.
  private func addDeclarations(
    _ tokens: [ScriptToken], after start: Int, to names: inout Set<String>
  ) {
    var depth = 0
    var isTarget = true
    for index in (start + 1)..<max(start + 1, tokens.count) {
      let token = tokens[index]
      if token.kind == .punctuator {
        switch token.text {
        case "{", "(", "[": depth += 1
        case "}", ")", "]":
          depth -= 1
          if depth < 0 { return }
        case ";" where depth == 0: return
        case "=" where depth == 0: isTarget = false
        case "," where depth == 0: isTarget = true
        default: break
        }
      } else if token.kind == .word, depth == 0, token.text == "of" || token.text == "in" {
        return
      } else if token.kind == .word, isTarget, !keys.contains(index) {
        names.insert(token.text)
      }
    }
  }
}
