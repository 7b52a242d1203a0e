/// All that one page is made from, as canonical bytes.
///
/// Two pages with equal inputs have equal bytes, so whatever the page's content reads goes in
/// here: texts, numbers, and the hashes of larger parts. Values keep their bounds, so no two
/// sequences of values have the same hash by being joined differently.
///
///     var inputs = PageInputs("details")
///     inputs.add(moment.title)
///     Page("m/1.html", inputs: inputs.hash) { page in try details(page) }
public struct PageInputs: Sendable {
  private var bytes: [UInt8] = []

  /// Begins the inputs of a page; `kind` separates pages that are made differently.
  public init(_ kind: String) { add(kind) }

  /// Adds a text.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(1, UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  /// Adds a text that may be missing; a missing one is not an empty one.
  public mutating func add(_ text: String?) {
    if let text { add(text) } else { append(2, 0) }
  }

  /// Adds a number.
  public mutating func add(_ number: Int) { append(3, UInt64(bitPattern: Int64(number))) }

  /// Adds an answer that may be missing.
  public mutating func add(_ flag: Bool?) {
    append(4, flag.map { $0 ? 1 : 0 } ?? 2)
  }

  /// Adds the hash of something larger.
  public mutating func add(_ hash: ContentHash) {
    append(5, hash.high)
    append(5, hash.low)
  }

  /// The hash of what was added, the same in every process.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes added.
  public var hash: ContentHash { ContentHash(bytes) }

  private mutating func append(_ kind: UInt8, _ word: UInt64) {
    bytes.append(kind)
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
