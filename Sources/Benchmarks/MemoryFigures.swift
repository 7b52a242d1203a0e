import Foundation

/// The most memory that a page takes, in a process of its own.
enum MemoryFigures {
  static func measure() throws -> [Figure] {
    let path = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
    guard let empty = ChildProcess(path, ["--empty"]), let page = ChildProcess(path, ["--page"]),
      page.status == 0
    else { throw BenchmarkError(message: "The benchmark can't run itself.") }
    return [
      Figure(
        name: "peak memory of the 1,000 cards",
        value: Double(page.peakMemory - empty.peakMemory) / 1_000_000, unit: "MB", atMost: 16,
        note: "over an empty process of \(empty.peakMemory / 1_000_000) MB")
    ]
  }
}
