import Foundation
import HTMLParsing
import SeededRandom
import StaticSite
import TestSupport
import Testing
import ViewTree

/// A page of a made-up site: what it says, and what it shares.
struct SamplePage: Hashable {
  var text = 0
  var padding = 1
  var isWarned = false

  var inputs: ContentHash {
    var inputs = PageInputs("sample")
    inputs.add(text)
    inputs.add(padding)
    inputs.add(isWarned)
    return inputs.hash
  }

  @MainActor @ViewBuilder var view: some View {
    Text(verbatim: "Text \(text)").padding(CGFloat(padding))
    if isWarned { Image(systemName: "nowhere\(text)") }
  }
}

@Suite("Kept pages")
@MainActor
struct KeptPagesTests {
  let folder: TemporaryFolder
  /// Counts the pages that are made.
  final class Counter { var count = 0 }
  let counter = Counter()

  init() throws { folder = try TemporaryFolder() }

  /// All that a site is made from.
  struct Source {
    var pages: [String: SamplePage] = [:]
    var language = "en"
    var shell = ""
    var base: String?
    var common = 0
  }

  func site(_ source: Source) throws -> Site {
    let counter = counter
    return try Site(
      title: "t", baseURL: source.base.map { try BaseURL($0) }, language: source.language,
      template: PageTemplate(
        shell: Array((SiteTests.shell + source.shell).utf8), file: "page.html"),
      stylesheet: "style.css", inputs: ContentHash(Array("\(source.common)".utf8))
    ) {
      for (path, page) in source.pages {
        Page(path, inputs: page.inputs) { context in
          counter.count += 1
          return try PageContent(page.view, title: path, context: context)
        }
      }
    }
  }

  @discardableResult
  func build(_ source: Source, into name: String = "site", inPlace: Bool = false) throws
    -> BuildReport
  {
    var publisher = SitePublisher(output: "\(folder.path)/\(name)")
    publisher.exchangesFolders = !inPlace
    return try publisher.publish { try site(source).plan() }
  }

  /// The paths and texts that a build of nothing but this gives, the build's own notes included.
  func clean(_ source: Source) throws -> (files: [String: String], diagnostics: [Diagnostic]) {
    let report = try build(source, into: "clean")
    defer { try? FileManager.default.removeItem(atPath: "\(folder.path)/clean") }
    return (folder.bytes(of: "clean"), report.diagnostics)
  }

  @Test("A page with equal inputs isn't made again, and what it shares stays")
  func kept() throws {
    var source = Source()
    source.pages = [
      "a.html": SamplePage(text: 1, padding: 3, isWarned: true),
      "m/b.html": SamplePage(text: 2, padding: 5),
    ]
    let first = try build(source)
    #expect(counter.count == 2)
    #expect(first.diagnostics.map(\.message).count == 1)
    let style = try #require(folder.read("site/style.css"))
    source.pages["m/b.html"]?.text = 3
    let second = try build(source)
    #expect(counter.count == 3)
    #expect(second.written == ["m/b.html"])
    #expect(second.unchanged == 2)
    #expect(second.diagnostics == first.diagnostics)
    #expect(folder.read("site/style.css") == style)
    source.pages["a.html"] = nil
    let third = try build(source)
    #expect(counter.count == 3)
    #expect(third.diagnostics == [])
    #expect(third.written == ["style.css"])
    #expect(style.contains("padding:3px"))
    #expect(folder.read("site/style.css")?.contains("padding:3px") == false)
  }

  @Test("A change of a common input makes all pages again", arguments: 0..<4)
  func common(kind: Int) throws {
    var source = Source()
    source.pages = ["a.html": SamplePage(), "b.html": SamplePage(text: 2)]
    try build(source)
    switch kind {
    case 0: source.language = "ar"
    case 1: source.shell += "<!-- -->"
    case 2: source.base = "https://example.org/"
    default: source.common = 1
    }
    try build(source)
    #expect(counter.count == 4)
  }

  @Test(
    "A page that holds its own rules reports what its views were warned about",
    arguments: [false, true])
  func ownRules(holdsRules: Bool) throws {
    let site = try Site(title: "t", template: SiteTests.template(), stylesheet: "style.css") {
      Page("404.html", inputs: ContentHash([1])) { page in
        try PageContent(
          Image(systemName: "no.such.symbol"), title: "t", context: page, holdsRules: holdsRules)
      }
    }
    for _ in 0..<2 {
      let report = try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
      #expect(report.diagnostics.map(\.severity) == [.warning])
      #expect(report.diagnostics.map(\.file) == ["404.html"])
      #expect(report.diagnostics[0].message.contains("no.such.symbol"))
    }
    #expect(folder.read("site/404.html")?.contains("style.css") == !holdsRules)
  }

