import Foundation

/// The compiler's side of a plugin: frames of an 8-byte little-endian length and that much JSON.
struct PluginConnection {
  /// The file descriptor that requests arrive on.
  let input: Int32
  /// The file descriptor that replies go to.
  let output: Int32

  /// No source file comes near this; a longer frame means that the two sides are out of step.
  static let longestFrame = 1 << 30

  /// Answers requests until the compiler closes the connection.
  ///
  /// - Returns: The process's exit code: 0 after an orderly end, 1 after a frame that can't be
  ///   read or a reply that can't be written.
  mutating func serve(_ reply: (PluginRequest) -> PluginReply) -> Int32 {
    while let frame = readFrame() {
      guard let request = try? JSONDecoder().decode(PluginRequest.self, from: frame),
        let answer = try? JSONEncoder().encode(reply(request)), writeFrame(answer)
      else { return 1 }
    }
    return 0
  }

  /// The next frame's content, or nil at the end of input.
  ///
  /// The compiler says goodbye by a frame of length 0.
  private func readFrame() -> Data? {
    guard let header = readBytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= UInt64(Self.longestFrame) else { return nil }
    return readBytes(Int(length))
  }

  private func readBytes(_ count: Int) -> Data? {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes {
        read(input, $0.baseAddress! + filled, count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return data
  }

  private func writeFrame(_ content: Data) -> Bool {
    var frame = Data((0..<8).map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) })
    frame.append(content)
    var written = 0
    while written < frame.count {
      let sent = frame.withUnsafeBytes {
        write(output, $0.baseAddress! + written, frame.count - written)
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      written += sent
    }
    return true
  }
}
