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
  private var header: FrameFormat.Header
  private var lastNode: UInt32 = 0
  private let content: PatchContent
  private let includesKeys: Bool
  /// What finds rows, and counts its work.
  private(set) var finder: RowFinder
  /// Rows that were found and not written yet, by their first node.
  private var rows: [Int: RowFinder.Rows] = [:]
  /// The numbers of names that this frame has written out.
  private var elementNumbers: [ElementName: Int] = [:]
  private var attributeNumbers: [AttributeName: Int] = [:]
  private var nextName = WireNames.first + WireNames.words.count

  init(content: PatchContent, includesKeys: Bool) {
    self.content = content
    self.includesKeys = includesKeys
    finder = RowFinder(content: content)
    header = .init(rawValue: FrameFormat.version)
    if includesKeys { header.insert(.keys) }
  }

  mutating func encode(_ patch: Patch) -> [UInt8] {
    append(patch.rules)
    // What comes before a page is replaced is not to be seen.
    let reset = patch.operations.lastIndex { if case .reset = $0 { true } else { false } }
    for operation in patch.operations[(reset ?? 0)...] { append(operation) }
    if !blob.isEmpty { header.insert(.blob) }
    let rest = bytes
    bytes = [header.rawValue]
    bytes.reserveCapacity(rest.count + blob.count + 6)
    if !blob.isEmpty {
      append(blob.count)
      bytes += blob
    }
    return bytes + rest
  }

  private mutating func append(_ rules: [StyleRule]) {
    guard !rules.isEmpty else { return }
    header.insert(.rules)
    let texts = rules.flatMap {
      Registrations.needed(by: $0.body) + $0.neededRules + [".\($0.name){\($0.body)}"]
    }
    append(texts.count)
    for text in texts { append(text) }
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
      append(property.attribute)
      if let value { append(value) }
    case .style(let id, let number):
      begin(.style, id)
      append(Int(number))
    case .insert(let range, let place):
      let count = findRows(in: range)
      begin(.insert, place.node, run(count).union(place.flags))
      if count != 1 { append(count) }
      append(range)
    case .remove(let id, let count):
      begin(.remove, id, run(count))
      if count != 1 { append(count) }
    case .move(let id, let count, let place):
      begin(.move, id, run(count).union(place.flags))
      if count != 1 { append(count) }
      append(place.node)
    case .replace(let id, let old, let range):
      let count = findRows(in: range)
      let isRun = old != 1 || count != 1
      begin(.replace, id, isRun ? .run : [])
      if isRun {
        append(old)
        append(count)
      }
      append(range)
    case .reset(let range):
      header.insert(.reset)
      append(findRows(in: range))
      append(range)
    }
  }

  private func run(_ count: Int) -> FrameFormat.Flags { count == 1 ? [] : .run }

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
    if let number = WireNames.attributeNumbers[name] ?? attributeNumbers[name] {
      return append(number)
    }
    attributeNumbers[name] = appendNew(name.string)
  }

  private mutating func append(_ name: ElementName) {
    if let number = WireNames.elementNumbers[name] ?? elementNumbers[name] {
      return append(number)
    }
    elementNumbers[name] = appendNew(name.qualified)
  }

  /// Writes a name out; gives the number that it has from then on.
  private mutating func appendNew(_ name: String) -> Int {
    append(0)
    append(name)
    nextName += 1
    return nextName - 1
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

  /// Finds siblings to write as rows; gives the number of parts that the siblings are written in.
  private mutating func findRows(in range: Range<Int>) -> Int {
    if includesKeys { return content.roots(of: range).count }
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch finder.siblings(at: index, end: range.upperBound) {
      case .rows(let found):
        rows[index] = found
        count += 1
        index += found.count * found.span
      case .others(let others):
        count += others
        index += others * Int(content.nodes[index].span)
      }
    }
    return count
  }

  /// Subtrees, without recursion.
  private mutating func append(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = rows.removeValue(forKey: index) {
        append(found)
        index += found.count * found.span
      } else {
        append(nodeAt: index)
        index += 1
      }
    }
  }

  private mutating func append(_ rows: RowFinder.Rows) {
    append(FrameFormat.rows)
    append(rows.count)
    var holes = rows.holes[...]
    for index in rows.first..<(rows.first + rows.span) {
      let count = 1 + Int(content.nodes[index].attributeCount)
      append(nodeAt: index, holes: holes.prefix(count))
      holes = holes.dropFirst(count)
    }
    for row in 0..<rows.count {
      var holes = rows.holes[...]
      for index in 0..<rows.span {
        let node = content.nodes[rows.first + row * rows.span + index]
        let isTextOwn = holes.popFirst() == true
        for attribute in content.attributes[node.attributes] where holes.popFirst() == true {
          append(content.text[Int(attribute.start)..<Int(attribute.end)])
        }
        if isTextOwn { append(content.text[Int(node.textStart)..<Int(node.textEnd)]) }
      }
    }
  }

  /// A node without what is in it.
  ///
  /// - Parameter holes: For an element of rows, whether its text and each of its attributes is a hole.
  private mutating func append(nodeAt index: Int, holes: ArraySlice<Bool>? = nil) {
    let node = content.nodes[index]
    append(node.name)
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
    let isRowPart = holes != nil
    var holes = holes ?? []
    let isTextHole = holes.popFirst() == true
    if parts.contains(.attributes) {
      append(Int(node.attributeCount))
      for attribute in content.attributes[node.attributes] {
        append(attribute.name)
        append(
          content.text[Int(attribute.start)..<Int(attribute.end)], isHole: holes.popFirst() == true)
      }
    }
    if parts.contains(.text) {
      append(content.text[Int(node.textStart)..<Int(node.textEnd)], isHole: isTextHole)
    }
    guard parts.contains(.children) else { return }
    let children = (index + 1)..<(index + Int(node.span))
    append(isRowPart ? content.roots(of: children).count : findRows(in: children))
  }

  private mutating func append(_ string: ArraySlice<UInt8>, isHole: Bool) {
    if isHole {
      append(FrameFormat.hole)
    } else {
      append(string)
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
