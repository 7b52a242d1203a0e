/// What a host reports: which preview's code runs, and when it is ready.
///
/// Lines: `begin ID` and `end` around the code of a preview, `ready` when the host listens.
struct HostReports {
  /// The preview whose code runs, and since when.
  private(set) var running: (id: String, since: ContinuousClock.Instant)?
  private(set) var isReady = false
  private var bytes: [UInt8] = []

  /// The longest time that a preview's code may take at once.
  static let patience = Duration.seconds(10)

  /// Whether a preview's code has run for too long.
  var hangs: Bool { running.map { ContinuousClock.now - $0.since > Self.patience } ?? false }

  mutating func take(_ new: ArraySlice<UInt8>) {
    bytes += new
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: bytes[..<end], as: UTF8.self)
      bytes.removeSubrange(...end)
      if line == "ready" {
        isReady = true
      } else if line == "end" {
        running = nil
      } else if line.hasPrefix("begin ") {
        running = (String(line.dropFirst(6)), .now)
      }
    }
  }
}
