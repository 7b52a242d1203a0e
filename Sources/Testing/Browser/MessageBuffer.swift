import Glibc

/// Cuts a stream of bytes into messages that end with a NUL.
struct MessageBuffer {
  private var bytes: [UInt8] = []
  /// Where the first message not handed out begins.
  private var start = 0
  /// Before this index there is no NUL, from `start` on.
  private var searched = 0

  /// Takes the next bytes of the stream.
  mutating func append(_ more: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Hands out the next message, without its NUL, once it is complete.
  ///
  /// - Complexity: O(*n*) over the life of a message of *n* bytes, however it was cut up.
  mutating func next() -> [UInt8]? {
    let end = bytes.withUnsafeBytes { buffer -> Int? in
      guard searched < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + searched, 0, buffer.count - searched)
      else { return nil }
      return base.distance(to: found)
    }
    guard let end else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return Array(bytes[start..<end])
  }
}
