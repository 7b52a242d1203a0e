import AppServer
import Dispatch
import WebServer

extension LiveServer {
  /// Has a route of the app's answer; nil if there is none at the path.
  func route(_ request: Request) -> Response? {
    let app = configuration.app
    guard let (route, _) = app.route(request.method, request.path) else {
      // A page may be at the same path.
      guard request.method == "POST", !app.methods(at: request.path).isEmpty else { return nil }
      return notAllowed("GET, HEAD", request)
    }
    guard request.body.count <= route.largestBody else {
      return failure(413, "That is too much", request)
    }
    let hidden = Set(proxyHeaders(app).map { $0.lowercased() } + ["cookie"])
    let own: Set<Substring> = [Substring(cookie.name), Substring(signInCookie.name)]
    var relayed = RelayedRequest(
      method: request.method, target: request.target, body: request.body,
      address: request.address, guest: cookie.guest(of: request) ?? RandomID(),
      reader: facts(of: request))
    relayed.isRoute = true
    relayed.headers = request.headers.filter { !hidden.contains($0.name.lowercased()) }
      .map { RelayedHeader(name: $0.name, value: $0.value) }
    relayed.allCookies = request.cookies.filter { !own.contains($0.name) }
      .map { RelayedHeader(name: String($0.name), value: String($0.value)) }
    let response = ask(relayed) { [weak self] in
      self?.missing(request) ?? .text("The server has stopped\n", status: 503)
    }
    guard case .later(let later) = response.body else { return response }
    limit(later, to: route.time / .seconds(1), request)
    return response
  }

  private func proxyHeaders(_ app: AppServerConfiguration) -> [String] {
    guard let names = app.signIn.proxyHeaders else { return [] }
    return [names.user, names.name, names.email, names.groups].compactMap { $0 }
  }

  /// Answers in the route's place when it takes too long, and has it stop.
  private func limit(_ later: LaterResponse, to seconds: Double, _ request: Request) {
    // A timer of the main queue needs no thread that the app's tasks may have.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, weak later] in
      MainActor.assumeIsolated {
        guard let self, let later, !later.isAnswered else { return }
        let stop = later.onAbandon
        later.answer(self.failure(504, "That takes too long", request))
        stop?()
      }
    }
  }
}
