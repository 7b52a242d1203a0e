/// Which words of a module are names of its own.
struct ScriptNames {
  /// The tokens that are names of properties, by index.
  private(set) var keys: Set<Int> = []
  /// The tokens that are each name of the module's outermost scope.
  private var uses: [String: [Int]] = [:]
  /// The tokens that are each other name, by outermost statement.
  private var localUses: [[String: [Int]]] = []
  private let taken: Set<String>

  /// Sorts the words of a module.
  init(_ tokens: [ScriptToken], freeNames: Set<String>) throws(ScriptError) {
    taken = freeNames
    try findKeys(tokens)
    let declared = declaredNames(tokens)
    let outermost = outermostNames(tokens)
    var depth = 0
    localUses.append([:])
    for (index, token) in tokens.enumerated() {
      if depth == 0, token.followsLineEnd, index > 0,
        tokens[index - 1].isPunctuator(";") || tokens[index - 1].isPunctuator("}")
      {
        localUses.append([:])
      }
      depth += Self.depthChange(token)
      guard token.kind == .word, !keys.contains(index),
        !ScriptKeywords.reserved.contains(token.text), !freeNames.contains(token.text)
      else { continue }
      guard declared.contains(token.text) else {
        throw ScriptError(
          message: "\(token.text) is declared nowhere. Declare it, or give it as a free name.",
          line: 0)
      }
      if outermost.contains(token.text) {
        uses[token.text, default: []].append(index)
      } else {
        localUses[localUses.count - 1][token.text, default: []].append(index)
      }
    }
  }

  /// By how much a token nests what follows it.
  private static func depthChange(_ token: ScriptToken) -> Int {
    switch (token.kind, token.text) {
    case (.punctuator, "{"), (.punctuator, "("), (.punctuator, "["): 1
    case (.punctuator, "}"), (.punctuator, ")"), (.punctuator, "]"): -1
    case (.template, let text):
      (text.hasSuffix("${") ? 1 : 0) - (text.hasPrefix("}") ? 1 : 0)
    default: 0
    }
  }

  /// Short names by the index of their tokens; frequent names get the shortest.
  ///
  /// Names within one outermost statement share theirs with those within others.
  func replacements() -> [(Int, String)] {
    var result: [(Int, String)] = []
    var number = 0
    let names = { (taken: Set<String>) in
      var short = Self.name(number)
      while taken.contains(short) || ScriptKeywords.reserved.contains(short) {
        number += 1
        short = Self.name(number)
      }
      number += 1
      return short
    }
    let locals = localUses.map(Self.byFrequency)
    for rank in 0..<(locals.map(\.count).max() ?? 0) {
      // The first few are the locals' own; later ones take turns with the outermost names.
      let short = names(taken)
      for tokens in locals where rank < tokens.count {
        for index in tokens[rank] { result.append((index, short)) }
      }
    }
    for tokens in Self.byFrequency(uses) {
      let short = names(taken)
      for index in tokens { result.append((index, short)) }
    }
    return result
  }

  private static func byFrequency(_ uses: [String: [Int]]) -> [[Int]] {
    uses.sorted {
      $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
    }.map(\.value)
  }

  /// The names that are declared outside of all brackets, patterns aside.
  private func outermostNames(_ tokens: [ScriptToken]) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if depth == 0, token.kind == .word, ["let", "const", "var"].contains(token.text) {
        addDeclarations(tokens, after: index, to: &names)
      }
      if depth == 0, index > 0, tokens[index - 1].isWord("function") { names.insert(token.text) }
      depth += Self.depthChange(token)
    }
    return names
  }

  static func name(_ number: Int) -> String {
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
