package import ElementDiff
package import ViewTree

/// A page that is shown, or was until a moment ago: its content, and what its browser has of it.
///
///     content ──onChange──▶ update ──step──▶ kept ──pump──▶ connection
///     content ◀──handle──── receive ◀──────────────────────
@MainActor
package final class LiveSession {
  package let id: RandomID
  package let guest: RandomID
  package let content: any LiveContent
  package let address: String
  /// What stands for the address and those near it.
  let network: [UInt8]
  unowned let sessions: LiveSessions
  /// The address that the page shows.
  package internal(set) var route: String
  /// Who reads, as the views were told.
  var known: KnownReader
  /// Whose stored values the page has.
  let owner: RandomID
  /// What its views ask of it.
  let actions: SessionActions
  /// The language of the page, unless the content says another.
  let language: String
  /// What the browser has once it has applied all frames; the content's tree is the same.
  var state: PageState
  /// What the content shows while the page can't be told of it: a later state of ``state``, whose nodes
  /// have the same numbers where they are still there.
  var ahead: PageState?
  /// Commands for when the page can be told again, by the numbers of ``ahead``.
  var heldCommands: [WireCommand] = []
  /// What the page has numbered, after which frame.
  var counted: (frame: UInt32, shape: PageShape)
  /// Events that wait until the session has earned time for them.
  var waiting: [ArrivedEvent] = []
  var waitingBytes = 0
  var isWaitScheduled = false
  var workMeter: WorkMeter
  /// What the session has spent in a row.
  var slice = WorkSlice()
  /// What its page took until it was attached, in seconds.
  var firstSeconds = 0.0
  /// What its turns took at most lately, in seconds.
  var heaviest = 0.0
  /// Whether it has held up others: then it rests with all of its network.
  var hasHeldUp = false
  /// Whether a page has said hello; before that nothing is stored.
  var hasAttached = false
  /// Whether the page says that it is to be seen.
  var isSeen = true
  var kept = KeptFrames()
  /// The number of the newest frame.
  package internal(set) var frame: UInt32 = 0
  /// The number of the newest frame that the connection took.
  var sent: UInt32 = 0
  /// The number of the newest frame that the page has applied, as it said.
  package internal(set) var acknowledged: UInt32 = 0
  /// The last event that was applied.
  package internal(set) var lastEvent: UInt32 = 0
  /// The last event that was applied when the content was evaluated last.
  var evaluatedEvent: UInt32 = 0
  /// The last event whose effects are stored.
  var storedEvent: UInt32 = 0
  /// The last event that the page was told of.
  var toldEvent: UInt32 = 0
  package internal(set) var connection: (any LiveConnection)?
  /// When the page was last seen; meaningful without a connection.
  var lastSeen: Double
  /// Since when changes wait for the page to acknowledge.
  var slowSince: Double?
  /// The frames after which nodes have other numbers, until they are acknowledged.
  var renewals: [(frame: UInt32, numbers: Renumbering)] = []
  /// Nodes that live on for other views since a frame, until it is acknowledged: an event of one was meant for
  /// the views before. Of changes that wait for a frame the number is the greatest there is.
  var reowned: [(frame: UInt32, nodes: Set<UInt32>)] = []
  /// What the browser was sent by an earlier server.
  var resumption: (frame: UInt32, hash: UInt64)?
  /// Nodes that must stay where they are.
  var pinned: Set<InstanceID> = []
  /// The content has changed since it was evaluated.
  var isDirty = false
  /// Frames had to be thrown away: the page is to be sent as a whole.
  var mustReset = false
  /// The session waits for its turn.
  var isScheduled = false
  var isTellScheduled = false
  /// Events were applied that are to be stored before the page sees what they did.
  var awaitsStore = false
  var hasEnded = false
  var strikes = 0
  var eventMeter: TokenMeter
  var acknowledgementMeter: TokenMeter
  var continuousMeter: DebtMeter
  /// What was stored last, as a hash, and when.
  var stored: (hash: UInt64, time: Double)?
  var isTooLarge = false
  /// The bytes of the state when it was encoded last.
  var snapshotBytes = 0
  /// The views around the element whose event was handled last, and its number.
  var lastPath: (node: UInt32, path: String) = (0, "")
  /// Events in which an earlier process ended: they are not run again.
  var poison: ClosedRange<UInt32>?

  var limits: LiveLimits { sessions.limits }

  /// - Parameter content: Evaluated once.
  init(
    _ id: RandomID, of visit: LiveVisit, from address: String, content: any LiveContent,
    in sessions: LiveSessions
  ) {
    self.id = id
    guest = visit.guest
    route = visit.route
    known = visit.known
    owner = visit.owner
    actions = visit.actions
    language = visit.language
    self.address = address
    network = RestLedger.network(of: address)
    self.content = content
    self.sessions = sessions
    state = sessions.steps.first(content.tree)
    counted = (0, state.shape)
    let now = sessions.clock()
    let limits = sessions.limits
    lastSeen = now
    workMeter = WorkMeter(burst: limits.workBurst, now: now)
    eventMeter = TokenMeter(rate: limits.eventsPerSecond, burst: limits.eventBurst, now: now)
    acknowledgementMeter = TokenMeter(
      rate: limits.acknowledgementsPerSecond, burst: Int(2 * limits.acknowledgementsPerSecond),
      now: now)
    continuousMeter = DebtMeter(
      rate: limits.continuousPerSecond, limit: limits.continuousBurst)
    content.onChange = { [weak self] in self?.contentHasChanged() }
    actions.begin(self)
  }

  /// What the content shows now, with the numbers that the page's events use.
  var shown: PageState { ahead ?? state }

  /// The tree that the browser has once it has applied all frames.
  package var page: NumberedTree { state.page }

  /// Whether the browser has all of the content's changes.
  package var isSettled: Bool {
    !isDirty && ahead == nil && kept.frames.isEmpty && storedEvent == lastEvent
  }

  private func contentHasChanged() {
    isDirty = true
    sessions.schedule(self)
  }

  // MARK: The end

  /// Ends the connection; the session waits for another.
  func disconnect(_ code: Int, reason: String = "") {
    let connection = connection
    self.connection = nil
    lastSeen = sessions.clock()
    slowSince = nil
    forgetWaiting()
    connection?.close(code, reason: reason)
  }

  /// Ends the connection for what the page did: who comes back at once rests first.
  func dismiss(_ code: Int, reason: String) {
    hasHeldUp = true
    sessions.rests.noteClosure(of: address, now: sessions.clock())
    disconnect(code, reason: reason)
  }

  /// The connection has ended.
  package func connectionHasEnded(_ ended: any LiveConnection) {
    guard connection === ended else { return }
    connection = nil
    slowSince = nil
    forgetWaiting()
    lastSeen = sessions.clock()
  }

  /// Ends the content, too.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    content.onChange = nil
    content.end()
    actions.files.end()
  }
}
