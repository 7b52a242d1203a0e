/// Leaves out of a picture's file what a camera wrote beside the picture: where, when and by what it was taken.
///
/// The picture itself is not written anew, and neither are its colour profile and which side is up.
enum PictureMetadata {
  /// The file without; nil if it has none or isn't read to its end.
  static func stripped(_ bytes: [UInt8]) -> [UInt8]? {
    let stripped: [UInt8]? =
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        jpeg(bytes)
      } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        png(bytes)
      } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
        webP(bytes)
      } else {
        nil
      }
    return stripped == bytes ? nil : stripped
  }

  // MARK: JPEG

  /// Segments up to the end of the picture (ITU-T T.81, B.1); what stands behind it, such as a film, is left out.
  private static func jpeg(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = [0xFF, 0xD8]
    var offset = 2
    var orientation = 1
    var isScan = false
    while offset + 1 < bytes.count {
      let code = bytes[offset + 1]
      if bytes[offset] != 0xFF || (isScan && (code == 0 || (0xD0...0xD7).contains(code))) {
        // Only scans hold anything between segments.
        guard isScan else { return nil }
        let step = bytes[offset] == 0xFF ? 2 : 1
        result += bytes[offset..<offset + step]
        offset += step
        continue
      }
      if code == 0xFF {
        offset += 1
        continue
      }
      if code == 0xD9 {
        result += [0xFF, 0xD9]
        if orientation != 1 {
          result.insert(contentsOf: segment(ofExif: tiff(orientation)), at: 2)
        }
        return result
      }
      guard offset + 3 < bytes.count else { return nil }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
      let content = bytes[(offset + 4)..<(offset + 2 + length)]
      let isExif = code == 0xE1 && content.starts(with: "Exif\0\0".utf8)
      if isExif { orientation = self.orientation(content.dropFirst(6)) ?? orientation }
      // XMP is in the same kind of segment, Photoshop's and IPTC's data in the other.
      let isMetadata =
        isExif || (code == 0xE1 && content.starts(with: "http://ns.adobe.com/".utf8))
        || (code == 0xED && content.starts(with: "Photoshop".utf8))
      if !isMetadata { result += bytes[offset..<offset + 2 + length] }
      isScan = code == 0xDA || isScan
      offset += 2 + length
    }
    return nil
  }

  private static func segment(ofExif tiff: [UInt8]) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }

  // MARK: PNG

  /// Chunks (PNG specification, 5.3), without texts, dates and Exif.
  private static func png(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes[..<8])
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return nil }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if !["eXIf", "tEXt", "zTXt", "iTXt", "tIME"].contains(name) {
        result += bytes[offset..<offset + 12 + length]
      }
      offset += 12 + length
      if name == "IEND" { return result }
    }
    return nil
  }

  // MARK: WebP

  /// Chunks of a RIFF container; which it has is told by flags in the first.
  private static func webP(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes[..<min(12, bytes.count)])
    var offset = 12
    while offset + 8 <= bytes.count {
      let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let length = bytes[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length + length % 2
      guard length <= bytes.count - offset - 8, end <= bytes.count else { return nil }
      switch name {
      case "EXIF":
        let content = bytes[offset + 8..<offset + 8 + length]
        let hasPrefix = content.starts(with: "Exif\0\0".utf8)
        if let orientation = orientation(content.dropFirst(hasPrefix ? 6 : 0)), orientation != 1 {
          let tiff = tiff(orientation)
          result += "EXIF".utf8
          result += [UInt8(tiff.count), 0, 0, 0] + tiff
        } else {
          clear(0x08, in: &result)
        }
      case "XMP ": clear(0x04, in: &result)
      default: result += bytes[offset..<end]
      }
      offset = end
    }
    let size = result.count - 8
    for place in 0..<4 { result[4 + place] = UInt8(size >> (8 * place) & 255) }
    return result
  }

  private static func clear(_ flag: UInt8, in file: inout [UInt8]) {
    guard file.count > 20, file[12..<16].elementsEqual("VP8X".utf8) else { return }
    file[20] &= ~flag
  }

  // MARK: Exif

  /// Which side is up (Exif 2.3, 4.6.4), in 2…8 if it isn't the first row.
  private static func orientation(_ tiff: ArraySlice<UInt8>) -> Int? {
    guard tiff.count >= 8 else { return nil }
    let start = tiff.startIndex
    let isLittle = tiff[start] == UInt8(ascii: "I")
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= tiff.count - count else { return nil }
      let part = tiff[start + offset..<start + offset + count]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 512) where number(directory + 2 + entry * 12, 2) == 0x0112 {
      return number(directory + 2 + entry * 12 + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// A directory of one entry.
  private static func tiff(_ orientation: Int) -> [UInt8] {
    Array("MM".utf8) + [
      0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
    ]
      + [0, 0, 0, 0]
  }
}
