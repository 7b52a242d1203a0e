internal import CSockets
internal import Glibc

/// A listening socket that can change hands: servers of this process, one after the other, or of
/// programs that it starts.
///
/// Connections wait in it until a server accepts them.
package final class ListeningSocket: Sendable {
  package let descriptor: Int32
  package let host: String
  package let port: UInt16

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - host: A numeric address, or `localhost`.
  ///   - port: 0 for any that is free.
  package init(host: String, port: UInt16) throws(ServerError) {
    var number = port
    descriptor = csockets_listen(host, &number, 4096)
    guard descriptor >= 0 else {
      var configuration = ServerConfiguration()
      configuration.host = host
      configuration.port = port
      throw ServerError(errno, configuration)
    }
    self.host = host
    self.port = number
  }

  deinit { close(descriptor) }

  /// A descriptor of the same socket, for a server that will close it.
  package func duplicate() -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
}
