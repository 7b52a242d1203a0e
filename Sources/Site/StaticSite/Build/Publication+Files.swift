extension Publication {
  /// Brings every planned file to its place in the new generation.
  func compare(_ plan: BuildPlan) throws(SiteError) {
    manifest.entries.reserveCapacity(plan.files.count)
    var conflicts: [Diagnostic] = []
    let files = publisher.shard?.files(of: plan) ?? plan.files
    let outcomes = try outcomes(of: files)
    for (file, outcome) in zip(files, outcomes) { settle(file, outcome, &conflicts) }
    var buffer = ReadBuffer()
    for file in publisher.shard == nil ? try plan.sharedFiles(shared) : [] {
      let outcome = try make(file, &buffer)
      try stand(file, outcome)
      settle(file, outcome, &conflicts)
    }
    if publisher.shard == nil { try addCompressed(&conflicts) }
    if !conflicts.isEmpty { throw SiteError(.cannotCreate, conflicts) }
    report.written.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What became of each file.
  ///
  /// Pages that must be made go to workers, if there are several and the build may have workers;
  /// meanwhile this process looks after all else.
  ///
  /// - Throws: The error of the first file in the plan that can't be made, however many workers.
  private func outcomes(of files: [PlannedFile]) throws(SiteError) -> [FileOutcome] {
    var outcomes: [FileOutcome?] = Array(repeating: nil, count: files.count)
    var failures: [(place: Int, error: SiteError)] = []
    let away = try startWorkers(files)
    // Another input makes other pages, so what stays can be linked from the first page on.
    if oldManifest.input != manifest.input, manifest.input != nil, !publisher.isDryRun {
      _ = try check(stagingFolder())
    }
    var buffer = ReadBuffer()
    for (place, file) in files.enumerated() where !away.contains(place) {
      do throws(SiteError) {
        let outcome: FileOutcome
        if let kept = try keep(file, &buffer) {
          outcome = kept
        } else {
          outcome = try make(file, &buffer)
        }
        outcomes[place] = outcome
        try stand(file, outcome)
      } catch {
        failures.append((place, error))
        break
      }
    }
    for message in try workerMessages() {
      for (place, outcome) in message.outcomes where away.contains(place) {
        outcomes[place] = outcome
        try stand(files[place], outcome)
      }
      if let failure = message.failure { failures.append(failure) }
    }
    if let first = failures.min(by: { $0.place < $1.place }) { throw first.error }
    let done = outcomes.compactMap { $0 }
    guard done.count == files.count else {
      throw SiteError(.internalError, "A process that made pages left some out")
    }
    return done
  }

  /// What the last build knows about a page that is made from the same and is as it was written.
  private func keep(
    _ file: PlannedFile, _ buffer: inout ReadBuffer
  ) throws(SiteError) -> FileOutcome? {
    if case .copy(let origin) = file.source { return try keep(file, copyOf: origin, &buffer) }
    guard case .page(let page) = file.source, let inputs = page.inputs,
      let record = oldCache?.pages[file.path.string], record.inputs == inputs,
      page.pictures?.agree(with: record.resources.pictures) ?? record.resources.pictures.isEmpty
    else { return nil }
    return try keep(file, record, &buffer)
  }

  /// What the last build wrote, if it is as it was written.
  private func keep(
    _ file: PlannedFile, _ record: PageRecord, _ buffer: inout ReadBuffer
  ) throws(SiteError) -> FileOutcome? {
    guard
      let stamp = try check(
        stamp(
          of: file.path.string, SiteManifest.Entry(hash: record.hash, byteCount: record.byteCount),
          &buffer))
    else { return nil }
    return FileOutcome(record: record, change: .none, stamp: stamp)
  }

  /// A copy that the last build made of the same bytes; one that can't be read is none.
  private func keep(
    _ file: PlannedFile, copyOf origin: String, _ buffer: inout ReadBuffer
  ) throws(SiteError) -> FileOutcome? {
    if let inputs = file.copyInputs {
      guard let record = oldCache?.pages[file.path.string], record.inputs == inputs
      else { return nil }
      return try keep(file, record, &buffer)
    }
    guard let entry = oldManifest.entries[file.path.string],
      let known = try? FileHashes.shared.hash(of: origin),
      entry == SiteManifest.Entry(hash: known.hash, byteCount: known.byteCount)
    else { return nil }
    let record = PageRecord(
      inputs: nil, hash: entry.hash, byteCount: entry.byteCount, resources: PageResources())
    return try keep(file, record, &buffer)
  }

  /// Makes a file, compares it with the old one, and stages it if it is another.
  func make(
    _ file: PlannedFile, _ buffer: inout ReadBuffer
  ) throws(SiteError) -> FileOutcome {
    let path = file.path.string
    var made: MadeFile
    if let parts, let inputs = file.inputs {
      made = try parts.content(of: path, inputs: inputs)
    } else {
      made = try file.content()
    }
    made.resources.rules = rules.insert(made.resources.rules).memberAfterInsert
    let record = PageRecord(
      inputs: file.inputs ?? file.copyInputs, hash: ContentHash(made.bytes),
      byteCount: made.bytes.count,
      resources: made.resources)
    if listing.entries[path] == .file, let current = place.current,
      try check(current.read(path, into: &buffer)), buffer.equals(made.bytes)
    {
      return FileOutcome(record: record, change: .none)
    }
    if let obstacle = obstacle(to: file.path) {
      return FileOutcome(record: record, change: .blocked(by: obstacle))
    }
    if !publisher.isDryRun { try check(stage(path, made.bytes)) }
    return FileOutcome(record: record, change: .written)
  }

  /// Sees to it that an unchanged file gets its name in the new generation.
  func stand(_ file: PlannedFile, _ outcome: FileOutcome) throws(SiteError) {
    guard case .none = outcome.change else { return }
    unlinked.append(file.path.string)
    if staging != nil, unlinked.count >= 256 { try check(linkUnchanged()) }
  }

  /// Enters an outcome into the manifest, the cache and the report.
  func settle(
    _ file: PlannedFile, _ outcome: FileOutcome, _ conflicts: inout [Diagnostic]
  ) {
    let path = file.path.string
    let record = outcome.record
    manifest.entries[path] = SiteManifest.Entry(hash: record.hash, byteCount: record.byteCount)
    if record.inputs != nil { cache.pages[path] = record }
    stamps[path] = outcome.stamp ?? newStamp(of: path, outcome.change)
    shared.add(record.resources)
    report.byteCount += record.byteCount
    switch outcome.change {
    case .none: report.unchanged += 1
    case .written:
      report.written.append(path)
      report.writtenByteCount += record.byteCount
    case .blocked(let obstacle):
      conflicts.append(
        Diagnostic(
          file: "\(place.path)/\(obstacle)",
          message: "The site needs this place, and no build wrote what is there",
          hint: "Move it away, or rename the page \"\(path)\"."))
    }
  }

  /// By what a file is known again that was written or compared just now.
  private func newStamp(of path: String, _ change: FileOutcome.Change) -> FileStamp? {
    let folder: Folder?
    switch change {
    case .none: folder = place.current
    case .written: folder = staging?.folder
    case .blocked: folder = nil
    }
    return (try? folder?.status(path)).map { FileStamp($0) }
  }

  /// Something foreign that stands where a new file must go.
  func obstacle(to path: SitePath) -> String? {
    for folder in path.folders {
      if let kind = listing.entries[folder], kind != .folder,
        kind != .file || oldManifest.entries[folder] == nil
      {
        return folder
      }
    }
    switch listing.entries[path.string] {
    case nil: return nil
    case .file: return oldManifest.entries[path.string] == nil ? path.string : nil
    case .other: return path.string
    case .folder:
      // A folder may go if a build wrote all that is in it.
      let prefix = path.string + "/"
      let isForeign = listing.entries.contains { entry in
        guard entry.key.hasPrefix(prefix) else { return false }
        switch entry.value {
        case .folder: return !buildFolders.contains(entry.key)
        case .file: return oldManifest.entries[entry.key] == nil
        case .other: return true
        }
      }
      return isForeign || !buildFolders.contains(path.string) ? path.string : nil
    }
  }

  func stagingFolder() throws(SystemError) -> StagingFolder {
    if let staging { return staging }
    let new = try StagingFolder.make(
      for: place, holding: obstacle == nil ? listing : nil)
    staging = new
    return new
  }

  func stage(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let folder = try stagingFolder()
    try folder.create(path, bytes, like: place.current)
  }
}
