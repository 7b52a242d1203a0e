import Foundation
import Moments

/// The reference: a loop that writes the same bytes from arrays of ready strings.
///
/// The constant pieces are what stands between the values in the page that our emitter wrote, so
/// the loop writes byte for byte the same, with no tree, no styles and no escaping. The first card
/// is a constant, too: its pictures are loaded at once, so that it is no model of the others.
struct CardLoop {
  private let head: String
  private let tail: String
  /// The constant pieces of a card, one more than there are values.
  private let pieces: [String]
  /// The values of each card but the first, escaped already.
  private let values: [[String]]

  /// Takes a page apart; nil if a value can't be found in it.
  init?(page: [UInt8], cards: [[String]]) {
    values = cards.dropFirst().map { card in card.map { Self.escape($0) } }
    guard let model = values.first,
      let first = Self.find(Array("<article".utf8), in: page, from: 0),
      let start = Self.find(Array("<article".utf8), in: page, from: first + 1),
      let end = Self.findLast(Array("</article>".utf8), in: page, before: page.count)
    else { return nil }
    head = String(decoding: page[..<start], as: UTF8.self)
    tail = String(decoding: page[(end + 10)...], as: UTF8.self)
    var pieces: [String] = []
    var position = start
    for value in model {
      guard let found = Self.find(Array(value.utf8), in: page, from: position) else { return nil }
      pieces.append(String(decoding: page[position..<found], as: UTF8.self))
      position = found + value.utf8.count
    }
    guard let close = Self.find(Array("</article>".utf8), in: page, from: position) else {
      return nil
    }
    pieces.append(String(decoding: page[position..<(close + 10)], as: UTF8.self))
    self.pieces = pieces
  }

  /// Writes the page.
  func write() -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(head.utf8.count + tail.utf8.count + values.count * 1600)
    out.append(contentsOf: head.utf8)
    for card in values {
      for index in card.indices {
        out.append(contentsOf: pieces[index].utf8)
        out.append(contentsOf: card[index].utf8)
      }
      out.append(contentsOf: pieces[card.count].utf8)
    }
    out.append(contentsOf: tail.utf8)
    return out
  }

  private static func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  private static func find(_ needle: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard !needle.isEmpty, text.count >= needle.count else { return nil }
    var index = start
    while index + needle.count <= text.count {
      if text[index] == needle[0], text[index..<(index + needle.count)].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func findLast(_ needle: [UInt8], in text: [UInt8], before end: Int) -> Int? {
    var index = end
    while index >= 0 {
      if index + needle.count <= text.count,
        text[index..<(index + needle.count)].elementsEqual(needle)
      {
        return index
      }
      index -= 1
    }
    return nil
  }
}
