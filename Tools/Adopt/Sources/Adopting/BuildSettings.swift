import Foundation

/// The settings of a target for debug builds, with those of its project below them.
struct BuildSettings: Sendable {
  private(set) var values: [String: String] = [:]

  /// Adds settings that win over those that are there; `$(inherited)` stands for the older value.
  mutating func add(_ settings: [String: PropertyList]) {
    for (key, value) in settings where !key.contains("[") {
      add(key, value.strings.joined(separator: " "))
    }
  }

  mutating func add(_ key: String, _ value: String) {
    let old = values[key] ?? ""
    values[key] = value.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
  }

  /// Adds what an `.xcconfig` file and those that it includes say.
  mutating func add(configuration file: URL, depth: Int = 0) {
    guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if code.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let folder = file.deletingLastPathComponent()
        add(configuration: folder.appendingPathComponent(String(parts[1])), depth: depth + 1)
      } else if let equals = code.firstIndex(of: "=") {
        let key = code[..<equals].trimmingCharacters(in: .whitespaces)
        let value = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if !key.contains("[") { add(key, value) }
      }
    }
  }

  /// A setting with its variables replaced.
  subscript(key: String) -> String? { values[key].map { expand($0) } }

  func isOn(_ key: String) -> Bool { self[key] == "YES" }

  /// Replaces `$(NAME)` and `${NAME}`; operators after a colon other than those of names are dropped.
  func expand(_ text: String, depth: Int = 0) -> String {
    guard depth < 8, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else {
        result.append("$")
        rest = rest[open...]
        continue
      }
      let parts = rest[rest.index(after: open)..<close].split(separator: ":")
      let value = expand(values[String(parts.first ?? "")] ?? "", depth: depth + 1)
      let isName = parts.dropFirst().contains { $0.contains("identifier") }
      result += isName ? moduleName(value) : value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
