package import Foundation

/// A folder of a test's own that goes with the value.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Every path below `name` with a file's text, a link's target or `/` for a folder.
  package func contents(of name: String) -> [String: String] {
    var result: [String: String] = [:]
    let root = "\(path)/\(name)"
    for case let entry as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      let full = "\(root)/\(entry)"
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
        result[entry] = "-> \(target)"
      } else if let data = FileManager.default.contents(atPath: full) {
        result[entry] = String(decoding: data, as: UTF8.self)
      } else {
        result[entry] = "/"
      }
    }
    return result
  }

  /// What is in the folder itself.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  package func inode(_ name: String) throws -> UInt64? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.systemFileNumber]
      as? UInt64
  }

  package func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate] as? Date
  }
}
