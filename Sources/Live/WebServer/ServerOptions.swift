package import CommandLineOptions

/// The options that programs have in common which open a port.
package enum ServerOptions {
  /// Where to listen.
  package static let listening: [CommandOption] = [
    .number("port", "N", "The port, 0 for any that is free; 8000 if not given", in: 0...65535),
    .value("host", "H", "The address to listen at, in numbers; 127.0.0.1 if not given"),
  ]

  /// Who stands between the server and its clients.
  package static let proxy = CommandOption.value(
    "trusted-proxy", "CIDR", "A proxy that says who its clients are",
    "addresses such as 10.0.0.0/8", isRepeatable: true, AddressRange.init)

  /// Listens where the options say.
  ///
  /// - Parameter port: The port if none is given.
  package static func listen(
    _ list: ArgumentList, _ configuration: inout ServerConfiguration, port: UInt16 = 8000
  ) {
    configuration.port = list.integer("port").map { UInt16($0) } ?? port
    configuration.host = list["host"] ?? configuration.host
    let proxies = list.all("trusted-proxy").compactMap { AddressRange($0) }
    if !proxies.isEmpty { configuration.trustedProxies = proxies }
  }
}
