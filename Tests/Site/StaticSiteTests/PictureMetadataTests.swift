import SeededRandom
import Testing

@testable import StaticSite

@Suite("What cameras write beside pictures")
struct PictureMetadataTests {
  private func segment(_ code: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, code, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private func exif(_ orientation: UInt8?) -> [UInt8] {
    var tiff = Array("II".utf8) + [42, 0, 8, 0, 0, 0]
    let entries: [[UInt8]] =
      [[0x10, 0x01, 2, 0, 4, 0, 0, 0, 71, 80, 83, 0]]
      + (orientation.map { [[0x12, 0x01, 3, 0, 1, 0, 0, 0, $0, 0, 0, 0]] } ?? [])
    tiff += [UInt8(entries.count), 0] + entries.flatMap { $0 } + [0, 0, 0, 0]
    return tiff
  }

  private let scan: [UInt8] = [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]

  @Test(
    "Of a JPEG, Exif, XMP and Photoshop's data go, with what follows the picture; the rest stays")
  func jpeg() throws {
    let kept = segment(0xE0, Array("JFIF\0".utf8)) + segment(0xE2, Array("ICC_PROFILE\0".utf8))
    let picture =
      segment(0xC0, [8, 0, 1, 0, 1]) + segment(0xDA, [1]) + scan + segment(0xC4, [0xFF, 0xD9])
      + segment(0xDA, [2]) + scan
    let file =
      [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + exif(nil)) + kept
      + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<gps>".utf8))
      + segment(0xED, Array("Photoshop 3.0".utf8)) + picture + [0xFF, 0xD9] + Array("a film".utf8)
    #expect(PictureMetadata.stripped(file) == [0xFF, 0xD8] + kept + picture + [0xFF, 0xD9])
    let plain = [0xFF, 0xD8] + kept + picture + [0xFF, 0xD9]
    #expect(PictureMetadata.stripped(plain) == nil)
  }

  @Test("Which side is up stays", arguments: [2, 6, 8] as [UInt8])
  func orientation(side: UInt8) throws {
    let file =
      [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + exif(side))
      + segment(0xDA, [1]) + scan + [0xFF, 0xD9]
    let stripped = try #require(PictureMetadata.stripped(file))
    #expect(!String(decoding: stripped, as: UTF8.self).contains("GPS"))
    #expect(stripped.starts(with: [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8)))
    #expect(stripped[30...31] == [0, side][...])
    // It is the same when it is done once more.
    #expect(PictureMetadata.stripped(stripped) == nil)
  }

  @Test("Of a PNG, texts, dates and Exif go")
  func png() throws {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [9, 9, 9, 9]
    }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let (begin, end) = (chunk("IHDR", [1]), chunk("IDAT", [2, 3]) + chunk("IEND", []))
    let file = head + begin + chunk("eXIf", exif(nil)) + chunk("tEXt", [7]) + end + [0]
    #expect(PictureMetadata.stripped(file) == head + begin + end)
  }

  @Test("Of a WebP, Exif and XMP go, with the flags that tell of them")
  func webP() throws {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content
        + (content.count % 2 == 1 ? [0] : [])
    }
    func file(_ chunks: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [UInt8(chunks.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunks
    }
    let size: [UInt8] = [0, 0, 0, 1, 0, 0, 1, 0, 0]
    let picture = chunk("VP8 ", [5, 6, 7])
    let whole = file(
      chunk("VP8X", [0x1C] + size) + picture + chunk("EXIF", exif(nil)) + chunk("XMP ", [1]))
    #expect(PictureMetadata.stripped(whole) == file(chunk("VP8X", [0x10] + size) + picture))
    let turned = file(chunk("VP8X", [0x08] + size) + picture + chunk("EXIF", exif(6)))
    let stripped = try #require(PictureMetadata.stripped(turned))
    #expect(stripped[20] == 0x08)
    #expect(!String(decoding: stripped, as: UTF8.self).contains("GPS"))
  }

  @Test("Whatever the bytes are, it ends, and a file that is cut stays as it is", arguments: 0..<4)
  func hostile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole =
      [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + exif(6)) + segment(0xDA, [1]) + scan
      + [0xFF, 0xD9]
    for count in 0..<whole.count {
      #expect(PictureMetadata.stripped(Array(whole[..<count])) == nil)
    }
    for head in [
      Array(whole.prefix(3)), Array("RIFF    WEBP".utf8),
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    ] {
      for _ in 0..<500 {
        let rest = (0..<Int.random(in: 0..<64, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        _ = PictureMetadata.stripped(head + rest)
      }
    }
  }
}
