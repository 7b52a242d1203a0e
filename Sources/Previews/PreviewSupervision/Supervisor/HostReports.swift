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

  /// The longest time until a program that says why it ends has ended.
  static let lastWordsPatience = Duration.seconds(60)

  /// Whether a preview's code has run for too long.
  ///
  /// - Parameter errors: What the program has said; one that is saying why it ends has more time.
  func hangs(saying errors: [UInt8], at now: ContinuousClock.Instant = .now) -> Bool {
    guard let running, now - running.since > Self.patience else { return false }
    return !CrashReport.isBegun(in: String(decoding: errors, as: UTF8.self))
      || now - running.since > Self.lastWordsPatience
  }

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
