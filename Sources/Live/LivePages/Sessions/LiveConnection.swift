/// A way to a page, from its `hello` to its end.
@MainActor
package protocol LiveConnection: AnyObject {
  /// Sends a message.
  ///
  /// - Returns: False if too much waits already; the session is told when to go on.
  func send(_ message: [UInt8]) -> Bool
  /// Whether a message that is larger than what may wait is still on its way; the session is told when it isn't
  /// any more.
  var isBusy: Bool { get }
  /// Ends the connection with a code, after what was sent.
  func close(_ code: Int, reason: String)
  /// Sends a message without bytes if nothing was sent for long, so that the page knows that the line is there; a
  /// socket does that with its pings.
  func keepAlive(now: Double)
}

extension LiveConnection {
  package var isBusy: Bool { false }
  package func keepAlive(now: Double) {}
}
