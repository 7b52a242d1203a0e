import Browser
import CommandLineOptions
import Foundation

/// `preview-benchmark`: edits a package whose previews are shown in Chromium, and prints how long it takes from
/// the save until the new picture is painted.
///
/// The sources that it edits are put back in the end.
@main
struct PreviewBenchmark {
  private static let syntax = CommandSyntax(
    "preview-benchmark",
    options: [
      .value("package", "DIR", "This project's folder; the working folder if not given"),
      .value("scratch", "DIR", "Where the previews are built; .build/previews in the package"),
      .number("count", "N", "How often each edit is made; 20 if not given", in: 1...100_000),
      .value("only", "WORD", "Only the figures whose names have a word"),
    ])

  static func main() async {
    let arguments = syntax.parseProgram()
    let package = arguments["package"] ?? FileManager.default.currentDirectoryPath
    let scratch = arguments["scratch"]
    let count = arguments.integer("count") ?? 20
    let only = arguments["only"] ?? ""
    do {
      let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("moments-live").path
      try await measure(
        Reloads(package: package, scratch: scratch, program: program), count: count, only: only)
    } catch {
      syntax.end(.internalError, "\(error)")
    }
  }

  private static func measure(_ reloads: Reloads, count: Int, only: String) async throws {
    defer { reloads.end() }
    let start = try await reloads.begin()
    if only.isEmpty || "start".contains(only) { print("start to first picture; \(start) ms; once") }
    for edit in Reloads.Edit.allCases where only.isEmpty || edit.rawValue.contains(only) {
      var times: [Double] = []
      // The first edit of a kind has its file compiled for those that follow.
      for turn in 0...count {
        let time = try await reloads.time(of: edit, turn: turn)
        if turn > 0 { times.append(time) }
      }
      times.sort()
      func percentile(_ part: Double) -> Int {
        Int(times[min(times.count - 1, Int(Double(times.count) * part))].rounded())
      }
      print(
        "save to painted, \(edit.rawValue) edit; p50 \(percentile(0.5)) ms; "
          + "p95 \(percentile(0.95)) ms; \(times.count) edits; by \(reloads.way)")
    }
    if only.isEmpty || "same".contains(only) {
      let (own, children) = try await reloads.costOfSameSaves(count)
      print(
        "save without a change; \(own) ms of the processor each; \(children) compilers run; "
          + "\(count) saves")
    }
  }
}
