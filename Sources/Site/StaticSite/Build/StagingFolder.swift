internal import CFileSystem
internal import Glibc

/// A folder beside or inside the output in which a build collects new files.
///
/// Its first file is a manifest, by which a later build knows that it may remove the folder.
final class StagingFolder {
  /// The folder that holds the staging folder.
  let home: Folder
  let name: String
  /// Whether it stands beside the output, so that the two can change places.
  let isBeside: Bool
  let folder: Folder
  private var made: Set<String> = []

  /// Makes the folder beside the output, or inside it if that can't be.
  init(for place: OutputPlace) throws(SystemError) {
    let beside = StagingFolder.name(beside: place)
    if let parent = place.parent,
      place.current?.status?.st_dev ?? 0 == parent.status?.st_dev ?? 1
        || place.current == nil, mkdirat(parent.descriptor, beside, 0o777) == 0
    {
      home = parent
      name = beside
      isBeside = true
    } else if let current = place.current {
      try current.makeFolder(SiteManifest.stagingName)
      home = current
      name = SiteManifest.stagingName
      isBeside = false
    } else {
      throw SystemError("make the folder", place.path)
    }
    folder = try home.folder(name)
    // It becomes the output, which builds lock that can't write beside it.
    _ = cfilesystem_try_lock(folder.descriptor)
    try folder.create(SiteManifest.fileName, [])
  }

  /// The name of the folder beside the output.
  static func name(beside place: OutputPlace) -> String {
    ".\(place.name)\(SiteManifest.stagingName)"
  }

  /// Makes the folders that a path needs, with the permissions that they have in the old site.
  func makeFolders(for path: String, like old: Folder?) throws(SystemError) {
    for ancestor in SitePath(unchecked: path).folders {
      try makeFolder(ancestor, like: old)
    }
  }

  /// Makes a folder, with the permissions that it has in the old site.
  func makeFolder(_ path: String, like old: Folder?) throws(SystemError) {
    guard made.insert(path).inserted else { return }
    try folder.makeFolder(path)
    guard let status = try old?.status(path), status.st_mode & S_IFMT == S_IFDIR else { return }
    _ = fchownat(folder.descriptor, path, uid_t.max, status.st_gid, AT_SYMLINK_NOFOLLOW)
    folder.setMode(path, status.st_mode)
  }

  /// Writes the manifest and the cache of the finished generation.
  func finish(_ manifest: SiteManifest, cache: [UInt8]) throws(SystemError) {
    try folder.create(PageCache.fileName, cache)
    try folder.create(SiteManifest.temporaryName, manifest.bytes)
    try folder.rename(SiteManifest.temporaryName, to: folder, SiteManifest.fileName)
  }

  /// Removes the folder, or the old generation that has its name now.
  func remove() throws(SystemError) {
    try home.removeTree(name, last: SiteManifest.fileName)
  }

  /// Removes what a killed build left; an unknown folder of the same name stays.
  static func removeLeftovers(of place: OutputPlace) throws(SystemError) {
    if let parent = place.parent { try removeLeftover(name(beside: place), in: parent) }
    guard let current = place.current else { return }
    try removeLeftover(SiteManifest.stagingName, in: current)
    if try current.status(SiteManifest.fileName) != nil {
      try current.removeFile(SiteManifest.temporaryName)
    }
  }

  private static func removeLeftover(_ name: String, in home: Folder) throws(SystemError) {
    guard try home.status(name) != nil, !home.removeEmptyFolder(name) else { return }
    let leftover = try home.folder(name)
    guard try leftover.status(SiteManifest.fileName) != nil else {
      throw SystemError("replace", home.full(name), number: EEXIST)
    }
    try home.removeTree(name, last: SiteManifest.fileName)
  }
}
