import Foundation
import StaticSite
import Testing

@Suite("Goldens of the site")
@MainActor
struct GoldenTests {
  /// The approved files by the language of the site that they are of.
  nonisolated static let paths: [(language: String, path: String)] = [
    ("en", "index.html"), ("en", "page-2.html"), ("en", "m/5.html"), ("en", "m/4.html"),
    ("en", "m/3.html"), ("en", "m/2.html"), ("en", "p/ada.html"), ("en", "404.html"),
    ("en", "feed.atom"), ("en", "feed.rss"), ("en", "feed.json"), ("en", "sitemap.xml"),
    ("en", "robots.txt"), ("en", "style.css"), ("ar", "index.html"), ("ar", "m/4.html"),
  ]
  nonisolated static let folder = SampleSite.tests.appendingPathComponent("Goldens")
  /// Whether this run replaces the approved files.
  nonisolated static let approves =
    ProcessInfo.processInfo.environment["APPROVE_GOLDENS", default: ""] == "1"

  @Test("Every kind of file is byte for byte what was approved")
  func files() throws {
    for language in ["en", "ar"] {
      let site = try SampleSite(language: language, hasPictures: false)
      for golden in Self.paths where golden.language == language {
        let file = Self.folder.appendingPathComponent("\(language)/\(golden.path)")
        let new = try site.bytes(golden.path)
        if Self.approves {
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(new).write(to: file)
          continue
        }
        let old = FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
        guard old != new else { continue }
        let difference = LineDifference(
          from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
        Issue.record(
          """
          \(language)/\(golden.path) is not what was approved:
          \(difference)
          If it should be so: make goldens
          """)
      }
    }
  }

  @Test("Nothing else is among the approved files")
  func strays() {
    let found =
      FileManager.default.enumerator(atPath: Self.folder.path)?
      .compactMap { $0 as? String }.filter { $0.contains(".") } ?? []
    #expect(found.sorted() == Self.paths.map { "\($0.language)/\($0.path)" }.sorted())
  }

  @Test("The build has no warnings")
  func warnings() throws {
    #expect(try SampleSite().report.diagnostics == [])
  }
}
