import TestSupport
import WebServer

/// A server that lives as long as a test, whose body may wait in system calls.
@MainActor
func withServer<Result: Sendable>(
  _ configure: (inout ServerConfiguration) -> Void = { _ in },
  handler: @escaping HTTPServer.Handler = { echo($0) },
  _ body: @Sendable (_ port: UInt16) async throws -> Result
) async throws -> Result {
  var configuration = ServerConfiguration()
  configure(&configuration)
  let server = HTTPServer(configuration, handler: handler)
  try server.start()
  defer { server.stop() }
  return try await withTaskExecutorPreference(ThreadExecutor.shared) {
    try await body(server.port)
  }
}

/// Answers with what was asked.
@MainActor
func echo(_ request: Request) -> Response {
  .text("\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))")
}

/// Sends bytes that end with their connection's last request, and reads all answers.
func answers(to bytes: [UInt8], port: UInt16) throws -> String? {
  let client = try RawClient(port: port)
  client.send(bytes)
  return client.readToEnd()
}

/// The status that a request gets which closes its connection.
func status(of text: String, port: UInt16) throws -> Int? {
  RawAnswer(try answers(to: Array(text.utf8), port: port))?.status
}
