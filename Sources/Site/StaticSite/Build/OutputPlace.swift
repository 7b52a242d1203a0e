internal import Glibc

/// Where a site goes: a name in a folder, with all links in its path followed.
struct OutputPlace {
  /// The folder that holds the output folder; nil in a dry run if it isn't there.
  let parent: Folder?
  /// The output folder's name there.
  let name: String
  /// The path as the user gave it.
  let path: String
  /// The output folder, if it is there.
  private(set) var current: Folder?

  /// Finds the place of a path.
  init(_ path: String, makesParents: Bool) throws(SystemError) {
    self.path = path
    if let real = OutputPlace.resolve(path) {
      // The root has no parent in which a new generation could be made.
      guard let (folder, name) = OutputPlace.split(real) else {
        throw SystemError("build into", path, number: EACCES)
      }
      parent = try Folder.open(folder)
      self.name = name
      current = try Folder.open(real)
      return
    }
    let trimmed = OutputPlace.trimmed(path)
    let (folder, name) = OutputPlace.split(trimmed) ?? (".", trimmed)
    guard !name.isEmpty, name != ".", name != ".." else {
      throw SystemError("build into", path, number: ENOENT)
    }
    var status = stat()
    if lstat(trimmed, &status) == 0 { throw SystemError("follow the link", path, number: ENOENT) }
    if makesParents { try OutputPlace.makeFolders(folder) }
    self.name = name
    current = nil
    parent = OutputPlace.resolve(folder) == nil ? nil : try Folder.open(folder)
  }

  /// Opens the output folder as it is now, since another build may have put a new one there.
  mutating func openCurrent() throws(SystemError) {
    current = nil
    guard let parent, try parent.status(name) != nil else { return }
    current = try parent.folder(name)
  }

  /// Whether the process or the user's shell is at home in the output folder.
  var holdsWorkingFolder: Bool {
    guard let here = OutputPlace.resolve("."), let there = OutputPlace.resolve(path) else {
      return false
    }
    return here == there || here.hasPrefix(there + "/")
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  private static func split(_ path: String) -> (folder: String, name: String)? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: slash)...]))
  }

  private static func resolve(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func makeFolders(_ path: String) throws(SystemError) {
    let path = trimmed(path)
    var status = stat()
    if stat(path, &status) == 0 { return }
    if let (folder, _) = split(path) { try makeFolders(folder) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw SystemError("make the folder", path)
    }
  }
}
