import ElementTree

/// Writes what a baseline says of one variant, a node or a line of text a line.
struct SnapshotSectionWriter {
  private var lines: [[UInt8]] = []

  static func lines(of content: SnapshotContent) -> [[UInt8]] {
    var writer = SnapshotSectionWriter()
    switch content {
    case .page(let page): writer.append(page)
    case .lines(let lines):
      writer.lines.append(Array("lines".utf8))
      for line in lines {
        var bytes = Array("|".utf8)
        if !line.isEmpty { bytes.append(UInt8(ascii: " ")) }
        SnapshotQuoting.appendEscaped(line.utf8, quote: false, to: &bytes)
        writer.lines.append(bytes)
      }
    }
    return writer.lines
  }

  private mutating func append(_ page: SnapshotPage) {
    lines.append(Array("page".utf8) + quoted(" language=", page.language))
    if page.isRightToLeft { lines[0] += Array(" direction=rtl".utf8) }
    if !page.title.isEmpty { lines[0] += quoted(" title=", page.title) }
    var writer = NodeLineWriter(page.tree)
    for index in page.tree.nodes.indices { lines.append(writer.line(of: index)) }
  }

  private func quoted(_ name: String, _ value: String) -> [UInt8] {
    var bytes = Array(name.utf8)
    SnapshotQuoting.append(value.utf8, to: &bytes)
    return bytes
  }
}

/// Writes the nodes of a tree, from the first to the last.
struct NodeLineWriter {
  private var tree: ElementTree
  /// Where the elements around end, and the views that made them.
  private var around: [(end: Int, path: String)] = []
  private var bodies: [StyleTable.List: [UInt8]] = [:]

  init(_ tree: ElementTree) { self.tree = tree }

  /// `name #key @View attribute="value" {declarations} "text"`, indented by how deep it is.
  mutating func line(of index: Int) -> [UInt8] {
    let node = tree.nodes[index]
    while let last = around.last, last.end <= index { around.removeLast() }
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: around.count * 2)
    if node.name == .text {
      SnapshotQuoting.append(tree.text[Int(node.textStart)..<Int(node.textEnd)], to: &bytes)
      return bytes
    }
    bytes.append(contentsOf: Self.names[Int(node.name.rawValue)])
    if node.key != 0 { bytes.append(contentsOf: " #\(String(node.key, radix: 16))".utf8) }
    let outer = around.last?.path ?? ""
    let path = node.origin == 0 ? outer : tree.origins[Int(node.origin)]
    if path != outer { appendOrigin(path, in: outer, to: &bytes) }
    around.append((index + Int(node.span), path))
    let first = Int(node.attributeStart)
    for attribute in tree.attributes[first..<(first + Int(node.attributeCount))] {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.string.utf8)
      guard attribute.start < attribute.end else { continue }
      bytes.append(UInt8(ascii: "="))
      SnapshotQuoting.append(tree.text[Int(attribute.start)..<Int(attribute.end)], to: &bytes)
    }
    if node.style != 0 { bytes.append(contentsOf: declarations(node.style)) }
    if node.textStart < node.textEnd {
      bytes.append(UInt8(ascii: " "))
      SnapshotQuoting.append(tree.text[Int(node.textStart)..<Int(node.textEnd)], to: &bytes)
    }
    return bytes
  }

  /// Names of elements; those of SVG that are also names of HTML have a prefix.
  static let names: [[UInt8]] = ElementName.allCases.map { name in
    let isAmbiguous = name.isSVG && ElementName(name.string, svg: false) != nil
    return Array((isAmbiguous ? "svg:" : "").utf8) + Array(name.string.utf8)
  }

  private func appendOrigin(_ path: String, in outer: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: " @".utf8)
    let shown: String
    if outer.isEmpty {
      shown = path
    } else if path.utf8.starts(with: outer.utf8),
      path.utf8.dropFirst(outer.utf8.count).first == UInt8(ascii: "/")
    {
      shown = String(decoding: path.utf8.dropFirst(outer.utf8.count + 1), as: UTF8.self)
    } else {
      shown = "/" + path
    }
    let isPlain = shown.utf8.allSatisfy { byte in
      (0x21..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain, !shown.isEmpty {
      bytes.append(contentsOf: shown.utf8)
    } else {
      SnapshotQuoting.append(shown.utf8, to: &bytes)
    }
  }

  private mutating func declarations(_ list: StyleTable.List) -> [UInt8] {
    if let known = bodies[list] { return known }
    let body = tree.styles.rule(for: list).body
    var bytes = Array(" {".utf8)
    let isPlain = body.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
    }
    if isPlain, !body.isEmpty {
      bytes.append(contentsOf: body.utf8)
    } else {
      SnapshotQuoting.append(body.utf8, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    bodies[list] = bytes
    return bytes
  }
}
