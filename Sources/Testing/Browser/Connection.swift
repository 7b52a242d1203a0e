import Dispatch
import Foundation
import Glibc
import Synchronization

/// The line to a running browser: commands out, answers and events in.
///
/// One thread of its own does all reading, writing, waiting and, at the end, the burial; everyone
/// else only changes `state` and rings. Every command ends: with an answer, at its deadline, by
/// cancellation, with its page, or with the browser.
final class Connection: Sendable {
  /// Receives the events of one session, on the connection's thread.
  typealias EventHandler = @Sendable (_ event: String, _ parameters: JSONValue) -> Void

  /// A command, or another thing awaited, that isn't settled yet.
  struct Pending {
    var continuation: CheckedContinuation<JSONValue, any Error>
    var name: String
    var session: String?
    var timeout: Duration
    var deadline: ContinuousClock.Instant
  }

  enum Stop {
    /// The browser was asked to close and gets a moment for it.
    case afterGrace
    case atOnce
  }

  struct State {
    var lastID = 0
    var pending: [Int: Pending] = [:]
    var outgoing: [UInt8] = []
    var handlers: [String: EventHandler] = [:]
    /// Why each session that ended by itself did so.
    var lostSessions: [String: BrowserError] = [:]
    var stop: Stop?
    var isRung = false
    /// Set once, when no command can be answered any more.
    var end: BrowserError?
  }

  let state = Mutex(State())
  let process: BrowserProcess

  /// How long a command may take unless it says otherwise.
  let timeout: Duration

  private let bell: (hear: Descriptor, ring: Descriptor)
  private let finished = DispatchGroup()

  init(process: BrowserProcess, timeout: Duration) throws {
    self.process = process
    self.timeout = timeout
    let bell = try Descriptor.pipe()
    self.bell = (bell.0, bell.1)
    finished.enter()
    let thread = Thread { [self] in
      var loop = ConnectionLoop(connection: self, bell: self.bell.hear)
      let end = loop.run()
      settle(end)
      finished.leave()
    }
    thread.name = "Browser"
    // JSON source may nest 512 levels deep, and each costs several frames.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Sends a command and awaits its result.
  func send(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil,
    timeout: Duration? = nil
  ) async throws -> JSONValue {
    var message: [String: JSONValue] = ["method": .string(method), "params": parameters]
    if let session { message["sessionId"] = .string(session) }
    return try await wait(method, session: session, timeout: timeout) { id, state in
      message["id"] = .number(Double(id))
      state.outgoing += try JSONValue.object(message).source + [0]
    }
  }

  /// Sends a command whose result is not awaited.
  func post(_ method: String, _ parameters: JSONValue = [:], session: String) {
    state.withLock { state in
      state.lastID += 1
      let message: JSONValue = [
        "id": .number(Double(state.lastID)), "method": .string(method), "params": parameters,
        "sessionId": .string(session),
      ]
      guard let source = try? message.source else { return }
      state.outgoing += source + [0]
    }
    ring()
  }

  /// Awaits a result that is resolved elsewhere.
  ///
  /// - Parameters:
  ///   - begin: Called with the number to resolve, under the lock and before anything can wait.
  ///   - then: Called with the same number, outside the lock, when it can be resolved.
  func wait(
    _ name: String, session: String?, timeout: Duration? = nil,
    begin: (_ id: Int, inout State) throws -> Void = { _, _ in },
    then: (_ id: Int) -> Void = { _ in }
  ) async throws -> JSONValue {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let timeout = timeout ?? self.timeout
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let refusal: (any Error)? = state.withLock { state in
          if let error = state.end ?? session.flatMap({ state.lostSessions[$0] }) {
            return error.naming(name)
          }
          do { try begin(id, &state) } catch { return error }
          state.pending[id] = Pending(
            continuation: continuation, name: name, session: session, timeout: timeout,
            deadline: .now + timeout)
          return nil
        }
        if let refusal {
          continuation.resume(throwing: refusal)
        } else {
          ring()
          then(id)
          // A cancellation before the entry was made found nothing to cancel.
          if Task.isCancelled { resolve(id, .failure(CancellationError())) }
        }
      }
    } onCancel: {
      resolve(id, .failure(CancellationError()))
    }
  }

  /// Ends a wait; nothing happens when it ended before.
  func resolve(_ id: Int, _ result: Result<JSONValue, any Error>) {
    let pending = state.withLock { $0.pending.removeValue(forKey: id) }
    pending?.continuation.resume(with: result)
  }

  /// Fails what a session awaits now and later.
  func loseSession(_ session: String, _ error: BrowserError) {
    let lost = state.withLock { state in
      if state.lostSessions[session] == nil { state.lostSessions[session] = error }
      state.handlers[session] = nil
      let lost = state.pending.filter { $0.value.session == session }
      for id in lost.keys { state.pending[id] = nil }
      return lost.values
    }
    for pending in lost { pending.continuation.resume(throwing: error.naming(pending.name)) }
  }

  func handleEvents(of session: String, with handler: @escaping EventHandler) {
    state.withLock { $0.handlers[session] = handler }
  }

  /// Asks the thread to end the browser.
  func stop(_ stop: Stop) {
    state.withLock { state in
      if case .atOnce = state.stop { return }
      state.stop = stop
    }
    ring()
  }

  /// Awaits the moment when the browser is reaped and its folder gone.
  func waitUntilFinished() async {
    await withCheckedContinuation { continuation in
      finished.notify(queue: .global()) { continuation.resume() }
    }
  }

  /// Blocks until the browser is reaped and its folder gone, but not longer than given.
  func blockUntilFinished(seconds: Double) {
    _ = finished.wait(timeout: .now() + seconds)
  }

  /// Fails everything that is or will be awaited.
  private func settle(_ error: BrowserError) {
    let pending = state.withLock { state in
      state.end = error
      defer { state.pending = [:] }
      state.handlers = [:]
      return state.pending.values
    }
    for entry in pending { entry.continuation.resume(throwing: error.naming(entry.name)) }
  }

  private func ring() {
    let isFirst = state.withLock { state in
      defer { state.isRung = true }
      return !state.isRung
    }
    guard isFirst else { return }
    var byte: UInt8 = 1
    while write(bell.ring.number, &byte, 1) < 0, errno == EINTR {}
  }
}

extension BrowserError {
  /// The same failure, met by this command.
  func naming(_ command: String) -> BrowserError {
    var error = self
    error.command = command
    error.message = "\(command): \(message)"
    return error
  }
}
