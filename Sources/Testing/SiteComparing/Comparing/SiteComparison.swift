import PageReading
import ElementTree
import ViewSnapshots

/// Compares two folders that hold a site each.
///
/// Pages are compared as trees, those of ours with the declarations of their classes, other text by
/// lines, all else as bytes. Pages whose bytes and rules are equal are not even parsed.
package struct SiteComparison {
  private let old: SiteFolder
  private let new: SiteFolder
  private let shard: Shard
  private let origins: SiteOrigins
  private let oldSheets: SiteSheets
  private let newSheets: SiteSheets

  package init(
    _ old: SiteFolder, _ new: SiteFolder, shard: Shard = .whole, origins: SiteOrigins = .none
  ) {
    self.origins = origins
    self.old = old
    self.new = new
    self.shard = shard
    oldSheets = SiteSheets(old)
    newSheets = SiteSheets(new)
  }

  /// The differences of all pages and files.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the size of the pages that differ, plus one reading of
  ///   all files.
  package func report() -> ChangeReport {
    var entries: [ReportEntry] = []
    var comparedCount = 0
    let rules = oldSheets.differences(to: newSheets)
    let moves = MovedPages(from: old, to: new)
    for path in new.paths where shard.contains(path) {
      comparedCount += 1
      if let source = moves.sources[path] {
        entries.append(
          ReportEntry(
            path, .moved(from: source), file: path, changes: changes(source, path, rules) ?? []))
      } else if !old.contains(path) {
        entries.append(ReportEntry(path, .added, file: path))
      } else if let changes = changes(path, path, rules) {
        if !changes.isEmpty {
          entries.append(ReportEntry(path, .changed, file: path, changes: changes))
        }
      } else {
        entries.append(ReportEntry(path, .failed("The file can't be read."), file: path))
      }
    }
    let gone = Set(moves.sources.values)
    for path in old.paths where !new.contains(path) && !gone.contains(path) && shard.contains(path)
    {
      comparedCount += 1
      entries.append(ReportEntry(path, .removed, file: path))
    }
    return ChangeReport(
      old: old.name, new: new.name, shard: shard, comparedCount: comparedCount, entries: entries)
  }

  /// How a file has changed; nil if it can't be read.
  private func changes(
    _ source: String, _ path: String, _ rules: SiteSheets.Differences
  ) -> [SemanticChange]? {
    guard let before = old.bytes(source), let after = new.bytes(path) else { return nil }
    let isPage = path.hasSuffix(".html")
    if before == after, !isPage || !rules.concern(after) { return [] }
    var found: [SemanticChange]
    if isPage {
      found = PageSource.changes(
        from: PageSource(before, file: source, styles: oldSheets, origins: origins.old(source)),
        to: PageSource(after, file: path, styles: newSheets, origins: origins.new(path)))
      found = origins.locating(found)
      if found.isEmpty, before != after {
        // Quotes, indentation, comments: no reader sees them, but the bytes are others.
        found = [
          SemanticChange(.document("spelling", from: "one", to: "another"), element: "")
        ]
      }
    } else if path.hasSuffix(".css"), let lines = Self.lines(before), let new = Self.lines(after) {
      // Rules of one class each are what elements say of themselves.
      found = SnapshotContent.changes(
        from: .lines(lines.filter { PageStyles.rule($0) == nil }),
        to: .lines(new.filter { PageStyles.rule($0) == nil }))
    } else if let lines = Self.lines(before), let new = Self.lines(after) {
      found = SnapshotContent.changes(from: .lines(lines), to: .lines(new))
    } else {
      found = [
        SemanticChange(
          .document("content", from: Self.digest(before), to: Self.digest(after)), element: "")
      ]
    }
    for index in found.indices { found[index].caseName = path }
    return found
  }

  /// The lines of a text that is short enough to be compared by lines; nil for all else.
  private static func lines(_ bytes: [UInt8]) -> [String]? {
    guard bytes.count <= 4 << 20, !bytes.contains(0),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.count <= 20_000 ? lines : nil
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    "\(bytes.count) bytes, hash \(String(StableHash.of(bytes), radix: 16))"
  }
}
