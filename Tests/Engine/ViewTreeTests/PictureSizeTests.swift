import SeededRandom
import Testing

@testable import ViewTree

@Suite("Picture sizes")
struct PictureSizeTests {
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 120, 0,
    240, 3,
  ]

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0, 0, 0, 0, 16]

  @Test(
    "The head of a file gives its size",
    arguments: [
      (PictureType.png, png, 256, 16), (.jpeg, jpeg, 240, 120),
      (.gif, Array("GIF89a".utf8) + [3, 0, 2, 1], 3, 258),
      (
        .webp, Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0], 100,
        50
      ),
    ] as [(PictureType, [UInt8], Double, Double)])
  func heads(type: PictureType, bytes: [UInt8], width: Double, height: Double) {
    #expect(PictureType(bytes: bytes) == type)
    #expect(PictureSize(of: bytes, type: type) == PictureSize(width: width, height: height))
  }

  @Test(
    "The root of an SVG file gives its size",
    arguments: [
      ("<svg width='40' height=\"30px\" viewBox=\"0 0 4 3\"/>", 40, 30),
      (
        "<?xml version=\"1.0\"?><!-- <svg width='1'> --><!DOCTYPE svg><svg viewBox='0,0,24 12'>",
        24, 12
      ),
      ("<svg\n width = '1in' viewBox='0 0 2 1'>", 96, 48),
      ("<svg width='100%' viewBox='0 0 7 5'>", 7, 5),
    ] as [(String, Double, Double)])
  func roots(source: String, width: Double, height: Double) {
    #expect(
      PictureSize(of: Array(source.utf8), type: .svg) == PictureSize(width: width, height: height))
  }

  @Test(
    "A file without a size has none",
    arguments: [
      "", "<", "<svg", "<svg>", "<svg width='x'>", "<html width='3' height='4'>", "<!-- <svg>",
      "<svg width='0' height='4'>", "<svg viewBox='0 0 nan 4'>",
    ])
  func none(source: String) {
    #expect(PictureSize(of: Array(source.utf8), type: .svg) == nil)
  }

  @Test("No cut file and no changed byte makes reading fail otherwise than by nil")
  func damaged() {
    var random = SeededGenerator(seed: 20_240_611)
    for type in PictureType.allCases {
      for whole in [Self.png, Self.jpeg, Array("<svg width='4' height='5'/>".utf8)] {
        for length in 0...whole.count {
          var bytes = Array(whole.prefix(length))
          if !bytes.isEmpty {
            let place = Int(random.next() % UInt64(bytes.count))
            bytes[place] = UInt8(truncatingIfNeeded: random.next())
          }
          _ = PictureSize(of: bytes, type: type)
        }
      }
    }
  }

  @Test(
    "A photo that browsers turn has the sides that they show",
    arguments: [(1, 300), (6, 200), (8, 200)])
  func turned(orientation: UInt8, width: Double) {
    // The sensor's 300 by 200, behind an orientation among the photo's own data.
    let photo: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0II*\0".utf8)
      + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      + [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44, 1, 1, 17, 0]
    let size = PictureSize(of: photo, type: .jpeg)
    #expect(size?.width == width)
    #expect(size?.height == 500 - width)
  }
}
