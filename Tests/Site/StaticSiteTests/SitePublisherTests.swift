import Foundation
import StaticSite
import TestSupport
import Testing

@Suite("Site publisher")
@MainActor
struct SitePublisherTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var site: String { "\(folder.path)/site" }

  func plan(_ files: [String: String]) throws -> BuildPlan {
    try BuildPlan(
      files.map { path, text in
        PlannedFile(try SitePath(path)) { Array(text.utf8) }
      })
  }

  @discardableResult
  func build(
    _ files: [String: String], dryRun: Bool = false, inPlace: Bool = false,
    input: ContentHash? = nil
  ) throws -> BuildReport {
    var publisher = SitePublisher(output: site, isDryRun: dryRun)
    publisher.exchangesFolders = !inPlace
    return try publisher.publish(input: input) { try plan(files) }
  }

  /// What is in the site but the build's own notes.
  var contents: [String: String] {
    folder.contents(of: "site").filter { !$0.key.hasPrefix(".site-") }
  }

  func error(_ body: () throws -> Void) -> SiteError? {
    do {
      try body()
      return nil
    } catch {
      return error as? SiteError
    }
  }

  @Test("A first build writes all files")
  func firstBuild() throws {
    let report = try build(["index.html": "a", "m/1.html": "bc"])
    #expect(report.written == ["index.html", "m/1.html"])
    #expect(report.writtenByteCount == 3)
    #expect(report.byteCount == 3)
    #expect(report.diagnostics == [])
    #expect(contents == ["index.html": "a", "m": "/", "m/1.html": "bc"])
    #expect(folder.names == ["site"])
  }

  @Test("A build without changes touches nothing", arguments: [false, true])
  func nothingChanged(inPlace: Bool) throws {
    try build(["index.html": "a", "m/1.html": "b"])
    let inode = try folder.inode("site")
    let manifest = try folder.inode("site/.site-manifest")
    let report = try build(["index.html": "a", "m/1.html": "b"], inPlace: inPlace)
    #expect(report.written == [])
    #expect(report.unchanged == 2)
    #expect(try folder.inode("site") == inode)
    #expect(try folder.inode("site/.site-manifest") == manifest)
  }

  @Test("Unchanged files keep their times and stay the same files", arguments: [false, true])
  func oneChanged(inPlace: Bool) throws {
    try build(["a.html": "a", "m/b.html": "b"])
    let inode = try folder.inode("site/a.html")
    let date = try folder.modified("site/a.html")
    let other = try folder.inode("site/m/b.html")
    let report = try build(["a.html": "a", "m/b.html": "B"], inPlace: inPlace)
    #expect(report.written == ["m/b.html"])
    #expect(report.unchanged == 1)
    #expect(try folder.inode("site/a.html") == inode)
    #expect(try folder.modified("site/a.html") == date)
    #expect(try folder.inode("site/m/b.html") != other)
    #expect(contents == ["a.html": "a", "m": "/", "m/b.html": "B"])
    #expect(folder.names == ["site"])
  }

  @Test("Foreign files, links and folders survive", arguments: [false, true])
  func foreign(inPlace: Bool) throws {
    try build(["a.html": "a", "m/b.html": "b", "old/c.html": "c"])
    try folder.write("site/notes.txt", "mine")
    try folder.write("site/m/deep/er/mine.txt", "mine too")
    try folder.write("target.txt", "t")
    let files = FileManager.default
    try files.createDirectory(atPath: "\(site)/empty", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: "\(site)/link", withDestinationPath: "../target.txt")
    try files.createSymbolicLink(atPath: "\(site)/m/dangling", withDestinationPath: "/nowhere")
    let inode = try folder.inode("site/notes.txt")
    let report = try build(["a.html": "A"], inPlace: inPlace)
    #expect(report.removed == ["m/b.html", "old/c.html"])
    #expect(
      contents == [
        "a.html": "A", "notes.txt": "mine", "m": "/", "m/deep": "/", "m/deep/er": "/",
        "m/deep/er/mine.txt": "mine too", "empty": "/", "link": "-> ../target.txt",
        "m/dangling": "-> /nowhere",
      ])
    #expect(try folder.inode("site/notes.txt") == inode)
    #expect(folder.read("target.txt") == "t")
  }

  @Test("A page that was edited and is no page any more stays", arguments: [false, true])
  func editedPage(inPlace: Bool) throws {
    try build(["a.html": "a", "b.html": "b"])
    try folder.write("site/b.html", "edited")
    let report = try build(["a.html": "A"], inPlace: inPlace)
    #expect(report.removed == [])
    #expect(contents == ["a.html": "A", "b.html": "edited"])
    #expect(report.diagnostics.first?.severity == .note)
  }

  @Test("A page that was edited is written again")
  func repairedPage() throws {
    try build(["a.html": "a", "b.html": "b"])
    try folder.write("site/b.html", "x")
    #expect(try build(["a.html": "a", "b.html": "b"]).written == ["b.html"])
    #expect(contents == ["a.html": "a", "b.html": "b"])
  }

  @Test("A folder that no build made is refused")
  func refused() throws {
    try folder.write("site/diary.txt", "mine")
    let failure = error { try build(["a.html": "a"]) }
    #expect(failure?.exitCode == .cannotCreate)
    #expect(
      failure?.description == """
        \(site): error: The folder is not empty, and no build made it
          Name another folder, or empty this one.
        """)
    #expect(contents == ["diary.txt": "mine"])
    #expect(folder.names == ["site"])
  }

  @Test("An empty folder is filled")
  func emptyFolder() throws {
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: false)
    try build(["a.html": "a"])
    #expect(contents == ["a.html": "a"])
    #expect(folder.names == ["site"])
  }

  @Test("A damaged manifest is refused")
  func damagedManifest() throws {
    try build(["a.html": "a"])
    for damage in ["", "site-manifest 1\n", "site-manifest 1\ninput -\nabc 1 ../x\n", "x"] {
      try folder.write("site/.site-manifest", damage)
      #expect(error { try build(["a.html": "b"]) }?.exitCode == .cannotCreate)
      #expect(folder.read("site/a.html") == "a")
    }
  }

  @Test("A foreign file in the way is an error, and the old site stays")
  func conflicts() throws {
    try build(["a.html": "a"])
    try folder.write("site/b.html", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: "\(site)/m", withDestinationPath: folder.path)
    let failure = error { try build(["a.html": "A", "b.html": "b", "m/c.html": "c"]) }
    #expect(failure?.exitCode == .cannotCreate)
    #expect(failure?.diagnostics.map(\.file) == ["\(site)/b.html", "\(site)/m"])
    #expect(folder.read("site/a.html") == "a")
    #expect(folder.read("site/b.html") == "mine")
    #expect(folder.names == ["site"])
  }

  @Test("A page that can't be made leaves the old site")
  func failingPage() throws {
    try build(["a.html": "a"])
    struct Failure: Error {}
    let failure = error {
      _ = try SitePublisher(output: site).publish {
        try BuildPlan([
          PlannedFile(try SitePath("a.html")) { Array("A".utf8) },
          PlannedFile(try SitePath("b.html")) { throw Failure() },
        ])
      }
    }
    #expect(failure?.exitCode == .badData)
    #expect(contents == ["a.html": "a"])
    #expect(folder.names == ["site"])
  }

  @Test("A dry run names what it would do and does nothing")
  func dryRun() throws {
    #expect(try build(["a.html": "a"], dryRun: true).written == ["a.html"])
    #expect(folder.names == [])
    try build(["a.html": "a", "b.html": "b"])
    let report = try build(["a.html": "A", "c.html": "c"], dryRun: true)
    #expect(report.written == ["a.html", "c.html"])
    #expect(report.removed == ["b.html"])
    #expect(
      report.text == """
        \(site): would write 2 files (2 B), 0 unchanged, would remove 1
          + a.html
          + c.html
          - b.html
        """)
    #expect(contents == ["a.html": "a", "b.html": "b"])
    #expect(folder.names == ["site"])
  }

  @Test("The report is JSON with the same facts")
  func json() throws {
    let report = try build(["a.html": "a"])
    #expect(
      report.json == """
        {"output":"\(site)","dryRun":false,"written":["a.html"],"unchanged":0,"removed":[],\
        "writtenBytes":1,"bytes":1,"diagnostics":[]}
        """)
  }

  @Test("A file may become a folder and a folder a file", arguments: [false, true])
  func fileAndFolder(inPlace: Bool) throws {
    try build(["a": "file", "b/c": "folder"], inPlace: inPlace)
    try build(["a/x": "folder", "b": "file"], inPlace: inPlace)
    #expect(contents == ["a": "/", "a/x": "folder", "b": "file"])
    try build(["a": "file", "b/c": "folder"], inPlace: inPlace)
    #expect(contents == ["a": "file", "b": "/", "b/c": "folder"])
    #expect(folder.names == ["site"])
  }

  @Test("The output may be reached through a link")
  func linkedOutput() throws {
    let real = "\(folder.path)/real"
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: site, withDestinationPath: "real")
    try build(["a.html": "a"])
    try build(["a.html": "b"])
    #expect(folder.read("real/a.html") == "b")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site) == "real")
    #expect(folder.names == ["real", "site"])
  }

  @Test("A file whose name is not UTF-8 survives, and the report says what that costs")
  func unclearNames() throws {
    try build(["a.html": "a"])
    var name = Array("\(site)/".utf8CString.dropLast())
    name += [CChar(bitPattern: 0xFF), 0]
    let file = open(name, O_CREAT | O_WRONLY, 0o600)
    try #require(file >= 0)
    close(file)
    let report = try build(["a.html": "b"])
    #expect(
      report.diagnostics.map(\.message) == [
        "Files were replaced one by one, since a name in it is not UTF-8"
      ])
    #expect(folder.read("site/a.html") == "b")
    #expect(access(name, F_OK) == 0)
    #expect(folder.names == ["site"])
  }

  @Test("Permissions of folders are kept")
  func permissions() throws {
    try build(["m/a.html": "a"])
    for path in [site, "\(site)/m"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o705], ofItemAtPath: path)
    }
    try build(["m/a.html": "b"])
    for path in [site, "\(site)/m"] {
      #expect(
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o705)
    }
  }

  @Test("Leftovers of a killed build are removed by the next")
  func leftovers() throws {
    try folder.write(".site.site-staging/.site-manifest", "")
    try folder.write(".site.site-staging/m/x.html", "x")
    try build(["a.html": "a"])
    try folder.write("site/.site-staging/.site-manifest", "")
    try folder.write("site/.site-staging/x.html", "x")
    try folder.write("site/.site-manifest.new", "x")
    try build(["a.html": "b"])
    #expect(contents == ["a.html": "b"])
    #expect(folder.names == ["site"])
  }

  @Test("A folder that only looks like a leftover stays")
  func notALeftover() throws {
    try folder.write(".site.site-staging/diary.txt", "mine")
    #expect(error { try build(["a.html": "a"]) }?.exitCode == .cannotCreate)
    #expect(folder.read(".site.site-staging/diary.txt") == "mine")
    #expect(folder.names == [".site.site-staging"])
  }

  @Test("With equal input no page is made, unless a file was touched")
  func equalInput() throws {
    let input = ContentHash(Array("1".utf8))
    try build(["a.html": "a", "m/b.html": "b"], input: input)
    var plans = 0
    func again(_ input: ContentHash) throws -> BuildReport {
      try SitePublisher(output: site).publish(input: input) {
        plans += 1
        return try plan(["a.html": "a", "m/b.html": "b"])
      }
    }
    #expect(try again(input).unchanged == 2)
    #expect(plans == 0)
    try folder.write("site/m/b.html", "B")
    #expect(try again(input).written == ["m/b.html"])
    #expect(plans == 1)
    #expect(try again(ContentHash(Array("2".utf8))).unchanged == 2)
    #expect(plans == 2)
    #expect(try again(ContentHash(Array("2".utf8))).unchanged == 2)
    #expect(plans == 2)
  }
}
