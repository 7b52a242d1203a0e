import Foundation

/// Writes outlines in whole units, each place relative to the one before.
struct PathOutline {
  private var bytes: [UInt8] = []
  private var last = (x: 0, y: 0)

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }

  /// A place in units.
  static func place(_ value: Double, _ side: Double) -> Int {
    Int(min(max(value * side, -1e6), 1e6).rounded())
  }

  mutating func move(_ x: Int, _ y: Int) {
    bytes.append(UInt8(ascii: "M"))
    number(x, first: true)
    number(y, first: false)
    last = (x, y)
  }

  mutating func line(_ x: Int, _ y: Int) {
    let (dx, dy) = (x - last.x, y - last.y)
    if dx == 0, dy == 0 { return }
    if dy == 0 {
      bytes.append(UInt8(ascii: "h"))
      number(dx, first: true)
    } else if dx == 0 {
      bytes.append(UInt8(ascii: "v"))
      number(dy, first: true)
    } else {
      bytes.append(UInt8(ascii: "l"))
      number(dx, first: true)
      number(dy, first: false)
    }
    last = (x, y)
  }

  mutating func curve(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ x: Int, _ y: Int) {
    bytes.append(UInt8(ascii: "c"))
    number(x1 - last.x, first: true)
    for (index, value) in [y1, x2, y2, x, y].enumerated() {
      number(value - (index % 2 == 0 ? last.y : last.x), first: false)
    }
    last = (x, y)
  }

  /// A dot: a line without length, which has round ends.
  mutating func dot(_ x: Int, _ y: Int) {
    move(x, y)
    bytes.append(contentsOf: "h0".utf8)
  }

  mutating func close() { bytes.append(UInt8(ascii: "z")) }

  private mutating func number(_ value: Int, first: Bool) {
    if !first, value >= 0 { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: String(value).utf8)
  }
}
