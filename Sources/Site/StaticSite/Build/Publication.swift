internal import Glibc

/// One run of a publisher.
@MainActor
final class Publication {
  private(set) var place: OutputPlace
  let publisher: SitePublisher
  var report: BuildReport
  /// The output folder's manifest, or an empty one.
  var oldManifest = SiteManifest()
  /// What stands in the output folder, the build's own names not among it.
  var listing = FolderListing()
  /// The folders that hold a file of the old build.
  private(set) lazy var buildFolders = oldManifest.folders
  /// The manifest of the new generation.
  var manifest = SiteManifest()
  /// What the last build knows about its pages; nil if that is damaged or isn't there.
  private(set) var oldCache: PageCache?
  private var oldCacheBytes: [UInt8]?
  /// What this build knows about its pages.
  var cache = PageCache()
  private(set) lazy var cacheBytes = cache.bytes
  /// By what the last build's files are known again, and this one's.
  private var oldStamps: SiteStamps?
  var stamps: [String: FileStamp] = [:]
  /// The rules of pages, each set in memory once.
  var rules: Set<PageRules> = []
  var workers: WorkerProcesses?
  /// What the pages share, as far as they are done.
  var shared = SharedResources()
  var staging: StagingFolder?
  /// The parts that pages are taken from.
  var parts: SiteParts?
  /// Why the generations can't change places, if that is known.
  private(set) var obstacle: String?
  private var links: LinkQueue?
  private let lock = BuildLock()
  /// Unchanged files that have no second name yet.
  var unlinked: [String] = []

  init(place: OutputPlace, publisher: SitePublisher) {
    self.place = place
    self.publisher = publisher
    report = BuildReport(output: place.path, isDryRun: publisher.isDryRun)
  }

  /// Compares, collects and publishes; after an error nothing is left but the old site.
  func publish(
    input: ContentHash?, plan: @MainActor () throws -> BuildPlan
  ) -> Result<BuildReport, SiteError> {
    defer { lock.release() }
    do throws(SiteError) {
      try prepare()
      if let input, oldManifest.input == input, let oldCache, try check(isUntouched()) {
        report.diagnostics = oldCache.diagnostics
        return .success(report)
      }
      manifest.input = input
      if !publisher.parts.isEmpty { parts = try SiteParts(publisher.parts) }
      let plan = try make(plan)
      try compare(plan)
      cache.diagnostics = plan.diagnostics + shared.warnings
      report.diagnostics += cache.diagnostics
      report.removed = try check(obsolete())
      try check(finish())
      return .success(report)
    } catch {
      workers?.cancel()
      links?.cancel()
      // What can't be removed now is removed by the next build.
      try? staging?.remove()
      return .failure(error)
    }
  }

