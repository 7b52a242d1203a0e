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
///
/// The blob comes last, but its strings are needed first: a first pass over the operations finds
/// where it begins, the second one makes the patch.
struct FrameDecoder {
  private var reader: FrameReader
  private var patch = Patch()
  private var lastNode: UInt32 = 0
  private var hasKeys = false
  private var operationCount = 0
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
    let start = self
    try decodeAll()
    let blob = reader.offset
    self = start
    try reader.openBlob(at: blob)
    try decodeAll()
    try reader.closeBlob()
    return patch
  }

  private mutating func decodeAll() throws(FrameError) {
    let header = try reader.byte()
    let flags = FrameFormat.hasKeys | FrameFormat.hasRules
    guard header & 0x0F == FrameFormat.version, header & 0xF0 & ~flags == 0 else {
      throw reader.failure(.unknown, "The header \(header) is of another version.", back: 1)
    }
    hasKeys = header & FrameFormat.hasKeys != 0
    if header & FrameFormat.hasRules != 0 { try decodeRules() }
    while !reader.isAtEnd {
      let byte = try reader.byte()
      if byte == FrameFormat.Code.end.rawValue {
        // A frame whose strings are all in the table has no blob and no end.
        guard !reader.isAtEnd else {
          throw reader.failure(.malformed, "An end without a blob.", back: 1)
        }
        return
      }
      operationCount += 1
      guard operationCount <= limits.operations else {
        throw reader.failure(.tooLarge, "More than \(limits.operations) operations.")
      }
      try decodeOperation(byte)
    }
  }

  private mutating func decodeRules() throws(FrameError) {
    let count = try reader.varint()
    guard count > 0, count <= limits.rules else {
      throw reader.failure(.tooLarge, "\(count) style rules.")
    }
    for _ in 0..<count {
      let start = reader.offset
      let name = try reader.string()
      let body = try reader.string()
      guard reader.hasBlob else { continue }
      guard let rule = StyleRule(named: name, body: body), AddressRules.allows(rule) else {
        throw FrameError(
          code: .refusedValue, message: "The style rule \"\(name)\" is none of ours.",
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
    if code == .reset {
      let roots = flags.contains(.run) ? try count(allowsZero: true) : 1
      patch.operations.append(.reset(try content(roots)))
      return
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
      let number = try reader.varint()
      guard let property = UInt8(exactly: number).flatMap(ElementProperty.init(rawValue:)) else {
        throw reader.failure(.unknown, "The property \(number) is not known.")
      }
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
    case .end, .reset:
      throw reader.failure(.malformed, "An operation \(code) in the wrong place.")
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
    let number = try reader.varint()
    let name: AttributeName?
    if number == 0 {
      let string = try reader.string()
      guard reader.hasBlob else { return .id }
      name = AttributeName(string)
    } else {
      let isKnown = WireNames.attributes.indices.contains(number - 1)
      name = isKnown ? WireNames.attributes[number - 1] : nil
    }
    guard let name, AddressRules.allows(name) else {
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
    let value = try reader.string()
    guard !reader.hasBlob || AddressRules.allows(value, in: name, of: element) else {
      throw FrameError(
        code: .refusedValue, message: "An address in \(name.string) that pages must not have.",
        offset: start)
    }
    return (name, value)
  }

  private mutating func elementName() throws(FrameError) -> ElementName {
    let start = reader.offset
    let number = try reader.varint()
    let name: ElementName?
    if number == 0 {
      let string = try reader.string()
      guard reader.hasBlob else { return .div }
      name = ElementName(qualified: string)
    } else {
      let isKnown = WireNames.elements.indices.contains(number - 1)
      name = isKnown ? WireNames.elements[number - 1] : nil
    }
    guard let name, AddressRules.allows(name) else {
      throw FrameError(
        code: .refusedName, message: "An element that pages must not have.", offset: start)
    }
    return name
  }

  /// Nodes with everything in them; a list of open ones stands for recursion.
  private mutating func content(_ roots: Int) throws(FrameError) -> Range<Int> {
    let start = patch.content.nodes.count
    var open: [(index: Int, left: Int)] = [(-1, roots)]
    while let last = open.indices.last {
      if open[last].left == 0 {
        if open[last].index >= 0 { patch.content.close(open[last].index) }
        open.removeLast()
        continue
      }
      open[last].left -= 1
      nodeCount += 1
      guard nodeCount <= limits.nodes, open.count <= limits.depth else {
        throw reader.failure(.tooLarge, "Too many nodes, or nested too deep.")
      }
      let (index, children) = try decodeElement()
      open.append((index, children))
    }
    return start..<patch.content.nodes.count
  }

  private mutating func decodeElement() throws(FrameError) -> (index: Int, children: Int) {
    let start = reader.offset
    let name = try elementName()
    let parts = FrameFormat.Parts(rawValue: try reader.byte())
    let known: FrameFormat.Parts = [.key, .style, .attributes, .text, .children]
    let isText = name == .text
    guard parts.isSubset(of: known), hasKeys || !parts.contains(.key),
      !isText || !reader.hasBlob || parts == .text
    else {
      throw FrameError(
        code: .malformed, message: "An element with parts \(parts.rawValue).", offset: start)
    }
    var key: UInt64 = 0
    if parts.contains(.key) {
      for shift in 0..<8 { key |= UInt64(try reader.byte()) << UInt64(shift * 8) }
    }
    let style = parts.contains(.style) ? UInt32(truncatingIfNeeded: try reader.varint()) : 0
    let index = patch.content.open(name, style: style, key: key)
    if parts.contains(.attributes) {
      let count = try reader.varint()
      guard count > 0, count <= AttributeName.allCases.count else {
        throw reader.failure(.tooLarge, "\(count) attributes.")
      }
      for _ in 0..<count {
        let (attributeName, value) = try attribute(of: name)
        patch.content.attribute(attributeName, value.utf8)
      }
    }
    if parts.contains(.text) { patch.content.text(try reader.string().utf8) }
    return (index, parts.contains(.children) ? try count() : 0)
  }
}

extension FrameFormat.Code {
  /// The flags that an operation may have.
  fileprivate var allowedFlags: FrameFormat.Flags {
    switch self {
    case .end: []
    case .text, .attribute, .removeAttribute, .style: .same
    case .property, .remove, .replace: [.same, .run]
    case .insert, .move: [.same, .run, .end]
    case .reset: .run
    }
  }
}
