import Foundation

/// A baseline on disk.
package struct BaselineFile: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Whether the file holds exactly this document, which spares to read it.
  package func holds(_ document: SnapshotText) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return data == Data(document.bytes)
  }

  /// The document; nil if there is no file.
  package func read() throws(SnapshotTextError) -> SnapshotText? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotTextError(
        file: path, line: 1, column: 1, message: "The file can't be read. Look at its rights.")
    }
    return try SnapshotText(reading: data, file: path)
  }

  /// Writes the document unless the file has these bytes already.
  ///
  /// The file is replaced at once, so that a run that is ended leaves the old one or the new one.
  package func write(_ document: SnapshotText) throws {
    let data = Data(document.bytes)
    if FileManager.default.contents(atPath: path) == data { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