  /// Runs a step whose failures are the system's.
  func check<Value>(
    _ body: @autoclosure () throws(SystemError) -> Value
  ) throws(SiteError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw error.siteError
    }
  }

  private func make(_ plan: @MainActor () throws -> BuildPlan) throws(SiteError) -> BuildPlan {
    do {
      return try plan()
    } catch let error as SiteError {
      throw error
    } catch {
      throw SiteError(.badData, "The site can't be planned: \(error)")
    }
  }

  // MARK: The old site

  private func prepare() throws(SiteError) {
    if !publisher.isDryRun {
      guard place.parent != nil else {
        throw SiteError(.cannotCreate, "The folder can't be made", file: place.path)
      }
      guard try check(lock.take(&place, patience: publisher.patience)) else {
        let process = lock.owner.map { ", process \($0.process)," } ?? ""
        throw SiteError(
          .cannotCreate, "Another build\(process) is writing \"\(place.path)\"",
          hint: "Wait until it has ended, or give --wait more seconds.")
      }
      try check(
        StagingFolder.removeLeftovers(of: place, keepsGeneration: publisher.keepsGeneration))
    }
    guard let current = place.current else { return }
    listing = try check(FolderListing(current))
    let reserved: Set<String> = SitePath.reserved
    let names = listing.entries.keys.filter { !reserved.contains($0) }
    guard try check(current.status(SiteManifest.fileName)) != nil else {
      if names.allSatisfy({ $0.hasPrefix(SiteManifest.stagingName + "/") }),
        !listing.hasUnclearNames
      {
        return
      }
      throw SiteError(
        .cannotCreate, "The folder is not empty, and no build made it", file: place.path,
        hint: "Name another folder, or empty this one.")
    }
    let bytes = try check(current.contents(SiteManifest.fileName, limit: 1 << 30))
    guard let manifest = SiteManifest(bytes) else {
      throw SiteError(
        .cannotCreate, "The list of the build's own files is damaged",
        file: current.full(SiteManifest.fileName),
        hint: "Name another folder, or remove this one.")
    }
    oldManifest = manifest
    if publisher.keepsGeneration, let parent = place.parent {
      let stamps = StagingFolder.stamps(of: place, in: parent)
      if let stamps, stamps.manifest == ContentHash(bytes) { oldStamps = stamps }
    }
    if try check(current.status(PageCache.fileName)) != nil {
      let bytes = try check(current.contents(PageCache.fileName, limit: 1 << 30))
      oldCache = PageCache(bytes)
      oldCacheBytes = bytes
    }
    obstacle = try check(reasonToKeep(current))
  }

  /// Whether every file of the last build is as it was written.
  private func isUntouched() throws(SystemError) -> Bool {
    var buffer = ReadBuffer()
    var total = 0
    for (path, entry) in oldManifest.entries {
      if try stamp(of: path, entry, &buffer) == nil { return false }
      total += entry.byteCount
    }
    report.unchanged = oldManifest.entries.count
    report.byteCount = total
    return true
  }

  /// By what a file of the last build is known again; nil if it isn't as that build wrote it.
  ///
  /// One with the stamp that it had then is not read again.
  func stamp(
    of path: String, _ entry: SiteManifest.Entry, _ buffer: inout ReadBuffer
  ) throws(SystemError) -> FileStamp? {
    guard listing.entries[path] == .file, let current = place.current,
      let status = try current.status(path), status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == entry.byteCount
    else { return nil }
    let stamp = FileStamp(status)
    if oldStamps?.hold(stamp, for: path) == true { return stamp }
    guard try current.read(path, into: &buffer), buffer.bytes.count == entry.byteCount,
      ContentHash(buffer.bytes) == entry.hash
    else { return nil }
    return stamp
  }

  /// By what this build's files are known again.
  var newStamps: SiteStamps {
    SiteStamps(manifest: ContentHash(manifest.bytes), time: FileStamp.now, files: stamps)
  }

  // MARK: Publishing

  /// Begins to give unchanged files their names in the new generation.
  func linkUnchanged() throws(SystemError) {
    guard obstacle == nil, let staging, staging.isBeside, !staging.hasAll,
      let current = place.current
    else { return }
    for path in unlinked { try staging.makeFolders(for: path, like: current) }
    let queue = links ?? LinkQueue(from: current, to: staging.folder)
    links = queue
    queue.add(unlinked)
    unlinked = []
  }

  /// Waits until all unchanged files have their names in the new generation.
  func finishLinks() throws(SystemError) {
    try linkUnchanged()
    try links?.finish()
  }

  /// The old build's files that the new site doesn't have.
  private func obsolete() throws(SystemError) -> [String] {
    var buffer = ReadBuffer()
    var paths: [String] = []
    for (path, entry) in oldManifest.entries
    where manifest.entries[path] == nil && listing.entries[path] == .file {
      if try stamp(of: path, entry, &buffer) != nil {
        paths.append(path)
      } else {
        report.diagnostics.append(
          Diagnostic(
            .note, file: "\(place.path)/\(path)",
            message: "The site has no such page any more, but the file was changed; it stays"))
      }
    }
    return paths.sorted()
  }

  private func finish() throws(SystemError) {
    if publisher.isDryRun { return }
    if report.written.isEmpty, report.removed.isEmpty, let current = place.current {
      links?.cancel()
      let keeps = staging?.hasAll == true
      if !keeps { try staging?.remove() }
      if cacheBytes != oldCacheBytes {
        try replace(PageCache.fileName, with: cacheBytes, in: current)
      }
      let isNew = try current.status(SiteManifest.fileName) == nil
      if isNew || manifest != oldManifest {
        try replace(SiteManifest.fileName, with: manifest.bytes, in: current)
      }
      if keeps { try staging?.setAside(newStamps) }
      staging = nil
      return
    }
    let folder = try stagingFolder()
    if let reason = try reasonAgainstExchange(folder) {
      links?.cancel()
      try publishInPlace(folder, reason: reason)
    }
  }

  /// Waits until renames are on the disk, if the site is to survive a power cut.
  func syncRenames(in folder: Folder) throws(SystemError) {
    if publisher.isDurable { try folder.sync() }
  }

  /// Writes a file of the build's own beside the old one and renames it.
  func replace(
    _ name: String, with bytes: [UInt8], in folder: Folder
  ) throws(SystemError) {
    try folder.removeFile(SiteManifest.temporaryName)
    try folder.create(SiteManifest.temporaryName, bytes, syncs: publisher.isDurable)
    try folder.rename(SiteManifest.temporaryName, to: folder, name)
  }
}
