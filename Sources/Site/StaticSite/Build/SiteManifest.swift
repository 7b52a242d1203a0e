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

  /// What says that a folder beside the output is the generation before, whole, and has the stamps of the site.
  static let generationName = ".site-generation"

  private static let format = "site-manifest 1"

  /// The hash of all that the site was made from; nil if the caller gave none.
  var input: ContentHash?
  /// The files by path.
  var entries: [String: Entry] = [:]

  init() {}

  /// Reads a manifest; nil if it is damaged.
  ///
  /// Works on bytes, since a list of ten thousand files is read before anything else happens.
  init?(_ bytes: [UInt8]) {
    guard bytes.last == 0x0A else { return nil }
    var lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let format = lines.popFirst(), format.elementsEqual(SiteManifest.format.utf8),
      let input = lines.popFirst(), input.starts(with: "input ".utf8)
    else { return nil }
    let hash = input.dropFirst("input ".utf8.count)
    if !hash.elementsEqual("-".utf8) {
      guard let hash = ContentHash(hexadecimal: hash) else { return nil }
      self.input = hash
    }
    entries.reserveCapacity(lines.count)
    for line in lines {
      guard let hash = ContentHash(hexadecimal: line.prefix(32)) else { return nil }
      var rest = line.dropFirst(32)
      guard rest.popFirst() == 0x20, let space = rest.firstIndex(of: 0x20),
        let count = Int(String(decoding: rest[..<space], as: UTF8.self)), count >= 0,
        let path = String(validating: rest[(space + 1)...], as: UTF8.self),
        SitePath.fault(of: path) == nil
      else { return nil }
      entries[path] = Entry(hash: hash, byteCount: count)
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
