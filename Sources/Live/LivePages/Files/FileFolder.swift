import AppServer
import Foundation

/// The folder of a page's files, which nobody else may read.
@MainActor
struct FileFolder {
  private let url: URL

  /// Makes a folder.
  ///
  /// - Parameter path: The folder that it is made in, which is made if there is none; nil for one of the system's.
  /// - Throws: ``UploadError/unwritable(_:)``.
  init(below path: String?) throws {
    let outer =
      path.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("page-files-\(getuid())")
    url = outer.appendingPathComponent(RandomID().text)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UploadError.unwritable("\(error)")
    }
    Self.sweep(outer)
  }

  /// Where a file is to be: in a folder of its own, so that it has the name that the reader knows.
  func place(of name: String, _ id: RandomID) throws -> URL {
    let own = url.appendingPathComponent(id.text)
    do {
      try FileManager.default.createDirectory(
        at: own, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UploadError.unwritable("\(error)")
    }
    return own.appendingPathComponent(Self.name(name))
  }

  /// A name that a file can have here: the last part of a path, without what is no letter, number or common sign, and no
  /// longer than file systems take.
  static func name(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    var result = ""
    for character in last
    where character.isLetter || character.isNumber || " ._-+()[]&,".contains(character) {
      guard result.utf8.count + character.utf8.count <= 200 else { break }
      result.append(character)
    }
    // No hidden file, nor a folder.
    result = String(result.drop { $0 == "." || $0 == " " })
    return result.isEmpty ? "File" : result
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Removes folders of pages that ended without a word, such as with their process; looked for once.
  private static func sweep(_ outer: URL) {
    guard swept.insert(outer.path).inserted else { return }
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let folders = try? FileManager.default.contentsOfDirectory(
      at: outer, includingPropertiesForKeys: Array(keys))
    for folder in folders ?? [] where RandomID(text: folder.lastPathComponent) != nil {
      let changed = try? folder.resourceValues(forKeys: keys).contentModificationDate
      // A page that is still open after a day has its files as long as nobody looks.
      if let changed, changed.timeIntervalSinceNow < -24 * 3600 {
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  private static var swept: Set<String> = []
}
