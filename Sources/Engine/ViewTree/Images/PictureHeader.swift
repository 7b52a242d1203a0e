/// What kind of picture a file is, by its extension.
package enum PictureType: String, Sendable, CaseIterable {
  case svg, png, jpeg, gif, webp, avif

  /// The type of a file by its name; nil for what browsers don't show.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
  }

  /// The type of some bytes by what they begin with.
  package init?(bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      self = .webp
    } else if bytes.count > 11, bytes[4..<8].elementsEqual("ftyp".utf8) {
      self = .avif
    } else if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The media type.
  package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  /// The usual ending of a file's name.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}

/// A picture's size in its own units: pixels, or the points of a drawing.
package struct PictureSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init?(width: Double, height: Double) {
    guard width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads the size from the head of a file; nil if it can't be found there.
  package init?(of bytes: [UInt8], type: PictureType) {
    let reader = HeaderReader(bytes: bytes)
    let size: PictureSize?
    switch type {
    case .png: size = reader.png
    case .gif: size = reader.gif
    case .jpeg: size = reader.jpeg
    case .webp: size = reader.webp
    case .svg: size = SVGHeader(bytes).size
    case .avif: size = nil
    }
    guard let size else { return nil }
    self = size
  }
}

/// Reads numbers at places that may not be there.
private struct HeaderReader {
  let bytes: [UInt8]

  private func byte(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// A number of bytes, the most significant first.
  private func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of bytes, the least significant first.
  private func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> PictureSize? {
    guard let width, let height else { return nil }
    return PictureSize(width: Double(width), height: Double(height))
  }

  /// The `IHDR` chunk comes first (PNG specification, 5.6).
  var png: PictureSize? { size(big(16, 4), big(20, 4)) }

  /// The logical screen descriptor (GIF89a, 18).
  var gif: PictureSize? { size(little(6, 2), little(8, 2)) }

  /// The first frame header (ITU-T T.81, B.2.2) among the segments, turned as browsers turn it.
  var jpeg: PictureSize? {
    var offset = 2
    var isTurned = false
    while let mark = byte(offset), let code = byte(offset + 1) {
      guard mark == 0xFF else { return nil }
      if code == 0xFF || code == 0x01 || (0xD0...0xD8).contains(code) {
        offset += code == 0xFF ? 1 : 2
        continue
      }
      let isFrame = (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code)
      if isFrame {
        let sides = (big(offset + 7, 2), big(offset + 5, 2))
        return isTurned ? size(sides.1, sides.0) : size(sides.0, sides.1)
      }
      if code == 0xE1, let orientation = orientation(at: offset + 4) {
        isTurned = (5...8).contains(orientation)
      }
      guard let length = big(offset + 2, 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// The orientation among a photo's own data (Exif 2.3, 4.6.4): from 5 on its sides are exchanged.
  private func orientation(at offset: Int) -> Int? {
    guard bytes.count > offset + 14, bytes[offset..<offset + 6].elementsEqual("Exif\0\0".utf8)
    else { return nil }
    let start = offset + 6
    let isLittle = bytes[start] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      isLittle ? little(place, count) : big(place, count)
    }
    guard let directory = number(start + 4, 4), directory < bytes.count,
      let count = number(start + directory, 2)
    else { return nil }
    for index in 0..<min(count, 512) {
      let entry = start + directory + 2 + index * 12
      if number(entry, 2) == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }

  /// The first chunk of a RIFF container: `VP8 `, `VP8L` or `VP8X`.
  var webp: PictureSize? {
    switch byte(15) {
    case 0x20: return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
    case 0x4C:
      guard let bits = little(21, 4) else { return nil }
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case 0x58: return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    default: return nil
    }
  }
}
