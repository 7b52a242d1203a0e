import Browser
import Foundation
import LiveSweeping

/// `live-sweep [--steps N] [--seconds N] [--seed N] [--turns 1]`: uses random live pages in Chromium and prints
/// what went wrong, until so many uses were made or so much time has gone; with `--turns 1` a page that has used up
/// its turn waits for the next, as on a server.
@main
struct LiveSweep {
  @MainActor static func main() async throws {
    var options: [String: Int] = ["--steps": 10_000, "--seconds": .max, "--seed": 1, "--turns": 0]
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      guard options[name] != nil, let value = arguments.popFirst().flatMap({ Int($0) }), value > 0
      else {
        print("usage: live-sweep [--steps N] [--seconds N] [--seed N] [--turns 1]")
        exit(2)
      }
      options[name] = value
    }
    let browser = try await Browser.launch()
    let sweep = try await PageSweep(
      try await browser.newPage(), keepsTurns: options["--turns"] == 1)
    var seed = UInt64(options["--seed"] ?? 1)
    var reported = 0
    let start = ContinuousClock.now
    let time = Duration.seconds(options["--seconds"] ?? .max)
    while sweep.outcome.steps < options["--steps"] ?? 0, ContinuousClock.now - start < time {
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
