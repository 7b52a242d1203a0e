import Testing

@testable import ViewTree

@Suite("Live events") @MainActor
struct LiveEventTests {
  private func bytes(_ numbers: [Float]) -> [UInt8] {
    numbers.flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt32($0 * 8)) }
    }
  }

  @Test("Claims of sizes are cut to what can be")
  func sizes() {
    #expect(
      LiveEvent(.size, bytes: bytes([1e8, -4, 1e7, -1e7])[...])
        == LiveEvent(.size, .motion(0, [16_384, 0, 1e7, -1e7])))
    #expect(
      LiveEvent(.scroll, bytes: ([1] + bytes([1, 2, 1e7, 1e8, 1e8, 16_385]))[...])
        == LiveEvent(.scroll, .motion(1, [1, 2, 1e7, 1e8, 16_384, 16_384])))
    #expect(
      LiveEvent(.magnify, bytes: ([1] + bytes([1e8, 1, 0.5, 0.5]))[...])
        == LiveEvent(.magnify, .motion(1, [8, 1, 0.5, 0.5])))
    #expect(LiveEvent(.size, bytes: bytes([.infinity, 1, 1, 1])[...]) == nil)
  }

  @Test("The slot `conceal` is never sent")
  func conceal() {
    #expect(LiveEvent(.conceal, bytes: []) == nil)
  }
}
