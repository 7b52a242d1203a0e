/// One value, or one key, of a document: 16 bytes of an arena.
///
/// Nodes stand in the order of the source. A container is followed by its content; in an
/// object each key is followed by its value.
///
///     {"a": [1, 2]}      0 object  end 5
///                        1 key     "a"    parent 0
///                        2 array   end 5  parent 0
///                        3 number  1      parent 2  ordinal 0
///                        4 number  2      parent 2  ordinal 1
struct JSONNode: Sendable {
  enum Kind: UInt32 {
    case null, no, yes, number, string, array, object, key
  }

  /// The offset of the first byte in bits 0 to 27, the kind in 28 to 30, the escape flag in 31.
  private var packed: UInt32
  /// A container: the index behind its content. A leaf: its length in bytes, without quotes.
  private var extent: UInt32
  /// The index of the container that holds it; of the root, 0.
  private(set) var parent: UInt32
  /// Its place among its siblings, where a key and its value have the same one.
  private(set) var ordinal: UInt32

  init(
    _ kind: Kind, offset: Int, length: Int = 0, hasEscapes: Bool = false, parent: UInt32,
    ordinal: UInt32
  ) {
    packed =
      UInt32(truncatingIfNeeded: offset) & 0x0FFF_FFFF
      | kind.rawValue << 28 | (hasEscapes ? 0x8000_0000 : 0)
    extent = UInt32(truncatingIfNeeded: length)
    self.parent = parent
    self.ordinal = ordinal
  }

  /// The offset of its first byte: of a string, the opening quote.
  var offset: Int { Int(packed & 0x0FFF_FFFF) }

  var kind: Kind { Kind(rawValue: packed >> 28 & 7) ?? .null }

  /// Whether a string or key has a backslash in it.
  var hasEscapes: Bool { packed & 0x8000_0000 != 0 }

  var isContainer: Bool { kind == .array || kind == .object }

  /// The bytes of a leaf, without the quotes of a string.
  var content: Range<Int> {
    let start = kind == .string || kind == .key ? offset + 1 : offset
    return start..<start + (isContainer ? 0 : Int(extent))
  }

  /// The index of the node that follows it and all that is in it.
  func next(after index: Int) -> Int { isContainer ? Int(extent) : index + 1 }

  /// Ends a container whose content has been read.
  mutating func close(at end: Int) { extent = UInt32(truncatingIfNeeded: end) }
}
