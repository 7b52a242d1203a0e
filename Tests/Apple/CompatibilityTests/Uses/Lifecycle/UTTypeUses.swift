import Foundation
import UniformTypeIdentifiers

@MainActor enum UTTypeUses {
  static func utType(_ value: UTType, _ decoder: any Decoder, _ encoder: any Encoder) throws {
    _ = UTType.self
    _ = UTType("a")
    _ = UTType(filenameExtension: "a", conformingTo: .data)
    _ = UTType(mimeType: "a", conformingTo: .data)
    _ = UTType(exportedAs: "a", conformingTo: nil)
    _ = UTType(importedAs: "a", conformingTo: nil)
    _ = try UTType(from: decoder)
    try value.encode(to: encoder)
    _ = value.identifier
    _ = value.description
    _ = value.preferredFilenameExtension
    _ = value.preferredMIMEType
    _ = value.conforms(to: .text)
    var hasher = Hasher()
    value.hash(into: &hasher)
    _ = value == value
  }

  static func utTypes() -> [UTType] {
    let plain: [UTType] = [
      .item, .content, .data, .folder, .directory, .text, .plainText, .utf8PlainText, .rtf, .html,
      .json, .xml, .commaSeparatedText, .url, .fileURL, .archive, .zip, .pdf,
    ]
    let media: [UTType] = [
      .image, .png, .jpeg, .gif, .heic, .tiff, .svg, .webP, .audiovisualContent, .movie, .video,
      .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav,
    ]
    return plain + media
  }
}
