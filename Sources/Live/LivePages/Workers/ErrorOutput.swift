internal import CProcess
internal import Glibc
internal import WebServer

/// The standard error of a worker: all of it goes to this process's own, and what Swift's runtime says of a trap
/// is found at its end.
@MainActor
final class ErrorOutput {
  /// What the worker writes to; -1 once it is closed here.
  private(set) var end: Int32
  private var descriptor: Int32
  private var tail: [UInt8] = []

  /// Bytes of the end that are kept: a message with the names of all frames behind it, of which deep views
  /// have some hundred.
  private static var tailSize: Int { 65_536 }
  /// The most of a message that a log wants.
  private nonisolated static var messageSize: Int { 300 }

  init?() {
    var ends: [Int32] = [-1, -1]
    guard cprocess_pipe(&ends) == 0 else { return nil }
    (descriptor, end) = (ends[0], ends[1])
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    EventLoop.shared.watchReading(descriptor) { [weak self] in self?.read() }
  }

  /// Leaves the end to the worker alone.
  func closeEnd() {
    if end >= 0 { close(end) }
    end = -1
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Not more than a pipe's content in a turn.
    for _ in 0..<16 {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return forget() }
      guard count > 0 else { return }
      tail += buffer[..<count]
      if tail.count > Self.tailSize { tail.removeFirst(tail.count - Self.tailSize) }
      var written = 0
      while written < count {
        let more = buffer.withUnsafeBytes {
          Glibc.write(2, $0.baseAddress.map { $0 + written }, count - written)
        }
        guard more > 0 || errno == EINTR else { break }
        written += max(more, 0)
      }
    }
  }

  private func forget() {
    guard descriptor >= 0 else { return }
    EventLoop.shared.forget(descriptor)
    close(descriptor)
    descriptor = -1
  }

  /// Reads what is left; what else holds the end is not waited for.
  func stop() {
    closeEnd()
    if descriptor >= 0 { read() }
    forget()
  }

  /// What the last line that speaks of a fatal error says, without the place in the library.
  var fatalMessage: String? { Self.fatalMessage(in: String(decoding: tail, as: UTF8.self)) }

  nonisolated static func fatalMessage(in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline).reversed() {
      guard let range = line.firstRange(of: "Fatal error") else { continue }
      return String(line[range.lowerBound...].prefix(messageSize))
    }
    return nil
  }
}
