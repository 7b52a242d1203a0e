extension Publication {
  /// Publishes file by file: each file is the old or the new one, the site may be half of each.
  func publishInPlace(_ staging: StagingFolder, reason: String) throws(SystemError) {
    let folder: Folder
    if let current = place.current {
      folder = current
    } else if let parent = place.parent {
      try parent.makeFolder(place.name)
      folder = try parent.folder(place.name)
    } else {
      throw SystemError("make the folder", place.path)
    }
    // While both generations' files stand there, the manifest names both, so that a build after
    // a crash knows all of them for its own.
    var both = oldManifest
    both.input = nil
    both.entries.merge(manifest.entries) { _, new in new }
    if publisher.isDurable { try staging.folder.syncAll() }
    try replace(SiteManifest.fileName, with: both.bytes, in: folder)
    let planned = Set(report.written.flatMap { SitePath(unchecked: $0).folders })
    let written = Set(report.written)
    let isBlocked = report.removed.contains { path in
      planned.contains(path) || SitePath(unchecked: path).folders.contains(where: written.contains)
    }
    if isBlocked { try removeObsolete(from: folder) }
    for path in report.written {
      if listing.entries[path] == .folder { removeFolders(at: path, from: folder) }
      for ancestor in SitePath(unchecked: path).folders { try folder.makeFolder(ancestor) }
      try staging.folder.rename(path, to: folder, path)
    }
    if !isBlocked { try removeObsolete(from: folder) }
    if publisher.isDurable { try folder.syncAll() }
    try replace(PageCache.fileName, with: cacheBytes, in: folder)
    try replace(SiteManifest.fileName, with: manifest.bytes, in: folder)
    try syncRenames(in: folder)
    try staging.remove()
    report.diagnostics.append(
      Diagnostic(
        .note, file: place.path, message: "Files were replaced one by one, since \(reason)"))
  }

  /// Removes a folder of builds that a file takes the place of, and those in it.
  ///
  /// Its files are gone, perhaps since a build that was cut short.
  private func removeFolders(at path: String, from folder: Folder) {
    let inner = listing.entries.keys.filter { $0.hasPrefix(path + "/") }
    for path in inner.sorted(by: { $0.utf8.count > $1.utf8.count }) + [path] {
      folder.removeEmptyFolder(path)
    }
  }

  /// Removes the old build's files, and the folders that are empty then.
  private func removeObsolete(from folder: Folder) throws(SystemError) {
    var folders: Set<String> = []
    for path in report.removed {
      try folder.removeFile(path)
      folders.formUnion(SitePath(unchecked: path).folders)
    }
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      folder.removeEmptyFolder(path)
    }
  }
}
