import CommandLineOptions
import Foundation
import StaticSite
import TestSupport
import Testing
import ViewTree

@Suite("A site's program")
@MainActor
struct WebsiteCommandTests {
  private struct Blog: Website {
    func site(_ edition: Edition) throws -> Site {
      try Site("Blog", url: "https://example.org/") {
        Page("/", title: "Blog") {
          Text("Hello").accessibilityHeading(.h1)
          PageLink("Later", to: "later/")
        }
        Page("later/", title: "Later") { Text("Later").accessibilityHeading(.h1) }
          .article(published: Date(timeIntervalSince1970: 2_000_000_000))
        Page("draft/", title: "Draft") { Text("Draft").accessibilityHeading(.h1) }.draft()
        Sitemap()
      }
    }
  }

  private func run(_ arguments: String...) -> WebsiteCommand.Outcome {
    WebsiteCommand(name: "Blog") { try Blog().site($0) }.run(arguments)
  }

  @Test("It builds what the edition has, and finds links that lead nowhere")
  func buildAndCheck() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    let built = run(
      "--output", output, "--clock", "2026-01-01T00:00:00Z", "--base-url", "https://b.example/x",
      "--jobs", "1")
    #expect(built.exitCode == .success)
    #expect(built.output.hasPrefix("\(output): wrote 4 files"))
    #expect(
      folder.contents(of: "site")["sitemap.xml"]?.contains("<loc>https://b.example/x/</loc>")
        == true)
    let checked = run("check", output)
    #expect(checked.exitCode == .findings)
    #expect(checked.output.contains("\"later/index.html\" leads to no file of the site"))
    _ = run(
      "--output", output, "--clock", "2026-01-01T00:00:00Z", "--future", "--drafts", "--quiet")
    #expect(run("check", output).output == "3 pages read, 0 findings")
  }

  @Test("What is wrong is said, and nothing is changed")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write("site/mine.txt", "mine")
    let refused = run("--output", "\(folder.path)/site", "--clock", "2026-01-01T00:00:00Z")
    #expect(refused.exitCode == .cannotCreate)
    #expect(refused.errors.contains("The folder is not empty, and no build made it"))
    #expect(run("--clock", "noon").exitCode == .usage)
    #expect(run("--base-url", "ftp://x").exitCode == .usage)
    #expect(run("--nonsense", "--json").output.hasPrefix(#"{"exitCode":2,"#))
    #expect(run("--help").output.hasPrefix("usage: Blog [--output DIR]"))
    #expect(run("check", "--help").output.hasPrefix("usage: Blog check [DIR]"))
    #expect(run("check", "--json", "--sarif").exitCode == .usage)
    #expect(run("check", "--external-memory", "a").exitCode == .usage)
    #expect(folder.contents(of: "site") == ["mine.txt": "mine"])
  }
}
