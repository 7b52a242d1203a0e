extension HTTPServer {
  /// Asks the handler, if the page that sends the request may.
  func answer(_ request: Request) -> Response {
    var request = request
    request.connectionAddress = request.address
    request.isFromTrustedProxy = isTrustedProxy(request.address)
    request.address = clientAddress(of: request)
    let response =
      isFromOwnPage(request)
      ? shakingHands(handler(request).part(wantedBy: request), request)
      : Response(Refusal.foreignOrigin)
    let trace = RequestRecord.trace(in: request.header("traceparent"))
    if case .later(let later) = response.body {
      later.onAnswer = { [weak self] in
        self?.log(request.address, request.method, $0.status, request.target, trace: trace)
      }
      return response
    }
    log(request.address, request.method, response.status, request.target, trace: trace)
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
    // Browsers write origins in small letters (the URL Standard's host parser).
    let own =
      configuration.publicOrigin ?? "\(scheme(of: request))://\(request.header("Host") ?? "")"
    return origin == own.lowercased()
      || configuration.origins.contains { $0.lowercased() == origin }
  }

  /// How the client's browser speaks to the server: this one has no TLS, but a proxy may.
  private func scheme(of request: Request) -> String {
    let forwarded = request.header("X-Forwarded-Proto")?.lowercased()
    return forwarded == "https" && isTrustedProxy(request.connectionAddress) ? "https" : "http"
  }

  /// The address that a trusted proxy saw, or the connection's own.
  ///
  /// The last hop was written by the proxy, the one before it by a proxy only if the last is a
  /// trusted one too; all others are what a client claims. What is no address ends the search.
  private func clientAddress(of request: Request) -> String {
    var address = request.address
    let hops = request.headers.filter { $0.name.lowercased() == "x-forwarded-for" }
      .flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }
    for hop in hops.reversed() where isTrustedProxy(address) {
      guard let next = AddressRange.address(ofHop: hop) else { break }
      address = next
    }
    return address
  }

  func isTrustedProxy(_ address: String) -> Bool {
    configuration.trustedProxies.contains { $0.contains(address) }
  }
}
