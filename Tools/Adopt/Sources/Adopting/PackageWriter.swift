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

  /// Makes a link to a file of the original.
  mutating func link(_ file: URL, at path: String) throws {
    kept.insert(path)
    let link = folder.appendingPathComponent(path)
    let goal = file.relativePath(from: link.deletingLastPathComponent())
    if target(link) == goal { return }
    try prepare(link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: goal)
    written += 1
  }

  /// Copies a file, or a folder with all that is in it; copies of the same size and date stay.
  ///
  /// Resources are no links, since the server gives out only what is really in its folder.
  mutating func copy(_ file: URL, to path: String) throws {
    if file.isFolder {
      // Through a link copies would go into the original.
      let place = folder.appendingPathComponent(path)
      if target(place) != nil { try FileManager.default.removeItem(at: place) }
      for item in file.contents { try copy(item, to: "\(path)/\(item.lastPathComponent)") }
      return
    }
    kept.insert(path)
    let place = folder.appendingPathComponent(path)
    let (old, new) = (stamp(place), stamp(file))
    if target(place) == nil, old.size == new.size, abs(old.date - new.date) < 0.001 { return }
    try prepare(place)
    try Data(contentsOf: file, options: .alwaysMapped).write(to: place)
    let date = Date(timeIntervalSince1970: new.date)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
    written += 1
  }

  private func target(_ link: URL) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
  }

  private func prepare(_ file: URL) throws {
    let manager = FileManager.default
    let parent = file.deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
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
