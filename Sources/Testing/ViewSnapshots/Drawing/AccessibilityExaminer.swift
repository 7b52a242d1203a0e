import Browser
import PageDrawing

/// Takes the tree that assistive technology gets from a browser.
struct AccessibilityExaminer: PageExaminer {
  var name: String { "accessibility" }

  func fingerprint() async throws -> EnvironmentFingerprint { try await PageDrawer.fingerprint() }

  func content(
    of page: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant
  ) async throws -> SnapshotContent {
    let drawn = try await PageDrawer.draw(page, in: variant, parts: .accessibility)
    return .lines(drawn.accessibility.flatMap { Self.lines(of: $0, depth: 0) })
  }

  /// Properties that say where the page is drawn, not what it is.
  private static let leftOut: Set<String> = ["url", "focused", "busy", "live", "root"]

  /// A node and all in it, a line each; what assistive technology skips is left out.
  static func lines(of node: AccessibilityNode, depth: Int) -> [String] {
    // Where lines break is the layout's, not the reader's.
    if node.role == "InlineTextBox" { return [] }
    if node.isIgnored { return node.children.flatMap { lines(of: $0, depth: depth) } }
    var words = [node.role]
    if !node.name.isEmpty { words.append(quoted(node.name)) }
    if let value = node.value, let text = text(of: value) { words.append("value=\(text)") }
    for (name, value) in node.properties.sorted(by: { $0.key < $1.key })
    where !leftOut.contains(name) {
      if let text = text(of: value) { words.append("\(name)=\(text)") }
    }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return [line] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// A value that says something: neither empty, nor false, nor a reference to another node.
  private static func text(of value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.isEmpty || text == "false" ? nil : quoted(text)
    case .bool(let flag): flag ? "true" : nil
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    SnapshotQuoting.append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
