package import WebServer

/// A page's socket, on whichever side of the relay it is.
@MainActor
package protocol LiveSocket: AnyObject {
  /// Sends a message.
  ///
  /// - Returns: False if too much waits already; whoever listens is told when to go on.
  func send(_ bytes: [UInt8]) -> Bool
  /// Whether more waits than may wait, as a single large message does; whoever listens is told when it doesn't
  /// any more.
  var isBusy: Bool { get }
  /// Ends the socket after what was sent.
  func close(_ code: Int, reason: String)
}

extension WebSocketConnection: LiveSocket {}

/// The body of a long answer, on whichever side of the relay it is.
@MainActor
package protocol LiveStream: AnyObject {
  /// Called once, when the client is gone or all is sent.
  var onClose: (@MainActor () -> Void)? { get set }
  /// Whether so many bytes more may wait for the client; any number may if nothing does.
  func hasRoom(for count: Int) -> Bool
  /// Sends bytes; false if the stream is over.
  func write(_ bytes: [UInt8]) -> Bool
  /// Ends the body after what is written.
  func end()
}

/// A stream of this process with what may wait in it.
@MainActor
final class OwnStream: LiveStream {
  let stream = ResponseStream()
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var onClose: (@MainActor () -> Void)? {
    get { stream.onClose }
    set { stream.onClose = newValue }
  }
  func hasRoom(for count: Int) -> Bool {
    stream.queuedCount == 0 || stream.queuedCount + count <= limit
  }
  func write(_ bytes: [UInt8]) -> Bool { stream.write(bytes) }
  func end() { stream.end() }
}
