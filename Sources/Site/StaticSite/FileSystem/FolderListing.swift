internal import Glibc

/// Everything inside a folder, its subfolders included; links are listed, never followed.
struct FolderListing {
  enum Kind: Equatable {
    case file
    case folder
    /// A symbolic link, socket, pipe or device.
    case other
  }

  /// What each path is; paths are relative to the folder.
  private(set) var entries: [String: Kind] = [:]
  /// The paths in the order in which the system lists them.
  ///
  /// A folder's index is touched in this order, so going through many entries in any other order
  /// costs ext4 twice the time.
  private(set) var order: [String] = []
  /// The numbers of the files in the file system, in the same order.
  private(set) var inodes: [UInt64] = []
  /// Whether a name is not UTF-8, or two names differ in how they spell a character only.
  private(set) var hasUnclearNames = false

  /// An empty listing.
  init() {}

  /// Lists a folder.
  init(_ folder: Folder) throws(SystemError) {
    var waiting = [""]
    while let path = waiting.popLast() {
      let open = try path.isEmpty ? folder : folder.folder(path)
      try list(open, prefix: path.isEmpty ? "" : path + "/", &waiting)
    }
  }

  private mutating func list(
    _ folder: Folder, prefix: String, _ waiting: inout [String]
  ) throws(SystemError) {
    // A stream owns its descriptor and its place in the folder, hence one of its own.
    let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("list", folder.path) }
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError("list", folder.path)
      close(descriptor)
      throw error
    }
    defer { closedir(stream) }
    while true {
      // The end and a failure differ in the error only; a list cut short would lose files.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError("list", folder.path) }
        return
      }
      let type = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(validatingCString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      guard let name else {
        hasUnclearNames = true
        continue
      }
      if name == "." || name == ".." { continue }
      let kind: Kind
      switch type {
      case 8: kind = .file
      case 4: kind = .folder
      case 0: kind = FolderListing.kind(of: try folder.status(name))
      default: kind = .other
      }
      let path = prefix + name
      order.append(path)
      inodes.append(UInt64(entry.pointee.d_ino))
      if entries.updateValue(kind, forKey: path) != nil { hasUnclearNames = true }
      if kind == .folder { waiting.append(path) }
    }
  }

  /// The kind where the folder itself doesn't say.
  private static func kind(of status: stat?) -> Kind {
    switch status.map({ $0.st_mode & S_IFMT }) {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}

extension Folder {
  /// Removes an entry, whatever it is.
  func remove(_ name: String) throws(SystemError) {
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT { return }
    guard errno == EISDIR || errno == EPERM else { throw SystemError("remove", full(name)) }
    try removeTree(name, last: "")
  }

  /// Removes an entry with everything inside; what is in `last` goes last, when the entry holds
  /// nothing else, so that a removal that failed or was cut short can be recognised by it.
  func removeTree(_ name: String, last: String) throws(SystemError) {
    guard let status = try status(name) else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      try removeFile(name)
      return
    }
    let tree = try folder(name)
    let listing = try FolderListing(tree)
    for path in listing.order where listing.entries[path] != .folder && path != last {
      try tree.removeFile(path)
    }
    // A folder's path is longer than that of the folder it is in.
    let folders = listing.entries.filter { $0.value == .folder }.keys
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard tree.removeEmptyFolder(path) else {
        throw SystemError("remove the folder", tree.full(path))
      }
    }
    if !last.isEmpty { try tree.removeFile(last) }
    guard removeEmptyFolder(name) else { throw SystemError("remove the folder", full(name)) }
  }
}
