import Foundation
import SeededRandom
import CommandLineOptions
import StaticSite
import TestSupport
import Testing
import ViewTree

@testable import MomentsSite

@Suite("Builds of moments")
@MainActor
struct SiteBuildTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  func build(
    _ feed: SampleFeed, into output: String = "site", _ more: [String] = []
  ) throws -> BuildReport {
    let arguments = try feed.write(to: folder, output: output) + more
    let settings = try BuildSettings(BuildSettings.syntax.parse(arguments))
    return try SiteBuild(settings: settings).run()
  }

  var feed: SampleFeed {
    var feed = SampleFeed()
    feed.moments = (1...7).map { number in
      SampleFeed.Moment(
        id: number, text: "Text \(number)", author: number % 2, seconds: number * 86_400)
    }
    return feed
  }

  @Test("An edited moment changes the pages that show it, and no others")
  func edited() throws {
    var feed = feed
    try build(feed)
    feed.moments[2].text = "Another text"
    let report = try build(feed)
    #expect(
      report.written == [
        "archive/1970-01.html", "feed.atom", "feed.json", "feed.rss", "m/3.html", "p/u1.html",
        "page-2.html",
      ])
    #expect(report.unchanged > 8)
  }

  @Test("Any sequence of changes gives what a clean build gives, byte for byte")
  func incrementalEqualsClean() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    var feed = SampleFeed()
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { feed.change(&random) }
      let report = try build(feed)
      let clean = try build(feed, into: "clean")
      let isEqual = folder.contents(of: "site") == folder.contents(of: "clean")
      #expect(isEqual, "seed \(seed), step \(step)")
      #expect(report.diagnostics == clean.diagnostics, "seed \(seed), step \(step)")
      try FileManager.default.removeItem(atPath: "\(folder.path)/clean")
      if !isEqual { return }
    }
  }

  @Test("The command gives the same site with any number of processes")
  func jobs() throws {
    var feed = feed
    for step in 0..<2 {
      try build(feed)
      for jobs in [1, 2, 5] {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
          .deletingLastPathComponent().appending(path: "moments")
        process.arguments =
          try ["build", "--quiet", "--jobs", "\(jobs)"]
          + feed.write(to: folder, output: "jobs-\(jobs)")
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "step \(step), jobs \(jobs)")
        // The notes of a build name the program that made it, which is another here.
        let files = folder.contents(of: "jobs-\(jobs)").filter { !$0.key.hasPrefix(".site-") }
        let expected = folder.contents(of: "site").filter { !$0.key.hasPrefix(".site-") }
        #expect(files == expected, "step \(step), jobs \(jobs)")
      }
      feed.moments[2].text = "Another"
      feed.pageSize = 2
    }
  }

  @Test("Warnings about the input are reported by every build, also by one that makes nothing")
  func inputWarnings() throws {
    var feed = feed
    feed.moments[0].seconds = .max
    let first = try build(feed)
    let second = try build(feed)
    let messages = first.diagnostics.map(\.message)
    #expect(messages.count { $0.contains("found a string that is no time") } == 1)
    #expect(second.diagnostics == first.diagnostics)
    #expect(second.written == [])
  }

  @Test("The folder of --assets is searched for colours and pictures")
  func assets() throws {
    try folder.write(
      "assets/More.xcassets/only-in-assets.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\
      {"red":"0x12","green":"0x34","blue":"0x56","alpha":"1.000"}}}]}
      """)
    try folder.write(
      "assets/More.xcassets/badge.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"badge.svg"}]}"#)
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"></svg>"#
    try folder.write("assets/More.xcassets/badge.imageset/badge.svg", svg)
    func publish(_ name: String) throws -> BuildReport {
      let shell = try PageTemplate(file: "\(folder.path)/Templates/page.html")
      let site = Site(title: "t", template: shell, stylesheet: "style.css") {
        Page("index.html") { page in
          try PageContent(
            VStack {
              Color("only-in-assets").frame(width: 7, height: 7)
              Image("badge")
            }, context: page)
        }
      }
      return try SitePublisher(output: "\(folder.path)/\(name)").publish { try site.plan() }
    }
    try build(feed)
    #expect(throws: SiteError.self) { try publish("without") }
    try build(feed, ["--assets", "\(folder.path)/assets"])
    let report = try publish("with")
    #expect(report.diagnostics == [])
    let picture = try #require(report.written.first { $0.hasPrefix("assets/badge") })
    #expect(folder.read("with/\(picture)") == svg)
    #expect(folder.read("with/style.css")?.contains("#123456") == true)
  }
}
