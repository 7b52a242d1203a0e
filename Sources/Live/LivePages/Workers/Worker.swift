internal import Glibc
internal import WebServer

/// One of the processes that run sessions, through all the processes that take its place.
@MainActor
final class Worker {
  /// A request that waits for its answer, or whose answer goes on.
  final class Question {
    let request: RelayedRequest
    let later: LaterResponse
    let missing: @MainActor () -> Response
    var stream: ResponseStream?
    /// How many processes have ended in it.
    var failureCount = 0

    init(
      _ request: RelayedRequest, _ later: LaterResponse,
      _ missing: @escaping @MainActor () -> Response
    ) {
      self.request = request
      self.later = later
      self.missing = missing
    }
  }

  let number: Int
  private unowned let pool: WorkerPool
  private var process: WorkerProcess?
  private var recorder: FlightRecorder?
  private var recorderDescriptor: Int32 = -1
  private var owner: RandomID?
  private(set) var isReady = false
  /// What the process has said of its sessions.
  private(set) var measures = PageMeasures()
  private var isStopped = false
  /// What to tell the next process.
  private var blames: [Blame] = []
  private var channels: [UInt32: RelayedChannel] = [:]
  private var questions: [UInt32: Question] = [:]
  /// Channels that are not read while the process is busy.
  var paused: [RelayedChannel] = []
  private var lastID: UInt32 = 0
  /// How many pings in a row were not answered.
  private var missedPings = 0
  private var isHung = false
  private var startTime = 0.0
  /// How many processes in a row have ended without being of use.
  private var failureCount = 0
  private var hasDrained = false
  private var drained: [CheckedContinuation<Void, Never>] = []
  private var ended: [CheckedContinuation<Void, Never>] = []

  init(_ number: Int, _ pool: WorkerPool) {
    self.number = number
    self.pool = pool
  }

  /// Whether there is a process, though it may not be ready yet.
  var isRunning: Bool { process != nil }
  /// Whether the process has not taken all that was sent.
  var isBehind: Bool { (process?.link.waitingCount ?? 0) > 256 * 1024 }
  /// Bytes that may wait for a socket beside what it takes.
  var waitingLimit: Int { pool.waitingLimit }
  var limits: LiveLimits { pool.limits }
  var processNumber: Int32? { process?.number }

  func send(_ message: RelayMessage) { process?.link.send(message) }

  // MARK: Processes

  /// Opens the recorder, and takes into account what an earlier program has left there.
  func prepare(_ path: String) {
    let former: FlightRecorder.Ending?
    (recorderDescriptor, former) = FlightRecorder.open(path)
    recorder = FlightRecorder(descriptor: recorderDescriptor)
    guard let ending = former else { return }
    blames.append(ending.blame)
    if ending.signal != 0 { CrashReport(ending: ending, worker: number).log(to: pool.log) }
  }

  func start() {
    guard process == nil, !isStopped else { return }
    recorder?.reset()
    let process = WorkerProcess(worker: number, recorder: recorderDescriptor) {
      [weak self] status, signal in
      self?.processHasEnded(status, signal)
    }
    guard let process else {
      pool.log?("worker \(number) can't be started: \(String(cString: strerror(errno)))")
      return startLater()
    }
    self.process = process
    startTime = LiveClock.now
    isReady = false
    isHung = false
    missedPings = 0
    hasDrained = false
    let link = process.link
    link.onMessage = { [weak self] in self?.receive($0) }
    link.onDrain = { [weak self] in self?.resumePaused() }
    link.onEnd = { [weak self] in self?.linkHasEnded(process) }
    link.start()
    let former = owner
    let owner = RandomID()
    self.owner = owner
    send(.begin(store: pool.store, owner: owner, former: former))
    for blame in blames { send(.blame(blame)) }
    blames = []
    for (id, question) in questions { send(.request(id, question.request)) }
    for channel in channels.values where channel.awaitsHello {
      channel.greet(within: pool.helloTime + Worker.startPatience)
    }
  }

