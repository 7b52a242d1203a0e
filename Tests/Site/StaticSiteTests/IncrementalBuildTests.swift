import Foundation
import SeededRandom
import StaticSite
import TestSupport
import Testing

@Suite("Incremental builds")
@MainActor
struct IncrementalBuildTests {
  private static let names = ["a", "b", "c", "d", "é"]

  /// Some paths and texts, of which no path is in the way of another.
  private func files(_ random: inout SeededGenerator) -> [String: String] {
    var files: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let depth = Int.random(in: 1...3, using: &random)
      let path = (0..<depth).map { _ in Self.names.randomElement(using: &random) ?? "a" }
        .joined(separator: "/")
      let isClash = files.keys.contains { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
      if !isClash { files[path] = "\(Int.random(in: 0...2, using: &random))" }
    }
    return files
  }

  @Test(
    "Any sequence of builds gives what a clean build gives, and foreign files stay",
    arguments: [false, true])
  func incrementalEqualsClean(keepsGeneration keeps: Bool) throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var foreign: [String: String] = [:]
    for step in 0..<60 {
      let files = files(&random)
      var publisher = SitePublisher(output: "\(folder.path)/site")
      if keeps { publisher.fewestKept = 0 }
      func isRight(exchanges: Bool) throws -> Bool {
        publisher.exchangesFolders = exchanges
        _ = try publisher.publish {
          try BuildPlan(
            files.map { path, text in PlannedFile(try SitePath(path)) { Array(text.utf8) } })
        }
        let contents = folder.contents(of: "site").filter { $0.value != "/" }
        var expected = files.merging(foreign) { ours, _ in ours }
        for name in [".site-manifest", ".site-cache"] { expected[name] = contents[name] }
        return contents == expected
          && folder.names.filter { !keeps || $0 != ".site.site-staging" } == ["site"]
      }
      let isExchange = Bool.random(using: &random)
      #expect(try isRight(exchanges: isExchange), "seed \(seed), step \(step)")
      // Somebody changes a page, by bytes as many, or removes one.
      if let path = files.keys.sorted().randomElement(using: &random) {
        if Bool.random(using: &random) {
          try folder.write("site/\(path)", "x")
        } else {
          try FileManager.default.removeItem(atPath: "\(folder.path)/site/\(path)")
        }
        #expect(try isRight(exchanges: !isExchange), "seed \(seed), step \(step), changed")
      }
      if step % 7 == 3 {
        let name = "mine-\(step)/x/\(step).txt"
        try folder.write("site/\(name)", "\(step)")
        foreign[name] = "\(step)"
      }
      if step % 9 == 5, let name = foreign.keys.min() {
        try FileManager.default.removeItem(atPath: "\(folder.path)/site/\(name)")
        foreign[name] = nil
      }
    }
  }
}
