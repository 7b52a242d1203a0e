/// The `Link` header of an answer; RFC 8288.
enum LinkHeader {
  /// The target of the first link with a relation, as it is written.
  static func target(_ relation: String, in header: String) -> String? {
    var rest = Substring(header)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: ">") else { return nil }
      let target = rest[..<close].trimmingBlanks
      rest = rest[rest.index(after: close)...]
      var relations: [Substring]?
      while let parameter = nextParameter(&rest) {
        // The first `rel` counts.
        if parameter.name.lowercased() == "rel", relations == nil {
          relations = parameter.value.split(separator: " ")
        }
      }
      let isWanted = relations?.contains { $0.lowercased() == relation } ?? false
      if isWanted { return String(target) }
    }
    return nil
  }

  /// A parameter behind a semicolon; nil where the link ends.
  private static func nextParameter(_ rest: inout Substring) -> (name: Substring, value: String)? {
    rest = rest.drop(while: \.isBlank)
    guard rest.first == ";" else { return nil }
    rest = rest.dropFirst().drop(while: \.isBlank)
    let name = rest.prefix { !"=;,".contains($0) && !$0.isBlank }
    rest = rest[name.endIndex...].drop(while: \.isBlank)
    guard rest.first == "=" else { return (name, "") }
    rest = rest.dropFirst().drop(while: \.isBlank)
    guard rest.first == "\"" else {
      let value = rest.prefix { !";,".contains($0) && !$0.isBlank }
      rest = rest[value.endIndex...]
      return (name, String(value))
    }
    rest = rest.dropFirst()
    var value = ""
    while let character = rest.popFirst(), character != "\"" {
      value.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
    }
    return (name, value)
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = drop(while: \.isBlank)
    while text.last?.isBlank == true { text.removeLast() }
    return text
  }
}
