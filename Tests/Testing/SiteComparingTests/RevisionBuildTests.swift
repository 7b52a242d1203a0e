import Foundation
import SiteComparing
import TestSupport
import Testing
import ViewSnapshots

@Suite("Sites of other revisions")
struct RevisionBuildTests {
  private let folder: TemporaryFolder
  private let builder: RevisionBuild

  /// A package in a repository; `swift build` makes the `moments` that the revision has as a script.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("package/Package.swift", "// swift-tools-version: 6.1\n")
    try folder.write("package/manifest.json", "{\"dependencies\":[]}")
    try folder.write("package/.gitignore", ".build\n")
    try folder.write(
      "bin/swift",
      """
      #!/bin/sh
      case "$*" in
      "package dump-package") sed "s|PARENT|$(cd .. && pwd -P)|" manifest.json; exit ;;
      "build --product moments" | "build --product Hello") ;;
      *) exit 9 ;;
      esac
      echo built >> "$SWIFT_LOG"
      mkdir -p .build/debug && cp moments.sh ".build/debug/$3" && chmod +x ".build/debug/$3"
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/swift")
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path)/bin:" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["SWIFT_LOG"] = "\(folder.path)/log"
    // Neither a user's settings nor a repository around this one count.
    for (name, value) in [
      ("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_SYSTEM", "/dev/null"),
      ("GIT_CEILING_DIRECTORIES", folder.path), ("GIT_AUTHOR_NAME", "a"),
      ("GIT_AUTHOR_EMAIL", "a@example.com"), ("GIT_COMMITTER_NAME", "a"),
      ("GIT_COMMITTER_EMAIL", "a@example.com"),
    ] {
      environment[name] = value
    }
    builder = RevisionBuild(
      package: URL(fileURLWithPath: "\(folder.path)/package"), options: ["--clock", "now"],
      environment: environment)
  }

  /// A program that writes a page, and its arguments beside it.
  private func script(_ text: String, help: String = "--origins") -> String {
    """
    #!/bin/sh
    if [ "$2" = --help ]; then echo "  \(help) DIR"; echo "  --help"; exit 0; fi
    mkdir -p "$4" && echo '<p>\(text)</p>' > "$4/index.html" && shift 4 && echo "$*" > "$SWIFT_LOG.run"
    """
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = builder.package
    process.environment = builder.environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  private func commit(_ script: String, tag: String) throws {
    try folder.write("package/moments.sh", script)
    try git("add", "-A")
    try git("commit", "-q", "-m", tag)
    try git("tag", tag)
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: "\(folder.path)/\(name)") }

  @Test("A revision is built in a worktree of its own, once, and its site compared")
  func against() throws {
    try git("init", "-q")
    try commit(script("Tea"), tag: "one")
    try commit(script("Milk"), tag: "two")
    try folder.write("package/moments.sh", script("Coffee"))
    let name = try builder.build("one", into: url("old"), origins: url("old-origins"))
    #expect(name.count == 12)
    #expect(folder.read("old/index.html") == "<p>Tea</p>\n")
    #expect(
      folder.read("log.run") == "--clock now --origins \(folder.path)/old-origins\n")
    _ = try builder.build("two", into: url("new"), origins: url("new-origins"))
    let report = SiteComparison(try SiteFolder(url("old").path), try SiteFolder(url("new").path))
      .report()
    #expect(report.entries.flatMap(\.changes).map(\.kind) == [.text(from: "Tea", to: "Milk")])
    // What is being worked on is as it was, and a second time compiles what the first has made.
    #expect(folder.read("package/moments.sh") == script("Coffee"))
    #expect(try builder.build("one~0", into: url("again"), origins: url("x")) == name)
    #expect(folder.read("again/index.html") == "<p>Tea</p>\n")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: "\(folder.path)/package/.build/against"
      ).sorted() == ["lock", "tree"])
  }

  @Test("An app's pages are those of its --static, now and then")
  func app() throws {
    try git("init", "-q")
    let app = { (text: String) in
      "#!/bin/sh\ntest \"$1\" = --static && mkdir -p \"$2\" && echo \(text) > \"$2/index.html\""
    }
    try commit(app("Tea"), tag: "one")
    try folder.write("package/moments.sh", app("Coffee"))
    var builder = builder
    builder.product = "Hello"
    _ = try builder.build("one", into: url("old"), origins: url("x"))
    try builder.write(try builder.buildCurrent(), into: url("new"), origins: url("x"))
    #expect(folder.read("old/index.html") == "Tea\n")
    #expect(folder.read("new/index.html") == "Coffee\n")
  }

  @Test(
    "Packages beside the repository are found from the worktree, those that are nowhere are told")
  func neighbours() throws {
    try git("init", "-q")
    try folder.write(
      "package/manifest.json",
      "{\"dependencies\":[{\"sourceControl\":[]},{\"fileSystem\":[{\"path\":\"PARENT/Library\"}]}]}"
    )
    try commit(script("Tea"), tag: "one")
    let error = #expect(throws: ComparisonError.self) {
      try builder.build("one", into: url("old"), origins: url("x"))
    }
    #expect(
      error?.message == "The package ../Library is not there. Name it by an absolute path.")
    try folder.write("Library/Package.swift", "// the library")
    _ = try builder.build("one", into: url("old"), origins: url("x"))
    _ = try builder.build("one", into: url("old"), origins: url("x"))
    #expect(
      folder.read("package/.build/against/tree/Library/Package.swift") == "// the library")
  }

  @Test("A package may be a folder of its repository")
  func partOfRepository() throws {
    var builder = builder
    let whole = builder.package
    try git("init", "-q")
    for name in ["Package.swift", "manifest.json"] {
      try folder.write("package/Apps/A/\(name)", folder.read("package/\(name)") ?? "")
    }
    try folder.write("package/Apps/A/moments.sh", script("Tea"))
    try commit("", tag: "one")
    builder.package = whole.appendingPathComponent("Apps/A")
    _ = try builder.build("one", into: url("old"), origins: url("x"))
    #expect(folder.read("old/index.html") == "<p>Tea</p>\n")
    #expect(folder.names.contains("package"))
  }

  @Test("The worktree of a repository that has gone is made again")
  func restoredFromCache() throws {
    try git("init", "-q")
    try commit(script("Tea"), tag: "one")
    _ = try builder.build("one", into: url("old"), origins: url("x"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/package/.git")
    try git("init", "-q")
    try commit(script("Milk"), tag: "two")
    _ = try builder.build("two", into: url("new"), origins: url("x"))
    #expect(folder.read("new/index.html") == "<p>Milk</p>\n")
  }

  @Test("A revision that knows nothing of origins is not asked for them")
  func older() throws {
    try git("init", "-q")
    try commit(script("Tea", help: "--output"), tag: "one")
    _ = try builder.build("one", into: url("old"), origins: url("old-origins"))
    #expect(folder.read("log.run") == "--clock now\n")
  }

  @Test("An unknown revision is a usage error, a build that fails is reported with its code")
  func failures() throws {
    try git("init", "-q")
    try commit("#!/bin/sh\nexit 3\n", tag: "one")
    for name in ["nowhere", "--upload-pack=x", "-x", ""] {
      let error = #expect(throws: ComparisonError.self) {
        try builder.build(name, into: url("old"), origins: url("x"))
      }
      #expect(error?.code == .usage, "\(name)")
    }
    let error = #expect(throws: ComparisonError.self) {
      try builder.build("one", into: url("old"), origins: url("x"))
    }
    #expect(error?.code == .failed)
    #expect(error?.message.contains("ended with 3") == true)
  }
}
