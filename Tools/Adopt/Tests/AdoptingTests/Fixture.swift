import Foundation

@testable import Adopting

/// Projects beside the tests, and folders to write into.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The checkout that this package lies in.
  static var engine: URL {
    var place = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { place.deleteLastPathComponent() }
    return place
  }

  static func project(_ name: String) throws -> SourceProject {
    try XcodeProject(folder.appendingPathComponent("\(name)/\(name).xcodeproj")).sourceProject()
  }

  /// Runs with a copy of a fixture, in a folder that is removed afterwards.
  static func withCopy<Result>(_ name: String, _ body: (URL) throws -> Result) throws -> Result {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("adopt-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let copy = place.appendingPathComponent(name)
    try FileManager.default.copyItem(at: folder.appendingPathComponent(name), to: copy)
    return try body(copy)
  }

  /// The files below a folder with their contents or, of links, their targets.
  static func files(_ folder: URL) -> [String: String] {
    var result: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      let path = folder.appendingPathComponent(name).path
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        result[name] = "→ " + link
      } else if let text = try? String(contentsOfFile: path, encoding: .utf8) {
        result[name] = text
      }
    }
    return result
  }
}
