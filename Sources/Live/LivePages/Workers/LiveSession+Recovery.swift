import ElementDiff
import ViewTree
import WebServer

/// What became of the search for a page's session.
@MainActor
enum SessionSearch {
  case found(LiveSession)
  /// Another process has it; it was asked to give it up.
  case held
  case gone
  /// Nobody has stored it.
  case unknown
  /// The store can't be asked now.
  case unreachable
}

extension LiveSession {
  /// Handles a message of the page's, unless another process may have the session.
  func take(_ message: UpMessage) {
    if case .event = message {
      guard sessions.mayHandleEvents() else { return }
      sessions.counters.events &+= 1
    }
    receive(message)
  }

  /// Notes that an event is applied while that is done, in case that the process ends by it.
  func recorded(_ event: ArrivedEvent, _ body: () -> Void) {
    guard let recorder = sessions.recorder else { return body() }
    recorder.during(
      .event, id, of: guest, events: event.number...event.number, route: route, node: event.node,
      slot: event.slot.rawValue, viewPath: viewPath(of: event), body)
  }

  /// The views around the element that an event is for, as they were when an event of that element came
  /// first: looking for them takes as many steps as the page has elements.
  private func viewPath(of event: ArrivedEvent) -> String {
    guard event.node != 0 else { return "" }
    if lastPath.node != event.node {
      let node = currentNumber(event.node).flatMap { shown.page.index(of: $0) }
      lastPath = (
        event.node, node.map { content.viewPath(toNode: $0).joined(separator: "/") } ?? ""
      )
    }
    return lastPath.path
  }

  /// Whether an earlier process ended in an event, which only counts as applied then.
  func isPoison(_ number: UInt32) -> Bool {
    guard let poison else { return false }
    if number >= poison.upperBound { self.poison = nil }
    return poison.contains(number)
  }

  /// Notes that the page is evaluated, or its state encoded, while that is done.
  func recorded<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let recorder = sessions.recorder else { return try body() }
    return try recorder.during(
      .update, id, of: guest, events: storedEvent < lastEvent ? storedEvent + 1...lastEvent : nil,
      route: route, body)
  }

  /// As `attach(_:applied:shape:)`; the page is told what happened, if something did.
  func attach(
    _ new: any LiveConnection, applied: UInt32, shape: PageShape?, isHandedOver: Bool
  ) {
    var notice: String?
    if poison != nil {
      notice = Self.failure
    } else if isHandedOver {
      notice = Self.restart
    }
    attach(new, applied: applied, shape: shape)
    guard let notice, connection === new, !hasEnded else { return }
    keep(nil, with: [self.notice(notice)])
    pump()
  }

  /// Something that the page shows for some seconds, in its language.
  func notice(_ words: String) -> WireCommand {
    .notice(SystemWords.text(words, in: content.language ?? language))
  }

  /// What the reader sees whose action has ended a process.
  package nonisolated static let failure = "That didn’t work: something went wrong."
  /// What readers see whose page another process has taken over.
  package nonisolated static let restart = "The app was started again."
  /// What the reader sees whose page had to be left since its views failed.
  package nonisolated static let renewal = "Something went wrong. The page was loaded again."
  /// What a reader sees whose page nobody knew any more.
  package nonisolated static let reload = "The page was loaded again."
}

extension LiveSessions {
  /// Notes that a session is made of what was stored, while that is done.
  func recorded<Result>(
    _ phase: Blame.Phase, _ stored: StoredSession, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let recorder else { return try body() }
    return try recorder.during(
      phase, stored.id, of: stored.guest, events: nil, route: stored.route, body)
  }

  // MARK: The lease

  /// Whether the sessions of this process are its own for sure; if not, all are given up.
  ///
  /// A process that was stopped for long may have lost them to another one.
  func mayHandleEvents() -> Bool {
    guard !store.hasLease else { return true }
    keepLease()
    guard !store.hasLease else { return true }
    giveUpAll()
    return false
  }

  /// Says that this process lives, and gives up what others ask for.
  func keepLease() {
    let hadLease = store.hasLease
    guard let wanted = try? store.renewLease() else { return }
    if !hadLease { return giveUpAll() }
    for id in wanted {
      guard let session = session(id) else {
        try? store.release(id)
        continue
      }
      session.disconnect(CloseCode.restart, reason: "Opened elsewhere")
      remove(session)
    }
  }

  /// Ends sessions that another process has taken, without storing them.
  func give(up lost: Set<RandomID>) {
    for id in lost {
      guard let session = session(id) else { continue }
      session.isTooLarge = true
      session.disconnect(CloseCode.restart, reason: "Opened elsewhere")
      remove(session)
    }
  }

  /// Stores what is still this process's own, and ends all sessions; their pages come back.
  private func giveUpAll() {
    drain(CloseCode.restart)
    end()
  }
}
