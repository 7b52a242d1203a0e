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
  /// The place in the content, while it is that of a close frame.
  private var closePosition: Int?
  private var closeCode = 0
  private var closeMask: [UInt8] = []
  private var closeReason: [UInt8] = []
  private var isInMessage = false
  /// What comes after a close frame means nothing.
  private var isOver = false

  init(messageBytes: Int) { limit = UInt64(max(0, messageBytes)) }

  /// Looks at the bytes that came.
  ///
  /// - Returns: The number of bytes that the library may read; fewer than came after a fault.
  /// - Complexity: O(*h*), where *h* is the number of bytes of heads and close frames.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = 0
    while position < bytes.count, fault == nil, !isOver || closePosition != nil {
      if remaining > 0 {
        let count = Int(min(remaining, UInt64(bytes.count - position)))
        if closePosition != nil {
          scanClose(bytes[position..<(position + count)])
          if fault == nil, count == remaining { fault = reasonFault }
        }
        guard fault == nil else { return position }
        remaining -= UInt64(count)
        position += count
        if remaining == 0 { closePosition = nil }
        continue
      }
      head.append(bytes[position])
      fault = headFault
      if fault == nil, head.count >= 2, head.count == headCount { beginFrame() }
      if fault != nil { return position }
      position += 1
    }
    return bytes.count
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
      isOver = true
      closePosition = remaining == 0 ? nil : 0
      closeMask = Array(head.suffix(4))
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

  /// Reads the code of a close frame, and its reason.
  private mutating func scanClose(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in bytes {
      guard let position = closePosition else { return }
      let byte = byte ^ closeMask[position % 4]
      closePosition = position + 1
      guard position < 2 else {
        closeReason.append(byte)
        continue
      }
      closeCode = closeCode << 8 | Int(byte)
      if position == 1, !CloseCode.mayBeReceived(closeCode) {
        return fault = CloseCode.protocolError
      }
    }
  }

  /// What is wrong with the reason of a close frame; the library looks at those alone that come at once.
  private var reasonFault: Int? {
    String(validating: closeReason, as: UTF8.self) == nil ? CloseCode.invalidText : nil
  }
}
