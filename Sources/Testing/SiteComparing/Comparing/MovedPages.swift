import ViewSnapshots

/// Pages that went from one path and came to another with the same words.
struct MovedPages {
  /// The old path of each page that has moved, by its new one.
  private(set) var sources: [String: String] = [:]

  /// Looks at the pages that only one of two folders has.
  ///
  /// A page has moved if its text is the only one of its kind on both sides; addresses in it may
  /// differ, since it stands elsewhere.
  init(from old: SiteFolder, to new: SiteFolder) {
    var gone = Self.byText(old, old.paths.filter { !new.contains($0) })
    if gone.isEmpty { return }
    for (text, paths) in Self.byText(new, new.paths.filter({ !old.contains($0) }))
    where paths.count == 1 {
      guard let source = gone.removeValue(forKey: text), source.count == 1 else { continue }
      sources[paths[0]] = source[0]
    }
  }

  private static func byText(_ folder: SiteFolder, _ paths: [String]) -> [[UInt8]: [String]] {
    var result: [[UInt8]: [String]] = [:]
    for path in paths {
      guard let bytes = folder.bytes(path) else { continue }
      var key = bytes
      if path.hasSuffix(".html") { key = ComparedPage(html: bytes).bodyText }
      if !key.isEmpty { result[key, default: []].append(path) }
    }
    return result
  }
}
