internal import Glibc

extension Folder {
  /// Writes a new file.
  ///
  /// - Parameter syncs: Whether to wait until its content is on the disk.
  func create(_ name: String, _ bytes: [UInt8], syncs: Bool = false) throws(SystemError) {
    let file = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError("create", full(name)) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(
          file, buffer.baseAddress.map { $0 + written }, min(buffer.count - written, 1 << 30))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let number = errno
        close(file)
        throw SystemError("write", full(name), number: number)
      }
      written += count
    }
    if syncs, fsync(file) != 0 {
      let error = SystemError("sync", full(name))
      close(file)
      throw error
    }
    // A file system may report only now that there was no room.
    guard close(file) == 0 else { throw SystemError("write", full(name)) }
  }

  /// A file's bytes.
  ///
  /// - Parameter limit: The largest size that is read; a larger file is an error (`EFBIG`).
  func contents(_ name: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    var buffer = ReadBuffer()
    guard try read(name, into: &buffer, limit: limit) else {
      throw SystemError("read", full(name), number: ENOENT)
    }
    return Array(buffer.bytes)
  }

  /// Reads a regular file into a buffer that can be used again.
  ///
  /// - Returns: False if there is no regular file of this name.
  func read(
    _ name: String, into buffer: inout ReadBuffer, limit: Int = .max
  ) throws(SystemError) -> Bool {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    if file < 0 {
      if [ENOENT, ELOOP, ENOTDIR, ENXIO].contains(errno) { return false }
      throw SystemError("read", full(name))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SystemError("read", full(name)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return false }
    guard Int(status.st_size) <= limit else {
      throw SystemError("read", full(name), number: EFBIG)
    }
    guard buffer.fill(from: file, size: Int(status.st_size)) else {
      throw SystemError("read", full(name))
    }
    return true
  }
}

/// Memory for one file after the other.
struct ReadBuffer: ~Copyable {
  private var storage: UnsafeMutableRawBufferPointer
  private var count = 0

  init() { storage = .allocate(byteCount: 64 << 10, alignment: 16) }

  deinit { storage.deallocate() }

  /// The bytes of the file read last.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[..<count]) }

  /// Whether the file read last has just these bytes.
  func equals(_ other: [UInt8]) -> Bool {
    guard other.count == count else { return false }
    guard count > 0, let start = storage.baseAddress else { return true }
    return other.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp($0, start, count) == 0 } ?? true
    }
  }

  /// Reads all that the file has; `size` is what it is expected to have.
  fileprivate mutating func fill(from file: Int32, size: Int) -> Bool {
    count = 0
    while true {
      if count == storage.count || storage.count < size { grow(to: max(size + 1, count * 2)) }
      let got = Glibc.read(
        file, storage.baseAddress.map { $0 + count }, min(storage.count - count, 1 << 30))
      if got < 0, errno == EINTR { continue }
      if got < 0 { return false }
      count += got
      if got == 0 || count == size { return true }
    }
  }

  private mutating func grow(to size: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<count]))
    storage.deallocate()
    storage = larger
  }
}
