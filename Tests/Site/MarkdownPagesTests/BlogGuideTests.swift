import Foundation
import TestSupport
import Testing

/// The guide's files, as a reader takes them from it; a target of this package compiles its program.
@Suite("A blog in a hundred lines")
struct BlogGuideTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of the guide that a file's name stands above, by these names.
  private func files() throws -> [String: String] {
    let guide = Self.package.appendingPathComponent("Documentation/Blog.md")
    var files: [String: String] = [:]
    var name: String?
    var block: [Substring]?
    for line in try String(contentsOf: guide, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("```"), let lines = block {
        if let name { files[name] = lines.joined(separator: "\n") + "\n" }
        (name, block) = (nil, nil)
      } else if line.hasPrefix("```") {
        block = []
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("`"), let end = line.dropFirst().firstIndex(of: "`") {
        name = String(line[..<end].dropFirst())
      } else if line.hasPrefix("#") {
        name = nil
      }
    }
    return files
  }

  @Test("The guide's program has a hundred lines at most, and is the one that is compiled")
  func program() throws {
    let source = try #require(try files()["Sources/Blog/Blog.swift"])
    let fixture = Self.package.appendingPathComponent("Tests/Fixtures/BlogGuide/Blog.swift")
    #expect(try source == String(contentsOf: fixture, encoding: .utf8))
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 100)
  }

  @Test("It builds a site of the guide's posts that has no fault")
  func site() throws {
    let folder = try TemporaryFolder()
    let files = try files()
    #expect(files.count == 6)
    for (name, text) in files { try folder.write(name, text) }
    #expect(try run([], in: folder).hasPrefix("site: wrote 15 files"))
    #expect(try run(["check"], in: folder) == "9 pages read, 0 findings\n")
    #expect(
      folder.contents(of: "site").keys.filter { $0.hasSuffix(".html") }.sorted() == [
        "404.html", "about-me.html", "about/index.html", "index.html",
        "posts/biscuits/index.html", "posts/first-cup/index.html", "tags/baking/index.html",
        "tags/mornings/index.html", "tags/tea/index.html",
      ])
    #expect(try run([], in: folder).hasPrefix("site: wrote 0 files"))
  }

  /// What the program prints.
  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("BlogGuide")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
