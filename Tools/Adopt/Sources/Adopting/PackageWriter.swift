import Foundation

/// Writes the adopted package's files, each only if it would change.
struct PackageWriter {
  let folder: URL
  /// Files that belong to the package; others below `Sources` are removed in the end.
  private(set) var kept: Set<String> = []
  private(set) var written = 0

  init(_ folder: URL) { self.folder = folder }

  /// Writes a text.
  mutating func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  mutating func write(_ data: Data, to path: String) throws {
    kept.insert(path)
    let file = folder.appendingPathComponent(path)
    if target(file) == nil, (try? Data(contentsOf: file)) == data { return }
    try prepare(file)
    try data.write(to: file)
    written += 1
  }

  /// Keeps a file as it is.
  mutating func keep(_ path: String) { kept.insert(path) }

  /// Makes a link to a file or folder of the original.
  ///
  /// - Parameter isAbsolute: Links of resources are copied into the bundle, so they are absolute.
  mutating func link(_ file: URL, at path: String, isAbsolute: Bool) throws {
    kept.insert(path)
    let link = folder.appendingPathComponent(path)
    let base = link.deletingLastPathComponent()
    let goal = isAbsolute ? file.path : file.relativePath(from: base)
    if target(link) == goal { return }
    try prepare(link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: goal)
    written += 1
  }

  private func target(_ link: URL) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
  }

  private func prepare(_ file: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if target(file) != nil || file.exists { try manager.removeItem(at: file) }
  }

  /// Removes what an earlier run wrote and this one didn't.
  mutating func clean(_ part: String) {
    remove(folder.appendingPathComponent(part), part)
  }

  /// Whether something is left in a folder.
  @discardableResult
  private mutating func remove(_ place: URL, _ path: String) -> Bool {
    if kept.contains(path) { return true }
    let manager = FileManager.default
    if target(place) == nil, place.isFolder {
      var isUsed = false
      for name in (try? manager.contentsOfDirectory(atPath: place.path)) ?? [] {
        if remove(place.appendingPathComponent(name), "\(path)/\(name)") { isUsed = true }
      }
      if isUsed { return true }
    }
    try? manager.removeItem(at: place)
    return false
  }
}
