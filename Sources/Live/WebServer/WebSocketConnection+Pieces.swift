internal import CWslay

extension WebSocketConnection {
  /// Sends a piece of a message, which the client gets as one.
  ///
  /// - Parameters:
  ///   - bytes: The piece.
  ///   - isLast: Whether the message ends with it. Until then no other message is sent.
  /// - Returns: False if the socket isn't open, or the piece before wasn't taken yet: ``isBusy`` says so, and
  ///   `onDrain` when it was.
  @discardableResult
  package func sendPiece(_ bytes: [UInt8], isLast: Bool) -> Bool {
    guard let context, isOpen else { return false }
    if message != nil {
      guard message?.append(bytes, isLast: isLast) == true else { return false }
    } else {
      message = PiecedMessage(bytes, isLast: isLast)
      var head = wslay_event_fragmented_msg(
        opcode: UInt8(WSLAY_BINARY_FRAME.rawValue), source: wslay_event_msg_source(),
        read_callback: Self.readPiece)
      wslay_event_queue_fragmented_msg(context, &head)
    }
    flushIfPossible()
    return true
  }

  /// What wslay asks for more of the message.
  private static let readPiece: wslay_event_fragmented_msg_callback = {
    _, buffer, capacity, _, isEnd, user in
    guard let user, let buffer else { return -1 }
    return WebSocketConnection.of(user).takePiece(
      UnsafeMutableRawBufferPointer(start: buffer, count: capacity), isEnd)
  }

  private func takePiece(
    _ buffer: UnsafeMutableRawBufferPointer, _ isEnd: UnsafeMutablePointer<Int32>?
  ) -> Int {
    guard let count = message?.read(into: buffer) else { return -1 }
    if message?.isOver == true {
      message = nil
      isEnd?.pointee = 1
    }
    return count
  }
}
