import Foundation
import SiteComparing

/// Comparisons of a whole site of 1,000 pages with another.
enum SiteDiffFigures {
  static func measure() throws -> [Figure] {
    guard
      let moments = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("moments").path,
      FileManager.default.isExecutableFile(atPath: moments)
    else { throw BenchmarkError(message: "Build the product moments first, in release.") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("moments.json")
    func build(_ json: [UInt8], _ name: String, _ options: [String] = []) throws -> String {
      try Data(json).write(to: input)
      let site = folder.appendingPathComponent(name).path
      guard
        let run = ChildProcess(
          moments, ["build", "--input", input.path, "--output", site, "--quiet"] + options),
        run.status == 0
      else { throw BenchmarkError(message: "The build of the moments failed.") }
      return site
    }
    let json = Sample.json(950)
    let first = try build(json, "first")
    let same = try build(json, "same")
    let one = try build(Sample.json(950, changed: 500), "one")
    // Another language changes every page's root and dates.
    let all = try build(json, "all", ["--language", "de"])
    return try [("nothing", same), ("one moment", one), ("every page", all)].map { name, site in
      var report: ChangeReport?
      let seconds = try Clock.best(of: 3) {
        report = SiteComparison(try SiteFolder(first), try SiteFolder(site)).report()
      }
      return Figure(
        name: "a site against another, \(name) changed", value: seconds, unit: "s", atMost: 3,
        note: "\(report?.comparedCount ?? 0) files, \(report?.entries.count ?? 0) differ")
    }
  }
}
