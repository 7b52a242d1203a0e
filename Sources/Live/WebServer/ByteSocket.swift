internal import Glibc

/// Reads and writes of a descriptor that doesn't block.
enum ByteSocket {
  enum Outcome: Equatable {
    case moved(Int)
    case wouldBlock
    case ended
  }

  /// Appends what is there, at most `limit` bytes.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8], limit: Int) -> Outcome {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: min(limit, 16 * 1024)) { buffer in
      var count = 0
      repeat {
        count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      } while count < 0 && errno == EINTR
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
        return .moved(count)
      }
      return count < 0 && errno == EAGAIN ? .wouldBlock : .ended
    }
  }

  /// Sends from the front and removes what was taken.
  static func write(_ descriptor: Int32, from bytes: inout [UInt8]) -> Outcome {
    guard !bytes.isEmpty else { return .moved(0) }
    var count = 0
    repeat {
      count = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    } while count < 0 && errno == EINTR
    if count > 0 {
      if count == bytes.count {
        bytes.removeAll(keepingCapacity: true)
      } else {
        bytes.removeFirst(count)
      }
      return .moved(count)
    }
    return count < 0 && errno == EAGAIN ? .wouldBlock : .ended
  }
}
