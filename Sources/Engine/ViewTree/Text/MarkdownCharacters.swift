/// What characters are to Markdown.
enum MarkdownCharacters {
  /// Whether a byte is an ASCII punctuation mark.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether a run of delimiters may open or close, from the characters beside it.
  static func flanks(
    _ bytes: [UInt8], _ run: Range<Int>
  ) -> (canOpen: Bool, canClose: Bool) {
    let before = kind(before: run.lowerBound, in: bytes)
    let after = kind(at: run.upperBound, in: bytes)
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    guard bytes[run.lowerBound] == UInt8(ascii: "_") else { return (isLeft, isRight) }
    return (
      isLeft && (!isRight || before == .punctuation),
      isRight && (!isLeft || after == .punctuation)
    )
  }

  private enum Kind { case space, punctuation, letter }

  private static func kind(at index: Int, in bytes: [UInt8]) -> Kind {
    guard index < bytes.count else { return .space }
    let byte = bytes[index]
    if byte < 0x80 { return kind(ascii: byte) }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80, end < index + 4 { end += 1 }
    return kind(bytes[index..<end])
  }

  private static func kind(before index: Int, in bytes: [UInt8]) -> Kind {
    guard index > 0 else { return .space }
    let byte = bytes[index - 1]
    if byte < 0x80 { return kind(ascii: byte) }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80, start > index - 4 { start -= 1 }
    return kind(bytes[start..<index])
  }

  private static func kind(ascii byte: UInt8) -> Kind {
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return .space }
    return isPunctuation(byte) ? .punctuation : .letter
  }

  private static func kind(_ bytes: ArraySlice<UInt8>) -> Kind {
    // A placeholder counts as a letter.
    guard bytes.first != InlineMarkdown.marker,
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return .letter }
    if scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .letter
    }
  }
}

/// The runs of backticks in a text, by length.
struct MarkdownBackticks {
  private var starts: [Int: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
      starts[index - start, default: []].append(start)
    }
  }

  /// Where the next run of just this length begins.
  func next(length: Int, after index: Int) -> Int? {
    guard let runs = starts[length] else { return nil }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? runs[low] : nil
  }
}
