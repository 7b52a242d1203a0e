import Foundation
import Glibc

/// What one hostile browser costs the readers of other pages, and its server.
@MainActor
enum Hostility {
  /// JSON with the milliseconds from others' clicks to what they show, without and with a hostile browser of a
  /// kind, and the KiB that all processes have grown by meanwhile.
  static func measure(_ kind: HostileKind, others: Int, seconds: Int) async throws -> String {
    let program = try LoadProgram(.hostile, workers: 1)
    defer { program.end() }
    let clickers = try ClientProcess(["--clickers", "\(program.port)", "\(others)"])
    _ = try await clickers.wait(for: "attached")
    let hostile = try ClientProcess(["--hostile-client", kind.rawValue, "\(program.port)"])
    _ = try await hostile.wait(for: "ready")
    try await Task.sleep(for: .seconds(1))
    let without = try await clicks(clickers, seconds)
    let before = program.kibibytes
    hostile.tell("go")
    let memory = Task { @MainActor in
      var most = before
      while !Task.isCancelled {
        most = max(most, program.kibibytes)
        try? await Task.sleep(for: .milliseconds(50))
      }
      return most
    }
    // The burst that it has is over before long; what it costs in the long run is measured, too.
    let with = try await clicks(clickers, seconds)
    memory.cancel()
    let most = await memory.value
    hostile.kill()
    clickers.end()
    return "{\"kind\": \"\(kind.rawValue)\", \"others\": \(others), \"without\": \(without),\n"
      + "  \"with\": \(with), \"KiBGrown\": \(most - before)}"
  }

  private static func clicks(_ clickers: ClientProcess, _ seconds: Int) async throws -> String {
    clickers.tell("click \(seconds)")
    return try await clickers.line(after: "clicked")
  }
}
