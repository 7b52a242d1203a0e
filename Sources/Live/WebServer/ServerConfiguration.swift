/// Where a server listens, and for whom.
package struct ServerConfiguration: Sendable {
  /// A numeric address, or `localhost`.
  package var host = "127.0.0.1"
  /// The port, 0 for any that is free.
  package var port: UInt16 = 0
  /// A socket that listens already, opened by the program that started this one, in place of one
  /// at `port`; the server closes it.
  package var listener: Int32?
  /// The names that requests may ask for; nil for this machine's loopback names and `host`.
  package var hosts: HostNames?
  /// Origins other than the host asked whose pages may send and open sockets.
  package var origins: [String] = []
  /// The origin under which a proxy shows this server; nil for any of the host that is asked.
  package var publicOrigin: String?
  /// Proxies whose last hop in `X-Forwarded-For` is the client's address.
  package var trustedProxies: [AddressRange] = []
  package var limits = ServerLimits()
  /// Receives a line without its end for each request, free of control characters.
  package var log: (@MainActor (String) -> Void)?
  /// Receives each request that was answered or refused.
  package var onRequest: (@MainActor (RequestRecord) -> Void)?
  /// Whether ``log`` receives requests, too.
  package var logsRequests = true

  package init() {}
}
