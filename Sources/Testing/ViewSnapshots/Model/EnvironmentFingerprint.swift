/// What a snapshot depends on beside the code under test: the browser, fonts, base sheet.
///
/// If it differs, so may pixels and boxes without anybody's fault: that is a verdict of its own.
public struct EnvironmentFingerprint: Hashable, Sendable, Codable {
  /// One thing that matters, such as `browser` = `Chromium 140.0.7339.16`.
  public struct Fact: Hashable, Sendable, Codable {
    public var name: String
    public var value: String

    /// Creates a fact.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The facts, ordered by name and value.
  public private(set) var facts: [Fact]

  /// Creates a fingerprint.
  public init(_ facts: [Fact] = []) {
    self.facts = facts.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
  }

  /// Whether nothing but the code under test matters.
  public var isEmpty: Bool { facts.isEmpty }

  /// What another fingerprint has and this one hasn't, a line each.
  public func differences(to other: EnvironmentFingerprint) -> [String] {
    let gone = facts.filter { !other.facts.contains($0) }.map { "- \($0.name): \($0.value)" }
    let new = other.facts.filter { !facts.contains($0) }.map { "+ \($0.name): \($0.value)" }
    return gone + new
  }
}
