internal import CNettle
internal import Glibc

/// The tags by which browsers know that a file is still what they have.
///
/// A tag is a digest of the content, so a build that writes the same bytes again changes none. A
/// file is read for it once in each version.
struct EntityTags {
  private var known: [OpenFile.Version: String] = [:]

  /// The tag of a file, or nil if it can't be read.
  mutating func tag(of file: OpenFile) -> String? {
    if let tag = known[file.version] { return tag }
    guard let tag = Self.digest(file.descriptor) else { return nil }
    if known.count >= 10_000 { known = [:] }
    known[file.version] = tag
    return tag
  }

  /// Whether the value of an `If-None-Match` header names a tag.
  static func list(_ value: String, contains tag: String) -> Bool {
    value.split(separator: ",").contains { item in
      let item = item.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return item == "*" || (item.hasPrefix("W/") ? item.dropFirst(2) : item) == tag
    }
  }

  private static func digest(_ descriptor: Int32) -> String? {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    var offset = 0
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, offset)
      if count < 0 { return nil }
      if count == 0 { break }
      nettle_sha256_update(&context, count, buffer)
      offset += count
    }
    var digest = [UInt8](repeating: 0, count: 16)
    nettle_sha256_digest(&context, digest.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "\"" + String(decoding: text, as: UTF8.self) + "\""
  }
}
