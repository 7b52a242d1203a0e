import Foundation

/// A file of resources that is copied to where the program reads it.
struct ResourceCopy: Equatable {
  var source: String
  var target: String

  /// - Parameter copies: What a whole build copies, files and folders.
  /// - Returns: Nil for a file that is no resource.
  init?(of source: String, _ copies: [(source: String, target: String)]) {
    func trimmed(_ path: String) -> String {
      path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    for copy in copies {
      let (from, to) = (trimmed(copy.source), trimmed(copy.target))
      guard source == from || source.hasPrefix(from + "/") else { continue }
      self.source = source
      target = to + source.dropFirst(from.count)
      return
    }
    return nil
  }

  /// Whether only views read the file, which look again when they are told to.
  var isOfViews: Bool {
    source.split(separator: "/").dropLast().contains { $0.hasSuffix(".xcassets") }
      || [".xcstrings", ".strings", ".stringsdict"].contains { source.hasSuffix($0) }
  }

  /// Copies the file, or removes the copy of one that has gone; whether that could be done.
  func copy() -> Bool {
    let manager = FileManager.default
    guard let data = manager.contents(atPath: source) else {
      try? manager.removeItem(atPath: target)
      return !manager.fileExists(atPath: source)
    }
    let folder = (target as NSString).deletingLastPathComponent
    guard (try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
    else { return false }
    return (try? data.write(to: URL(fileURLWithPath: target), options: .atomic)) != nil
  }
}
