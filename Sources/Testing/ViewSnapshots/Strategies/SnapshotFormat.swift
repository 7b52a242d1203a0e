public import ViewTree

/// What a strategy makes of values, which a baseline can keep.
public protocol SnapshotFormat: Sendable {
  /// The format as baselines keep it.
  var snapshotContent: SnapshotContent { get }
}

extension SnapshotPage: SnapshotFormat {
  public var snapshotContent: SnapshotContent { .page(self) }
}

/// Text is kept by lines; a line break at the end makes no line of its own.
extension String: SnapshotFormat {
  public var snapshotContent: SnapshotContent {
    // By bytes: a carriage return and a line feed would be one character.
    var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    return .lines(lines)
  }
}

/// What a strategy took: the format, and the files that it speaks of.
public struct SnapshotTaken<Format: SnapshotFormat>: Sendable {
  public var format: Format
  /// The files that a page shows, in the order of their names.
  public var assets: [PageAsset]

  /// Creates what was taken.
  public init(_ format: Format, assets: [PageAsset] = []) {
    self.format = format
    self.assets = assets
  }
}
