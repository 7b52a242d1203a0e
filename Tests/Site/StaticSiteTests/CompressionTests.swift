import Foundation
import StaticSite
import TestSupport
import Testing
import ViewTree

@Suite("Compressed files")
@MainActor
struct CompressionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let long = String(repeating: "Tea and biscuits. ", count: 60)

  private func build(
    _ texts: [String: String], _ forms: [Compression] = [.gzip], into name: String = "site"
  ) throws -> BuildReport {
    var publisher = SitePublisher(output: "\(folder.path)/\(name)")
    publisher.compressions = forms
    return try publisher.publish {
      try SiteTests.site(nil) {
        for (path, text) in texts { GeneratedFile(path) { _ in Array(text.utf8) } }
      }.plan()
    }
  }

  /// What Debian's own program makes of a compressed file.
  private func unpacked(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", "\(folder.path)/\(path)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  private func names(_ name: String = "site") -> [String] {
    folder.contents(of: name).keys.filter { !$0.hasPrefix(".site-") }.sorted()
  }

  @Test("Text gets smaller files beside it, pictures and short files don't")
  func kinds() throws {
    let report = try build([
      "a.html": Self.long, "b.png": Self.long, "c.css": "a{}", "noise.txt": Self.noise,
    ])
    #expect(names() == ["a.html", "a.html.gz", "b.png", "c.css", "noise.txt"])
    #expect(report.written == ["a.html", "a.html.gz", "b.png", "c.css", "noise.txt"])
    #expect(try unpacked("site/a.html.gz") == Self.long)
  }

  /// Text that no compression makes smaller, the same every time.
  private static let noise = String(
    decoding: (0..<300).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 2_654_435_761) >> 13) & 127 },
    as: UTF8.self)

  @Test("What didn't change is kept, what did is made again, what goes takes its file along")
  func incremental() throws {
    _ = try build(["a.html": Self.long, "b.html": Self.long + "b"])
    let inode = try folder.inode("site/b.html.gz")
    #expect(try build(["a.html": Self.long, "b.html": Self.long + "b"]).written == [])
    let report = try build(["a.html": Self.long + "!", "b.html": Self.long + "b"])
    #expect(report.written == ["a.html", "a.html.gz"])
    #expect(try folder.inode("site/b.html.gz") == inode)
    #expect(try unpacked("site/a.html.gz") == Self.long + "!")
    #expect(try build(["b.html": Self.long + "b"]).removed == ["a.html", "a.html.gz"])
    #expect(try build(["b.html": Self.long + "b"], []).removed == ["b.html.gz"])
    #expect(names() == ["b.html"])
  }

  @Test("A compressed file that somebody changed is made again")
  func damaged() throws {
    _ = try build(["a.html": Self.long])
    try folder.write("site/a.html.gz", "nonsense")
    #expect(try build(["a.html": Self.long]).written == ["a.html.gz"])
    #expect(try unpacked("site/a.html.gz") == Self.long)
  }

  @Test("A file of the site's own, or of nobody's build, keeps its name")
  func foreign() throws {
    _ = try build(["a.html": Self.long, "a.html.gz": "own"])
    #expect(folder.read("site/a.html.gz") == "own")
    _ = try build(["b.html": Self.long], [], into: "other")
    try folder.write("other/b.html.gz", "foreign")
    let error = try #require(throws: SiteError.self) {
      try build(["b.html": Self.long], into: "other")
    }
    #expect(error.exitCode == .cannotCreate)
    #expect(folder.read("other/b.html.gz") == "foreign")
  }

  @Test("Each form that the system has gives a file of its own")
  func forms() throws {
    _ = try build(["a.html": Self.long], Compression.allCases)
    #expect(Compression.gzip.isAvailable)
    #expect(
      names() == (["a.html"] + Compression.available.map { "a.html.\($0.fileExtension)" }).sorted())
    for path in names().dropFirst() {
      let size = try #require(FileManager.default.contents(atPath: "\(folder.path)/site/\(path)"))
      #expect(size.count < Self.long.utf8.count)
    }
  }
}
