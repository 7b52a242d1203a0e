internal import CMicroHTTPD
internal import CSockets
internal import Glibc

/// libmicrohttpd, which parses what was let through and frames the answers.
@MainActor
final class LibraryDaemon {
  private unowned let server: HTTPServer
  private var daemon: OpaquePointer?
  /// Connections by the descriptor that the library has.
  private var connections: [Int32: ClientConnection] = [:]
  /// Connections whose answer is complete, to be advanced outside of the library's calls.
  private var completed: [ClientConnection] = []
  /// Handles of upgraded connections, to be closed outside of the library's calls.
  private var upgraded: [OpaquePointer] = []
  private var isTouched = false
  private(set) var isRunning = false
  private var isScheduled = false

  init(server: HTTPServer) { self.server = server }

  func start() -> Bool {
    let limits = server.configuration.limits
    // The head, its parsed form, the answer's head, and a part of the body side by side.
    let memory = 2 * (limits.requestLine + limits.headerBytes) + 64 * limits.headerCount + 4096
    daemon = cmhd_start(
      memory,
      { context, connection, _, method, _, data, size, state in
        guard let context, let connection, let method, let size, let state else { return .NO }
        return Unmanaged<LibraryDaemon>.fromOpaque(context).takeUnretainedValue()
          .access(connection, method, data, size, state)
      },
      { context, connection, _, _ in
        guard let context, let connection else { return }
        Unmanaged<LibraryDaemon>.fromOpaque(context).takeUnretainedValue().complete(connection)
      }, Unmanaged.passUnretained(self).toOpaque())
    guard let daemon else { return false }
    return EventLoop.shared.watch(cmhd_epoll_descriptor(daemon), EPOLLIN.rawValue) {
      [unowned self] _ in touch()
    }
  }

  func stop() {
    guard let daemon else { return }
    EventLoop.shared.forget(cmhd_epoll_descriptor(daemon))
    // It may not be stopped while a connection of its own is suspended: ended streams go first.
    for _ in 0..<4 { MHD_run(daemon) }
    closeUpgraded(daemon)
    self.daemon = nil
    MHD_stop_daemon(daemon)
    connections = [:]
    completed = []
  }

  /// There is something for the library to do.
  func touch() { isTouched = true }

  /// There is something for the library to do, and perhaps no event that says so.
  func wake() {
    isTouched = true
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      runIfTouched()
    }
  }

  /// Lets the library work, then the connections that it has answered.
  func runIfTouched() {
    guard let daemon, !isRunning else { return }
    isRunning = true
    while isTouched {
      isTouched = false
      // A resumed connection is polled two calls later at the earliest.
      for _ in 0..<3 { MHD_run(daemon) }
      closeUpgraded(daemon)
      let list = completed
      completed = []
      for connection in list { connection.advance() }
    }
    isRunning = false
    if cmhd_is_busy(daemon) != 0 { wake() }
  }

  private func closeUpgraded(_ daemon: OpaquePointer) {
    guard !upgraded.isEmpty else { return }
    for handle in upgraded { cmhd_upgrade_close(handle) }
    upgraded = []
    // Only now are the descriptors closed.
    MHD_run(daemon)
  }

  /// Hands a descriptor over; the library closes it.
  func add(_ descriptor: Int32, for connection: ClientConnection) -> Bool {
    guard let daemon, cmhd_add_connection(daemon, descriptor) != 0 else { return false }
    connections[descriptor] = connection
    isTouched = true
    return true
  }

  func forget(_ descriptor: Int32, of connection: ClientConnection) {
    if connections[descriptor] === connection { connections[descriptor] = nil }
  }

  private func complete(_ connection: OpaquePointer) {
    guard let client = connections[cmhd_descriptor(connection)], let exchange = client.exchange
    else { return }
    exchange.isComplete = true
    exchange.stream?.close()
    completed.append(client)
  }

  private func access(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>, _ data: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> MHD_Result {
    guard let client = connections[cmhd_descriptor(connection)], let exchange = client.exchange
    else { return .NO }
    if state.pointee == nil {
      // An answer on the first call would close the connection.
      state.pointee = Unmanaged.passUnretained(exchange).toOpaque()
      return .YES
    }
    if let later = exchange.later {
      // Waited for; who is asked again without a response waits on.
      guard let response = later.response else { return .YES }
      exchange.later = nil
      return send(response, on: connection, of: exchange)
    }
    if let data, size.pointee > 0 {
      exchange.body.append(
        contentsOf: UnsafeRawBufferPointer(start: data, count: size.pointee))
      size.pointee = 0
      return .YES
    }
    let request = Request(
      method: String(cString: method), target: exchange.target, headers: headers(of: connection),
      body: exchange.body, address: client.address)
    exchange.body = []
    exchange.isAnswered = true
    let response = server.answer(request)
    if case .later(let later) = response.body {
      if let response = later.response { return send(response, on: connection, of: exchange) }
      exchange.later = later
      later.attach(to: connection) { [weak self] in self?.wake() }
      return .YES
    }
    return send(response, on: connection, of: exchange)
  }

  private func headers(of connection: OpaquePointer) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &headers) { list in
      _ = MHD_get_connection_values_n(
        connection, MHD_ValueKind.HEADER_KIND,
        { context, _, name, nameCount, value, valueCount in
          guard let context else { return .NO }
          context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(
            (
              String(
                decoding: UnsafeRawBufferPointer(start: name, count: nameCount), as: UTF8.self),
              String(
                decoding: UnsafeRawBufferPointer(start: value, count: valueCount), as: UTF8.self)
            ))
          return .YES
        }, list)
    }
    return headers
  }

  /// A response after which the library gives its end of the pair up.
  private func upgrade() -> OpaquePointer? {
    MHD_create_response_for_upgrade(
      { context, _, _, _, _, _, handle in
        guard let context, let handle else { return }
        Unmanaged<LibraryDaemon>.fromOpaque(context).takeUnretainedValue().upgraded.append(handle)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func send(
    _ response: Response, on connection: OpaquePointer, of exchange: Exchange
  ) -> MHD_Result {
    let made: OpaquePointer?
    switch response.body {
    case .bytes(let bytes):
      made = bytes.withUnsafeBytes {
        MHD_create_response_from_buffer(
          $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .file(let descriptor, let size, let offset):
      made = MHD_create_response_from_fd_at_offset64(UInt64(size), descriptor, UInt64(offset))
      if made == nil { close(descriptor) }
    case .stream(let stream):
      exchange.stream = stream
      stream.attach(to: connection, limit: server.configuration.limits.queuedBytes) {
        [weak self] in self?.wake()
      }
      made = stream.makeResponse()
    case .webSocket(let socket):
      exchange.socket = socket
      made = upgrade()
    case .later: made = nil
    }
    guard let made else { return .NO }
    let headers = exchange.socket == nil ? response.allHeaders : response.headers
    for (name, value) in headers { MHD_add_response_header(made, name, value) }
    if server.isDraining, exchange.socket == nil {
      MHD_add_response_header(made, "Connection", "close")
    }
    let result = MHD_queue_response(connection, UInt32(clamping: response.status), made)
    MHD_destroy_response(made)
    return result
  }
}
