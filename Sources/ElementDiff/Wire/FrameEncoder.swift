import ElementTree

extension Patch {
  /// The patch in its binary form, which is described at `FrameFormat`.
  ///
  /// - Parameter includesKeys: Whether new nodes keep their keys; browsers have no use for them.
  public func frame(includesKeys: Bool = false) -> [UInt8] {
    var encoder = FrameEncoder(content: content, includesKeys: includesKeys)
    return encoder.encode(self)
  }
}

/// Writes the binary form of a patch.
struct FrameEncoder {
  private var bytes: [UInt8] = []
  private var blob: [UInt8] = []
  private var lastNode: UInt32 = 0
  private let content: PatchContent
  private let includesKeys: Bool

  init(content: PatchContent, includesKeys: Bool) {
    self.content = content
    self.includesKeys = includesKeys
  }

  mutating func encode(_ patch: Patch) -> [UInt8] {
    var header = FrameFormat.version
    if includesKeys { header |= FrameFormat.hasKeys }
    if !patch.rules.isEmpty { header |= FrameFormat.hasRules }
    bytes.append(header)
    if !patch.rules.isEmpty {
      append(patch.rules.count)
      for rule in patch.rules {
        append(rule.name)
        append(rule.body)
      }
    }
    for operation in patch.operations { append(operation) }
    if !blob.isEmpty {
      bytes.append(FrameFormat.Code.end.rawValue)
      bytes += blob
    }
    return bytes
  }

  private mutating func append(_ operation: PatchOperation) {
    switch operation {
    case .text(let id, let string):
      begin(.text, id)
      append(string)
    case .attribute(let id, let name, let value):
      begin(.attribute, id)
      append(name)
      append(value)
    case .removeAttribute(let id, let name):
      begin(.removeAttribute, id)
      append(name)
    case .property(let id, let property, let value):
      begin(.property, id, value == nil ? .run : [])
      append(Int(property.rawValue))
      if let value { append(value) }
    case .style(let id, let number):
      begin(.style, id)
      append(Int(number))
    case .insert(let range, let place):
      let roots = content.roots(of: range)
      begin(.insert, place, count: roots.count)
      append(roots)
    case .remove(let id, let count):
      begin(.remove, id, run(count))
      if count != 1 { append(count) }
    case .move(let id, let count, let place):
      begin(.move, id, run(count).union(place.flags))
      if count != 1 { append(count) }
      append(place.node)
    case .replace(let id, let count, let range):
      let roots = content.roots(of: range)
      let isRun = count != 1 || roots.count != 1
      begin(.replace, id, isRun ? .run : [])
      if isRun {
        append(count)
        append(roots.count)
      }
      append(roots)
    case .reset(let range):
      let roots = content.roots(of: range)
      let flags: FrameFormat.Flags = roots.count == 1 ? [] : .run
      bytes.append(FrameFormat.Code.reset.rawValue | flags.rawValue)
      if roots.count != 1 { append(roots.count) }
      append(roots)
    }
  }

  private func run(_ count: Int) -> FrameFormat.Flags { count == 1 ? [] : .run }

  private mutating func begin(
    _ code: FrameFormat.Code, _ place: PatchOperation.Place, count: Int
  ) {
    begin(code, place.node, run(count).union(place.flags))
    if count != 1 { append(count) }
  }

  private mutating func begin(
    _ code: FrameFormat.Code, _ id: InstanceID, _ flags: FrameFormat.Flags = []
  ) {
    let isSame = id.number == lastNode
    bytes.append(code.rawValue | flags.rawValue | (isSame ? FrameFormat.Flags.same.rawValue : 0))
    if !isSame { append(id) }
  }

  private mutating func append(_ id: InstanceID) {
    let difference = Int32(bitPattern: id.number &- lastNode)
    lastNode = id.number
    append(varint: UInt32(bitPattern: difference << 1 ^ difference >> 31))
  }

  private mutating func append(_ number: Int) {
    append(varint: UInt32(truncatingIfNeeded: number))
  }

  private mutating func append(varint number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func append(_ name: AttributeName) {
    let number = WireNames.attributeNumbers[name] ?? 0
    append(number)
    if number == 0 { append(name.string) }
  }

  private mutating func append(_ string: String) { append(Array(string.utf8)[...]) }

  private mutating func append(_ string: ArraySlice<UInt8>) {
    if string.count <= 12, let number = WireNames.valueNumbers[Array(string)] {
      append(number << 1 | 1)
    } else {
      append(UTF16Length.of(string) << 1)
      blob += string
    }
  }

  /// Subtrees, without recursion.
  private mutating func append(_ roots: [Int]) {
    for root in roots {
      for index in root..<(root + Int(content.nodes[root].span)) { append(nodeAt: index) }
    }
  }

  private mutating func append(nodeAt index: Int) {
    let node = content.nodes[index]
    let number = WireNames.elementNumbers[node.name] ?? 0
    append(number)
    if number == 0 { append(node.name.qualified) }
    var parts: FrameFormat.Parts = []
    if includesKeys, node.key != 0 { parts.insert(.key) }
    if node.style != 0 { parts.insert(.style) }
    if node.attributeCount != 0 { parts.insert(.attributes) }
    if node.textStart < node.textEnd { parts.insert(.text) }
    if node.span > 1 { parts.insert(.children) }
    bytes.append(parts.rawValue)
    if parts.contains(.key) {
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: node.key >> (shift * 8))) }
    }
    if parts.contains(.style) { append(Int(node.style)) }
    if parts.contains(.attributes) {
      append(Int(node.attributeCount))
      for attribute in content.attributes[node.attributes] {
        append(attribute.name)
        append(content.text[Int(attribute.start)..<Int(attribute.end)])
      }
    }
    if parts.contains(.text) { append(content.text[Int(node.textStart)..<Int(node.textEnd)]) }
    if parts.contains(.children) {
      append(content.roots(of: (index + 1)..<(index + Int(node.span))).count)
    }
  }
}

extension PatchOperation.Place {
  var node: InstanceID {
    switch self {
    case .before(let id): id
    case .end(let id): id
    }
  }

  var flags: FrameFormat.Flags {
    switch self {
    case .before: []
    case .end: .end
    }
  }
}

/// Lengths as browsers count them.
enum UTF16Length {
  /// The number of UTF-16 code units of valid UTF-8.
  static func of(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + units(startingWith: $1) }
  }

  /// The number of UTF-16 code units that a byte begins; none for continuation bytes.
  @inline(__always)
  static func units(startingWith byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
