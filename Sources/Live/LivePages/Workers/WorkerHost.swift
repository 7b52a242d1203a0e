internal import CFlightRecorder
internal import Dispatch
internal import Glibc
internal import ViewTree
internal import WebServer

/// The sessions' side of the relay: a process that another one has started, and ends with it.
@MainActor
final class WorkerHost {
  private let program: LiveProgram
  private let link: RelayLink
  private let recorder: FlightRecorder?
  private var host: PageHost?
  private var store: (any SnapshotStore)?
  private var sockets: [UInt32: RelayedSocket] = [:]
  private var streams: [UInt32: RelayedStream] = [:]
  /// Requests of readers who rest.
  private var resting: Set<UInt32> = []
  /// Answers of the app's routes that are under way.
  private var routes: [UInt32: Task<Void, Never>] = [:]
  private var knownAssets: Set<String> = []

  /// How long what is stored at the end may take.
  private static var endTime: UInt32 { 5 }

  private init(_ program: LiveProgram, _ descriptor: Int32) {
    self.program = program
    link = RelayLink(descriptor)
    recorder = FlightRecorder(descriptor: descriptor + 1)
    close(descriptor + 1)
    recorder?.begin(passesOn: false)
  }

  /// Runs sessions until the other end of a socket is closed.
  static func run(_ program: LiveProgram, _ descriptor: Int32) -> Never {
    // Whoever listens says when this process is to end, and whoever stops a group stops that one.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    // Its standard error leads to that process, too, and programs that the app starts are to end by it.
    signal(SIGPIPE) { _ in }
    for number in [descriptor, descriptor + 1] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    _ = cflight_end_with(descriptor, endTime)
    let worker = WorkerHost(program, descriptor)
    worker.link.onMessage = { worker.receive($0) }
    worker.link.onEnd = { worker.end() }
    worker.link.start()
    dispatchMain()
  }

  private func receive(_ message: RelayMessage) {
    switch message {
    case .begin(let store, let owner, let former): begin(store, owner, former)
    case .blame(let blame): try? store?.note(blame)
    case .request(let id, let request): respond(to: request, id)
    case .abandon(let id):
      resting.remove(id)
      routes.removeValue(forKey: id)?.cancel()
      streams.removeValue(forKey: id)?.close()
    case .open(let id, let guest, let address, let isHandedOver, let reader):
      open(id, guest, address, isHandedOver, reader)
    case .message(let id, let bytes): sockets[id]?.connection?.receive(bytes)
    case .closed(let id): sockets.removeValue(forKey: id)?.connection?.hasEnded()
    case .full(let id):
      sockets[id]?.isFull = true
      streams[id]?.isFull = true
    case .drained(let id):
      sockets[id]?.drain()
      streams[id]?.isFull = false
    case .ping:
      link.send(.pong)
      if let host { link.send(.measures(host.sessions.measures)) }
    case .signedOut(let scope): host?.sessions.endPages(of: scope)
    case .drain(let hasSuccessor): drain(hasSuccessor)
    default: break
    }
  }

  private func begin(_ path: String, _ owner: RandomID, _ former: RandomID?) {
    do {
      let store = try StorePlace(path).open(owner: owner, former: former)
      self.store = store
      let host = PageHost(
        program.configuration, store: store, recorder: recorder, source: try program.source())
      host.sessions.onAssets = { [weak self] assets in
        guard let self else { return }
        for asset in assets where knownAssets.insert(asset.name).inserted {
          link.send(.asset(name: asset.name, origin: asset.origin, bytes: asset.bytes))
        }
      }
      host.sessions.onSignOut = { [weak self] in self?.link.send(.signedOut($0)) }
      self.host = host
      link.send(.ready)
    } catch {
      link.send(.failed(code: (error as? LiveProgramError)?.code ?? 73, message: "\(error)"))
      link.flush()
      exit(0)
    }
  }

  private func respond(to request: RelayedRequest, _ id: UInt32, waited: Double = 0) {
    guard let host else { return }
    let answer = host.respond(to: request, id: id, waited: waited) {
      let stream = RelayedStream(id, link)
      streams[id] = stream
      return stream
    }
    switch answer {
    case .response(let response): send(response, id)
    case .work(let work):
      routes[id] = work.start { [weak self] response in
        guard let self, routes.removeValue(forKey: id) != nil else { return }
        send(response, id)
      }
    case .stream(let head): link.send(.stream(id, head))
    case .nothing: link.send(.nothing(id))
    case .later(let seconds):
      resting.insert(id)
      host.sessions.after(seconds) { [weak self] in
        guard let self, resting.remove(id) != nil else { return }
        respond(to: request, id, waited: waited + seconds)
      }
    }
  }

