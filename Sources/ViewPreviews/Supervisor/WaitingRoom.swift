import ElementTree
import Foundation
import ViewTree
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
    let renderer = HTMLRenderer(content: WaitingView(build: status))
    renderer.title = "Previews"
    guard let bytes = try? renderer.bytes else { return .text("Building\n", status: 503) }
    var response = Response.page(bytes, status: 503)
    response.headers.append(("Refresh", "1"))
    return response
  }
}

/// What the build is at, before there is anything else to see.
struct WaitingView: View {
  let build: BuildStatus

  var body: some View {
    VStack(spacing: 16) {
      Text(build.problems.isEmpty ? "Building the previews…" : "The previews can’t be built")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      BuildBanner(build: build)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
