import Browser
import LiveSweeping
import Testing

@Suite("Random live pages", .serialized)
@MainActor
struct SweepTests {
  /// `live-sweep --steps 1000000` does it for longer.
  @Test("10,000 uses of random pages run what was used, and pages stay what their models say")
  func uses() async throws {
    let browser = try await Browser.launch()
    let sweep = try await PageSweep(try await browser.newPage())
    // The same pages each time, so that what one change breaks is that change's.
    var seed: UInt64 = 1
    while sweep.outcome.steps < 10_000, sweep.outcome.failures.isEmpty {
      try await sweep.run(seed: seed, steps: 60)
      seed += 1
    }
    #expect(sweep.outcome.failures == [])
    // Most of what is used runs; the rest is disabled, covered or says nothing.
    #expect(sweep.outcome.runs > sweep.outcome.steps / 2)
    sweep.stop()
    await browser.close()
  }
}
