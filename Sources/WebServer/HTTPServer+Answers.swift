extension HTTPServer {
  /// Asks the handler, if the page that sends the request may.
  func answer(_ request: Request) -> Response {
    let response =
      isFromOwnPage(request)
      ? shakingHands(handler(request), request) : Response(Refusal.foreignOrigin)
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
    return HostNames.origin(origin, isOf: host)
      || configuration.origins.contains { $0.lowercased() == origin.lowercased() }
  }
}
