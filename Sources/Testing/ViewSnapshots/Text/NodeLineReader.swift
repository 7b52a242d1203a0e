import ElementTree

/// Reads the nodes of a tree, a line each.
struct NodeLineReader: ~Copyable {
  private var builder = ElementBuilder()
  /// The elements that are open: their indices and the views that made them.
  private var around: [(index: Int, path: String)] = []
  private var origins: [String: UInt32] = ["": 0]

  /// The tree of the lines so far.
  consuming func finish() -> ElementTree {
    while let last = around.popLast() { builder.close(last.index) }
    return builder.finish()
  }

  /// Reads a line.
  mutating func read(_ line: LineCursor) throws(SnapshotTextError) {
    var line = line
    let spaces = line.spaces()
    guard spaces % 2 == 0, spaces / 2 <= around.count else {
      throw line.error(
        "\(spaces) spaces: a node stands 2 further in than the element around it, which would be "
          + "\(around.count * 2) at most.")
    }
    while around.count > spaces / 2 {
      if let last = around.popLast() { builder.close(last.index) }
    }
    if line.peek == UInt8(ascii: "\"") {
      let text = try line.string()
      try line.expectEnd()
      guard !text.isEmpty else { throw line.error("A text of no characters is no node.") }
      builder.textNode(text)
      return
    }
    try readElement(&line)
    try line.expectEnd()
  }

  private mutating func readElement(_ line: inout LineCursor) throws(SnapshotTextError) {
    let start = line
    guard let name = Self.name(line.word()) else {
      throw start.error("No element that pages have. Wanted a name such as `div`, or a text.")
    }
    var key: UInt64 = 0
    if line.skip(" #") {
      let place = line
      guard let read = UInt64(line.word(), radix: 16), read != 0 else {
        throw place.error("Wanted a key in hexadecimal digits.")
      }
      key = read
    }
    var path = around.last?.path ?? ""
    var origin: UInt32 = 0
    if line.skip(" @") {
      path = try self.path(&line, in: path)
      origin = number(of: path)
    }
    let index = builder.open(name, key: key, origin: origin)
    around.append((index, path))
    var hasText = false
    while !line.isAtEnd {
      try line.expect(" ")
      switch line.peek {
      case UInt8(ascii: "{"):
        guard builder.tree.nodes[index].style == 0 else {
          throw line.error("The element has declarations already.")
        }
        builder.tree.nodes[index].style = try declarations(&line)
      case UInt8(ascii: "\""):
        guard !hasText else { throw line.error("The element has a text already.") }
        hasText = true
        builder.text(try line.string())
      default: try readAttribute(&line)
      }
    }
  }

  private mutating func readAttribute(_ line: inout LineCursor) throws(SnapshotTextError) {
    let start = line
    guard let name = AttributeName(line.text { $0 != UInt8(ascii: "=") && $0 != 0x20 }) else {
      throw start.error("No attribute that pages have.")
    }
    builder.attribute(name, line.skip("=") ? try line.string() : "")
  }

  private func path(
    _ line: inout LineCursor, in outer: String
  ) throws(SnapshotTextError) -> String {
    let shown = line.peek == UInt8(ascii: "\"") ? try line.string() : line.word()
    if shown.hasPrefix("/") { return String(shown.dropFirst()) }
    return outer.isEmpty ? shown : "\(outer)/\(shown)"
  }

  private mutating func number(of path: String) -> UInt32 {
    if let known = origins[path] { return known }
    let number = UInt32(truncatingIfNeeded: builder.tree.origins.count)
    builder.tree.origins.append(path)
    origins[path] = number
    return number
  }

  private mutating func declarations(
    _ line: inout LineCursor
  ) throws(SnapshotTextError) -> StyleTable.List {
    let start = line
    try line.expect("{")
    let body =
      line.peek == UInt8(ascii: "\"")
      ? try line.string() : line.text { $0 != UInt8(ascii: "}") }
    try line.expect("}")
    guard !body.isEmpty, let list = builder.tree.styles.list(for: StyleRule(body: body)) else {
      throw start.error(
        "Declarations that no page has. Properties must be known and in their order.")
    }
    return list
  }

  private static func name(_ string: String) -> ElementName? { names[string] }

  private static let names: [String: ElementName] = {
    var names: [String: ElementName] = [:]
    for name in ElementName.allCases where name != .text {
      names[String(decoding: NodeLineWriter.names[Int(name.rawValue)], as: UTF8.self)] = name
    }
    return names
  }()
}
