/// A message that a socket sends in pieces: the next is asked for when the client has taken the one before, so
/// that no more than one waits.
struct PiecedMessage {
  private var piece: [UInt8]
  /// How much of the piece was taken.
  private var position = 0
  private var isLast: Bool

  init(_ piece: [UInt8], isLast: Bool) {
    self.piece = piece
    self.isLast = isLast
  }

  /// Whether the next piece is waited for.
  var isStarved: Bool { position == piece.count && !isLast }
  /// Whether all pieces were taken.
  var isOver: Bool { position == piece.count && isLast }

  /// Goes on with the next piece; false if the one before wasn't taken yet.
  mutating func append(_ piece: [UInt8], isLast: Bool) -> Bool {
    guard isStarved else { return false }
    self = PiecedMessage(piece, isLast: isLast)
    return true
  }

  /// Copies as many bytes as there are, and as fit.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, piece.count - position)
    piece.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<(position + count)]))
    }
    position += count
    return count
  }
}
