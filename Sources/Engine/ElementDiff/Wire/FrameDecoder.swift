import ElementTree

extension Patch {
  /// Reads the binary form of a patch, which is described at `FrameFormat`.
  ///
  /// Whatever a page must not have is refused, so that applying the patch is safe.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(frame: [UInt8], limits: FrameLimits = FrameLimits()) throws(FrameError) {
    var decoder = FrameDecoder(frame, limits)
    self = try decoder.decode()
  }
}

/// Reads the binary form of a patch.
struct FrameDecoder {
  private var reader: FrameReader
  private var patch = Patch()
  private var lastNode: UInt32 = 0
  private var hasKeys = false
  private var nodeCount = 0
  private let limits: FrameLimits

  init(_ frame: [UInt8], _ limits: FrameLimits) {
    reader = FrameReader(frame)
    self.limits = limits
  }

  mutating func decode() throws(FrameError) -> Patch {
    guard reader.count <= limits.bytes else {
      throw reader.failure(.tooLarge, "The frame has \(reader.count) bytes.")
    }
    let header = FrameFormat.Header(rawValue: try reader.byte())
    guard header.intersection(.version).rawValue == FrameFormat.version else {
      throw reader.failure(
        .unknown, "The header \(header.rawValue) is of another version.", back: 1)
    }
    hasKeys = header.contains(.keys)
    if header.contains(.blob) { try reader.openBlob() }
    if header.contains(.rules) { try decodeRules() }
    if header.contains(.reset) {
      let parts = try count(allowsZero: true)
      patch.operations.append(.reset(try content(parts)))
    }
    while !reader.isAtEnd {
      guard patch.operations.count < limits.operations else {
        throw reader.failure(.tooLarge, "More than \(limits.operations) operations.")
      }
      try decodeOperation(try reader.byte())
    }
    try reader.closeBlob()
    return patch
  }

