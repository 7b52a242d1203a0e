extension Publication {
  /// The least size at which a compressed file is worth its request.
  private static var leastSize: Int { 256 }

  /// Puts compressed files beside those that get smaller.
  ///
  /// One that was made of the same bytes by the last build is kept.
  func addCompressed(_ conflicts: inout [Diagnostic]) throws(SiteError) {
    let forms = publisher.compressions.filter(\.isAvailable)
    guard !forms.isEmpty else { return }
    let written = Set(report.written)
    let originals = manifest.entries.filter { path, entry in
      entry.byteCount >= Self.leastSize && Compression.helps(path)
    }
    var buffer = ReadBuffer()
    for path in originals.keys.sorted() {
      var bytes: [UInt8]?
      for form in forms {
        let companion = SitePath(unchecked: "\(path).\(form.fileExtension)")
        // A file of the site's own has the name already.
        guard SitePath.fault(of: companion.string) == nil,
          manifest.entries[companion.string] == nil
        else { continue }
        if !written.contains(path), let kept = try keep(companion, &buffer) {
          let file = PlannedFile(companion) { [] }
          try stand(file, kept)
          settle(file, kept, &conflicts)
          continue
        }
        if bytes == nil { bytes = try content(of: path, isNew: written.contains(path)) }
        guard let source = bytes, let compressed = form.compressed(source),
          compressed.count < source.count
        else { continue }
        let file = PlannedFile(companion) { compressed }
        let outcome = try make(file, &buffer)
        try stand(file, outcome)
        settle(file, outcome, &conflicts)
      }
    }
  }

  /// A compressed file of the last build, if it is as that build wrote it.
  private func keep(
    _ path: SitePath, _ buffer: inout ReadBuffer
  ) throws(SiteError) -> FileOutcome? {
    guard let entry = oldManifest.entries[path.string],
      let stamp = try check(stamp(of: path.string, entry, &buffer))
    else { return nil }
    return FileOutcome(
      record: PageRecord(
        inputs: nil, hash: entry.hash, byteCount: entry.byteCount, resources: PageResources()),
      change: .none, stamp: stamp)
  }

  /// A file's bytes: those that were written just now, or those of the last build.
  private func content(of path: String, isNew: Bool) throws(SiteError) -> [UInt8]? {
    if isNew, let staging { return try check(staging.folder.contents(path)) }
    guard !isNew, let current = place.current else { return nil }
    return try check(current.contents(path))
  }
}
