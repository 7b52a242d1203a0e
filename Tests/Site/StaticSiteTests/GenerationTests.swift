import Foundation
@testable import StaticSite
import TestSupport
import Testing

/// The generation before, which the next one is made of, and files that are known without being read.
@Suite("Generations")
@MainActor
struct GenerationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var site: String { "\(folder.path)/site" }
  private let before = ".site.site-staging"

  @discardableResult
  private func build(
    _ files: [String: String], fewest: Int = 3, keeps: Bool = true, input: ContentHash? = nil
  ) throws -> BuildReport {
    var publisher = SitePublisher(output: site)
    publisher.fewestKept = fewest
    publisher.keepsGeneration = keeps
    return try publisher.publish(input: input) {
      try BuildPlan(
        files.map { path, text in PlannedFile(try SitePath(path)) { Array(text.utf8) } })
    }
  }

  private func pages(_ changed: String) -> [String: String] {
    ["m/1.html": changed, "m/2.html": "two", "p/3.html": "three", "index.html": "index"]
  }

  @Test("Two folders change places from build to build; what stays the same has two names")
  func exchange() throws {
    try build(pages("a"))
    #expect(folder.names == ["site"])
    let page = try folder.inode("site/m/2.html")
    let first = try folder.inode("site/m")
    try build(pages("b"))
    #expect(folder.names == [before, "site"])
    #expect(try folder.inode("\(before)/m") == first)
    let second = try folder.inode("site/m")
    for (text, inode) in [("c", first), ("d", second), ("e", first)] {
      try build(pages(text))
      #expect(try folder.inode("site/m") == inode)
      #expect(folder.read("site/m/1.html") == text)
      #expect(try folder.inode("site/m/2.html") == page)
      #expect(try folder.inode("\(before)/m/2.html") == page)
    }
    // The one before is what it was, and version control leaves it alone.
    #expect(folder.read("\(before)/m/1.html") == "d")
    #expect(folder.read("\(before)/.gitignore") == "*\n")
    #expect(folder.read("site/.gitignore") == nil)
    // Nothing changes, and nothing is lost.
    try build(pages("e"))
    #expect(folder.names == [before, "site"])
    #expect(try folder.inode("site/m") == first)
  }

  @Test("Small sites have none, nor have those that are told so, nor those that have become small")
  func none() throws {
    try build(pages("a"), fewest: 5)
    try build(pages("b"), fewest: 5)
    #expect(folder.names == ["site"])
    try build(pages("c"))
    #expect(folder.names == [before, "site"])
    try build(pages("d"), keeps: false)
    #expect(folder.names == ["site"])
    try build(pages("e"))
    try build(["index.html": "alone"])
    #expect(folder.names == ["site"])
  }

  @Test("What is done to the generation before, or to the site, is in no later site")
  func disturbed() throws {
    try build(pages("a"))
    try build(pages("b"))
    try folder.write("\(before)/stray/x.txt", "stray")
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(before)/p")
    try folder.write("\(before)/p", "a file now")
    try folder.write("site/mine.txt", "mine")
    try build(pages("c"))
    var contents = folder.contents(of: "site").filter {
      !$0.key.hasPrefix(".site-") && $0.value != "/"
    }
    #expect(contents == pages("c").merging(["mine.txt": "mine"]) { first, _ in first })
    try FileManager.default.removeItem(atPath: "\(site)/mine.txt")
    try build(pages("d"))
    contents = folder.contents(of: "site").filter { !$0.key.hasPrefix(".site-") && $0.value != "/" }
    #expect(contents == pages("d"))
    // Without a site the one before is nothing to go on from.
    try FileManager.default.removeItem(atPath: site)
    try build(pages("e"))
    #expect(folder.names == ["site"])
    #expect(folder.read("site/m/1.html") == "e")
  }

  @Test("A damaged note is none: files are read, and the build is what it would be")
  func damagedNotes() throws {
    try build(pages("a"))
    try build(pages("b"))
    let note = "\(before)/.site-generation"
    try folder.write(note, "site generation 1\nnone")
    #expect(try build(pages("b")).unchanged == 4)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(note)")
    try folder.write("\(note)/x", "a folder")
    #expect(try build(pages("b")).unchanged == 4)
    let files = ["a": FileStamp(inode: 1, time: 2)]
    let hash = ContentHash([])
    for time in [Int64.min, -1] {
      #expect(SiteStamps(SiteStamps(manifest: hash, time: time, files: files).bytes) == nil)
    }
    let stamps = SiteStamps(manifest: hash, time: .max, files: files)
    #expect(SiteStamps(stamps.bytes) == stamps)
    for count in 0..<stamps.bytes.count {
      #expect(SiteStamps(Array(stamps.bytes[..<count])) == nil)
    }
  }

  @Test("A folder's permissions are those of the site's folder")
  func permissions() throws {
    try build(pages("a"))
    try build(pages("b"))
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: "\(site)/m")
    try build(pages("c"))
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(site)/m")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o750)
  }

  @Test("A file with the number, size and time that it had is not read; with another time it is")
  func stamps() throws {
    let page = "\(site)/m/1.html"
    func date(_ seconds: TimeInterval) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: page)
    }
    func overwrite(_ text: String) throws {
      let file = try #require(FileHandle(forWritingAtPath: page))
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    }
    let input = ContentHash(Array("input".utf8))
    let others = { (text: String) in pages("a").merging(["p/3.html": text]) { $1 } }
    try build(others("1"))
    try date(1_000_000_000)
    // Its time is another, so it is read, and known from then on.
    #expect(try build(others("2"), input: input).written == ["p/3.html"])
    try overwrite("x")
    try date(1_000_000_000)
    #expect(try build(others("2"), input: input).unchanged == 4)
    #expect(folder.read("site/m/1.html") == "x")
    try date(1_000_000_001)
    #expect(try build(others("2"), input: input).written == ["m/1.html"])
    #expect(folder.read("site/m/1.html") == "a")
  }
}
