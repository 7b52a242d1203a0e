internal import Glibc

/// Writes frames whose heads come apart from their content, in one call each.
struct FrameWriter {
  /// The head of a frame whose content comes next: 10 bytes at most, as servers send them.
  private var head: (UInt64, UInt64) = (0, 0)
  /// Where what is left of it begins and ends.
  private var start = 0
  private var end = 0

  /// Takes bytes, of which as many are written as the socket has room for.
  ///
  /// - Parameter hasMore: Whether others follow at once; these then wait for them.
  /// - Returns: How many were taken, without what waited.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32, hasMore: Bool
  ) -> ByteSocket.Outcome {
    if hasMore, end + bytes.count <= MemoryLayout.size(ofValue: head) {
      let end = end
      withUnsafeMutableBytes(of: &head) {
        UnsafeMutableRawBufferPointer(rebasing: $0[end...]).copyBytes(from: bytes)
      }
      self.end += bytes.count
      return .moved(bytes.count)
    }
    let waiting = end - start
    let count = send(bytes, to: descriptor)
    guard count >= 0 else { return errno == EAGAIN ? .wouldBlock : .ended }
    if count < waiting {
      start += count
      return .wouldBlock
    }
    (start, end) = (0, 0)
    return count == waiting && !bytes.isEmpty ? .wouldBlock : .moved(count - waiting)
  }

  /// Sends what waits and what is behind it.
  private mutating func send(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int {
    let (start, end) = (start, end)
    return withUnsafeMutableBytes(of: &head) { head in
      withUnsafeTemporaryAllocation(of: iovec.self, capacity: 2) { parts in
        parts[0] = iovec(iov_base: head.baseAddress.map { $0 + start }, iov_len: end - start)
        parts[1] = iovec(
          iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
        var message = msghdr()
        message.msg_iov = parts.baseAddress
        message.msg_iovlen = 2
        var count = 0
        repeat {
          count = sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
        } while count < 0 && errno == EINTR
        return count
      }
    }
  }
}
