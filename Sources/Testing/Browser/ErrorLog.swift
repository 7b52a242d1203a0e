/// The last lines of a stream of bytes.
struct ErrorLog {
  /// The lines kept, oldest first.
  private(set) var lines: [String] = []

  private var unfinished: [UInt8] = []

  static let lineLimit = 20
  static let byteLimit = 1_000

  /// Takes the next bytes.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        finishLine()
      } else if unfinished.count < Self.byteLimit {
        unfinished.append(byte)
      }
    }
  }

  /// Ends the line begun, as at the end of the stream.
  mutating func finishLine() {
    defer { unfinished.removeAll(keepingCapacity: true) }
    let line = String(decoding: unfinished, as: UTF8.self)
    // Chromium complains dozens of times about a missing D-Bus, which it doesn't need.
    guard !line.isEmpty, !line.contains("ERROR:dbus/") else { return }
    lines.append(line)
    if lines.count > Self.lineLimit { lines.removeFirst() }
  }
}
