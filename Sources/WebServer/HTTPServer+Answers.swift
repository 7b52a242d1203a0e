extension HTTPServer {
  /// Asks the handler, if the page that sends the request may.
  func answer(_ request: Request) -> Response {
    var request = request
    request.address = clientAddress(of: request)
    let response =
      isFromOwnPage(request)
      ? shakingHands(handler(request), request) : Response(Refusal.foreignOrigin)
    if case .later(let later) = response.body {
      later.onAnswer = { [weak self] in
        self?.log(request.address, request.method, $0.status, request.target)
      }
      return response
    }
    log(request.address, request.method, response.status, request.target)
    return response
  }

  /// A response with a socket gets the protocol's status and headers, if the request is in order.
  private func shakingHands(_ response: Response, _ request: Request) -> Response {
    guard case .webSocket = response.body else { return response }
    do throws(Refusal) {
      let accept = try WebSocketHandshake.accept(request)
      return Response(
        status: 101,
        headers: [("Upgrade", "websocket"), ("Sec-WebSocket-Accept", accept)], body: response.body)
    } catch {
      return Response(error)
    }
  }

  /// Pages of other origins may link here, but neither send nor open sockets.
  private func isFromOwnPage(_ request: Request) -> Bool {
    guard request.method == "POST" || request.isUpgrade else { return true }
    guard let origin = request.header("Origin") else { return !request.isUpgrade }
    let host = request.header("Host") ?? ""
    let isOwn =
      configuration.publicOrigin.map { $0.lowercased() == origin.lowercased() }
      ?? HostNames.origin(origin, isOf: host)
    return isOwn
      || configuration.origins.contains { $0.lowercased() == origin.lowercased() }
  }

  /// The address that a trusted proxy saw, or the connection's own.
  ///
  /// Only the last hop was written by the proxy; those before are what its client claims.
  private func clientAddress(of request: Request) -> String {
    guard isTrustedProxy(request.address) else { return request.address }
    let hops = request.headers.last { $0.name.lowercased() == "x-forwarded-for" }?.value
    let last = hops?.split(separator: ",").last.map {
      String($0.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
    }
    guard let last, AddressRange.isAddress(last) else { return request.address }
    return last
  }

  func isTrustedProxy(_ address: String) -> Bool {
    configuration.trustedProxies.contains { $0.contains(address) }
  }
}
