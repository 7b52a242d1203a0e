import CProcess
import Glibc

/// An open file descriptor, closed with its last reference.
///
/// Never inherited by programs that are started meanwhile.
final class Descriptor: Sendable {
  let number: Int32

  private init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// A connected pair: the first end doesn't block, the second does.
  static func socketPair() throws -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    return try checked("socketpair", socketpair(AF_UNIX, type, 0, &ends), ends)
  }

  /// A pipe: the first end, to read from, doesn't block; the second does.
  static func pipe() throws -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    return try checked("pipe2", cprocess_pipe(&ends), ends)
  }

  /// The device that is empty and takes everything.
  static func null() throws -> Descriptor {
    let number = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard number >= 0 else { throw failure("open") }
    return Descriptor(number)
  }

  private static func checked(_ call: String, _ result: Int32, _ ends: [Int32]) throws -> (
    Descriptor, Descriptor
  ) {
    guard result == 0 else { throw failure(call) }
    let (first, second) = (Descriptor(ends[0]), Descriptor(ends[1]))
    guard fcntl(first.number, F_SETFL, fcntl(first.number, F_GETFL) | O_NONBLOCK) == 0 else {
      throw failure("fcntl")
    }
    return (first, second)
  }

  private static func failure(_ call: String) -> BrowserError {
    BrowserError(
      .launchFailed,
      "The system refused \(call) (\(reason(errno))). Close files, or raise the limit for them.")
  }
}

extension Descriptor {
  /// The outcome of a transfer that doesn't block.
  enum Transfer: Equatable {
    /// This many bytes went over.
    case bytes(Int)
    /// Nothing can be transferred right now.
    case blocked
    /// The other end is gone.
    case ended
  }

  /// Reads into a buffer.
  func read(into buffer: inout [UInt8]) -> Transfer {
    while true {
      let count = Glibc.read(number, &buffer, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .blocked : .ended
    }
  }

  /// Sends the start of a slice; a missing reader is an outcome, not a signal.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    while true {
      let count = bytes.withUnsafeBytes {
        Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 { return .bytes(count) }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .blocked : .ended
    }
  }
}