  private mutating func decodeRules() throws(FrameError) {
    let count = try reader.varint()
    guard count > 0, count <= limits.rules else {
      throw reader.failure(.tooLarge, "\(count) style rules.")
    }
    for _ in 0..<count {
      let start = reader.offset
      let text = try reader.string()
      if Registrations.texts.contains(text) { continue }
      if StyleRule.readNeeded(text, allows: AddressRules.allows) { continue }
      let parts = text.dropFirst().split(
        separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
      guard text.hasPrefix("."), parts.count == 2, parts[1].hasSuffix("}"),
        let rule = StyleRule(named: String(parts[0]), body: String(parts[1].dropLast())),
        AddressRules.allows(rule)
      else {
        throw FrameError(
          code: .refusedValue, message: "The style rule \"\(text)\" is none of ours.",
          offset: start)
      }
      patch.rules.append(rule)
    }
  }

  private mutating func decodeOperation(_ byte: UInt8) throws(FrameError) {
    let start = reader.offset - 1
    let flags = FrameFormat.Flags(rawValue: byte & 0xE0)
    guard let code = FrameFormat.Code(rawValue: byte & 0x1F) else {
      throw reader.failure(.unknown, "The operation \(byte & 0x1F) is not known.", back: 1)
    }
    guard flags.isSubset(of: code.allowedFlags) else {
      throw reader.failure(.unknown, "The operation \(code) has other flags.", back: 1)
    }
    let node = try decodeNode(isSame: flags.contains(.same))
    guard node != .page || code == .insert && flags.contains(.end) else {
      throw FrameError(
        code: .malformed, message: "The operation \(code) names no node.", offset: start)
    }
    patch.operations.append(try decodeOperands(code, node, flags))
  }

  private mutating func decodeOperands(
    _ code: FrameFormat.Code, _ node: InstanceID, _ flags: FrameFormat.Flags
  ) throws(FrameError) -> PatchOperation {
    let isRun = flags.contains(.run)
    switch code {
    case .text:
      return .text(node, try reader.string())
    case .attribute:
      let (name, value) = try attribute(of: nil)
      return .attribute(node, name, value)
    case .removeAttribute:
      return .removeAttribute(node, try attributeName())
    case .style:
      return .style(node, UInt32(truncatingIfNeeded: try reader.varint()))
    case .property:
      let name = try reader.name()
      guard let property = ElementProperty.allCases.first(where: { $0.attribute.string == name })
      else { throw reader.failure(.unknown, "The property \(name) is not known.") }
      return .property(node, property, isRun ? nil : try reader.string())
    case .insert:
      let roots = isRun ? try count() : 1
      return .insert(try content(roots), at: place(node, flags))
    case .remove:
      return .remove(node, count: isRun ? try count() : 1)
    case .move:
      let count = isRun ? try count() : 1
      let target = try decodeNode(isSame: false)
      return .move(node, count: count, to: place(target, flags))
    case .replace:
      let count = isRun ? try self.count() : 1
      let roots = isRun ? try self.count() : 1
      return .replace(node, count: count, with: try content(roots))
    }
  }

  private func place(_ id: InstanceID, _ flags: FrameFormat.Flags) -> PatchOperation.Place {
    flags.contains(.end) ? .end(of: id) : .before(id)
  }

  private mutating func decodeNode(isSame: Bool) throws(FrameError) -> InstanceID {
    if !isSame {
      let word = UInt32(truncatingIfNeeded: try reader.varint())
      let difference = Int32(bitPattern: word >> 1) ^ -Int32(bitPattern: word & 1)
      lastNode = lastNode &+ UInt32(bitPattern: difference)
    }
    return InstanceID(lastNode)
  }

  private mutating func count(allowsZero: Bool = false) throws(FrameError) -> Int {
    let count = try reader.varint()
    guard count <= limits.nodes else {
      throw reader.failure(.tooLarge, "A run of \(count) nodes.")
    }
    guard count > 0 || allowsZero else { throw reader.failure(.malformed, "A run of no nodes.") }
    return count
  }

  private mutating func attributeName() throws(FrameError) -> AttributeName {
    let start = reader.offset
    guard let name = AttributeName(try reader.name()), AddressRules.allows(name) else {
      throw FrameError(
        code: .refusedName, message: "An attribute that pages must not have.", offset: start)
    }
    return name
  }

  private mutating func attribute(
    of element: ElementName?
  ) throws(FrameError) -> (AttributeName, String) {
    let start = reader.offset
    let name = try attributeName()
    return (name, try allowed(try reader.string(), in: name, of: element, start))
  }

  /// A value, if the attribute may have it.
  private func allowed(
    _ value: String, in name: AttributeName, of element: ElementName?, _ start: Int
  ) throws(FrameError) -> String {
    guard AddressRules.allows(value, in: name, of: element) else {
      throw FrameError(
        code: .refusedValue, message: "An address in \(name.string) that pages must not have.",
        offset: start)
    }
    return value
  }

  /// The element of a name that was read.
  private func element(_ name: String, _ start: Int) throws(FrameError) -> ElementName {
    guard let name = ElementName(qualified: name), AddressRules.allows(name) else {
      throw FrameError(
        code: .refusedName, message: "An element that pages must not have.", offset: start)
    }
    return name
  }

  /// Nodes with everything in them; a list of open ones stands for recursion.
  private mutating func content(_ parts: Int) throws(FrameError) -> Range<Int> {
    let start = patch.content.nodes.count
    var open: [(index: Int, left: Int)] = [(-1, parts)]
    while let last = open.indices.last {
      if open[last].left == 0 {
        if open[last].index >= 0 { patch.content.close(open[last].index) }
        open.removeLast()
        continue
      }
      open[last].left -= 1
      try countNodes(1, depth: open.count)
      let start = reader.offset
      if let name = try reader.nameOrRows() {
        let (index, children) = try decodeElement(element(name, start), start)
        open.append((index, children))
      } else {
        nodeCount -= 1
        try decodeRows(depth: open.count)
      }
    }
    return start..<patch.content.nodes.count
  }

  /// Counts nodes that come.
  private mutating func countNodes(_ count: Int, depth: Int) throws(FrameError) {
    nodeCount += count
    guard nodeCount <= limits.nodes, depth <= limits.depth else {
      throw reader.failure(.tooLarge, "Too many nodes, or nested too deep.")
    }
  }

  private mutating func decodeParts(_ name: ElementName, _ start: Int) throws(FrameError)
    -> FrameFormat.Parts
  {
    let parts = FrameFormat.Parts(rawValue: try reader.byte())
    let known: FrameFormat.Parts = [.key, .style, .attributes, .text, .children]
    guard parts.isSubset(of: known), hasKeys || !parts.contains(.key),
      name != .text || parts == .text
    else {
      throw FrameError(
        code: .malformed, message: "An element with parts \(parts.rawValue).", offset: start)
    }
    return parts
  }

  private mutating func attributeCount() throws(FrameError) -> Int {
    let count = try reader.varint()
    guard count > 0, count <= AttributeName.allCases.count else {
      throw reader.failure(.tooLarge, "\(count) attributes.")
    }
    return count
  }

  private mutating func decodeElement(
    _ name: ElementName, _ start: Int
  ) throws(FrameError) -> (index: Int, children: Int) {
    let parts = try decodeParts(name, start)
    var key: UInt64 = 0
    if parts.contains(.key) {
      for shift in 0..<8 { key |= UInt64(try reader.byte()) << UInt64(shift * 8) }
    }
    let style = parts.contains(.style) ? UInt32(truncatingIfNeeded: try reader.varint()) : 0
    let index = patch.content.open(name, style: style, key: key)
    if parts.contains(.attributes) {
      for _ in 0..<(try attributeCount()) {
        let (attributeName, value) = try attribute(of: name)
        patch.content.attribute(attributeName, value.utf8)
      }
    }
    if parts.contains(.text) { patch.content.text(try reader.string().utf8) }
    return (index, parts.contains(.children) ? try count() : 0)
  }

  // MARK: Rows

  /// A node of the element that rows are copies of; without a string where each has its own.
  private struct RowNode {
    var name: ElementName
    var style: UInt32
    var attributes: [(name: AttributeName, value: String?)] = []
    var hasText = false
    var text: String?
    var children = 0
  }

  private mutating func decodeRows(depth: Int) throws(FrameError) {
    let start = reader.offset
    let copies = try reader.varint()
    var nodes: [RowNode] = []
    var open = [1]
    while let left = open.popLast() {
      guard left > 0 else { continue }
      open.append(left - 1)
      try countNodes(1, depth: depth + open.count - 1)
      let node = try decodeRowNode()
      nodes.append(node)
      open.append(node.children)
    }
    let hasHole = nodes.contains { node in
      node.hasText && node.text == nil || node.attributes.contains { $0.value == nil }
    }
    guard copies > 0, !hasKeys, hasHole else {
      throw FrameError(code: .malformed, message: "Rows that are none.", offset: start)
    }
    nodeCount -= nodes.count
    for _ in 0..<copies {
      try countNodes(nodes.count, depth: depth)
      try appendRow(nodes)
    }
  }

  private mutating func decodeRowNode() throws(FrameError) -> RowNode {
    let start = reader.offset
    let name = try element(try reader.name(), start)
    let parts = try decodeParts(name, start)
    guard name != .text, !parts.isSuperset(of: [.text, .children]) else {
      throw FrameError(code: .malformed, message: "Text in rows beside elements.", offset: start)
    }
    var node = RowNode(
      name: name,
      style: parts.contains(.style) ? UInt32(truncatingIfNeeded: try reader.varint()) : 0)
    if parts.contains(.attributes) {
      for _ in 0..<(try attributeCount()) {
        let start = reader.offset
        let attribute = try attributeName()
        let value = try reader.stringOrHole()
        if let value { _ = try allowed(value, in: attribute, of: name, start) }
        node.attributes.append((attribute, value))
      }
    }
    node.hasText = parts.contains(.text)
    if node.hasText { node.text = try reader.stringOrHole() }
    if parts.contains(.children) { node.children = try count() }
    return node
  }

  private mutating func appendRow(_ nodes: [RowNode]) throws(FrameError) {
    var open: [(index: Int, left: Int)] = []
    for node in nodes {
      while let last = open.last, last.left == 0 {
        patch.content.close(last.index)
        open.removeLast()
      }
      if let last = open.indices.last { open[last].left -= 1 }
      let index = patch.content.open(node.name, style: node.style, key: 0)
      for (name, value) in node.attributes {
        let start = reader.offset
        let string =
          if let value { value } else {
            try allowed(try reader.string(), in: name, of: node.name, start)
          }
        patch.content.attribute(name, string.utf8)
      }
      if node.hasText {
        let text = if let text = node.text { text } else { try reader.string() }
        guard !text.isEmpty else {
          throw reader.failure(.malformed, "A row without its text.")
        }
        patch.content.text(text.utf8)
      }
      open.append((index, node.children))
    }
    for last in open.reversed() { patch.content.close(last.index) }
  }
}

extension FrameFormat.Code {
  /// The flags that an operation may have.
  fileprivate var allowedFlags: FrameFormat.Flags {
    switch self {
    case .text, .attribute, .removeAttribute, .style: .same
    case .property, .remove, .replace: [.same, .run]
    case .insert, .move: [.same, .run, .end]
    }
  }
}
