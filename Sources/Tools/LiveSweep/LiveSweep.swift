import Browser
import CommandLineOptions
import Foundation
import LiveSweeping

/// `live-sweep`: uses random live pages in Chromium and prints what went wrong, until so many uses were made or
/// so much time has gone.
@main
struct LiveSweep {
  private static let syntax = CommandSyntax(
    "live-sweep",
    options: [
      .number("steps", "N", "The most uses; 10,000 if not given", in: 1...Int.max),
      .number("seconds", "N", "The most time; as long as it takes if not given", in: 1...Int.max),
      .number("seed", "N", "The first page's seed; 1 if not given", in: 1...Int.max),
      .number(
        "turns", "0|1", "1: a page that has used up its turn waits for the next, as on a server",
        in: 0...1),
    ])

  @MainActor static func main() async throws {
    let arguments = syntax.parseProgram()
    let steps = arguments.integer("steps") ?? 10_000
    let browser = try await Browser.launch()
    let sweep = try await PageSweep(
      try await browser.newPage(), keepsTurns: arguments.integer("turns") == 1)
    var seed = UInt64(arguments.integer("seed") ?? 1)
    var reported = 0
    let start = ContinuousClock.now
    let time = Duration.seconds(arguments.integer("seconds") ?? .max)
    while sweep.outcome.steps < steps, ContinuousClock.now - start < time {
      try await sweep.run(seed: seed, steps: 50)
      for failure in sweep.outcome.failures.dropFirst(reported) { print(failure) }
      reported = sweep.outcome.failures.count
      seed += 1
    }
    sweep.stop()
    await browser.close()
    let outcome = sweep.outcome
    print(
      "\(outcome.steps) uses, \(outcome.runs) ran, \(outcome.failures.count) failures; "
        + "the next seed is \(seed)")
    exit(outcome.failures.isEmpty ? 0 : 1)
  }
}
