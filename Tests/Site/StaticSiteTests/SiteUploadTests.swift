import Foundation
import TestSupport
import Testing
import ViewTree

@testable import StaticSite

@Suite("Publishing")
@MainActor
struct SiteUploadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ notes: [String: String]) throws {
    let site = try Site("Notes") {
      for (name, text) in notes.sorted(by: { $0.key < $1.key }) {
        Page("\(name).html", title: name) { Text(verbatim: text) }
      }
    }
    _ = try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
  }

  private func upload(_ target: String, _ change: (inout SiteUpload) -> Void = { _ in }) throws
    -> SiteUpload.Report
  {
    var upload = SiteUpload(folder: "\(folder.path)/site", target: try SiteTarget(target))
    change(&upload)
    return try upload.run()
  }

  /// The site's files, without the build's own.
  private var site: [String: String] {
    folder.contents(of: "site").filter { !$0.key.hasPrefix(".site-") }
  }

  @Test(
    "A branch has the site as a commit, another only if something has changed; nothing else of it is lost"
  )
  func branch() throws {
    let repository = "\(folder.path)/a b.git"
    func git(_ arguments: String...) throws -> String {
      try ExternalProgram("git").run(["--git-dir", repository] + arguments)
        .trimmingCharacters(in: .newlines)
    }
    _ = try ExternalProgram("git").run(["init", "--quiet", "--bare", repository])
    for (key, value) in [
      ("GIT_AUTHOR_NAME", "A"), ("GIT_AUTHOR_EMAIL", "a@b.c"), ("GIT_COMMITTER_NAME", "A"),
      ("GIT_COMMITTER_EMAIL", "a@b.c"),
    ] {
      setenv(key, value, 1)
    }
    try build(["_a": "one", "b": "two"])
    let target = "git:\(repository)#pages"
    let dry = try upload(target) { $0.isDryRun = true }
    #expect(dry.sent.sorted() == [".nojekyll", "_a.html", "b.html", "style.css"])
    #expect(try git("branch") == "")
    #expect(try upload(target) == dry)
    #expect(try git("show", "pages:_a.html") == site["_a.html"]?.trimmingCharacters(in: .newlines))
    #expect(
      try git("ls-tree", "-r", "--name-only", "pages").split(separator: "\n") == [
        ".nojekyll", "_a.html", "b.html", "style.css",
      ])
    #expect(try upload(target) == SiteUpload.Report())
    try build(["_a": "other"])
    #expect(try upload(target) == SiteUpload.Report(sent: ["_a.html"], removed: ["b.html"]))
    #expect(try git("rev-list", "--count", "pages") == "2")
    #expect(throws: SiteError.self) { try upload("git:\(folder.path)/nowhere") }
  }

  @Test(
    "A folder gets what is other, and loses what the site has no more; the build's own files stay here",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsync")))
  func copy() throws {
    try build(["a": "one", "b": "two"])
    let target = "\(folder.path)/there"
    #expect(
      try upload(target) { $0.isDryRun = true }.sent.sorted() == ["a.html", "b.html", "style.css"])
    #expect(folder.contents(of: "there").isEmpty)
    _ = try upload(target)
    #expect(folder.contents(of: "there") == site)
    try build(["a": "other"])
    #expect(try upload(target) == SiteUpload.Report(sent: ["a.html"], removed: ["b.html"]))
    #expect(folder.contents(of: "there") == site)
    #expect(try upload(target) == SiteUpload.Report())
  }

  @Test(
    "A folder that is exchanged is a link to a generation, whose unchanged files are those of the one before",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsync")))
  func exchange() throws {
    let target = "\(folder.path)/it's there"
    for round in 0..<5 {
      try build(["a": "round \(round)", "b": "two"])
      _ = try upload(target) { $0.exchangesFolders = true }
      #expect(folder.read("it's there/a.html") == site["a.html"])
      #expect(folder.read("it's there/.site-manifest") == nil)
    }
    let generations = try FileManager.default.contentsOfDirectory(atPath: "\(target).site")
    #expect(generations.count == 3)
    let inodes = try generations.map {
      try FileManager.default.attributesOfItem(atPath: "\(target).site/\($0)/b.html")[
        .systemFileNumber] as? Int
    }
    #expect(Set(inodes).count == 1)
    try folder.write("taken/x", "")
    #expect(throws: SiteError.self) {
      try upload("\(folder.path)/taken") { $0.exchangesFolders = true }
    }
  }

  @Test("A folder that no build wrote, and targets that are none, are errors")
  func faults() throws {
    try folder.write("site/x.html", "")
    #expect(throws: SiteError.self) { try upload("\(folder.path)/there") }
    for text in ["", "-e sh", "git:", "git:-x", "git:a#", "git:a#-b", "rclone:", "rclone:--x"] {
      #expect(throws: SiteError.self, "\(text)") { try SiteTarget(text) }
    }
    #expect(try SiteTarget("git:a") == .branch(repository: "a", name: "gh-pages"))
    #expect(try SiteTarget("me@host:/srv/www") == .folder("me@host:/srv/www"))
    #expect(try SiteTarget("rclone:s3:bucket/a") == .storage("s3:bucket/a"))
  }
}
