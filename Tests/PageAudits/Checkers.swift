import Foundation

/// The programs of others that pages are checked with.
enum Checkers {
  /// A file that `make need-checkers` installs.
  static func file(_ name: String) throws -> URL {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent(".build/checkers/\(name)")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CheckerError("\(file.path) isn't there. Run `make need-checkers`, as `make test` does.")
    }
    return file
  }
}

/// A checker that can't be run.
package struct CheckerError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
