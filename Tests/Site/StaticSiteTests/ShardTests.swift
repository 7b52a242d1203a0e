import CommandLineOptions
import Foundation
import SeededRandom
import TestSupport
import Testing
import ViewTree

@testable import StaticSite

@Suite("Sites in parts")
@MainActor
struct ShardTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A site of some pages, which share rules, with a search, a feed and files.
  private func site(_ count: Int, seed: UInt64 = 0) throws -> Site {
    try folder.write("Public/a.txt", "a")
    let documents = (0..<count).map {
      SearchDocument(route: "n/\($0).html", title: "Note \($0)", text: "harbour \($0 % 7)")
    }
    return try Site("Notes", url: "https://example.org/") {
      for (number, document) in documents.enumerated() {
        Page(document.route, title: document.title) {
          Text(document.text).padding(CGFloat(number % 5 + 1)).bold(number % 3 == 0)
        }
        .inputs(number, Int(seed))
      }
      // What is made in every build is made when parts are put together.
      Page("/", title: "Start") { Text("Start").italic() }
      Search(of: documents)
      Sitemap()
      Files(from: "\(folder.path)/Public")
    }
  }

  private func publisher(_ name: String) -> SitePublisher {
    SitePublisher(output: "\(folder.path)/\(name)")
  }

  private func build(_ part: SiteShard, _ site: Site) throws -> String {
    var publisher = publisher("parts/\(part.number)")
    publisher.shard = part
    _ = try publisher.publish { try site.plan() }
    return publisher.output
  }

  private func merge(_ parts: [String], _ site: Site) throws -> BuildReport {
    var publisher = publisher("merged")
    publisher.parts = parts
    return try publisher.publish { try site.plan() }
  }

  @Test("Parts put together are the bytes of the whole", arguments: [1, 3, 25])
  func law(count: Int) throws {
    let site = try site(23)
    _ = try publisher("whole").publish { try site.plan() }
    let parts = try (1...count).map { number in
      try build(try #require(SiteShard(number, of: count)), site)
    }
    // In any order.
    _ = try merge(parts.reversed(), site)
    #expect(folder.contents(of: "merged") == folder.contents(of: "whole"))
    let pages = parts.map { folder.contents(of: "parts/\($0.split(separator: "/").last ?? "")") }
    #expect(pages.flatMap { $0.keys.filter { $0.hasSuffix(".html") } }.count == 24)
    // A second time nothing is written.
    #expect(try merge(parts, site).written.isEmpty)
  }

  @Test(
    "A part that is missing, of another input, or changed is an error that names page and part; the old site stays"
  )
  func faults() throws {
    let first = try site(9)
    let parts = try (1...3).map { try build(try #require(SiteShard($0, of: 3)), first) }
    _ = try merge(parts, first)
    let before = folder.contents(of: "merged")
    func error(_ parts: [String], _ site: Site) -> String {
      do {
        _ = try merge(parts, site)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    let other = try site(9, seed: 1)
    #expect(error(Array(parts.dropLast()), other).contains("was made from something else"))
    #expect(error([], other) == "none")
    #expect(error(["\(folder.path)/nowhere"], first).contains("nowhere"))
    #expect(error(["\(folder.path)/Public"], first).contains("has no part of a site"))
    _ = try publisher("merged").publish { try first.plan() }
    #expect(folder.contents(of: "merged") == before)
    try FileManager.default.removeItem(atPath: "\(folder.path)/merged")
    #expect(error(Array(parts.dropLast()), first).contains("No part has the page"))
    let page = try #require(
      folder.contents(of: "parts/2").keys.filter { $0.hasSuffix(".html") }.min())
    try folder.write("parts/2/\(page)", "changed")
    #expect(error(parts, first).contains("has the page \"\(page)\" no more"))
    // Building the part again mends it.
    _ = try build(try #require(SiteShard(2, of: 3)), first)
    #expect(error(parts, first) == "none")
    #expect(folder.contents(of: "merged") == before)
  }

  @Test("A part is written as its number and how many there are")
  func numbers() {
    #expect(SiteShard("2/3") == SiteShard(2, of: 3))
    for text in ["", "0/3", "4/3", "2", "2/", "/3", "1/2/3", "a/b", "-1/3", "1/0"] {
      #expect(SiteShard(text) == nil, "\(text)")
    }
  }

  @Test("A scheduler is given the options of the build, as words of a shell")
  func jobs() throws {
    let syntax = CommandSyntax(
      "plan",
      options: ShardJobs.planOptions + [.value("output", "DIR", ""), .value("base-url", "URL", "")])
    func text(_ arguments: [String]) throws -> String {
      try ShardJobs.text(
        arguments, try syntax.arguments(arguments), build: ["moments", "build"],
        merge: ["moments", "merge"])
    }
    let parallel = try text(["--shards", "3", "--base-url", "https://a b'c/", "--output=out"])
    #expect(parallel.contains("seq 3 | parallel"))
    #expect(
      parallel.contains(
        "\nmoments merge --base-url 'https://a b'\\''c/' --output out out.parts/1 out.parts/2 out.parts/3"
      ))
    let slurm = try text(["--shards", "3", "--for", "slurm"])
    #expect(slurm.contains("--array=1-3") && slurm.contains("--shard \"$SLURM_ARRAY_TASK_ID\"/3"))
    let kubernetes = try text(["--for", "kubernetes", "--shards", "3", "--image", "a: b"])
    #expect(kubernetes.contains("completions: 3") && kubernetes.contains("image: \"a: b\""))
    for arguments in [[], ["--shards", "2", "--for", "cron"]] {
      #expect(throws: SiteError.self) { try text(arguments) }
    }
  }
}