  private func send(_ response: Response, _ id: UInt32) {
    guard case .bytes(let body) = response.body else { return link.send(.nothing(id)) }
    link.send(.response(id, RelayedHead(response), body: body))
  }

  private func open(
    _ id: UInt32, _ guest: RandomID?, _ address: String, _ isHandedOver: Bool, _ reader: ReaderFacts
  ) {
    guard let host else { return }
    let socket = RelayedSocket(id, link, largeSize: host.configuration.queuedBytes)
    let connection = SocketConnection(
      socket, of: guest, from: address, reader: reader, isHandedOver: isHandedOver, for: host)
    socket.connection = connection
    sockets[id] = socket
    connection.opened()
  }

  private func drain(_ hasSuccessor: Bool) {
    host?.sessions.drain(
      CloseCode.restart, reason: hasSuccessor ? "now" : "The server restarts")
    host?.sessions.storeAllPatiently()
    link.send(.hasDrained)
    link.flush()
  }

  /// Whoever listened has ended.
  private func end() {
    host?.sessions.storeAllPatiently()
    store?.close()
    recorder?.reset()
    exit(0)
  }
}

/// The sessions' side of a socket that another process has.
@MainActor
final class RelayedSocket: LiveSocket {
  var connection: SocketConnection?
  var isFull = false
  private var wasFull = false
  private var isClosed = false
  private let id: UInt32
  private let link: RelayLink
  /// From how many bytes on a message goes in pieces; the other process says when one has gone.
  private let largeSize: Int
  /// What of such a message has not gone.
  private var rest: ArraySlice<UInt8> = []

  /// The bytes of a piece.
  static var pieceSize: Int { 64 * 1024 }

  init(_ id: UInt32, _ link: RelayLink, largeSize: Int) {
    self.id = id
    self.link = link
    self.largeSize = largeSize
  }

  var isBusy: Bool {
    if isFull { wasFull = true }
    return isFull
  }

  func send(_ bytes: [UInt8]) -> Bool {
    guard !isClosed else { return false }
    guard !isFull else {
      wasFull = true
      return false
    }
    guard bytes.count > largeSize else {
      link.send(bytes, to: id)
      return true
    }
    isFull = true
    rest = bytes[...]
    sendPiece()
    return true
  }

  private func sendPiece() {
    let piece = Array(rest.prefix(Self.pieceSize))
    rest = rest.dropFirst(piece.count)
    if rest.isEmpty { rest = [] }
    link.send(.piece(id, isLast: rest.isEmpty, piece))
  }

  func close(_ code: Int, reason: String) {
    guard !isClosed else { return }
    isClosed = true
    rest = []
    link.send(.close(id, code: UInt16(clamping: code), reason: reason))
  }

  /// The socket has room again.
  func drain() {
    guard rest.isEmpty else { return isClosed ? () : sendPiece() }
    isFull = false
    guard wasFull else { return }
    wasFull = false
    connection?.hasDrained()
  }
}

/// The sessions' side of a long answer that another process sends.
@MainActor
final class RelayedStream: LiveStream {
  var onClose: (@MainActor () -> Void)?
  var isFull = false
  private var isOver = false
  private let id: UInt32
  private let link: RelayLink

  init(_ id: UInt32, _ link: RelayLink) {
    self.id = id
    self.link = link
  }

  func hasRoom(for count: Int) -> Bool { !isFull }

  func write(_ bytes: [UInt8]) -> Bool {
    guard !isOver else { return false }
    link.send(.part(id, bytes))
    return true
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    link.send(.end(id))
  }

  /// The client is gone, or has all.
  func close() {
    isOver = true
    onClose?()
    onClose = nil
  }
}

extension LiveSessions {
  /// Stores everything, and waits a little where other processes hold it up: there is no later.
  func storeAllPatiently() {
    for _ in 0..<100 {
      storeAll()
      store.finish()
      if urgent.isEmpty, unhurried.isEmpty { return }
      usleep(10_000)
    }
  }
}
