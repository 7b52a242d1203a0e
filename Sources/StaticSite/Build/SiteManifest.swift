/// The list of files that a build wrote, kept in the output folder.
///
/// It is what tells a build's own files from foreign ones, so a build removes nothing else. The
/// file has one line for the format, one for the input's hash, and one for each file: hash, size,
/// path.
struct SiteManifest: Equatable {
  struct Entry: Equatable {
    var hash: ContentHash
    var byteCount: Int
  }

  static let fileName = ".site-manifest"
  /// The name under which a new manifest is written before it replaces the old one.
  static let temporaryName = ".site-manifest.new"
  /// The folder for new files where the output's parent can't be used.
  static let stagingName = ".site-staging"

  private static let format = "site-manifest 1"

  /// The hash of all that the site was made from; nil if the caller gave none.
  var input: ContentHash?
  /// The files by path.
  var entries: [String: Entry] = [:]

  init() {}

  /// Reads a manifest; nil if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), text.utf8.last == 0x0A else {
      return nil
    }
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst().map({ $0 == SiteManifest.format }) == true,
      let inputLine = lines.popFirst(), inputLine.hasPrefix("input ")
    else { return nil }
    let input = inputLine.dropFirst("input ".count)
    if input != "-" {
      guard let hash = ContentHash(input) else { return nil }
      self.input = hash
    }
    entries.reserveCapacity(lines.count)
    for line in lines {
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count == 3, let hash = ContentHash(fields[0]), let count = Int(fields[1]),
        count >= 0, SitePath.fault(of: String(fields[2])) == nil
      else { return nil }
      entries[String(fields[2])] = Entry(hash: hash, byteCount: count)
    }
  }

  /// The folders that hold a file, and the folders that those are in.
  var folders: Set<String> {
    var folders: Set<String> = []
    var last = ""
    for path in entries.keys {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
      let folder = String(path[..<slash])
      // Most files stand in the folder of the one before.
      if folder == last { continue }
      last = folder
      guard folders.insert(folder).inserted else { continue }
      folders.formUnion(SitePath(unchecked: folder).folders)
    }
    return folders
  }

  /// The manifest as it is written, files in the order of their paths.
  var bytes: [UInt8] {
    var bytes = Array("\(SiteManifest.format)\ninput \(input?.description ?? "-")\n".utf8)
    bytes.reserveCapacity(entries.count * 80)
    let paths = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in paths {
      guard let entry = entries[path] else { continue }
      bytes += entry.hash.description.utf8
      bytes += " \(entry.byteCount) ".utf8
      bytes += path.utf8
      bytes.append(0x0A)
    }
    return bytes
  }
}
