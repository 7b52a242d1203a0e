internal import CSockets
internal import Glibc

/// A file or folder that is open for reading.
struct OpenFile {
  /// What changes when a file's content does.
  struct Version: Hashable {
    var device: UInt
    var number: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  let descriptor: Int32
  let size: Int
  let isFolder: Bool
  let version: Version

  /// Opens what a path of plain names leads to inside of a folder.
  ///
  /// - Returns: Nil if nothing is there that may be read: neither device nor pipe, nothing that a
  ///   link outside of the folder leads to.
  init?(_ path: String, in folder: Int32) {
    let descriptor = csockets_open_beneath(folder, path)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    let kind: mode_t
    if fstat(descriptor, &status) == 0 { kind = status.st_mode & S_IFMT } else { kind = 0 }
    guard kind == S_IFREG || kind == S_IFDIR else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    isFolder = kind == S_IFDIR
    version = Version(
      device: UInt(status.st_dev), number: UInt(status.st_ino), size: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  func close() { Self.close(descriptor) }

  /// Closes a file whose descriptor was given away.
  static func close(_ descriptor: Int32) { Glibc.close(descriptor) }
}
