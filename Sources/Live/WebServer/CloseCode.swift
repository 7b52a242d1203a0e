/// Why a WebSocket ended (RFC 6455, section 7.4).
package enum CloseCode {
  package static let normal = 1000
  package static let goingAway = 1001
  package static let protocolError = 1002
  /// The peer's close frame had no code.
  package static let none = 1005
  /// The connection was lost; never sent.
  package static let lost = 1006
  package static let invalidText = 1007
  package static let policy = 1008
  package static let tooLong = 1009
  /// The server restarts; the client comes back soon.
  package static let restart = 1012
  /// The client reads too slowly.
  package static let tryLater = 1013

  /// Whether a client's close frame may have a code: one of the protocol's own that is meant to be
  /// sent, or one of a library's or an application's.
  static func mayBeReceived(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1011, 3000...4999: true
    default: false
    }
  }
}
