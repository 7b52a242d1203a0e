import Foundation
import MomentsSite
import StaticSite
import TestSupport
import Testing

@Suite("Bytes over the wire")
@MainActor
struct WireSizeTests {
  @Test("Every page of the sample, with its style sheet, is smaller than 14,000 bytes by gzip")
  func pages() throws {
    let folder = try TemporaryFolder()
    let arguments = try BuildSettings.syntax.parse([
      "--output", "\(folder.path)/site", "--base-url", "https://example.org/", "--compress",
      "--templates", SampleSite.package.appendingPathComponent("Templates").path,
      "--public", SampleSite.package.appendingPathComponent("Public").path,
    ])
    _ = try SiteBuild(settings: BuildSettings(arguments)).run()
    let names = FileManager.default.enumerator(atPath: "\(folder.path)/site")?
      .compactMap { $0 as? String }
    func size(_ path: String) throws -> Int {
      try #require(FileManager.default.contents(atPath: "\(folder.path)/site/\(path)")).count
    }
    let sheet = try size("style.css.gz")
    let pages = try #require(names).filter { $0.hasSuffix(".html.gz") }
    #expect(pages.count > 20)
    for page in pages {
      // This one may be shown at any address, so it holds its rules itself.
      let shared = page == "404.html.gz" ? 0 : sheet
      #expect(try size(page) + shared < 14_000, "\(page)")
    }
  }
}
