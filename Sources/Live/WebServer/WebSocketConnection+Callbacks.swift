internal import CWslay
internal import Glibc

extension WebSocketConnection {
  /// What wslay calls; the user pointer is the connection, which frees the context before it goes.
  static var callbacks = wslay_event_callbacks(
    recv_callback: { context, buffer, capacity, _, user in
      guard let user, let context, let buffer else { return -1 }
      return of(user).read(context, buffer, capacity)
    },
    send_callback: { context, data, count, flags, user in
      guard let user, let context else { return -1 }
      return of(user).write(context, data, count, flags)
    },
    genmask_callback: nil,
    on_frame_recv_start_callback: { _, frame, user in
      guard let user, let frame else { return }
      of(user).count(frame.pointee.opcode)
    },
    on_frame_recv_chunk_callback: nil,
    on_frame_recv_end_callback: nil,
    on_msg_recv_callback: { _, message, user in
      guard let user, let message = message?.pointee else { return }
      let bytes = Array(UnsafeBufferPointer(start: message.msg, count: message.msg_length))
      of(user).receive(message.opcode, bytes, code: message.status_code)
    })

  static func of(_ user: UnsafeMutableRawPointer) -> WebSocketConnection {
    Unmanaged<WebSocketConnection>.fromOpaque(user).takeUnretainedValue()
  }

  private func read(
    _ context: OpaquePointer, _ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int
  ) -> Int {
    repeat {
      if let count = closeFrame(buffer, capacity) { return count }
      guard let count = nextBytes(buffer, capacity) else { break }
      let admitted = scanner.scan(UnsafeBufferPointer(start: buffer, count: count))
      if admitted > 0 { return admitted }
    } while true
    let error = isLost ? WSLAY_ERR_CALLBACK_FAILURE : WSLAY_ERR_WOULDBLOCK
    wslay_event_set_error(context, error.rawValue)
    return -1
  }

  /// The length of the close frame, if all of it came, which is then in the buffer.
  private func closeFrame(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int? {
    guard let frame = scanner.takeCloseFrame(), frame.count <= capacity else { return nil }
    memcpy(buffer, frame, frame.count)
    return frame.count
  }

  /// The number of bytes that came, if any did.
  private func nextBytes(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int? {
    var count = min(capacity, leftover.count)
    if count > 0 {
      memcpy(buffer, leftover, count)
      leftover.removeFirst(count)
      return count
    }
    guard !isFull, readable > 0, scanner.fault == nil else { return nil }
    let most = min(capacity, readable)
    repeat { count = recv(descriptor, buffer, most, 0) } while count < 0 && errno == EINTR
    if count > 0 {
      readable -= count
      lastReceived = AttendedTime.now
      return count
    }
    isLost = count == 0 || errno != EAGAIN
    return nil
  }

  private func write(
    _ context: OpaquePointer, _ data: UnsafePointer<UInt8>?, _ count: Int, _ flags: Int32
  ) -> Int {
    // Head and content come apart; this makes them one segment.
    let more = flags & Int32(WSLAY_MSG_MORE.rawValue) != 0 ? Int32(MSG_MORE) : 0
    var sent = 0
    repeat {
      sent = Glibc.send(descriptor, data, count, Int32(MSG_NOSIGNAL) | more)
    } while sent < 0 && errno == EINTR
    if sent >= 0 { return sent }
    isBlocked = errno == EAGAIN
    let error = isBlocked ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE
    wslay_event_set_error(context, error.rawValue)
    return -1
  }
}
