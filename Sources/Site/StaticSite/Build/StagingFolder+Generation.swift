internal import CFileSystem
internal import Glibc

/// The generation before, of which the next one is made.
///
/// When the new site has taken the old one's place, the old one stays beside it under the staging folder's name. Nearly
/// all its files are the new one's, by second names, so it takes hardly any room; the next build gives it what has
/// changed since, which costs what changed and not what there is, and exchanges the two again.
extension StagingFolder {
  /// Whether the generation before is there and can be used; killed from here on, a build leaves what the next one
  /// removes.
  static func isGeneration(
    _ name: String, in parent: Folder, of current: Folder
  ) throws(SystemError) -> Bool {
    guard let status = try parent.status(name), status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_dev == current.status?.st_dev
    else { return false }
    let folder = try parent.folder(name)
    guard try folder.status(SiteManifest.generationName) != nil else { return false }
    try folder.removeFile(SiteManifest.generationName)
    return true
  }

  /// Makes the folder hold just what the old site does, by the same files.
  ///
  /// - Returns: False if it has names that can't be told apart, so that it has to be made anew.
  func follow(_ old: Folder, _ listing: FolderListing) throws(SystemError) -> Bool {
    let mine = try FolderListing(folder)
    if mine.hasUnclearNames { return false }
    let reserved = SitePath.reserved
    let numbers = try folder.numbers(of: mine)
    let wanted = try old.numbers(of: listing)
    var folders: [String] = []
    for path in mine.order where !reserved.contains(path) {
      let kind = mine.entries[path]
      if let other = listing.entries[path], other == kind,
        kind == .folder || numbers[path] == wanted[path]
      {
        continue
      }
      if kind == .folder { folders.append(path) } else { try folder.removeFile(path) }
    }
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      folder.removeEmptyFolder(path)
    }
    for path in listing.order where !reserved.contains(path) {
      if listing.entries[path] == .folder {
        try makeFolder(path, like: old)
      } else if mine.entries[path] != listing.entries[path] || numbers[path] != wanted[path] {
        try makeFolders(for: path, like: old)
        try folder.link(path, from: old)
      }
    }
    hasAll = true
    return true
  }

  /// Takes away what the new site has no more, and the folders that are empty then.
  func leaveOut(_ paths: [String]) throws(SystemError) {
    var folders: Set<String> = []
    for path in paths {
      guard let status = try folder.status(path), status.st_mode & S_IFMT != S_IFDIR else {
        continue
      }
      try folder.removeFile(path)
      folders.formUnion(SitePath(unchecked: path).folders)
    }
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      folder.removeEmptyFolder(path)
    }
  }

  /// Keeps the folder, or the old generation that has its name now, for the next build, with the stamps of the site that
  /// stands.
  ///
  /// Version control is told not to look into it.
  func setAside(_ stamps: SiteStamps) throws(SystemError) {
    let kept = try home.folder(name)
    if try kept.status(".gitignore") == nil { try kept.create(".gitignore", Array("*\n".utf8)) }
    try kept.removeFile(SiteManifest.generationName)
    try kept.create(SiteManifest.generationName, stamps.bytes)
  }

  /// The stamps that are kept with the generation before; nil where they can't be read, so that the files are.
  static func stamps(of place: OutputPlace, in parent: Folder) -> SiteStamps? {
    let name = "\(name(beside: place))/\(SiteManifest.generationName)"
    return (try? parent.contents(name, limit: 1 << 30)).flatMap { SiteStamps($0) }
  }
}

/// What tells a file from all others: its number, and which file system it is on where there may be several.
private struct FileNumber: Equatable {
  var system: UInt64 = 0
  var inode: UInt64
}

extension Folder {
  /// The numbers of all that is listed in the folder.
  ///
  /// Where layers are laid over each other, the number in a listing may be another layer's, so each file is asked.
  fileprivate func numbers(
    of listing: FolderListing
  ) throws(SystemError) -> [String: FileNumber] {
    var numbers: [String: FileNumber] = [:]
    numbers.reserveCapacity(listing.order.count)
    let isLayered = cfilesystem_is_layered(descriptor) != 0
    for (path, inode) in zip(listing.order, listing.inodes) {
      numbers[path] = FileNumber(inode: inode)
      guard isLayered, listing.entries[path] != .folder, let status = try status(path) else {
        continue
      }
      numbers[path] = FileNumber(system: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }
    return numbers
  }
}