  /// How long a process may take until it answers the first request.
  private static var startPatience: Double { 60 }

  /// A process that is gone as a link may still be there as one.
  private func linkHasEnded(_ process: WorkerProcess) {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(isStopped ? 6 : 1))
      process.kill()
    }
  }

  private func processHasEnded(_ status: Int32, _ signal: Int32) {
    guard let process else { return }
    // What it sent before its end counts.
    process.link.readRest()
    process.link.close()
    self.process = nil
    for waiting in ended + drained { waiting.resume() }
    (ended, drained) = ([], [])
    guard !isStopped else { return }
    pool.noteEnd(measures)
    measures = PageMeasures()
    let isCertain = isHung || (signal != SIGKILL && signal != SIGTERM)
    let ending = recorder?.ending(isCertain: isCertain)
    let wasUseful =
      isReady
      && (ending.map { $0.blame.phase != .none } ?? false || LiveClock.now - startTime > 5)
    failureCount = wasUseful ? 0 : failureCount + 1
    note(ending, status, signal, process.lastMessage)
    for channel in channels.values { channel.lose() }
    resumePaused()
    forgetAnswered(ending?.blame)
    isReady = false
    if failureCount <= 1 { start() } else { startLater() }
  }

  private func startLater() {
    let seconds = min(0.1 * Double(1 << min(failureCount, 10)), 10)
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      self?.start()
    }
  }

  private func note(
    _ ending: FlightRecorder.Ending?, _ status: Int32, _ signal: Int32, _ message: String?
  ) {
    let report = CrashReport(
      ending: ending, worker: number, status: status, signal: signal, isHung: isHung,
      message: isHung ? nil : message)
    report.log(to: pool.log)
    guard let blame = ending?.blame else { return }
    lay(blame)
    switch blame.phase {
    case .none, .first: break
    case .event, .update, .restore: blames.append(blame)
    }
  }

  /// Counts an end of the process for the reader who has brought it about.
  private func lay(_ blame: Blame) {
    guard blame.isCertain, blame.phase != .none, blame.guest != RandomID(high: 0, low: 0) else {
      return
    }
    let address =
      channels.values.first { $0.guest == blame.guest }?.address
      ?? questions[blame.request]?.request.address
    pool.lay(to: blame.guest, address)
  }

  /// Closes the pages of readers whose fault the process has ended too often.
  func refuse(where test: (RandomID?, String) -> Bool) {
    for channel in Array(channels.values) where test(channel.guest, channel.address) {
      channel.close(CloseCode.tryLater, reason: CrashLedger.reason)
    }
  }

  /// Requests that a process has begun to answer can't be asked again; nor those in which two ended.
  private func forgetAnswered(_ blame: Blame?) {
    for (id, question) in questions {
      if let stream = question.stream {
        questions[id] = nil
        stream.end()
      } else if question.request.method == "POST" || question.request.isRoute {
        questions[id] = nil
        question.later.answer(
          pool.failure(503, "The server has started again", question.request))
      } else if let blame, blame.phase == .first, blame.request == id {
        question.failureCount += 1
        guard question.failureCount >= 2 else { continue }
        questions[id] = nil
        question.later.answer(pool.failure(500, "The page can\u{2019}t be shown", question.request))
      }
    }
  }

  /// Asks whether the process still takes its turns; called regularly.
  ///
  /// - Parameter limit: After how many questions without an answer it is ended.
  func ping(limit: Int) {
    guard let process, !isHung else { return }
    missedPings += 1
    if missedPings > (isReady ? limit : limit * 6) {
      isHung = true
      return process.kill()
    }
    send(.ping)
  }

  // MARK: Requests and sockets

  private func nextID() -> UInt32 {
    repeat { lastID &+= 1 } while lastID == 0 || questions[lastID] != nil || channels[lastID] != nil
    return lastID
  }

  func ask(
    _ request: RelayedRequest, for later: LaterResponse,
    orElse missing: @escaping @MainActor () -> Response
  ) {
    let id = nextID()
    questions[id] = Question(request, later, missing)
    later.onAbandon = { [weak self] in
      self?.questions[id] = nil
      self?.send(.abandon(id))
    }
    send(.request(id, request))
  }

  func take(
    _ socket: WebSocketConnection, of guest: RandomID?, from address: String, _ reader: ReaderFacts
  ) {
    RelayedChannel(nextID(), socket, guest: guest, address: address, reader: reader, self).start()
  }

  func add(_ channel: RelayedChannel) { channels[channel.id] = channel }

  func remove(_ channel: RelayedChannel) { channels[channel.id] = nil }

  private func resumePaused() {
    let list = paused
    paused = []
    for channel in list { channel.resume() }
  }

  private func receive(_ message: RelayMessage) {
    switch message {
    case .send(let id, let bytes): channels[id]?.deliver(bytes)
    case .sendAll(let ids, let bytes): for id in ids { channels[id]?.deliver(bytes) }
    case .piece(let id, let isLast, let bytes): channels[id]?.deliver(bytes, isLast: isLast)
    case .close(let id, let code, let reason): channels[id]?.close(Int(code), reason: reason)
    case .response(let id, let head, let body):
      questions.removeValue(forKey: id)?.later.answer(head.response(.bytes(body)))
    case .nothing(let id):
      if let question = questions.removeValue(forKey: id) {
        question.later.answer(question.missing())
      }
    case .stream(let id, let head):
      guard let question = questions[id] else { return }
      question.later.answer(head.response(.stream(stream(of: question, id))))
    case .part(let id, let bytes):
      guard let question = questions[id] else { return }
      let stream = stream(of: question, id)
      stream.write(bytes)
      watch(stream, id)
    case .end(let id): questions[id]?.stream?.end()
    case .asset(let name, let origin, let bytes): pool.add(name, origin, bytes)
    case .pong: missedPings = 0
    case .measures(let measures): self.measures = measures
    case .signedOut(let scope): pool.tellSignOut(scope, by: self)
    case .ready:
      isReady = true
      pool.workerIsReady()
    case .failed(let code, let message): pool.workerHasFailed(code, message)
    case .hasDrained:
      hasDrained = true
      for waiting in drained { waiting.resume() }
      drained = []
    default: break
    }
  }

  private func stream(of question: Question, _ id: UInt32) -> ResponseStream {
    if let stream = question.stream { return stream }
    let stream = ResponseStream()
    question.stream = stream
    stream.onClose = { [weak self] in
      guard let self, questions.removeValue(forKey: id) != nil else { return }
      send(.abandon(id))
    }
    return stream
  }

  /// Has the worker wait while much of a stream waits for its client, which says nothing.
  private func watch(_ stream: ResponseStream, _ id: UInt32) {
    guard stream.queuedCount > pool.queuedBytes / 2, full.insert(id).inserted else { return }
    send(.full(id))
    Task { @MainActor [weak self, weak stream] in
      while let stream, !stream.isOver, stream.queuedCount > 0 {
        try? await Task.sleep(for: .milliseconds(100))
      }
      self?.full.remove(id)
      self?.send(.drained(id))
    }
  }
  private var full: Set<UInt32> = []

  // MARK: The end

  /// Has the process store all sessions and send their pages away.
  func drain(within seconds: Double, hasSuccessor: Bool) async {
    guard process != nil, isReady, !hasDrained else { return }
    send(.drain(hasSuccessor: hasSuccessor))
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self else { return }
      for waiting in drained { waiting.resume() }
      drained = []
    }
    await withCheckedContinuation { drained.append($0) }
  }

  /// Ends the process, which stores what is left.
  func end() async {
    stop()
    guard process != nil else { return }
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(7))
      self?.process?.kill()
    }
    await withCheckedContinuation { ended.append($0) }
  }

  func stop() {
    isStopped = true
    process?.link.flush()
    process?.link.close()
    if recorderDescriptor >= 0 { close(recorderDescriptor) }
    recorderDescriptor = -1
  }
}
