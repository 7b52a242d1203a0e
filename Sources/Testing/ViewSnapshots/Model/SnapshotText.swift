/// What a baseline file holds: a test's snapshot in all its variants, and what it was made with.
///
/// ``SnapshotText/text`` writes it, ``SnapshotText/init(reading:file:)`` reads it back:
///
///     snapshot 1
///     strategy tree
///     base-sheet 1
///
///     variant default
///     title "Moments"
///     main @TimelineView {display:flex;flex-direction:column}
///       h1 {font-weight:700} "Ada"
public struct SnapshotText: Hashable, Sendable {
  /// The version of the format that is written; older ones are read.
  public static let formatVersion = 1

  /// The name of the strategy that made it, such as `tree`.
  public var strategy: String
  /// The version of the rules that every page has.
  public var baseSheetVersion: Int
  /// What a browser and fonts have to do with it; empty where no browser took part.
  public var environment: EnvironmentFingerprint
  /// The files that the pages show, ordered by name.
  public var assets: [SnapshotAsset]
  /// The variants; the others are written as what differs from the first.
  public var sections: [SnapshotSection]

  /// Creates a document.
  public init(
    strategy: String, baseSheetVersion: Int,
    environment: EnvironmentFingerprint = EnvironmentFingerprint(), assets: [SnapshotAsset] = [],
    sections: [SnapshotSection] = []
  ) {
    self.strategy = strategy
    self.baseSheetVersion = baseSheetVersion
    self.environment = environment
    self.assets = assets
    self.sections = sections
  }

  /// The content of a variant.
  public subscript(variant: SnapshotVariant) -> SnapshotContent? {
    sections.first { $0.variant == variant }?.content
  }
}

/// A snapshot in one variant.
public struct SnapshotSection: Hashable, Sendable {
  public var variant: SnapshotVariant
  public var content: SnapshotContent

  /// Creates a section.
  public init(variant: SnapshotVariant, content: SnapshotContent) {
    self.variant = variant
    self.content = content
  }
}

/// What a strategy makes of a value.
public enum SnapshotContent: Hashable, Sendable {
  /// A page as a typed, keyed tree with its styles.
  case page(SnapshotPage)
  /// Text by lines, without line breaks.
  case lines([String])
}

/// A file that a page shows, known by its content.
public struct SnapshotAsset: Hashable, Sendable, Codable {
  /// The name of the file; pages show it below `assets/`.
  public var name: String
  /// The SHA-256 of its content in hexadecimal digits.
  public var sha256: String

  /// Creates an asset.
  public init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }
}