  @Test("A page without known inputs is made in every build")
  func unknown() throws {
    let counter = counter
    let make = {
      try Site(title: "t", template: SiteTests.template()) {
        Page("a.html") { _ in
          counter.count += 1
          return PageContent(title: "t", main: .empty)
        }
      }
    }
    for _ in 0..<3 {
      _ = try SitePublisher(output: "\(folder.path)/site").publish { try make().plan() }
    }
    #expect(counter.count == 3)
  }

  @Test("A build that makes nothing reports what the last one did")
  func equalInput() throws {
    var source = Source()
    source.pages = ["a.html": SamplePage(text: 1, isWarned: true)]
    let input = ContentHash([1])
    let publisher = SitePublisher(output: "\(folder.path)/site")
    func publish() throws -> BuildReport {
      try publisher.publish(input: input) {
        var plan = try site(source).plan()
        plan.diagnostics.append(Diagnostic(.note, message: "A note"))
        return plan
      }
    }
    let first = try publish()
    let second = try publish()
    #expect(first.diagnostics.map(\.severity) == [.note, .warning])
    #expect(second.diagnostics == first.diagnostics)
    #expect(second.written == [])
    #expect(counter.count == 1)
    try folder.write("site/.site-cache", "damaged")
    #expect(try publish().diagnostics == first.diagnostics)
    #expect(counter.count == 2)
  }

  @Test("Any sequence of changes gives what a clean build gives, byte for byte")
  func incrementalEqualsClean() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let paths = ["a.html", "b.html", "m/a.html", "m/b.html", "m/n/c.html", "é.html"]
    var source = Source()
    var built: Set<String> = []
    for step in 0..<80 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let path = paths.randomElement(using: &random) ?? "a.html"
        switch Int.random(in: 0..<12, using: &random) {
        case 0: source.pages[path] = nil
        case 1...4:
          source.pages[path] = SamplePage(
            text: Int.random(in: 0...2, using: &random),
            padding: Int.random(in: 1...3, using: &random),
            isWarned: Int.random(in: 0...3, using: &random) == 0)
        case 5: source.language = Bool.random(using: &random) ? "en" : "ar"
        case 6: source.base = Bool.random(using: &random) ? nil : "https://example.org/"
        case 7:
          source.shell = Bool.random(using: &random) ? "" : "<!-- x -->"
        case 8: source.common = Int.random(in: 0...1, using: &random)
        case 9 where built.contains(path): try folder.write("site/\(path)", "by hand")
        case 10 where built.contains(path):
          try? FileManager.default.removeItem(atPath: "\(folder.path)/site/\(path)")
        default: try damageCache(&random)
        }
      }
      let report = try build(source, inPlace: Bool.random(using: &random))
      let clean = try clean(source)
      built = Set(source.pages.keys)
      // A file that was changed by hand stays if the site has it no more.
      let ours = folder.bytes(of: "site").filter {
        clean.files[$0.key] != nil || $0.value != "by hand"
      }
      #expect(ours == clean.files, "seed \(seed), step \(step)")
      let warnings = report.diagnostics.filter { $0.severity == .warning }
      #expect(warnings == clean.diagnostics, "seed \(seed), step \(step)")
      if ours != clean.files { return }
      for (path, text) in folder.bytes(of: "site") where text == "by hand" {
        try FileManager.default.removeItem(atPath: "\(folder.path)/site/\(path)")
      }
    }
  }

  /// Removes the cache, cuts it off, or changes a byte of it.
  func damageCache(_ random: inout SeededGenerator) throws {
    let file = "\(folder.path)/site/.site-cache"
    guard var data = FileManager.default.contents(atPath: file), !data.isEmpty else { return }
    switch Int.random(in: 0...2, using: &random) {
    case 0: try FileManager.default.removeItem(atPath: file)
    case 1:
      try data.prefix(Int.random(in: 0..<data.count, using: &random)).write(to: URL(filePath: file))
    default:
      data[Int.random(in: 0..<data.count, using: &random)] ^=
        1 << UInt8.random(in: 0...7, using: &random)
      try data.write(to: URL(filePath: file))
    }
  }
}

extension TemporaryFolder {
  /// Every file below `name`, each byte a character.
  fileprivate func bytes(of name: String) -> [String: String] {
    var result: [String: String] = [:]
    for entry in contents(of: name) where entry.value != "/" {
      let data = FileManager.default.contents(atPath: "\(path)/\(name)/\(entry.key)") ?? Data()
      result[entry.key] = String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    }
    return result
  }
}
