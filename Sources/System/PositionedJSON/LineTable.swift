/// Answers line and column of any byte of a file in near constant time.
///
/// The scalars of a line are not counted from its start, since a file may be one line of
/// 64 MiB: the number of scalars before each block of 1 KiB is kept.
struct LineTable: Sendable {
  /// The offsets at which lines start; the first is behind a byte order mark.
  private var lineStarts: [UInt32]
  /// How many Unicode scalars stand before each block.
  private var scalarCounts: [UInt32] = []

  private static let blockSize = 1024

  /// Reads the lines of the first `end` bytes.
  ///
  /// - Complexity: O(*n*), where *n* is `end`.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    lineStarts = [UInt32(truncatingIfNeeded: start)]
    let end = min(end, bytes.count)
    scalarCounts.reserveCapacity(end / Self.blockSize + 1)
    var scalars: UInt32 = 0
    var block = 0
    while block < end {
      scalarCounts.append(scalars)
      let blockEnd = min(block + Self.blockSize, end)
      scalars &+= Self.countScalars(in: bytes, block..<blockEnd)
      addLineStarts(in: bytes, block..<blockEnd)
      block = blockEnd
    }
    scalarCounts.append(scalars)
  }

  /// The line and the column, both from 1, of the byte at `offset`.
  func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let lineStart = Int(lineStarts[low])
    let column = scalars(before: offset, in: bytes) - scalars(before: lineStart, in: bytes)
    return (low + 1, max(column, 0) + 1)
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.blockSize, scalarCounts.count - 1)
    let start = block * Self.blockSize
    let end = min(max(offset, start), bytes.count)
    guard start < end else { return Int(scalarCounts[block]) }
    return Int(scalarCounts[block] &+ Self.countScalars(in: bytes, start..<end))
  }

  private mutating func addLineStarts(in bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let word = ByteWord(bytes, at: index, before: range.upperBound),
        !word.contains(0x0A), !word.contains(0x0D)
      {
        index += 8
        continue
      }
      let isLineEnd =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      index += 1
      if isLineEnd { lineStarts.append(UInt32(truncatingIfNeeded: index)) }
    }
  }

  /// Every scalar has one byte that is no continuation byte.
  private static func countScalars(in bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var continuations = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if let word = ByteWord(bytes, at: index, before: range.upperBound) {
        continuations += word.continuationCount
        index += 8
      } else {
        continuations += bytes[index] & 0xC0 == 0x80 ? 1 : 0
        index += 1
      }
    }
    return UInt32(truncatingIfNeeded: range.count - continuations)
  }
}
