internal import CSockets
internal import CWslay
internal import Glibc

/// A WebSocket, from a handler's response to its end.
///
///     let socket = WebSocketConnection()
///     socket.onText = { socket, text in socket.send(text) }
///     return Response(body: .webSocket(socket))
@MainActor
package final class WebSocketConnection {
  /// Called once the client can be sent to.
  package var onOpen: (@MainActor (WebSocketConnection) -> Void)?
  package var onText: (@MainActor (WebSocketConnection, String) -> Void)?
  package var onBinary: (@MainActor (WebSocketConnection, [UInt8]) -> Void)?
  /// Called when all is sent, after `send` has returned false.
  package var onDrain: (@MainActor (WebSocketConnection) -> Void)?
  /// Called once with the code that was received, sent, or stands for what happened.
  package var onClose: (@MainActor (Int) -> Void)?
  /// Whether a message counts against the rate; all do by default.
  package var isMetered: (@MainActor ([UInt8]) -> Bool)?

  /// Whether each ping is followed by a message without bytes: a page sees that, and no ping.
  package var sendsSigns = false

  /// Whether nothing is read, since what was read can't be handled yet.
  package var isPaused = false {
    didSet { if isPaused != oldValue, !isInCallback { flush() } }
  }

  var context: OpaquePointer?
  /// Bytes that came with the request, to be read before those of the socket.
  var leftover: [UInt8] = []
  var descriptor: Int32 = -1
  var isLost = false
  var scanner = FrameScanner(messageBytes: 0)
  /// The bytes that may still be read in this turn.
  var readable = 0
  var lastReceived = 0.0
  var limits = ServerLimits()
  /// What is sent in pieces.
  var message: PiecedMessage?
  /// Whether the client took less than was written last.
  var isBlocked = false
  private weak var owner: ClientConnection?
  private var meter: FrameMeter?
  private var isInCallback = false
  private var isClosing = false
  private var isAbandoned = false
  private var wasFull = false
  private var closeCode: Int?
  /// The reason of a close frame that is to be queued when all else is sent.
  private var closeReason: [UInt8]?
  private var lastPing = 0.0
  private var slowSince: Double?
  private var closeDeadline = Double.infinity

  /// What one socket's client may have read before others have their turn.
  static let bytesPerTurn = 64 * 1024

  package init() {}

  /// Whether messages can be sent.
  package var isOpen: Bool { context != nil && !isClosing && !isAbandoned }

  /// Whether more waits than ``ServerLimits/queuedBytes``, as a single large message may; `onDrain` says when
  /// nothing waits any more.
  package var isBusy: Bool {
    guard let context else { return false }
    guard
      message?.isStarved == false
        || wslay_event_get_queued_msg_length(context) > limits.queuedBytes
    else { return false }
    wasFull = true
    return true
  }

  // MARK: Sending

  /// Sends a text.
  ///
  /// - Returns: False if the socket isn't open, or too much waits already; the text isn't sent then,
  ///   and `onDrain` says when to go on.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8), WSLAY_TEXT_FRAME) }

  /// Sends bytes, as `send(_:)` does a text.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool { send(bytes, WSLAY_BINARY_FRAME) }

  private func send(_ bytes: [UInt8], _ kind: wslay_opcode) -> Bool {
    guard let context, isOpen else { return false }
    let waiting = wslay_event_get_queued_msg_length(context)
    guard wslay_event_get_queued_msg_count(context) < limits.queuedFrames,
      bytes.count <= (waiting == 0 ? limits.largestMessage : limits.queuedBytes - waiting)
    else {
      wasFull = true
      return false
    }
    queue(bytes, kind)
    return true
  }

  private func queue(_ bytes: [UInt8], _ kind: wslay_opcode) {
    bytes.withUnsafeBufferPointer {
      var message = wslay_event_msg(
        opcode: UInt8(kind.rawValue), msg: $0.baseAddress, msg_length: $0.count)
      wslay_event_queue_msg(context, &message)
    }
    flushIfPossible()
  }

  /// Writes what the client takes, unless that is done already.
  func flushIfPossible() { if !isInCallback { flush() } }

  /// Ends the socket with a code, after what is queued; of the reason 123 bytes are sent at most.
  package func close(_ code: Int = CloseCode.normal, reason: String = "") {
    guard let context, isOpen else { return }
    isClosing = true
    closeCode = code
    closeDeadline = AttendedTime.now + limits.lingerTime
    closeReason = Array(
      reason.unicodeScalars.reduce(into: "") { text, scalar in
        if text.utf8.count + UTF8.width(scalar) <= 123 { text.unicodeScalars.append(scalar) }
      }.utf8)
    wslay_event_shutdown_read(context)
    if !isInCallback { flush() }
  }

  // MARK: Life

  /// Takes the socket over from HTTP.
  func open(
    _ descriptor: Int32, leftover: [UInt8], limits: ServerLimits, owner: ClientConnection
  ) {
    var context: OpaquePointer?
    let result = wslay_event_context_server_init(
      &context, &Self.callbacks, Unmanaged.passUnretained(self).toOpaque())
    guard result == 0, self.context == nil, let context else { return owner.close() }
    self.context = context
    self.descriptor = descriptor
    self.leftover = leftover
    self.limits = limits
    scanner = FrameScanner(messageBytes: limits.messageBytes)
    self.owner = owner
    let now = AttendedTime.now
    meter = FrameMeter(limits: limits, now: AttendedTime.realSeconds)
    lastReceived = now
    lastPing = now
    wslay_event_config_set_max_recv_msg_length(context, UInt64(limits.messageBytes))
    onOpen?(self)
    if !leftover.isEmpty { receive() }
    flush()
  }

  func ready(_ events: UInt32) {
    if events & ~EPOLLOUT.rawValue != 0 { receive() }
    flush()
  }

  /// Ends what lasts too long, and asks who is silent.
  func sweep(_ now: Double) {
    guard context != nil else { return }
    if now >= closeDeadline || now - lastReceived >= limits.deadTime { return finish(isLost: true) }
    if let slowSince, now - slowSince >= limits.slowTime { return close(CloseCode.tryLater) }
    if isOpen, now - lastPing >= limits.pingTime {
      lastPing = now
      queue([], WSLAY_PING)
      // Where something waits the client hears of the line anyway.
      if sendsSigns, slowSince == nil, message == nil { queue([], WSLAY_BINARY_FRAME) }
    }
  }

  /// The connection is closed.
  func abandon() {
    descriptor = -1
    isAbandoned = true
    if !isInCallback { end() }
  }

  private func receive() {
    guard let context else { return }
    isInCallback = true
    readable = Self.bytesPerTurn
    let result = wslay_event_recv(context)
    isInCallback = false
    if isAbandoned { return end() }
    if let fault = scanner.fault, isOpen {
      let reasons = [
        CloseCode.tooLong: "The message is too long",
        CloseCode.protocolError: "The frames are not in order",
      ]
      return close(fault, reason: reasons[fault] ?? "")
    }
    if result != 0 || isLost {
      _ = wslay_event_send(context)
      finish(isLost: isLost)
    }
  }

  private func flush() {
    guard let context, !isInCallback else { return }
    isBlocked = false
    if wslay_event_want_write(context) != 0, wslay_event_send(context) != 0 {
      return finish(isLost: true)
    }
    // wslay would send it before the messages that wait, and those not at all.
    if let reason = closeReason, let closeCode, !hasToWrite(context) {
      closeReason = nil
      wslay_event_queue_close(context, UInt16(clamping: closeCode), reason, reason.count)
      if wslay_event_send(context) != 0 { return finish(isLost: true) }
    }
    let reads = wslay_event_want_read(context) != 0
    let writes = hasToWrite(context)
    if !reads, !writes, closeReason == nil { return finish(isLost: false) }
    if !reads, closeDeadline == .infinity {
      closeDeadline = AttendedTime.now + limits.lingerTime
    }
    owner?.watchSocket(
      (reads && !isFull ? EPOLLIN.rawValue : 0) | (writes ? EPOLLOUT.rawValue : 0))
    if writes {
      if slowSince == nil { slowSince = AttendedTime.now }
      return
    }
    slowSince = nil
    if wasFull {
      wasFull = false
      onDrain?(self)
    }
  }

  /// Whether something waits for the client, not for its next piece.
  private func hasToWrite(_ context: OpaquePointer) -> Bool {
    wslay_event_want_write(context) != 0 && (isBlocked || message?.isStarved != true)
  }

  /// A peer that pings, or asks for answers, without reading is not read from.
  var isFull: Bool {
    isPaused || wslay_event_get_queued_msg_length(context) > limits.queuedBytes
      || wslay_event_get_queued_msg_count(context) > limits.queuedFrames
  }

  private func finish(isLost: Bool) {
    // A context may not be freed in a call of its own.
    guard let context, !isInCallback else { return }
    if closeCode == nil, wslay_event_get_close_sent(context) != 0 {
      closeCode = Int(wslay_event_get_status_code_sent(context))
    }
    let owner = owner
    end()
    if isLost { owner?.close() } else { owner?.lingerAfterSocket() }
  }

  private func end() {
    guard let context else { return }
    self.context = nil
    owner = nil
    wslay_event_context_free(context)
    let action = onClose
    (onOpen, onText, onBinary, onDrain, onClose, isMetered) = (nil, nil, nil, nil, nil, nil)
    action?(closeCode ?? CloseCode.lost)
  }

  // MARK: What arrives

  /// Counts a frame that is no message.
  func count(_ opcode: UInt8) {
    switch UInt32(opcode) {
    case WSLAY_TEXT_FRAME.rawValue, WSLAY_BINARY_FRAME.rawValue,
      WSLAY_CONNECTION_CLOSE.rawValue:
      break
    default: _ = isAdmitted()
    }
  }

  func receive(_ opcode: UInt8, _ bytes: [UInt8], code: UInt16) {
    guard !isClosing, !isAbandoned else { return }
    switch UInt32(opcode) {
    case WSLAY_CONNECTION_CLOSE.rawValue:
      closeCode = bytes.isEmpty ? CloseCode.none : Int(code)
    case WSLAY_TEXT_FRAME.rawValue:
      guard isMetered?(bytes) == false || isAdmitted() else { return }
      onText?(self, String(decoding: bytes, as: UTF8.self))
    case WSLAY_BINARY_FRAME.rawValue:
      guard isMetered?(bytes) == false || isAdmitted() else { return }
      onBinary?(self, bytes)
    default: break
    }
  }

  private func isAdmitted() -> Bool {
    let verdict = meter?.count(now: AttendedTime.realSeconds) ?? .close
    if verdict == .close { close(CloseCode.policy, reason: "Too many messages") }
    return verdict == .pass
  }
}
