import Glibc

/// Files and folders read by the system's own calls, so that a failure has the system's words.
package enum SystemFile {
  /// Why something can't be read.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var path: String
    /// The system's number for the reason.
    package var number: Int32

    /// Whether nothing is there.
    package var isAbsent: Bool { number == ENOENT || number == ENOTDIR }
    /// The reason in the system's words.
    package var reason: String {
      strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
    package var description: String { "\(path) can't be read: \(reason)" }
  }

  /// A file's bytes; more than `limit` are refused (`EFBIG`).
  package static func bytes(_ path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: path, number: errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(path: path, number: errno) }
      if count == 0 { return bytes }
      guard count <= limit - bytes.count else { throw Failure(path: path, number: EFBIG) }
      bytes += buffer[..<count]
    }
  }

  /// The first bytes of a file, so many at most.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: path, number: errno) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { bytes in
        read(file, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(path: path, number: errno) }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }

  /// The names in a folder, sorted.
  package static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw Failure(path: path, number: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        // The end and a failure differ in this only.
        if errno != 0 { throw Failure(path: path, number: errno) }
        return names.sorted()
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }
}
