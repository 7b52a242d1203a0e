/// The hash that a content security policy names a style sheet by (FIPS 180-4).
///
/// A page's own hash must be in the page, so the engine can't do without one; Foundation on Linux
/// has none, and a library for this alone would be the static site's only other dependency.
package enum SHA256 {
  /// The digest of some bytes as 64 hexadecimal digits.
  package static func hex(of message: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = digest(of: message).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of some bytes.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var padded = message
    padded.append(0x80)
    padded.append(contentsOf: repeatElement(0, count: (119 - message.count % 64) % 64))
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    padded.withUnsafeBufferPointer { bytes in
      constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
          for block in stride(from: 0, to: bytes.count, by: 64) {
            compress(bytes, at: block, constants, schedule, &state)
          }
        }
      }
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The digest of some bytes in base 64.
  package static func base64(of message: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let digest = digest(of: message)
    var result: [UInt8] = []
    for start in stride(from: 0, to: digest.count, by: 3) {
      let group = digest[start..<min(start + 3, digest.count)]
      var word: UInt32 = 0
      for offset in 0..<3 {
        word = word << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0)
      }
      for digit in 0..<4 {
        let isUsed = digit <= group.count
        result.append(isUsed ? alphabet[Int(word >> UInt32(18 - 6 * digit) & 63)] : 0x3D)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func compress(
    _ bytes: UnsafeBufferPointer<UInt8>, at block: Int, _ constants: UnsafeBufferPointer<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ state: inout [UInt32]
  ) {
    for index in 0..<16 {
      let at = block + index * 4
      schedule[index] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
        | UInt32(bytes[at + 3])
    }
    for index in 16..<64 {
      let (a, b) = (schedule[index - 15], schedule[index - 2])
      let low = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let high = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ high &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] = state[index] &+ word
    }
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in cubeRootFraction(UInt64(prime)) }
  }()

  /// 32 bits after the point of a cube root, by bisection in exact integers.
  private static func cubeRootFraction(_ number: UInt64) -> UInt32 {
    // The largest x with x³ ≤ number · 2⁹⁶; x has 35 bits at most.
    var low: UInt64 = 0
    var high: UInt64 = 1 << 36
    while high - low > 1 {
      let middle = (low + high) / 2
      if cubeIsAtMost(middle, number) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func cubeIsAtMost(_ root: UInt64, _ number: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high.multipliedFullWidth(by: root)
    // The cube as three words, the most significant first.
    let (middle, carry) = low.high.addingReportingOverflow(high.low)
    let top = high.high + (carry ? 1 : 0)
    // number · 2⁹⁶ as three words.
    let limitTop = number >> 32
    let limitMiddle = number << 32
    if top != limitTop { return top < limitTop }
    if middle != limitMiddle { return middle < limitMiddle }
    return low.low == 0
  }
}
