/// What one client may cost; times are in seconds, sizes in bytes.
package struct ServerLimits: Equatable, Sendable {
  /// The longest request line, without its line end. A longer one gets 414.
  package var requestLine = 8 * 1024
  /// All header lines together, with their line ends. More get 431.
  package var headerBytes = 16 * 1024
  /// The number of header lines. More get 431.
  package var headerCount = 100
  /// The longest body of a request. A longer one gets 413.
  package var body = 64 * 1024
  /// From a connection's or request's first moment to the end of its headers. Later ones get 408.
  package var headerTime = 5.0
  /// From a request's first byte to the end of its body. Later ones get 408.
  package var requestTime = 10.0
  /// How long a connection may wait between two requests.
  package var idleTime = 30.0
  /// How long a client may take nothing of what is sent to it.
  package var stallTime = 30.0
  /// How long a refused client is still listened to, so that it reads why.
  package var lingerTime = 1.0
  /// Bytes of a stream or socket that wait for its client.
  package var queuedBytes = 256 * 1024
  /// A single message to a socket's client, when nothing else waits.
  package var largestMessage = 4 * 1024 * 1024
  /// The longest message of a socket's client. A longer one closes with 1009.
  package var messageBytes = 16 * 1024
  /// Frames of a socket's client in a second, over time.
  package var framesPerSecond = 20.0
  /// Frames that may come at once after a pause.
  package var frameBurst = 40
  /// Frames beyond the rate until a socket is closed with 1008; those before are thrown away.
  package var strikes = 3
  /// Frames of a socket that wait for its client.
  package var queuedFrames = 10
  /// From one ping to the next.
  package var pingTime = 20.0
  /// A socket whose client has been silent as long is lost.
  package var deadTime = 60.0
  /// A socket for whose client something has waited as long is closed with 1013.
  package var slowTime = 30.0
  /// Connections at a time, sockets included. More are closed.
  package var connections = 10_000
  /// Connections of one address at a time. More are closed.
  package var connectionsPerAddress = 256

  package init() {}
}
