import Foundation

/// The most memory that a page takes, in a process of its own.
enum MemoryFigures {
  static func measure() throws -> [Figure] {
    let empty = try peak(["--empty"])
    let page = try peak(["--page"] + (Size.isSmall ? ["--small"] : []))
    return [
      Figure(
        name: "peak memory of the \(Size.words(1000)) cards",
        value: Double(page - empty) / 1_000_000,
        unit: "MB", atMost: 16, note: "over an empty process of \(empty / 1_000_000) MB")
    ]
  }

  /// Prints the most memory that this process has had resident, in kilobytes.
  ///
  /// The kernel's account for a parent begins with what the parent itself had.
  static func report() throws {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      print(line.dropFirst(6).filter(\.isNumber))
    }
  }

  /// The peak that this program reports when it is run with arguments, in bytes.
  private static func peak(_ arguments: [String]) throws -> Int {
    let path = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard ChildProcess(path, arguments, output: file)?.status == 0,
      let text = try? String(contentsOfFile: file, encoding: .utf8),
      let kilobytes = Int(text.filter(\.isNumber))
    else { throw BenchmarkError(message: "The benchmark can't run itself.") }
    return kilobytes * 1024
  }
}
