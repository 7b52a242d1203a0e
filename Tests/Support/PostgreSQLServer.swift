package import Foundation
import Glibc

/// A PostgreSQL server of a test's own, in a folder of memory's kind: what it has goes with the value.
package final class PostgreSQLServer: @unchecked Sendable {
  package let port: UInt16
  private let folder: TemporaryFolder
  private let programs: String
  private var process: Process?

  /// The address of its database; it trusts whoever comes from this machine.
  package var address: String { "postgres://live@127.0.0.1:\(port)/postgres" }

  /// A server that lets others in. It is made beside the main actor, whose tests go on.
  package static func running() async throws -> PostgreSQLServer {
    try await Task.detached(executorPreference: ThreadExecutor.shared) { try PostgreSQLServer() }
      .value
  }

  private init() throws {
    let versions =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    guard let newest = versions.compactMap({ Int($0) }).max() else {
      throw ServerError(message: "PostgreSQL isn't installed. Call make need-postgresql.")
    }
    programs = "/usr/lib/postgresql/\(newest)/bin"
    folder = try TemporaryFolder()
    port = try Self.freePort()
    if geteuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountName: "postgres"], ofItemAtPath: folder.path)
    }
    let initial = run(
      "initdb", ["-D", data, "-U", "live", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
    try initial.run()
    initial.waitUntilExit()
    guard initial.terminationStatus == 0 else {
      throw ServerError(message: "initdb ended with \(initial.terminationStatus).")
    }
    try startNow()
  }

  deinit { stopNow() }

  package struct ServerError: Error, CustomStringConvertible {
    package var message: String
    package var description: String { message }
  }

  /// Starts it again where it was, and waits until it lets others in.
  package func start() async throws {
    try await Task.detached(executorPreference: ThreadExecutor.shared) { try self.startNow() }.value
  }

  private func startNow() throws {
    let server = run(
      "postgres",
      [
        "-D", data, "-p", "\(port)", "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off",
        "-c", "unix_socket_directories=",
      ])
    try server.run()
    process = server
    let probe = ["-h", "127.0.0.1", "-p", "\(port)", "-t", "30", "-q"]
    while server.isRunning {
      let ready = run("pg_isready", probe)
      try ready.run()
      ready.waitUntilExit()
      if ready.terminationStatus == 0 { return }
      usleep(20_000)
    }
    throw ServerError(message: "PostgreSQL did not start.")
  }

  /// Ends it at once, as when its machine fails.
  package func stop() async {
    await Task.detached(executorPreference: ThreadExecutor.shared) { self.stopNow() }.value
  }

  private func stopNow() {
    guard let process, process.isRunning else { return }
    kill(process.processIdentifier, SIGQUIT)
    process.waitUntilExit()
  }

  private var data: String { folder.path + "/data" }

  /// A program of PostgreSQL's; they don't run as root.
  private func run(_ name: String, _ arguments: [String]) -> Process {
    let process = Process()
    let isRoot = geteuid() == 0
    process.executableURL = URL(
      fileURLWithPath: isRoot ? "/usr/bin/setpriv" : "\(programs)/\(name)")
    process.arguments =
      (isRoot
        ? ["--reuid=postgres", "--regid=postgres", "--clear-groups", "\(programs)/\(name)"] : [])
      + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  package static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw ServerError(message: "There is no free port.") }
    return UInt16(bigEndian: address.sin_port)
  }
}
