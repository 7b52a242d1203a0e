import Foundation
import WebServer

/// Answers as long as there is no host: what the build is at, in a page that asks again.
@MainActor
final class WaitingRoom {
  var status = BuildStatus()
  private var server: HTTPServer?

  init(_ listener: ListeningSocket, token: String) {
    var configuration = ServerConfiguration()
    configuration.host = listener.host
    configuration.listener = listener.duplicate()
    let server = HTTPServer(configuration) { [weak self] request in
      if let answer = TokenGate.answer(request, token: token) { return answer }
      return self?.page ?? .text("Building\n", status: 503)
    }
    try? server.start()
    self.server = server
  }

  func stop() {
    server?.stop()
    server = nil
  }

  private var page: Response {
    var response = WaitingPage.response(status)
    response.headers.append(("Refresh", "1"))
    return response
  }
}
