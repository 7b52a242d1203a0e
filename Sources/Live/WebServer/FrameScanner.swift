/// Looks at the raw frames of a WebSocket's client before the library reads them, and says no.
///
/// The library ends a socket whose frames are not in order, but without a code. What is refused
/// here closes with the code that RFC 6455, section 7.4.1, has for it.
struct FrameScanner {
  /// Why nothing more is read; a code of a close frame.
  private(set) var fault: Int?
  /// The longest message.
  private let limit: UInt64
  /// The length of the pieces of a message that have come.
  private var messageLength: UInt64 = 0
  /// The head of the next frame, as far as it has come: 14 bytes at most.
  private var head: [UInt8] = []
  /// The bytes that the content of this frame still has.
  private var remaining: UInt64 = 0
  /// A close frame, as far as it has come.
  ///
  /// The library looks for text in each piece of it by itself, so that a character that is cut is none.
  private var closeFrame: [UInt8] = []
  private var isInMessage = false
  /// Whether all of a close frame has come; what comes after it means nothing.
  private var isOver = false

  init(messageBytes: Int) { limit = UInt64(max(0, messageBytes)) }

  /// Looks at the bytes that came.
  ///
  /// - Returns: The number of bytes that the library may read; fewer than came after a fault, and in
  ///   front of a close frame, which ``takeCloseFrame()`` has once all of it came.
  /// - Complexity: O(*h*), where *h* is the number of bytes of heads and close frames.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = 0
    var admitted = 0
    while position < bytes.count, fault == nil, !isOver {
      if remaining > 0 {
        let count = Int(min(remaining, UInt64(bytes.count - position)))
        if !closeFrame.isEmpty { hold(bytes[position..<(position + count)]) }
        remaining -= UInt64(count)
        position += count
        if remaining == 0, !closeFrame.isEmpty { endCloseFrame() }
      } else {
        head.append(bytes[position])
        fault = headFault
        if fault == nil, head.count >= 2, head.count == headCount { beginFrame() }
        position += 1
      }
      let isHeld = !closeFrame.isEmpty || head.first.map { $0 & 0x0F } == 8
      if fault == nil, !isHeld { admitted = position }
    }
    return admitted
  }

  /// A close frame in order, whose reason is text, when all of it has come; once.
  mutating func takeCloseFrame() -> [UInt8]? {
    guard isOver, fault == nil, !closeFrame.isEmpty else { return nil }
    defer { closeFrame = [] }
    return closeFrame
  }

  /// The length of a head whose first two bytes are known.
  private var headCount: Int {
    let length = head[1] & 0x7F
    return 2 + (length == 126 ? 2 : length == 127 ? 8 : 0) + (head[1] & 0x80 != 0 ? 4 : 0)
  }

  private var opcode: UInt8 { head[0] & 0x0F }

  /// What is wrong with the head's last byte (RFC 6455, sections 5.2, 5.4, 5.5).
  ///
  /// Each is looked at as soon as it has come, since the library does so too.
  private var headFault: Int? {
    let isInOrder: Bool
    switch head.count {
    case 1: isInOrder = isFirstByteInOrder
    case 2:
      let length = head[1] & 0x7F
      isInOrder =
        head[1] & 0x80 != 0 && (opcode < 8 || length <= 125) && (opcode != 8 || length != 1)
    default: isInOrder = true
    }
    guard isInOrder else { return CloseCode.protocolError }
    // The four bytes after the length are the mask.
    guard head.count >= 2, head.count == headCount - 4 else { return nil }
    guard let length else { return CloseCode.protocolError }
    return opcode < 8 && length > limit - messageLength ? CloseCode.tooLong : nil
  }

  private var isFirstByteInOrder: Bool {
    guard head[0] & 0x70 == 0 else { return false }
    switch opcode {
    case 0: return isInMessage
    case 1, 2: return !isInMessage
    case 8, 9, 10: return head[0] & 0x80 != 0
    default: return false
    }
  }

  /// Takes a head that is complete and in order.
  private mutating func beginFrame() {
    remaining = length ?? 0
    if opcode < 8 {
      isInMessage = head[0] & 0x80 == 0
      messageLength = isInMessage ? messageLength + remaining : 0
    } else if opcode == 8 {
      closeFrame = head
      if remaining == 0 { isOver = true }
    }
    head = []
  }

  /// The length of the content; nil if it isn't written in as few bytes as it can be.
  private var length: UInt64? {
    let short = head[1] & 0x7F
    if short < 126 { return UInt64(short) }
    let long = head[2..<(short == 126 ? 4 : 10)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return long < (short == 126 ? 126 : 65_536) || long >> 63 != 0 ? nil : long
  }

  /// Takes bytes of a close frame's content, whose code is looked at as soon as it has come.
  private mutating func hold(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    closeFrame += bytes
    let content = closeContent
    guard content.count >= 2 else { return }
    if !CloseCode.mayBeReceived(Int(content[0]) << 8 | Int(content[1])) {
      fault = CloseCode.protocolError
    }
  }

  private mutating func endCloseFrame() {
    isOver = true
    if fault == nil, String(validating: closeContent.dropFirst(2), as: UTF8.self) == nil {
      fault = CloseCode.invalidText
    }
  }

  /// What follows the six bytes of the head, unmasked.
  private var closeContent: [UInt8] {
    closeFrame.dropFirst(6).enumerated().map { $1 ^ closeFrame[2 + $0 % 4] }
  }
}
