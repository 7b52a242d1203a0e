import Foundation
import Glibc
import WebServer

/// How long one request takes while others send hundreds at once.
@MainActor
enum Pipelining {
  /// JSON with the milliseconds of single requests, alone and beside pipelines.
  static func measure(pipelines: Int) async throws -> String {
    let body = [UInt8](repeating: 0x61, count: 1000)
    let server = HTTPServer(ServerConfiguration()) { _ in Response(body: .bytes(body)) }
    try server.start()
    let alone = try await run(port: server.port, pipelines: 0)
    let beside = try await run(port: server.port, pipelines: pipelines)
    server.stop()
    return "{\"pipelines\": \(pipelines), \"alone\": \(alone), \"beside\": \(beside)}"
  }

  private static func run(port: UInt16, pipelines: Int) async throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--single", "\(port)", "\(pipelines)"]
    process.standardOutput = output
    try process.run()
    let text = await Task.detached {
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }.value
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw LoadError(message: "A client failed.")
    }
    return text.split(separator: "\n").joined()
  }

  private nonisolated static let request = Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)

  /// The clients, in a process of their own: pipelines of 200 requests each, and one request after
  /// the other over fifty connections, for four seconds.
  nonisolated static func client(port: UInt16, pipelines: Int) -> Int32 {
    for _ in 0..<pipelines {
      Thread.detachNewThread {
        guard let socket = LoadSocket(port: port) else { return }
        let batch = (0..<200).flatMap { _ in request }
        while true {
          socket.send(batch)
          for _ in 0..<200 { guard isAnswered(socket) else { return } }
        }
      }
    }
    let sockets = (0..<50).compactMap { _ in LoadSocket(port: port) }
    usleep(200_000)
    var times: [Double] = []
    let end = LoadClock.now + 4
    while LoadClock.now < end {
      for socket in sockets {
        let start = LoadClock.now
        socket.send(request)
        guard isAnswered(socket) else { return 1 }
        times.append((LoadClock.now - start) * 1000)
      }
      usleep(1000)
    }
    times.sort()
    let middle = times[times.count / 2]
    let late = times[times.count * 99 / 100]
    print(
      String(
        format: "{\"requests\": %d, \"p50\": %.2f, \"p99\": %.2f, \"worst\": %.2f}", times.count,
        middle, late, times.last ?? 0))
    return 0
  }

  private nonisolated static func isAnswered(_ socket: LoadSocket) -> Bool {
    socket.head()?.hasPrefix("HTTP/1.1 200") == true && socket.body(1000) != nil
  }
}
