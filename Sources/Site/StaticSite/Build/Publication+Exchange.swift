internal import Glibc

extension Publication {
  /// Publishes the new generation in one step.
  ///
  /// - Returns: Why that can't be done here; nothing is changed then. Nil if it is done.
  func reasonAgainstExchange(_ staging: StagingFolder) throws(SystemError) -> String? {
    guard let parent = place.parent, staging.isBeside else {
      return "no folder can be made beside it"
    }
    if let obstacle { return obstacle }
    if let current = place.current {
      do throws(SystemError) {
        try adopt(from: current, into: staging)
      } catch {
        return "\(error)"
      }
    }
    try staging.finish(manifest, cache: cacheBytes)
    if publisher.isDurable { try staging.folder.syncAll() }
    guard let current = place.current else {
      try parent.renameNew(staging.name, to: parent, place.name)
      try syncRenames(in: parent)
      return nil
    }
    if try current.status(SiteManifest.fileName) == nil {
      // By it a later build knows the old folder for one that it may remove.
      try replace(SiteManifest.fileName, with: SiteManifest().bytes, in: current)
    }
    let mode = current.status?.st_mode ?? 0o755
    staging.home.setMode(staging.name, mode)
    do throws(SystemError) {
      try parent.exchange(staging.name, place.name)
    } catch {
      return "\(error)"
    }
    try syncRenames(in: parent)
    retire(staging, parent)
    return nil
  }

  /// Why the output folder itself must stay, if it must.
  func reasonToKeep(_ current: Folder) throws(SystemError) -> String? {
    if !publisher.exchangesFolders { return "the build was told so" }
    if listing.hasUnclearNames { return "a name in it is not UTF-8" }
    if place.holdsWorkingFolder { return "it holds the working folder" }
    let owner = geteuid()
    if current.status?.st_uid != owner { return "it has another owner" }
    for (path, kind) in listing.entries where kind == .folder && !buildFolders.contains(path) {
      guard let status = try current.status(path) else { continue }
      if status.st_uid != owner || status.st_mode & 0o700 != 0o700 {
        return "the folder \"\(path)\" has another owner or is protected"
      }
    }
    return nil
  }

  /// Gives everything that stays a second name in the new generation.
  ///
  /// Files that a build wrote, and that didn't change, are linked already or will be at the end.
  private func adopt(from current: Folder, into staging: StagingFolder) throws(SystemError) {
    if staging.hasAll { return try staging.leaveOut(report.removed) }
    let leaving = Set(report.removed).union(SitePath.reserved)
    for path in listing.order where !leaving.contains(path) && manifest.entries[path] == nil {
      if listing.entries[path] == .folder {
        if buildFolders.contains(path) { continue }
        try staging.makeFolders(for: path, like: current)
        try staging.makeFolder(path, like: current)
      } else {
        try staging.makeFolders(for: path, like: current)
        try staging.folder.link(path, from: current)
      }
    }
    try finishLinks()
  }

  /// Removes the old generation, which has the staging folder's name now, or keeps it for the next build.
  ///
  /// The new site stands already, so a failure is only worth a note; the next build tries again.
  private func retire(_ staging: StagingFolder, _ parent: Folder) {
    do throws(SystemError) {
      let old = try parent.folder(staging.name)
      let new = try parent.folder(place.name)
      for (path, kind) in try FolderListing(old).entries
      where listing.entries[path] == nil && kind != .folder && !SitePath.reserved.contains(path) {
        // Somebody put it there while the build ran.
        for folder in SitePath(unchecked: path).folders { try new.makeFolder(folder) }
        try old.renameNew(path, to: new, path)
      }
      if publisher.keepsGeneration, manifest.entries.count >= publisher.fewestKept {
        try staging.setAside(newStamps)
      } else {
        try staging.remove()
      }
    } catch {
      report.diagnostics.append(
        Diagnostic(.note, message: "The old site could not be removed: \(error)"))
    }
  }
}
