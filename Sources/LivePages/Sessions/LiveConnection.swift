/// A way to a page, from its `hello` to its end.
@MainActor
package protocol LiveConnection: AnyObject {
  /// Sends a message.
  ///
  /// - Returns: False if too much waits already; the session is told when to go on.
  func send(_ message: [UInt8]) -> Bool
  /// Ends the connection with a code, after what was sent.
  func close(_ code: Int, reason: String)
}
