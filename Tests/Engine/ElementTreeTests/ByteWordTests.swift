import SeededRandom
import Testing

@testable import ElementTree

@Suite("Eight bytes together")
struct ByteWordTests {
  @Test("Each question is answered as byte by byte", arguments: [0, 1, 2] as [UInt64])
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Bytes near each limit come often.
    let near: [UInt8] = [
      0, 1, 0x1F, 0x20, 0x21, 0x7F, 0x80, 0xD5, 0xD6, 0xD7, 0xEE, 0xEF, 0xF0, 0xFF,
    ]
    func byte() -> UInt8 {
      Bool.random(using: &random)
        ? near.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...8, using: &random)
      let bytes = (0..<count).map { _ in byte() }
      let others = (0..<8).map { _ in byte() }
      let (filler, low, high, one) = (
        byte(), UInt8.random(in: 0...128, using: &random), byte(), byte()
      )
      let all = bytes + [UInt8](repeating: filler, count: 8 - count)
      let word = bytes.withUnsafeBufferPointer { ByteWord($0, filledWith: filler) }
      let other = others.withUnsafeBytes { ByteWord($0.baseAddress!) }
      #expect(word.hasByte(below: low) == all.contains { $0 < low })
      if high > 128 { #expect(word.hasByte(from: high) == all.contains { $0 >= high }) }
      #expect(word.hasByte(one) == all.contains(one))
      #expect(
        word.hasByte(one, with: other) == zip(all, others).contains { $0 == one && $1 == one })
    }
  }
}
