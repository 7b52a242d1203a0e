/// Looks at the raw bytes of a chunked body, and finds where it ends.
///
/// Stricter than RFC 9112, section 7.1: no extensions, no trailers, at most eight digits. Browsers
/// send none of them, and what reads them differently can be made to see another request.
struct ChunkScanner {
  private enum State: Equatable {
    case size(digits: Int)
    case sizeEnd
    case data
    case dataEnd(hasReturn: Bool)
    case lastEnd(hasReturn: Bool)
    case done
  }

  let limit: Int
  private var state = State.size(digits: 0)
  private var size = 0
  private var total = 0

  init(limit: Int) { self.limit = limit }

  var isDone: Bool { state == .done }

  /// The number of bytes at the front that belong to the body.
  mutating func scan(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Int {
    var index = bytes.startIndex
    while index < bytes.endIndex, state != .done {
      if state == .data {
        let count = min(size, bytes.endIndex - index)
        size -= count
        index += count
        if size == 0 { state = .dataEnd(hasReturn: false) }
      } else {
        try read(bytes[index])
        index += 1
      }
    }
    return index - bytes.startIndex
  }

  private mutating func read(_ byte: UInt8) throws(Refusal) {
    switch (state, byte) {
    case (.size(let digits), 0x0D) where digits > 0:
      if size > limit - total { throw .bodyTooLong }
      total += size
      state = .sizeEnd
    case (.size(let digits), _):
      guard digits < 8, let digit = Hexadecimal.value(byte) else {
        throw .badRequest("The size of a chunk is not a hexadecimal number")
      }
      size = digits == 0 ? digit : size * 16 + digit
      state = .size(digits: digits + 1)
    case (.sizeEnd, 0x0A): state = size == 0 ? .lastEnd(hasReturn: false) : .data
    case (.dataEnd(false), 0x0D): state = .dataEnd(hasReturn: true)
    case (.dataEnd(true), 0x0A): state = .size(digits: 0)
    case (.lastEnd(false), 0x0D): state = .lastEnd(hasReturn: true)
    case (.lastEnd(true), 0x0A): state = .done
    default: throw .badRequest("A chunk does not end as it must")
    }
  }
}
