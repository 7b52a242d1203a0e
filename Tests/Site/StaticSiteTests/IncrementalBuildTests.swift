import Foundation
import SeededRandom
import StaticSite
import TestSupport
import Testing

@Suite("Incremental builds")
@MainActor
struct IncrementalBuildTests {
  @Test("Any sequence of builds gives what a clean build gives, and foreign files stay")
  func incrementalEqualsClean() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d", "é"]
    var foreign: [String: String] = [:]
    for step in 0..<60 {
      var files: [String: String] = [:]
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let depth = Int.random(in: 1...3, using: &random)
        let path = (0..<depth).map { _ in names.randomElement(using: &random) ?? "a" }
          .joined(separator: "/")
        let isClash = files.keys.contains { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
        if !isClash { files[path] = "\(Int.random(in: 0...2, using: &random))" }
      }
      var publisher = SitePublisher(output: "\(folder.path)/site")
      publisher.exchangesFolders = Bool.random(using: &random)
      _ = try publisher.publish {
        try BuildPlan(
          files.map { path, text in PlannedFile(try SitePath(path)) { Array(text.utf8) } })
      }
      let contents = folder.contents(of: "site").filter { $0.value != "/" }
      var expected = files.merging(foreign) { ours, _ in ours }
      for name in [".site-manifest", ".site-cache"] { expected[name] = contents[name] }
      #expect(contents == expected, "seed \(seed), step \(step)")
      #expect(folder.names == ["site"], "seed \(seed), step \(step)")
      if contents != expected { return }
      if step % 7 == 3 {
        let name = "mine-\(step)/x/\(step).txt"
        try folder.write("site/\(name)", "\(step)")
        foreign[name] = "\(step)"
      }
    }
  }
}
