import CommandLineOptions
import Foundation
import MomentsSite
import StaticSite

/// A site that the `moments` command built into a folder of its own, which goes with the value.
///
/// The input is `Sample/moments.json`, two moments to a page; clock and base address are fixed.
@MainActor
final class SampleSite {
  /// The package's folder.
  nonisolated static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of these tests.
  nonisolated static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The folder that holds the site and nothing else.
  let folder: URL
  /// What the build reported.
  let report: BuildReport

  /// Builds the site.
  ///
  /// - Parameters:
  ///   - language: The language of the pages.
  ///   - input: The moments as JSON; nil for the sample of these tests.
  ///   - pageSize: The moments on a page of the timeline.
  ///   - hasPictures: Whether the pictures of the package are copied.
  init(
    language: String = "en", input: [UInt8]? = nil, pageSize: Int = 2, hasPictures: Bool = true
  ) throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("moments-site-\(UUID().uuidString)")
    folder = place.appendingPathComponent("some where/site")
    let empty = place.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    var file = Self.tests.appendingPathComponent("Sample/moments.json")
    if let input {
      file = place.appendingPathComponent("moments.json")
      try Data(input).write(to: file)
    }
    let pictures = hasPictures ? Self.package.appendingPathComponent("Public") : empty
    let arguments = try BuildSettings.syntax.parse(
      [
        "--input", file.path, "--output", folder.path, "--language", language,
        "--base-url", "https://example.org/moments/", "--clock", "2026-03-08T12:00:00Z",
        "--page-size", String(pageSize), "--public", pictures.path,
        "--templates", Self.package.appendingPathComponent("Templates").path,
      ])
    report = try SiteBuild(settings: BuildSettings(arguments)).run()
  }

  deinit {
    let place = folder.deletingLastPathComponent().deletingLastPathComponent()
    try? FileManager.default.removeItem(at: place)
  }

  /// The bytes of a file of the site.
  func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The `file:` address of a page.
  func address(_ path: String) -> String { folder.appendingPathComponent(path).absoluteString }

  /// The paths of all pages.
  var pages: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".html") }.sorted()
  }
}
