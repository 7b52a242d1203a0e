import Foundation
import Glibc

/// What one hostile browser costs the readers of other pages, and its server.
@MainActor
enum Hostility {
  /// JSON with the milliseconds from others' clicks to what they show, without and with a hostile browser of a
  /// kind, and the KiB by which all processes were larger meanwhile: half of the time, and at most. Beside it what
  /// they had more while the same page was used as readers use pages.
  static func measure(_ kind: HostileKind, others: Int, seconds: Int) async throws -> String {
    let program = try LoadProgram(.hostile, workers: 1)
    defer { program.end() }
    let clickers = try ClientProcess(["--clickers", "\(program.port)", "\(others)"])
    _ = try await clickers.wait(for: "attached")
    let hostile = try ClientProcess(["--hostile-client", kind.rawValue, "\(program.port)"])
    _ = try await hostile.wait(for: "ready")
    try await Task.sleep(for: .seconds(1))
    let (without, before) = try await clicks(clickers, seconds, program)
    hostile.tell("behave")
    let (_, honest) = try await clicks(clickers, 5, program)
    hostile.tell("go")
    // The burst that it has is over before long; what it costs in the long run is measured, too.
    let (with, samples) = try await clicks(clickers, seconds, program)
    let usual = before[before.count / 2]
    hostile.kill()
    clickers.end()
    return "{\"kind\": \"\(kind.rawValue)\", \"others\": \(others), \"without\": \(without),\n"
      + "  \"with\": \(with), \"KiBHeld\": \(samples[samples.count / 2] - usual), "
      + "\"KiBAtMost\": \(samples[samples.count - 1] - usual),\n"
      + "  \"KiBHeldIfUsed\": \(honest[honest.count / 2] - usual), "
      + "\"KiBAtMostIfUsed\": \(honest[honest.count - 1] - usual)}"
  }

  /// What clicks took, and the KiB of all processes meanwhile, sorted.
  private static func clicks(
    _ clickers: ClientProcess, _ seconds: Int, _ program: LoadProgram
  ) async throws -> (String, [Int]) {
    clickers.tell("click \(seconds)")
    let memory = Task { @MainActor in
      var samples = [program.kibibytes]
      while !Task.isCancelled {
        samples.append(program.kibibytes)
        try? await Task.sleep(for: .milliseconds(50))
      }
      return samples.sorted()
    }
    defer { memory.cancel() }
    let line = try await clickers.line(after: "clicked")
    memory.cancel()
    return (line, await memory.value)
  }
}
