/// The families that a value of CSS's `font-family` lists.
package enum FontFamilies {
  /// Splits a value as browsers serialise it: names in quotes with backslashes, or bare words.
  package static func names(in value: String) -> [String] {
    var names: [String] = []
    var name = ""
    var quote: Character?
    var isEscaped = false
    func finish() {
      let trimmed = name.drop { $0 == " " }
      let end = trimmed.lastIndex { $0 != " " }
      if let end { names.append(String(trimmed[...end])) }
      name = ""
    }
    for character in value {
      if isEscaped {
        name.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { name.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "," {
        finish()
      } else {
        name.append(character)
      }
    }
    finish()
    return names
  }
}
