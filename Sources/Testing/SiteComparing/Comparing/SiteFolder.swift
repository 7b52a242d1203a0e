import Foundation

/// The regular files of a folder, read when they are asked for; links are not followed.
package struct SiteFolder: Sendable {
  /// The folder as the user named it.
  package let name: String
  /// The paths of all files relative to the folder, sorted.
  package let paths: [String]
  private let known: Set<String>
  private let url: URL

  /// A larger file is an error.
  private static let limit = 256 << 20

  /// Lists a folder; names that begin with a dot, such as a build's own lists, are left out.
  ///
  /// - Throws: ``ComparisonError`` with the code `noInput` if there is no such folder.
  package init(_ name: String) throws(ComparisonError) {
    self.name = name
    url = URL(fileURLWithPath: name, isDirectory: true).resolvingSymlinksInPath()
    var paths: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      let place = folder.isEmpty ? url.path : "\(url.path)/\(folder)"
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
        throw ComparisonError(
          .noInput, "There is no folder \(folder.isEmpty ? name : "\(name)/\(folder)") to read.")
      }
      for entry in names where !entry.hasPrefix(".") {
        let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(url.path)/\(path)")
        switch attributes?[.type] as? FileAttributeType {
        case .typeDirectory: waiting.append(path)
        case .typeRegular: paths.append(path)
        default: continue
        }
      }
    }
    self.paths = paths.sorted()
    known = Set(paths)
  }

  /// Whether the folder has a file.
  package func contains(_ path: String) -> Bool { known.contains(path) }

  /// The bytes of one of the folder's files; nil if it is none or has gone.
  package func bytes(_ path: String) -> [UInt8]? {
    guard contains(path),
      let handle = FileHandle(forReadingAtPath: "\(url.path)/\(path)")
    else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: Self.limit) else { return [] }
    return [UInt8](data)
  }

  /// The path on disk of one of the folder's files.
  func file(_ path: String) -> URL { url.appendingPathComponent(path) }
}
