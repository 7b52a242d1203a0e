/// A request's path as names below a folder.
struct FolderPath: Equatable {
  /// Why a path names nothing.
  enum Failure: Error, Equatable {
    /// It can't be read, or tries to leave the folder.
    case invalid
    /// It could be a path, and nothing is there.
    case missing
  }

  /// The decoded names, none of them empty, `.`, `..` or hidden.
  var names: [String]
  /// Whether the path ended with a slash, so that it names a folder.
  var isFolder: Bool

  /// Reads a percent-encoded path that begins with a slash.
  ///
  /// Decoded once, after it was split: `%2F` is a part of a name and refused, as are `%00` and
  /// backslashes, which some systems take for slashes.
  init(_ path: Substring) throws(Failure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty else { throw .invalid }
    isFolder = parts.last?.isEmpty == true
    names = []
    for part in parts.dropFirst().dropLast(isFolder ? 1 : 0) {
      guard let bytes = PercentDecoding.bytes(part),
        let name = String(validating: bytes, as: UTF8.self),
        !bytes.contains(where: { $0 < 0x20 || $0 == 0x2F || $0 == 0x5C || $0 == 0x7F }),
        name != ".", name != ".."
      else { throw .invalid }
      guard !name.isEmpty, name.utf8.count <= 255,
        !name.utf8.starts(with: [0x2E]) || name == ".well-known"
      else { throw .missing }
      names.append(name)
    }
  }
}
