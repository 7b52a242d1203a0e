internal import Glibc
internal import ViewTree
internal import WebServer

/// The processes that run sessions, as the process that listens has them.
///
///     browser ◀──▶ listener: sockets, HTTP, files ◀──relay──▶ worker: app, sessions, store
///                                                 ◀──relay──▶ worker …
///
/// A guest's pages are always on the same worker. One that ends, or hangs, is replaced at once; its
/// sockets stay, and its pages are asked for a new `hello`.
@MainActor
package final class WorkerPool {
  /// Called once, when all workers answer.
  var onReady: (() -> Void)?
  /// Called if the first processes can't begin.
  var onFailure: ((LiveProgramError) -> Void)?
  /// Receives files that pages link to.
  var onAsset: ((PageAsset) -> Void)?
  let store: String
  private let records: String
  private let configuration: LiveServerConfiguration
  private let hangTime: Double
  private var workers: [Worker] = []
  private var crashes: CrashLedger
  private var hasBeenReady = false
  private var pinger: Task<Void, Never>?
  /// What processes have done that have ended.
  private var past = PageMeasures()
  /// How many have ended unasked.
  private(set) var endCount: UInt64 = 0

  init(_ program: LiveProgram, _ place: WorkerPlace) {
    store = place.store
    records = place.records
    configuration = program.configuration
    hangTime = program.hangTime
    crashes = CrashLedger(program.configuration.limits)
    workers = (0..<max(1, program.workers)).map { Worker($0, self) }
  }

  var log: (@MainActor (String) -> Void)? { configuration.server.log }
  var helloTime: Double { configuration.limits.helloTime }
  var queuedBytes: Int { configuration.queuedBytes }
  var limits: LiveLimits { configuration.limits }
  /// What a session keeps, twice: it has sent that before it hears that a socket is full. What is larger comes in
  /// pieces.
  var waitingLimit: Int { 2 * configuration.queuedBytes }
  /// The numbers of the processes that run.
  package var processNumbers: [Int32] { workers.compactMap(\.processNumber) }

  /// How many pings in a row may be without an answer.
  private static var pings: Int { 5 }

  func start() throws {
    for worker in workers {
      worker.prepare(LiveProgram.recorderPath(records, worker.number))
      worker.start()
    }
    let interval = hangTime / Double(Self.pings)
    pinger = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(interval))
        self?.ping()
      }
    }
  }

  private func ping() { for worker in workers { worker.ping(limit: Self.pings) } }

  func workerIsReady() {
    guard !hasBeenReady, workers.allSatisfy(\.isReady) else { return }
    hasBeenReady = true
    onReady?()
    onReady = nil
  }

  func workerHasFailed(_ code: Int32, _ message: String) {
    let error = LiveProgramError(message, code: code)
    if !hasBeenReady { onFailure?(error) } else { log?("a worker can't begin: \(message)") }
  }

  func add(_ name: String, _ origin: String?, _ bytes: [UInt8]) {
    onAsset?(PageAsset(name: name, origin: origin, bytes: bytes))
  }

  func failure(_ status: Int, _ words: String, _ request: RelayedRequest) -> Response {
    configuration.failure(
      status, words, from: request.address, at: request.target, for: request.reader.languages)
  }

  /// Who has a guest's pages.
  private func worker(of guest: RandomID?) -> Worker {
    workers[Int((guest?.low ?? 0) % UInt64(workers.count))]
  }

  func ask(
    _ request: RelayedRequest, for later: LaterResponse,
    orElse missing: @escaping @MainActor () -> Response
  ) {
    guard !crashes.refuses(request.guest, request.address, now: LiveClock.now) else {
      var response = failure(503, CrashLedger.reason, request)
      let seconds = Int(configuration.limits.crashTime.rounded(.up))
      response.headers.append(("Retry-After", "\(seconds)"))
      // Whoever asks expects an answer in a later turn.
      Task { @MainActor in later.answer(response) }
      return
    }
    worker(of: request.guest).ask(request, for: later, orElse: missing)
  }

  func take(
    _ socket: WebSocketConnection, of guest: RandomID?, from address: String, _ reader: ReaderFacts
  ) {
    guard !crashes.refuses(guest, address, now: LiveClock.now) else {
      socket.onOpen = { $0.close(CloseCode.tryLater, reason: CrashLedger.reason) }
      return
    }
    worker(of: guest).take(socket, of: guest, from: address, reader)
  }

  /// Whether all processes answer.
  var areReady: Bool { workers.allSatisfy(\.isReady) }

  /// What all processes have done, as they have said lately.
  var measures: PageMeasures {
    var result = past
    for worker in workers { result.add(worker.measures) }
    return result
  }

  /// Counts a process that has ended, and what it has done.
  func noteEnd(_ measures: PageMeasures) {
    endCount += 1
    past.addCounters(of: measures)
  }

  /// Has the other workers end the pages of sign-ins that have ended in one.
  func tellSignOut(_ scope: SignOutScope, by teller: Worker) {
    for worker in workers where worker !== teller { worker.send(.signedOut(scope)) }
  }

  /// Counts an end of a process for a reader; who has had too many is sent away for a while.
  func lay(to guest: RandomID, _ address: String?) {
    let now = LiveClock.now
    guard crashes.note(guest, address, now: now) else { return }
    log?(
      LogLine.escaped(
        "\(address ?? "a reader") is refused for \(configuration.limits.crashTime) s: "
          + "their pages have ended workers too often"))
    for worker in workers { worker.refuse { crashes.refuses($0, $1, now: now) } }
  }

  // MARK: The end

  /// Has all sessions stored and all pages sent away.
  func drain(within seconds: Double, hasSuccessor: Bool) async {
    pinger?.cancel()
    await withTaskGroup(of: Void.self) { group in
      for worker in workers {
        group.addTask { await worker.drain(within: seconds, hasSuccessor: hasSuccessor) }
      }
    }
  }

  /// Ends all processes.
  func end() async {
    pinger?.cancel()
    for worker in workers { worker.stop() }
    for worker in workers { await worker.end() }
  }

  func stop() {
    pinger?.cancel()
    for worker in workers { worker.stop() }
  }
}
