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
  /// Whether it has all that the old site has already: it is the generation before that, made equal.
  var hasAll = false
  private var made: Set<String> = []

  private init(_ name: String, in home: Folder, isBeside: Bool) throws(SystemError) {
    self.home = home
    self.name = name
    self.isBeside = isBeside
    folder = try home.folder(name)
    // It becomes the output, which builds lock that can't write beside it.
    _ = cfilesystem_try_lock(folder.descriptor)
  }

  /// Makes the folder beside the output, or inside it if that can't be.
  ///
  /// - Parameter listing: What the old site has, if the new one is to take its place as a whole; the generation before,
  ///   where there is one, then becomes the folder.
  static func make(
    for place: OutputPlace, holding listing: FolderListing?
  ) throws(SystemError) -> StagingFolder {
    let beside = name(beside: place)
    if let parent = place.parent, try parent.status(beside) != nil {
      if let listing, let current = place.current,
        try isGeneration(beside, in: parent, of: current)
      {
        let generation = try StagingFolder(beside, in: parent, isBeside: true)
        if try generation.follow(current, listing) { return generation }
      }
      try parent.removeTree(beside, last: SiteManifest.fileName)
    }
    let new: StagingFolder
    if let parent = place.parent,
      place.current?.status?.st_dev ?? 0 == parent.status?.st_dev ?? 1
        || place.current == nil, mkdirat(parent.descriptor, beside, 0o777) == 0
    {
      new = try StagingFolder(beside, in: parent, isBeside: true)
    } else if let current = place.current {
      try current.makeFolder(SiteManifest.stagingName)
      new = try StagingFolder(SiteManifest.stagingName, in: current, isBeside: false)
    } else {
      throw SystemError("make the folder", place.path)
    }
    try new.folder.create(SiteManifest.fileName, [])
    return new
  }

  /// The name of the folder beside the output.
  static func name(beside place: OutputPlace) -> String {
    ".\(place.name)\(SiteManifest.stagingName)"
  }

  /// Writes a file of the new generation.
  func create(_ path: String, _ bytes: [UInt8], like old: Folder?) throws(SystemError) {
    try makeFolders(for: path, like: old)
    // Its bytes are the old site's, too, so they are not written over.
    if hasAll { try folder.remove(path) }
    try folder.create(path, bytes)
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
    if hasAll, try folder.status(path).map({ $0.st_mode & S_IFMT != S_IFDIR }) == true {
      try folder.removeFile(path)
    }
    try folder.makeFolder(path)
    guard let status = try old?.status(path), status.st_mode & S_IFMT == S_IFDIR else { return }
    _ = fchownat(folder.descriptor, path, uid_t.max, status.st_gid, AT_SYMLINK_NOFOLLOW)
    folder.setMode(path, status.st_mode)
  }

  /// Writes the manifest and the cache of the finished generation.
  func finish(_ manifest: SiteManifest, cache: [UInt8]) throws(SystemError) {
    if hasAll { try folder.removeFile(PageCache.fileName) }
    try folder.create(PageCache.fileName, cache)
    try folder.create(SiteManifest.temporaryName, manifest.bytes)
    try folder.rename(SiteManifest.temporaryName, to: folder, SiteManifest.fileName)
  }

  /// Removes the folder, or the old generation that has its name now.
  func remove() throws(SystemError) {
    try home.removeTree(name, last: SiteManifest.fileName)
  }

  /// Removes what a killed build left; an unknown folder of the same name stays, and so does the generation before
  /// the site, if it is wanted.
  static func removeLeftovers(of place: OutputPlace, keepsGeneration: Bool) throws(SystemError) {
    if let parent = place.parent {
      let beside = name(beside: place)
      let isGeneration = try parent.status(beside + "/" + SiteManifest.generationName) != nil
      if !(keepsGeneration && isGeneration && place.current != nil) {
        try removeLeftover(beside, in: parent)
      }
    }
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
