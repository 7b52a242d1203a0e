import Foundation

/// A folder that is there until it is removed, or nobody keeps this object.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("engine-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { remove() }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Writes a document; gives its address.
  func write(_ html: String) throws -> String {
    let file = url.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: file)
    return file.absoluteString
  }
}
