import AppServer
package import WebServer

/// Answers machines that ask how a server is.
@MainActor
package final class OperationsServer {
  /// The HTTP server; use it for its port.
  package let http: HTTPServer

  /// - Parameters:
  ///   - log: Receives lines about what is refused.
  ///   - server: Who is asked about.
  init(
    _ configuration: OperationsConfiguration, log: (@MainActor (String) -> Void)?,
    of server: LiveServer
  ) {
    var sockets = ServerConfiguration()
    sockets.host = configuration.host
    sockets.port = configuration.port
    let own = ["localhost", "127.0.0.1", "[::1]", configuration.host]
    sockets.hosts = HostNames(own + configuration.names)
    sockets.limits.connections = 64
    sockets.limits.connectionsPerAddress = 16
    sockets.limits.body = 0
    sockets.log = { line in
      // Probes come every few seconds and say nothing by that.
      if !line.contains(" GET 200 "), !line.contains(" GET 503 ") { log?(line) }
    }
    http = HTTPServer(sockets) { [weak server] request in
      server.map { Self.respond(to: request, of: $0) }
        ?? .text("The server has stopped\n", status: 503)
    }
  }

  private static func respond(to request: Request, of server: LiveServer) -> Response {
    guard request.method != "POST" else {
      var response = Response.text("That can only be read\n", status: 405)
      response.headers.append(("Allow", "GET, HEAD"))
      return response
    }
    switch request.path {
    case "/healthz": return .text("ok\n")
    case "/readyz":
      return server.isReady ? .text("ready\n") : .text("not ready\n", status: 503)
    case "/metrics":
      return Response(
        headers: [("Content-Type", MetricsText.mediaType)],
        body: .bytes(Array(server.metrics.utf8)))
    default: return .text("Nothing is here\n", status: 404)
    }
  }
}

/// What the process that listens counts.
@MainActor
final class RequestCounter {
  /// By the hundreds of the status.
  private(set) var counts = [UInt64](repeating: 0, count: 6)

  func note(_ status: Int) {
    let index = status / 100
    if counts.indices.contains(index) { counts[index] &+= 1 }
  }

  /// The classes of answers with how many there were.
  var classes: [(value: String, count: UInt64)] {
    (1...5).map { ("\($0)xx", counts[$0]) }
  }
}

extension LiveServer {
  /// Whether pages can be asked for: all processes that run the app answer, and none of them is told to end.
  package var isReady: Bool { hasStarted && !isDraining && workers?.areReady ?? true }

  /// The figures of the server as Prometheus reads them.
  var metrics: String {
    let pages = workers?.measures ?? sessions?.measures ?? PageMeasures()
    var text = MetricsText()
    text.gauge("live_pages_sessions", "Pages that are open or were a moment ago.", pages.sessions)
    text.gauge("live_pages_connected", "Pages with a connection.", pages.connected)
    text.gauge(
      "live_pages_connections", "Connections of clients, sockets included.",
      UInt64(http.connectionCount))
    text.counters(
      "live_pages_requests_total", "Requests by the class of their answer's status.", by: "status",
      requests.classes)
    text.counter("live_pages_events_total", "Events of pages.", pages.events)
    text.counter("live_pages_frames_total", "Frames that were sent.", pages.frames)
    text.counter("live_pages_frame_bytes_total", "Bytes of frames.", pages.frameBytes)
    text.gauge(
      "live_pages_waiting_events", "Events that wait for processor time.", pages.waitingEvents)
    text.gauge(
      "live_pages_waiting_writes", "Sessions that wait for the store.", pages.waitingWrites)
    text.histogram(
      "live_pages_evaluation_seconds", "Processor time of evaluations.", PageMeasures.bounds,
      pages.evaluations, sum: Double(pages.evaluationTime) / 1e6)
    text.counter("live_pages_failures_total", "Evaluations that failed.", pages.failures)
    text.gauge(
      "live_pages_workers", "Processes that run the app beside the one that listens.",
      UInt64(workers?.processNumbers.count ?? 0))
    text.counter(
      "live_pages_worker_ends_total", "Workers that have ended unasked.", workers?.endCount ?? 0)
    return text.text
  }
}
