import ElementTree
import Foundation

extension PageAssets {
  /// The address of a film or a sound as the page writes it; nil if it has none there.
  mutating func address(of source: MediaOrder.Source) -> String? {
    switch source {
    case .url(let url) where url.isFileURL: addressOfMedia(file: url.path)
    case .url(let url): Self.foreignAddress(url.absoluteString)
    case .data(let data): addressOfMedia(bytes: Array(data))
    }
  }

  private static func foreignAddress(_ address: String) -> String? {
    let checked = ImageURL(address)
    return checked.isRefused ? nil : checked.string
  }

  /// How the names of films and sounds end that browsers may play.
  ///
  /// An address that comes from a reader may name any file of the server's; none but these is sent.
  private static let endings: Set = [
    "mp4", "m4v", "mov", "webm", "m3u8", "mp3", "m4a", "aac", "wav", "ogg", "oga", "opus", "flac",
    "caf",
    "aif", "aiff",
  ]

  /// Links a file of the app's, by a name that changes with its length and with its beginning and end: films are large.
  private mutating func addressOfMedia(file path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    guard case .linked(let prefix) = placement,
      Self.endings.contains(url.pathExtension.lowercased()),
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    let part = 16 << 10
    guard let size = try? file.seekToEnd(), size > 0 else { return nil }
    var sample = Array("\(size) ".utf8)
    for offset in [0, max(0, Int(size) - part)] {
      try? file.seek(toOffset: UInt64(offset))
      sample += (try? file.read(upToCount: part)) ?? Data()
    }
    let name = PageAsset.name(
      url.deletingPathExtension().lastPathComponent, content: sample,
      fileExtension: url.pathExtension.lowercased())
    add(PageAsset(name: name, origin: path))
    return prefix + name
  }

  private mutating func addressOfMedia(bytes: [UInt8]) -> String? {
    guard case .linked(let prefix) = placement, !bytes.isEmpty else { return nil }
    let name = PageAsset.name(
      "sound", content: bytes, fileExtension: Self.fileExtension(of: bytes))
    add(PageAsset(name: name, origin: nil, bytes: bytes))
    return prefix + name
  }

  /// What a sound's first bytes say that it is.
  private static func fileExtension(of bytes: [UInt8]) -> String {
    if bytes.starts(with: Array("RIFF".utf8)) { return "wav" }
    if bytes.starts(with: Array("OggS".utf8)) { return "ogg" }
    if bytes.starts(with: Array("fLaC".utf8)) { return "flac" }
    if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return "m4a" }
    return "mp3"
  }
}
