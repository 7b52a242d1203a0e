import Foundation

/// Builds of a site of 10,000 moments by the `moments` command beside this program.
enum SiteFigures {
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
    let site = folder.appendingPathComponent("site").path
    func build(
      _ json: [UInt8], into site: String = site, countsChildren: Bool = false
    ) throws -> ChildProcess {
      try Data(json).write(to: input)
      guard
        let run = ChildProcess(
          moments, ["build", "--input", input.path, "--output", site, "--quiet"],
          countsChildren: countsChildren),
        run.status == 0
      else { throw BenchmarkError(message: "The build of the 10,000 moments failed.") }
      return run
    }
    let json = Sample.json(Size.of(10_000))
    let cold = try build(json)
    let same = try build(json)
    let changed = try build(Sample.json(Size.of(10_000), changed: Size.of(10_000) / 2))
    // Into another folder, since removing this one would slow down the next files made beside it.
    let counted = try build(json, into: site + "-2", countsChildren: true)
    let memory = max(counted.peakMemory, same.peakMemory, changed.peakMemory)
    return [
      Figure(
        name: "\(Size.words(10_000)) moments, cold build", value: cold.seconds, unit: "s",
        atMost: 2.5, note: ""),
      Figure(
        name: "\(Size.words(10_000)) moments, nothing changed", value: same.seconds, unit: "s",
        atMost: 0.4,
        note: ""),
      Figure(
        name: "\(Size.words(10_000)) moments, one changed", value: changed.seconds, unit: "s",
        atMost: 0.5,
        note: ""),
      Figure(
        name: "\(Size.words(10_000)) moments, peak memory", value: Double(memory) / 1_000_000,
        unit: "MB",
        atMost: 150, note: "all processes of a cold build, shared pages counted once"),
    ]
  }
}
