package import Foundation
import Glibc

/// HAProxy in front of several servers, each request to the next of them: no reader has a server of its own.
package final class Balancer {
  package let port: UInt16
  private let folder: TemporaryFolder
  private let process = Process()

  /// - Parameter ports: Those of the servers.
  package init(_ ports: [UInt16]) throws {
    folder = try TemporaryFolder()
    port = try PostgreSQLServer.freePort()
    let servers = ports.enumerated().map { number, port in
      "  server node\(number) 127.0.0.1:\(port) check inter 100ms fall 1 rise 1"
    }
    try folder.write(
      "haproxy.cfg",
      """
      global
        maxconn 8000
      defaults
        mode http
        retries 3
        option redispatch
        timeout connect 1s
        timeout client 60s
        timeout server 60s
        timeout tunnel 1h
      frontend readers
        bind 127.0.0.1:\(port)
        default_backend nodes
      backend nodes
        balance roundrobin
      \(servers.joined(separator: "\n"))

      """)
    let path = ["/usr/sbin/haproxy", "/usr/bin/haproxy"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else {
      throw PostgreSQLServer.ServerError(
        message: "HAProxy isn't installed. Call make need-haproxy.")
    }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-f", folder.path + "/haproxy.cfg", "-db"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { stop() }

  package func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
