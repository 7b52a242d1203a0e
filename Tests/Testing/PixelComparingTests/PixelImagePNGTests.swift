import Foundation
import PixelComparing
import SeededRandom
import TestSupport
import Testing

@Suite("Pictures as PNG")
struct PixelImagePNGTests {
  @Test("A picture that is written and read again has the same pixels")
  func roundTrip() throws {
    for number in 0..<30 {
      let seed = PropertySeed.start &+ UInt64(number)
      var random = SeededGenerator(seed: seed)
      var image = try PixelImage(
        width: Int.random(in: 1...64, using: &random),
        height: Int.random(in: 1...64, using: &random))
      for _ in 0..<200 {
        image[
          Int.random(in: 0..<image.width, using: &random),
          Int.random(in: 0..<image.height, using: &random)] = SIMD4(
            .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
            .random(in: 0...255, using: &random), .random(in: 0...255, using: &random))
      }
      #expect(try PixelImage(png: image.png()) == image, "seed \(seed)")
    }
  }

  @Test("A file cut short anywhere is an error, never a picture")
  func cut() throws {
    let file = try PixelImage(width: 9, height: 7, color: SIMD4(10, 20, 30, 255)).png()
    // The last chunk says nothing but that it is the last.
    for length in 0..<(file.count - 12) {
      #expect(throws: PixelError.self) { try PixelImage(png: Array(file.prefix(length))) }
    }
  }

  @Test("Damaged bytes are read as some picture or refused, and end nothing")
  func damaged() throws {
    let file = try PixelImage(width: 20, height: 20, color: SIMD4(10, 20, 30, 255)).png()
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<2_000 {
      var bytes = file
      for _ in 0...Int.random(in: 0...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? PixelImage(png: bytes)
    }
  }

  @Test("A header that promises too many pixels is refused before anything is made for them")
  func large() throws {
    #expect(throws: PixelError.self) { try PixelImage(width: 20_000, height: 20_000) }
    // A header of 60,000 by 60,000 with its right checksum, and nothing behind it.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0,
    ]
    let bytes = header + checksum(header[12...]) + [0, 0, 0, 0] + Array("IDAT".utf8)
    let error = #expect(throws: PixelError.self) {
      try PixelImage(png: bytes + checksum(Array("IDAT".utf8)[...]))
    }
    #expect(error?.code == .size)
  }

  @Test("Samples of 16 bits are refused, since eight would hide a difference")
  func deep() throws {
    let png = try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAADElEQVR4nGMQ"
          + "MgFBAAKzANP6twJFAAAAAElFTkSuQmCC"))
    let error = #expect(throws: PixelError.self) { try PixelImage(png: [UInt8](png)) }
    #expect(error?.code == .depth)
  }

  /// The CRC of a chunk, as the PNG specification has it in its annex D.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 {
        register = register & 1 == 1 ? 0xEDB8_8320 ^ (register >> 1) : register >> 1
      }
    }
    let value = ~register
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
