import ElementTree

/// A part of a comparison that one of several machines makes.
///
/// Which part a page is in follows from its path alone.
package struct Shard: Hashable, Sendable, Codable {
  /// The number of the part, beginning with 1.
  package var number: Int
  /// The number of parts.
  package var count: Int

  /// All pages.
  package static let whole = Shard(number: 1, count: 1)

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a part such as `2/5`; nil if it is none of 1 to 1,000 parts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...1000).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether a page is in this part.
  package func contains(_ path: String) -> Bool {
    StableHash.of(path.utf8) % UInt64(max(count, 1)) == UInt64(number - 1)
  }
}
