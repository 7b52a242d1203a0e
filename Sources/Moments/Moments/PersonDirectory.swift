import Foundation

/// Finds people by the names that texts call them.
public struct PersonDirectory: Sendable, Hashable {
  private var indices: [String: Int] = [:]
  /// The most characters that a name has.
  let longestName: Int

  /// A directory of people; of two with one name the first is meant. Identifiers are names, too.
  public init(_ people: [UserDetails]) {
    var longest = 0
    for name in [\UserDetails.name, \.id] {
      for (index, person) in people.enumerated() {
        let folded = NameFolding.fold(person[keyPath: name])
        guard !folded.isEmpty else { continue }
        longest = max(longest, min(folded.count, 100))
        if indices[folded] == nil { indices[folded] = index }
      }
    }
    longestName = longest
  }

  /// The index of the person with a name.
  public subscript(name: some StringProtocol) -> Int? {
    indices[NameFolding.fold(String(name))]
  }
}

/// What makes names that people take for equal the same.
enum NameFolding {
  /// Small letters, composed.
  static func fold(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    return isPlain ? name.lowercased() : name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
