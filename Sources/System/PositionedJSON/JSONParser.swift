/// Turns bytes into nodes.
///
/// One loop with a stack of its own: depth is a number, not stack space.
struct JSONParser {
  /// Something that is wrong, before lines and columns are known.
  struct Issue: Error {
    var offset: Int
    var path: String
    var message: String
    var hint: String
  }

  /// An array or object that is not closed yet.
  struct Frame {
    var node: Int
    /// How many elements or members have been started.
    var count: UInt32 = 0
    var isObject: Bool
  }

  let bytes: [UInt8]
  let limits: JSONLimits
  let roomForIssues: Int
  /// The offset behind a byte order mark.
  let start: Int
  var offset: Int
  var nodes: [JSONNode] = []
  var frames: [Frame] = []
  var issues: [Issue] = []
  var omittedIssueCount = 0

  init(_ bytes: [UInt8], limits: JSONLimits, roomForIssues: Int) {
    self.bytes = bytes
    self.limits = limits
    self.roomForIssues = roomForIssues
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// Reads the text; false if it had to stop.
  mutating func run() -> Bool {
    do {
      try checkEncoding()
      try readDocument()
      return true
    } catch {
      // The error that stopped the reading is kept, however many there are before it.
      if issues.count >= roomForIssues, issues.popLast() != nil { omittedIssueCount += 1 }
      issues.append(error)
      return false
    }
  }

  /// The byte to be read, or 0 at the end.
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always)
  mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20:
        offset += 1
        while let word = ByteWord(bytes, at: offset, before: bytes.count), word.isBlank {
          offset += 8
        }
      case 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private mutating func readDocument() throws(Issue) {
    repeat {
      skipWhitespace()
      let isOpen = try readValue()
      if isOpen { continue }
      // A value is complete: what follows it may complete what it stands in, and so on.
      while try readSeparator() {}
    } while !frames.isEmpty
    skipWhitespace()
    guard offset == bytes.count else {
      throw issue(
        found: describe(), wanted: "the end of the text", path: "$",
        hint: "A JSON text is one value; put several into an array.")
    }
  }

  /// Reads a value, or the start of an array or object up to its first element.
  ///
  /// Answers whether a value has to follow.
  private mutating func readValue() throws(Issue) -> Bool {
    switch byte {
    case 0x22:
      try readString(as: .string)
    case 0x7B:
      try open(.object)
      skipWhitespace()
      if byte == 0x7D { return close(false) }
      try readKey()
      return true
    case 0x5B:
      try open(.array)
      skipWhitespace()
      if byte == 0x5D { return close(false) }
      beginElement()
      return true
    case 0x2D, 0x30...0x39:
      try readNumber()
    case 0x74:
      try readWord("true", as: .yes)
    case 0x66:
      try readWord("false", as: .no)
    case 0x6E:
      try readWord("null", as: .null)
    default:
      throw unexpectedValueStart()
    }
    return false
  }

  /// Reads what follows a value; answers whether that completed another one.
  private mutating func readSeparator() throws(Issue) -> Bool {
    guard let frame = frames.last else { return false }
    skipWhitespace()
    switch byte {
    case 0x2C:
      offset += 1
      skipWhitespace()
      if frame.isObject { try readKey() } else { beginElement() }
      return false
    case 0x7D where frame.isObject, 0x5D where !frame.isObject:
      return close(true)
    default:
      throw issue(
        found: describe(),
        wanted: frame.isObject
          ? "a comma or the closing brace of the object"
          : "a comma or the closing bracket of the array",
        path: path(of: frame.node), hint: separatorHint(frame))
    }
  }

  private mutating func open(_ kind: JSONNode.Kind) throws(Issue) {
    guard frames.count < limits.depth else {
      throw issue(
        message: "found \(frames.count + 1) arrays and objects inside one another, "
          + "wanted at most \(limits.depth)",
        hint: "Make the structure flatter.")
    }
    append(kind, length: 0)
    frames.append(Frame(node: nodes.count - 1, isObject: kind == .object))
    offset += 1
  }

  /// Closes the innermost container and answers `result`.
  private mutating func close(_ result: Bool) -> Bool {
    offset += 1
    if let frame = frames.popLast() {
      nodes[frame.node].close(at: nodes.count)
      if frame.isObject { reportRepeatedKeys(in: frame) }
    }
    return result
  }

  private mutating func beginElement() {
    frames[frames.count - 1].count &+= 1
  }

  private mutating func readKey() throws(Issue) {
    guard byte == 0x22 else { throw unexpectedKeyStart() }
    beginElement()
    try readString(as: .key)
    skipWhitespace()
    guard byte == 0x3A else {
      throw issue(
        found: describe(), wanted: "a colon", path: path(of: nodes.count - 1),
        hint: "A member of an object is written as \"key\": value.")
    }
    offset += 1
  }

  /// Appends a node that starts at the current offset.
  @inline(__always)
  mutating func append(_ kind: JSONNode.Kind, length: Int, hasEscapes: Bool = false) {
    let frame = frames.last
    nodes.append(
      JSONNode(
        kind, offset: offset, length: length, hasEscapes: hasEscapes,
        parent: UInt32(truncatingIfNeeded: frame?.node ?? 0),
        ordinal: frame.map { $0.count &- 1 } ?? 0))
  }

  func path(of node: Int) -> String { JSONPath.of(node, nodes: nodes, bytes: bytes) }

  /// The path of the value that is about to be read.
  var pathHere: String {
    guard let frame = frames.last else { return "$" }
    if frame.isObject {
      let isAfterKey = nodes.last?.kind == .key
      return path(of: isAfterKey ? nodes.count - 1 : frame.node)
    }
    return path(of: frame.node) + "[\(frame.count &- 1)]"
  }

  /// Whether an error after which reading goes on is to be added; if not, it is counted.
  ///
  /// Asked first, since describing millions of errors would take long.
  mutating func hasRoomForIssue() -> Bool {
    if issues.count < roomForIssues { return true }
    omittedIssueCount += 1
    return false
  }
}
