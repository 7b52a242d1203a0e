import Foundation

/// What could not be carried over, and where it was found.
package struct Note: Codable, Hashable, Sendable, Comparable {
  /// The path from the project's folder; empty for the project as a whole.
  package var file: String
  /// Counted from 1; nil for the file as a whole.
  package var line: Int?
  package var text: String

  package init(_ file: String, _ line: Int? = nil, _ text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  package var description: String {
    var place = file
    if let line { place += ":\(line)" }
    return place.isEmpty ? text : "\(place): \(text)"
  }

  package static func < (a: Note, b: Note) -> Bool {
    (a.file, a.line ?? 0, a.text) < (b.file, b.line ?? 0, b.text)
  }
}

/// A project that can't be adopted.
package struct AdoptionError: Error, Equatable, Sendable {
  package enum Code: Sendable {
    /// There is no project or package at the place.
    case noProject
    /// A file is not of the form that its name promises.
    case unreadable
    /// The project has no app and no library.
    case noTargets
    /// The engine is not where it was looked for.
    case noEngine
    /// The folder to write into has files that are not adopt's.
    case occupied
    /// The command's arguments don't fit.
    case usage
  }

  package var code: Code
  package var message: String
  package var path: String

  package init(_ code: Code, _ message: String, _ path: String = "") {
    self.code = code
    self.message = message
    self.path = path
  }
}

extension URL {
  /// The path from a folder to a file in it, else the whole path.
  func path(from folder: URL) -> String {
    let (own, base) = (standardizedFileURL.path, folder.standardizedFileURL.path)
    return own.hasPrefix(base + "/") ? String(own.dropFirst(base.count + 1)) : own
  }

  /// Whether a folder is there.
  var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Whether anything is there.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// What is in a folder, by name, without what is hidden.
  var contents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { appendingPathComponent($0) }
  }

  /// The relative path from a folder to this file.
  func relativePath(from folder: URL) -> String {
    let own = standardizedFileURL.pathComponents
    let base = folder.standardizedFileURL.pathComponents
    var common = 0
    while common < min(own.count, base.count), own[common] == base[common] { common += 1 }
    let up = Array(repeating: "..", count: base.count - common)
    return (up + own[common...]).joined(separator: "/")
  }
}
