internal import CMicroHTTPD
internal import CSockets
internal import Dispatch
internal import Glibc

/// A server for HTTP/1.1 and WebSockets on the main actor.
///
///     let server = HTTPServer(ServerConfiguration()) { request in
///       .page(Array("<!DOCTYPE html><title>Hello</title>".utf8))
///     }
///     try server.start()
///     print(server.url)
@MainActor
package final class HTTPServer {
  /// Answers a request; it must not wait for anything.
  package typealias Handler = @MainActor (Request) -> Response

  package let configuration: ServerConfiguration
  /// The port listened at, 0 before `start`.
  package private(set) var port: UInt16 = 0
  let handler: Handler
  let hosts: HostNames
  private(set) var isDraining = false
  private var listener: Int32 = -1
  private var isListening = false
  private var connections: [ObjectIdentifier: ClientConnection] = [:]
  private var countByAddress: [String: Int] = [:]
  private var timer: (any DispatchSourceTimer)?
  private var drained: [CheckedContinuation<Void, Never>] = []
  private(set) lazy var library = LibraryDaemon(server: self)

  package init(_ configuration: ServerConfiguration, handler: @escaping Handler) {
    self.configuration = configuration
    self.handler = handler
    hosts = configuration.hosts ?? HostNames(listeningAt: configuration.host)
  }

  /// The address of the server's root, as a person would type it.
  package var url: String {
    let host = configuration.host
    let name = ["0.0.0.0", "::", "127.0.0.1"].contains(host) ? "localhost" : host
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)/"
  }

  /// The number of clients, sockets included.
  package var connectionCount: Int { connections.count }

  /// Begins to listen.
  package func start() throws(ServerError) {
    guard listener < 0 else { return }
    csockets_raise_descriptor_limit()
    var port = configuration.port
    let descriptor = openListener(&port)
    guard descriptor >= 0 else { throw ServerError(errno, configuration) }
    guard library.start() else {
      close(descriptor)
      throw ServerError(errno, configuration)
    }
    listener = descriptor
    self.port = port
    setListening(true)
    EventLoop.shared.atTurnEnds(of: self) { [self] in library.runIfTouched() }
    startTimer()
  }

  private func openListener(_ port: inout UInt16) -> Int32 {
    guard let listener = configuration.listener else {
      return csockets_listen(configuration.host, &port, 4096)
    }
    return csockets_adopt(listener, &port) == 0 ? listener : -1
  }

  /// Stops listening and closes every connection at once.
  ///
  /// A started server lives until it is stopped. A handler's call takes effect after its answer.
  package func stop() {
    if library.isRunning {
      Task { @MainActor in stop() }
      return
    }
    stopListening()
    for connection in Array(connections.values) { connection.close() }
    timer?.cancel()
    timer = nil
    EventLoop.shared.atTurnEnds(of: self, nil)
    library.stop()
    finishDraining()
  }

  /// Stops listening, lets running requests end, and stops.
  ///
  /// - Parameter seconds: How long they may take.
  package func drain(within seconds: Double) async {
    guard listener >= 0 else { return }
    isDraining = true
    stopListening()
    for connection in Array(connections.values) { connection.advance() }
    if !connections.isEmpty {
      let end = Task { @MainActor in
        try? await Task.sleep(for: .seconds(seconds))
        finishDraining()
      }
      await withCheckedContinuation { drained.append($0) }
      end.cancel()
    }
    stop()
  }

  private func finishDraining() {
    let waiting = drained
    drained = []
    for continuation in waiting { continuation.resume() }
  }

  // MARK: Clients

  private func setListening(_ isOn: Bool) {
    guard isOn != isListening, listener >= 0 else { return }
    isListening = isOn
    if isOn {
      EventLoop.shared.watch(listener, EPOLLIN.rawValue) { [self] _ in accept() }
    } else {
      EventLoop.shared.forget(listener)
    }
  }

  private func stopListening() {
    guard listener >= 0 else { return }
    setListening(false)
    close(listener)
    listener = -1
  }

  private func accept() {
    var text = [CChar](repeating: 0, count: Int(CSOCKETS_ADDRESS_SIZE))
    for _ in 0..<256 {
      let descriptor = csockets_accept(listener, &text)
      guard descriptor >= 0 else {
        // Out of descriptors: the timer looks again, instead of a loop that only fails.
        if errno == EMFILE || errno == ENFILE || errno == ENOMEM { setListening(false) }
        return
      }
      let address = String(
        decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let limits = configuration.limits
      guard connections.count < limits.connections,
        countByAddress[address, default: 0] < limits.connectionsPerAddress
          || isTrustedProxy(address)
      else {
        log(address, "refused", 503, "Too many connections")
        close(descriptor)
        continue
      }
      let connection = ClientConnection(descriptor, address: address, server: self)
      connections[ObjectIdentifier(connection)] = connection
      countByAddress[address, default: 0] += 1
      connection.start()
    }
  }

  func remove(_ connection: ClientConnection) {
    guard connections.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
    let count = countByAddress[connection.address, default: 1] - 1
    countByAddress[connection.address] = count > 0 ? count : nil
    if isDraining, connections.isEmpty { finishDraining() }
  }

  // MARK: Times

  private func startTimer() {
    let limits = configuration.limits
    let shortest =
      [
        limits.headerTime, limits.requestTime, limits.idleTime, limits.stallTime, limits.lingerTime,
        limits.pingTime, limits.deadTime, limits.slowTime,
      ].min() ?? 1
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let interval = Int(min(max(shortest / 8, 0.005), 0.25) * 1000)
    timer.schedule(
      deadline: .now() + .milliseconds(interval), repeating: .milliseconds(interval),
      leeway: .milliseconds(interval / 4))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.sweep() } }
    timer.resume()
    self.timer = timer
  }

  private func sweep() {
    let now = AttendedTime.now
    for connection in Array(connections.values) { connection.sweep(now) }
    setListening(true)
    library.runIfTouched()
  }

  // MARK: Words

  func log(
    _ address: String, _ what: String, _ status: Int, _ detail: String, trace: String? = nil
  ) {
    guard configuration.log != nil || configuration.onRequest != nil else { return }
    let record = RequestRecord(
      address: address, method: what, status: status, detail: detail, trace: trace)
    configuration.onRequest?(record)
    if configuration.logsRequests { configuration.log?(record.line) }
  }

  // MARK: The library

  func addToLibrary(_ descriptor: Int32, for connection: ClientConnection) -> Bool {
    library.add(descriptor, for: connection)
  }

  func forgetLibrary(_ descriptor: Int32, of connection: ClientConnection) {
    library.forget(descriptor, of: connection)
  }

  func noteLibraryUse() { library.touch() }
}
