internal import CFileSystem
internal import Glibc

/// An open folder; all paths are relative to it and no operation follows a symbolic link in the
/// last place of a path.
final class Folder: Sendable {
  let descriptor: Int32
  /// The folder's path for messages.
  let path: String

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a folder by its path.
  static func open(_ path: String) throws(SystemError) -> Folder {
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("open the folder", path) }
    return Folder(descriptor: descriptor, path: path)
  }

  /// Opens a folder inside this one.
  func folder(_ name: String) throws(SystemError) -> Folder {
    let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw SystemError("open the folder", full(name)) }
    return Folder(descriptor: opened, path: full(name))
  }

  /// The path of an entry for messages.
  func full(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// What an entry is, or nil if there is none.
  func status(_ name: String) throws(SystemError) -> stat? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw SystemError("look at", full(name))
  }

  /// What the folder itself is.
  var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Makes a folder; one that is there already is left as it is.
  func makeFolder(_ name: String, mode: mode_t = 0o777) throws(SystemError) {
    if mkdirat(descriptor, name, mode) == 0 || errno == EEXIST { return }
    throw SystemError("make the folder", full(name))
  }

  /// Gives a folder exactly these permissions.
  func setMode(_ name: String, _ mode: mode_t) {
    _ = fchmodat(descriptor, name, mode & 0o7777, 0)
  }

  /// Gives an entry of another folder a second name here.
  func link(_ name: String, from other: Folder) throws(SystemError) {
    if linkat(other.descriptor, name, descriptor, name, 0) == 0 { return }
    throw SystemError("link", other.full(name))
  }

  /// Moves an entry, replacing what had the new name.
  func rename(_ name: String, to other: Folder, _ newName: String) throws(SystemError) {
    if renameat(descriptor, name, other.descriptor, newName) == 0 { return }
    throw SystemError("rename", full(name))
  }

  /// Moves an entry to a name that must be free.
  func renameNew(_ name: String, to other: Folder, _ newName: String) throws(SystemError) {
    let number = cfilesystem_rename_new(descriptor, name, other.descriptor, newName)
    if number == EINVAL || number == ENOSYS {
      // The file system knows plain renames only.
      guard try other.status(newName) == nil else {
        throw SystemError("rename", full(name), number: EEXIST)
      }
      try rename(name, to: other, newName)
    } else if number != 0 {
      throw SystemError("rename", full(name), number: number)
    }
  }

  /// Makes two entries change places in one step.
  func exchange(_ first: String, _ second: String) throws(SystemError) {
    let number = cfilesystem_exchange(descriptor, first, second)
    if number != 0 { throw SystemError("exchange", full(second), number: number) }
  }

  /// Removes a file or link; one that isn't there is fine.
  func removeFile(_ name: String) throws(SystemError) {
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT { return }
    throw SystemError("remove", full(name))
  }

  /// Removes an empty folder; true if it is gone now.
  @discardableResult
  func removeEmptyFolder(_ name: String) -> Bool {
    unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  /// Waits until what was done to the folder itself, such as a rename in it, is on the disk.
  func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw SystemError("sync", path) }
  }

  /// Waits until all that was written to the folder's file system is on the disk.
  func syncAll() throws(SystemError) {
    guard cfilesystem_sync_all(descriptor) == 0 else { throw SystemError("sync", path) }
  }
}
