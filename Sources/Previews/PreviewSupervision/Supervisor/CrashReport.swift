import Foundation

/// Finds what a crash has left among what a program has printed.
enum CrashReport {
  /// `SWIFT_BACKTRACE` of programs whose crashes are shown.
  static let backtraces =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
    + "symbolicate=fast,limit=24,timeout=30s"

  /// What is shown of a program that has ended without being asked to.
  static func words(of end: ChildProgram.End, hangs: Bool, in text: String) -> String {
    if hangs, !isBegun(in: text) {
      return
        "The preview’s code ran for more than \(HostReports.patience.components.seconds) s without an end."
    }
    let said = words(in: text)
    if !said.isEmpty { return said }
    return end.signal != 0
      ? "Signal \(end.signal)" : "The program ended with status \(end.status)."
  }

  /// Whether a program has begun to say why it ends: the frames follow, on a busy machine much later.
  static func isBegun(in text: String) -> Bool {
    text.contains("Fatal error: ") || text.contains("*** Signal ")
  }

  /// From the last message of the runtime on; all if there is none.
  static func words(in text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let marks = ["Fatal error", "*** ", "Swift/", "Crash:"]
    let start = lines.firstIndex { line in marks.contains { line.contains($0) } }
    return lines[(start ?? 0)...].prefix(80).joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
