internal import CFileSystem
internal import Glibc

/// Keeps other builds out of an output folder.
///
/// A file beside the output, `.NAME.site-lock`, names its owner and is locked by the system, which
/// lets go of it when the last process of the build has ended, however it did. What a killed build
/// leaves of it is taken over. On a file system without locks the owner's name decides: a lock
/// whose owner is no more is broken.
final class BuildLock {
  /// A folder, a file in it that is the lock, and its descriptor, which holds the system's lock.
  private var file: (home: Folder, name: String, descriptor: Int32)?
  /// The output folder, for builds that can't write beside it.
  private var folder: Folder?
  /// The process that has the lock, if it is another one.
  private(set) var owner: LockOwner?
  private let usesSystemLocks: Bool

  /// - Parameter usesSystemLocks: False for tests of file systems that have none.
  init(usesSystemLocks: Bool = true) { self.usesSystemLocks = usesSystemLocks }

  deinit { release() }

  /// The name of the lock beside an output folder.
  static func name(beside place: OutputPlace) -> String { ".\(place.name).site-lock" }

  /// Takes the lock of an output folder, and opens the folder as it is then.
  ///
  /// - Parameter patience: The seconds to wait for another build.
  /// - Returns: False if another has it still.
  func take(_ place: inout OutputPlace, patience: Int) throws(SystemError) -> Bool {
    let end = BuildLock.now + Double(patience)
    while true {
      if try attempt(&place) { return true }
      release()
      if BuildLock.now >= end { return false }
      usleep(20_000)
    }
  }

  /// Lets go of the lock.
  func release() {
    if let (home, name, descriptor) = file {
      // Whoever waits for it sees that it has no name any more, and takes a new one.
      try? home.removeFile(name)
      if descriptor >= 0 {
        cfilesystem_unlock(descriptor)
        close(descriptor)
      }
    }
    if let folder { cfilesystem_unlock(folder.descriptor) }
    file = nil
    folder = nil
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func attempt(_ place: inout OutputPlace) throws(SystemError) -> Bool {
    guard let parent = place.parent else { return false }
    let name = BuildLock.name(beside: place)
    let descriptor = openat(
      parent.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o644)
    if descriptor >= 0 {
      guard try lock(descriptor, name, parent) else { return false }
    } else if ![EACCES, EPERM, EROFS, ENAMETOOLONG, EDQUOT, ELOOP].contains(errno) {
      throw SystemError("lock", parent.full(name))
    }
    try place.openCurrent()
    guard usesSystemLocks, let current = place.current else { return true }
    // A build that can't write beside the output has only this lock, which it keeps as long as
    // the folder has its name: one that is exchanged isn't the output any more.
    if cfilesystem_try_lock(current.descriptor) == EWOULDBLOCK { return false }
    folder = current
    let status = try parent.status(place.name)
    return status?.st_ino == current.status?.st_ino && status?.st_dev == current.status?.st_dev
  }

  private func lock(
    _ descriptor: Int32, _ name: String, _ home: Folder
  ) throws(SystemError) -> Bool {
    var isKept = false
    defer { if !isKept { close(descriptor) } }
    let number = usesSystemLocks ? cfilesystem_try_lock(descriptor) : EOPNOTSUPP
    if number == EWOULDBLOCK {
      owner = (try? home.contents(name, limit: 1 << 16)).flatMap { LockOwner($0) }
      return false
    }
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { throw SystemError("lock", home.full(name)) }
    // Its owner may have removed it since it was opened.
    guard let named = try home.status(name), named.st_ino == own.st_ino, named.st_dev == own.st_dev
    else { return false }
    if number != 0 {
      guard try isStale(name, home) else { return false }
      return try takeByName(name, home)
    }
    // From here on the file is this build's, to be removed even if it can't be written.
    isKept = true
    file = (home, name, descriptor)
    owner = nil
    let bytes = LockOwner.current.bytes
    guard ftruncate(descriptor, 0) == 0, Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    else { throw SystemError("write", home.full(name)) }
    return true
  }

  /// Takes a free lock, where the file system has no locks: only one rename of a file
  /// succeeds, and only one new name is given.
  private func takeByName(_ name: String, _ home: Folder) throws(SystemError) -> Bool {
    let mine = "\(name)-\(getpid())"
    do throws(SystemError) {
      try home.rename(name, to: home, mine)
      guard try isStale(mine, home) else {
        // Another build was quicker.
        try home.renameNew(mine, to: home, name)
        return false
      }
      try home.removeFile(mine)
      try home.create(mine, LockOwner.current.bytes)
      try home.renameNew(mine, to: home, name)
    } catch {
      try home.removeFile(mine)
      guard [ENOENT, EEXIST].contains(error.number) else { throw error }
      return false
    }
    file = (home, name, -1)
    owner = nil
    return true
  }

  /// Whether a lock's owner is no more.
  private func isStale(_ name: String, _ home: Folder) throws(SystemError) -> Bool {
    owner = LockOwner(try home.contents(name, limit: 1 << 16))
    return owner?.isAlive != true
  }
}
