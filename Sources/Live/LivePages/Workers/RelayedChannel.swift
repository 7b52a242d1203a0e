internal import WebServer

/// A page's socket, as the process that has it relays it to the one that has the session.
@MainActor
final class RelayedChannel {
  let id: UInt32
  private let socket: WebSocketConnection
  let guest: RandomID?
  let address: String
  private let reader: ReaderFacts
  private unowned let worker: Worker
  /// Whether the present process of the worker knows the socket.
  private var isKnown = false
  /// Whether the page was asked for a new `hello`; what it sent before was for another process.
  private(set) var awaitsHello = false
  /// Counts those questions.
  private var round = 0
  /// What the socket had no room for.
  private var waiting: [[UInt8]] = []
  /// Its bytes, which a session that is told to stop keeps within bounds.
  private var waitingBytes = 0
  /// A piece of a message that has to wait for those.
  private var heldPiece: (bytes: [UInt8], isLast: Bool)?
  /// Whether the worker has sent the beginning of a message, and not its end.
  private var isWithinMessage = false
  /// Whether the worker waits to hear that there is room again.
  private var owesRoom = false
  /// Bytes that came while the worker was busy.
  private var held = 0
  /// Whether the socket isn't read since the worker is busy.
  private var waitsForWorker = false { didSet { pause() } }
  /// Whether it isn't read since it was too fast.
  private var isTooFast = false { didSet { pause() } }
  private var pace: RelayPace

  /// Bytes of one page that may wait for a busy worker.
  private static var heldLimit: Int { 64 * 1024 }

  init(
    _ id: UInt32, _ socket: WebSocketConnection, guest: RandomID?, address: String,
    reader: ReaderFacts, _ worker: Worker
  ) {
    self.id = id
    self.socket = socket
    self.guest = guest
    self.address = address
    self.reader = reader
    self.worker = worker
    pace = RelayPace(worker.limits, now: LiveClock.now)
  }

  /// Listens to the socket, which keeps the channel as long as it lives.
  func start() {
    // Sessions count messages by what they are.
    socket.isMetered = { _ in false }
    socket.sendsSigns = true
    socket.onOpen = { _ in self.opened() }
    socket.onBinary = { self.receive($1) }
    socket.onText = { socket, _ in
      socket.close(CloseCode.policy, reason: "Only bytes are understood")
    }
    socket.onDrain = { _ in self.drain() }
    socket.onClose = { _ in self.ended() }
  }

  private func opened() {
    worker.add(self)
    if worker.isRunning { tell(isHandedOver: false) } else { awaitsHello = true }
  }

  private func tell(isHandedOver: Bool) {
    isKnown = true
    worker.send(
      .open(id, guest: guest, address: address, isHandedOver: isHandedOver, reader: reader))
  }

  private func receive(_ bytes: [UInt8]) {
    if awaitsHello {
      guard bytes.first == UpMessage.Code.hello.rawValue else { return }
      // While the next process is on its way it is asked for once more.
      guard worker.isRunning else { return }
      awaitsHello = false
      tell(isHandedOver: round > 0)
    }
    worker.send(.message(id, bytes))
    if !pace.take(now: LiveClock.now) { slowDown() }
    guard worker.isBehind else { return held = 0 }
    held += bytes.count
    if held > Self.heldLimit, !waitsForWorker {
      waitsForWorker = true
      worker.paused.append(self)
    }
  }

  private func pause() { socket.isPaused = waitsForWorker || isTooFast }

  private func slowDown() {
    guard !isTooFast else { return }
    isTooFast = true
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(RelayPace.pause))
      self?.isTooFast = false
    }
  }

  /// The worker has taken all that came.
  func resume() {
    held = 0
    waitsForWorker = false
  }

  private func ended() {
    if isKnown { worker.send(.closed(id)) }
    (waiting, waitingBytes) = ([], 0)
    worker.remove(self)
  }

  // MARK: From the worker

  func deliver(_ bytes: [UInt8]) {
    // What a process sent before it ended reaches the page only with an answer to its hello.
    guard !awaitsHello else { return }
    if waiting.isEmpty, !isWithinMessage, socket.send(bytes) { return makeRoom() }
    guard waitingBytes + bytes.count <= worker.waitingLimit else {
      return socket.close(CloseCode.tryLater, reason: "Too slow")
    }
    waiting.append(bytes)
    waitingBytes += bytes.count
    guard !owesRoom else { return }
    owesRoom = true
    worker.send(.full(id))
  }

  /// Sends a piece of a message; the worker sends nothing behind it before it hears that it has gone.
  func deliver(_ piece: [UInt8], isLast: Bool) {
    guard !awaitsHello else { return }
    owesRoom = true
    isWithinMessage = !isLast
    guard waiting.isEmpty, socket.sendPiece(piece, isLast: isLast) else {
      heldPiece = (piece, isLast)
      return
    }
    makeRoom()
  }

  private func drain() {
    if let piece = heldPiece, waiting.isEmpty {
      guard socket.sendPiece(piece.bytes, isLast: piece.isLast) else { return }
      heldPiece = nil
    }
    while let next = waiting.first {
      guard socket.send(next) else { return }
      waiting.removeFirst()
      waitingBytes -= next.count
    }
    if heldPiece != nil { return drain() }
    makeRoom()
  }

  /// Tells a worker that waits for it that there is room, once there is.
  private func makeRoom() {
    guard owesRoom, waiting.isEmpty, heldPiece == nil, !socket.isBusy else { return }
    owesRoom = false
    worker.send(.drained(id))
  }

  func close(_ code: Int, reason: String) { socket.close(code, reason: reason) }

  /// The process that had the session has ended.
  func lose() {
    isKnown = false
    awaitsHello = true
    (waiting, waitingBytes) = ([], 0)
    endMessage()
    owesRoom = false
    held = 0
    waitsForWorker = false
  }

  /// Ends a message whose rest has gone with its process, so that pages take it for none: no frame ends so.
  private func endMessage() {
    let isHeld = heldPiece != nil
    heldPiece = nil
    guard isWithinMessage || isHeld else { return }
    isWithinMessage = false
    if !socket.sendPiece(Self.brokenEnd, isLast: true) { heldPiece = (Self.brokenEnd, true) }
  }

  static var brokenEnd: [UInt8] { [UInt8](repeating: 255, count: 8) }

  /// Another process has the session from now on: the page is asked for its hello.
  func greet(within seconds: Double) {
    round += 1
    let round = round
    _ = socket.send(DownMessage.greet.bytes)
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self, self.round == round, awaitsHello else { return }
      socket.close(CloseCode.restart, reason: "No hello")
    }
  }
}
