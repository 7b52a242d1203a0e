import AppServer
import ElementDiff
import Foundation
import SQLiteStore
package import ViewTree

/// All sessions of a server, and the turns in which they are updated and stored.
@MainActor
package final class LiveSessions {
  package let limits: LiveLimits
  package let store: any SnapshotStore
  let authenticator: MessageAuthenticator
  let epoch: UInt32
  let steps = PageSteps()
  let clock: @MainActor () -> Double
  /// Receives lines about what went wrong.
  let log: @MainActor (String) -> Void
  /// Receives the files that a content links to, when it may have new ones.
  package var onAssets: (([PageAsset]) -> Void)?
  private let source: LiveContentSource
  /// Who all readers are, for demonstrations.
  private let user: String?
  private(set) var sessions: [RandomID: LiveSession] = [:]
  private var countByAddress: [String: Int] = [:]
  private var storages: [RandomID: WeakStorage] = [:]
  private var reported: Set<String> = []
  /// When which guests did something, and the readers of which networks.
  var guestActivity = LatestActivity<RandomID>()
  var networkActivity = LatestActivity<[UInt8]>()
  /// The states of pages that load themselves anew, by their readers.
  private var handovers: [RandomID: (route: String, state: [UInt8], time: Double)] = [:]
  /// What readers are told whose pages load themselves again.
  private var excuses: [RandomID: (words: String, time: Double)] = [:]
  /// What heavy sessions leave behind.
  let memory: MemoryReturn
  /// Which networks' readers rest, since they have held up others.
  var rests: RestLedger
  /// Where it is noted what is done for which session, in case that the process ends by it.
  var recorder: FlightRecorder?
  /// What pages are called whose views have no title.
  package var documentTitle = ""
  /// What the sessions have done so far.
  var counters = PageMeasures()
  /// Who is signed in; nil where nobody can be.
  var signIns: SignIns?
  /// What readers may send to pages.
  var uploads = UploadConfiguration()
  /// Called when a page of this process has ended sign-ins.
  var onSignOut: ((SignOutScope) -> Void)?
  /// The languages of pages; nil for English alone.
  var languages: PageLanguages?
  /// Messages that no page of ours sends.
  package var unknownCount = 0

  // What the turns need.
  var scheduled: [LiveSession] = []
  var isTurnScheduled = false
  var urgent: [RandomID: LiveSession] = [:]
  var unhurried: [RandomID: LiveSession] = [:]
  var lastWrite = -Double.infinity
  var writeDue = Double.infinity
  /// The store has not said yet what became of what it was given.
  var isWriting = false
  var hasReportedStoreFailure = false
  private var sweeper: Task<Void, Never>?

  private struct WeakStorage {
    weak var storage: GuestStorage?
  }

  package init(
    limits: LiveLimits = LiveLimits(), store: any SnapshotStore, user: String? = nil,
    clock: @escaping @MainActor () -> Double = { LiveClock.now },
    log: @escaping @MainActor (String) -> Void = { _ in }, source: @escaping LiveContentSource
  ) {
    self.limits = limits
    self.store = store
    self.user = user
    self.clock = clock
    self.log = log
    self.source = source
    rests = RestLedger(limits)
    memory = MemoryReturn(clock: clock)
    let identity = store.identity
    authenticator = MessageAuthenticator(key: identity.key)
    epoch = identity.epoch
  }

  deinit { sweeper?.cancel() }

  /// The number of sessions.
  package var count: Int { sessions.count }

  /// How many steps from page to page were found, as opposed to taken again.
  package var foundStepCount: Int { steps.foundCount }

  /// The number of sessions whose page is connected.
  package var connectedCount: Int {
    sessions.values.reduce(0) { $0 + ($1.connection == nil ? 0 : 1) }
  }

  /// The one session there is; nil for none or several.
  package var only: LiveSession? { sessions.count == 1 ? sessions.values.first : nil }

  /// Whether every page that is connected shows all that its views say.
  package var areSettled: Bool {
    sessions.values.allSatisfy { $0.connection == nil || $0.isSettled }
  }

  /// The session of an identity, if it is in memory.
  package func session(_ id: RandomID) -> LiveSession? { sessions[id] }

  // MARK: Beginning

  /// Begins the session of a page.
  ///
  /// - Returns: Nil if there is no such page.
  /// - Throws: ``LiveError`` if there are too many sessions, or what the content throws.
  ///
  /// `id` is the session's identity, if a page has it already.
  package func begin(
    route: String, guest: RandomID, from address: String, reader: KnownReader = KnownReader(),
    id: RandomID = RandomID()
  ) throws -> LiveSession? {
    let visit = try visit(route, guest, reader)
    guard let content = try source(visit) else { return nil }
    if let state = takeHandover(of: visit.owner, route) { content.restore(state) }
    let (session, commands) = try add(id, of: visit, from: address, content: content)
    // The document has the title already, and nothing to animate from.
    let first = commands.filter {
      switch $0 {
      case .title, .animate: false
      default: true
      }
    }
    if !first.isEmpty { session.take(LiveFrame(tree: content.tree, commands: first)) }
    if let words = takeExcuse(to: guest) { session.keep(nil, with: [session.notice(words)]) }
    return session
  }

  // MARK: Excuses

  /// Notes what a reader is told whose page loads itself again by no wish of theirs.
  func excuse(to guest: RandomID, _ words: String) {
    if excuses.count >= Self.handoverCount,
      let oldest = excuses.min(by: { $0.value.time < $1.value.time })
    {
      excuses[oldest.key] = nil
    }
    // What went wrong says more than that the page is another.
    if excuses[guest] == nil { excuses[guest] = (words, clock()) }
  }

  private func takeExcuse(to guest: RandomID) -> String? {
    guard let known = excuses.removeValue(forKey: guest) else { return nil }
    return clock() - known.time <= Self.handoverTime ? known.words : nil
  }

  /// The session that a token names: from memory, or made again from what was stored.
  func resume(
    _ token: PageToken, guest: RandomID, from address: String, reader: KnownReader = KnownReader()
  ) -> SessionSearch {
    // While a page was elsewhere, another machine may have had it; without an answer nobody says so.
    if store.isSharedByMachines, let session = sessions[token.session], session.connection == nil,
      (try? store.isOwn(session.id)) == .some(false)
    {
      give(up: [session.id])
    }
    if let session = sessions[token.session] {
      let isSame =
        session.guest == guest && session.known.userID == reader.userID
      return isSame ? .found(session) : .gone
    }
    do {
      let stored: StoredSession
      switch try store.take(token.session) {
      case .taken(let session): stored = session
      case .held: return .held
      case .none: return .unknown
      }
      guard stored.guest == guest, stored.user == reader.userID ?? "",
        stored.time >= Date().timeIntervalSince1970 - limits.storedTime
      else { return .gone }
      let grudge = try store.grudge(of: stored.id)
      if let grudge, grudge.isHopeless {
        log("a session at \(stored.route) is given up: it can't be restored")
        try store.remove(stored.id)
        return .gone
      }
      let restored: LiveSession? = try recorded(.restore, stored) {
        let visit = try visit(stored.route, guest, reader)
        guard let content = try source(visit) else { return nil }
        content.restore(stored.state)
        return try add(stored.id, of: visit, from: address, content: content).0
      }
      guard let session = restored else { return .gone }
      session.poison = grudge?.poison(after: stored.event)
      session.frame = stored.frame
      session.lastEvent = stored.event
      session.storedEvent = stored.event
      session.resumption = (stored.frame, stored.hash)
      // What was just read need not be written, until it is old.
      let age = Date().timeIntervalSince1970 - stored.time
      session.stored = (stored.contentHash, clock() - max(0, age))
      return .found(session)
    } catch let error as SQLiteError where error.code == .busy {
      return .held
    } catch is StoreUnreachable {
      return .unreachable
    } catch {
      log("a session could not be taken up: \(error)")
      return .gone
    }
  }

  /// Looks for the session that a token's text names for a browser.
  ///
  /// - Parameter frame: The newest frame that the page has; with 0 it is as it was made, by this process or another,
  ///   and its session can begin here.
  func find(
    _ text: String, guest: RandomID, from address: String, reader: KnownReader = KnownReader(),
    frame: UInt32 = .max
  ) -> SessionSearch {
    guard let token = PageToken(text, of: guest, authenticator) else { return .gone }
    let found = resume(token, guest: guest, from: address, reader: reader)
    guard case .unknown = found, frame == 0, let route = token.route else { return found }
    do {
      guard try store.grudge(of: token.session)?.isHopeless != true else { return .gone }
      // A page that ends its process is blamed for it, as one that is restored.
      let made = StoredSession(
        id: token.session, guest: guest, route: route, state: [], event: 0, frame: 0, hash: 0,
        time: 0)
      let session = try recorded(.restore, made) {
        try begin(route: route, guest: guest, from: address, reader: reader, id: token.session)
      }
      return session.map { .found($0) } ?? .gone
    } catch is StoreUnreachable {
      return .unreachable
    } catch {
      log("a page that was made elsewhere could not be taken up: \(error)")
      return .gone
    }
  }

  /// The session that a token's text names for a browser.
  package func session(
    ofToken text: String, guest: RandomID, from address: String
  ) -> LiveSession? {
    if case .found(let session) = find(text, guest: guest, from: address) { session } else { nil }
  }

  /// The session whose page a reader sees at an address; of several the one that was connected last.
  func seen(at route: String, by guest: RandomID, as user: String?) -> LiveSession? {
    sessions.values.filter {
      $0.guest == guest && $0.known.userID == user && $0.route == route && $0.isSeen
        && $0.hasAttached && !$0.hasEnded
    }.max { $0.lastSeen < $1.lastSeen }
  }

  /// The token of a session's page.
  package func token(of session: LiveSession) -> String {
    PageToken(
      session: session.id, epoch: epoch, route: store.isSharedByMachines ? session.route : nil
    ).text(for: session.guest, authenticator)
  }

  private func visit(
    _ route: String, _ guest: RandomID, _ known: KnownReader
  ) throws -> LiveVisit {
    let wanted = AcceptedLanguages(tags: known.reader.languages.compactMap { LanguageTag($0) })
    let owner = owner(of: guest, known.reader.user)
    return LiveVisit(
      route: route, guest: guest, user: user ?? known.userID ?? guest.text,
      storage: try storage(of: owner, user: known.userID), known: known,
      language: languages?.language(for: wanted) ?? "en", owner: owner,
      actions: SessionActions(uploads: uploads))
  }

  /// Whose values a page has: users of one browser have their own.
  private func owner(of guest: RandomID, _ user: ReaderUser?) -> RandomID {
    guard let user else { return guest }
    let code = authenticator.code(of: Array("owner".utf8) + guest.bytes + Array(user.id.utf8))
    return RandomID(code) ?? guest
  }

  /// The values of a browser, shared by its pages.
  ///
  /// - Parameter user: Whose values they are, where somebody is signed in.
  package func storage(of guest: RandomID, user: String? = nil) throws -> GuestStorage {
    if let known = storages[guest]?.storage { return known }
    let storage = try GuestStorage(of: guest, user: user, in: store)
    storages[guest] = WeakStorage(storage: storage)
    return storage
  }

  /// Lets pages that are still open see that a reader's values are forgotten.
  func forgetValues(of reader: ReaderIdentity) {
    for storage in storages.values.compactMap(\.storage) where storage.isOf(reader) {
      storage.forget()
    }
  }

  /// Evaluates a content for the first time and makes its session, if there is room.
  private func add(
    _ id: RandomID, of visit: LiveVisit, from address: String, content: any LiveContent
  ) throws -> (LiveSession, [LiveCommand]) {
    let commands: [LiveCommand]
    let start = ThreadTime.now
    do {
      content.limits = limits.evaluation
      content.documentTitle = documentTitle
      try makeRoom(for: address)
      commands = try content.update()?.commands ?? []
      counters.evaluated(in: ThreadTime.now - start)
    } catch {
      counters.failures += 1
      content.end()
      charge(ThreadTime.now - start, to: address)
      throw error
    }
    let session = LiveSession(id, of: visit, from: address, content: content, in: self)
    session.spend(ThreadTime.now - start)
    show(session.content.assets)
    sessions[session.id] = session
    countByAddress[session.address, default: 0] += 1
    wantStored(session, isUrgent: false)
    startSweeping()
    return (session, commands)
  }

  /// Has browsers get the files that a page links to.
  func show(_ assets: [PageAsset]) {
    onAssets?(assets)
    if store.isSharedByMachines { for asset in assets { store.keep(asset) } }
  }

  /// Ends the session without a page that has been so longest, if there are too many.
  private func makeRoom(for address: String) throws {
    if countByAddress[address, default: 0] >= limits.sessionsPerAddress {
      guard let oldest = oldest(where: { $0.address == address }) else {
        throw LiveError.tooManyOfAddress
      }
      remove(oldest)
    }
    if sessions.count >= limits.sessions {
      guard let oldest = oldest(where: { _ in true }) else { throw LiveError.tooMany }
      remove(oldest)
    }
  }

  private func oldest(where test: (LiveSession) -> Bool) -> LiveSession? {
    sessions.values.filter { $0.connection == nil && test($0) }
      .min { $0.lastSeen < $1.lastSeen }
  }

  // MARK: Ending

  /// Ends a session; what was stored of it stays unless its page is told that it is gone.
  package func remove(_ session: LiveSession, told message: DownMessage? = nil) {
    if message == .gone {
      try? store.remove(session.id)
      session.isTooLarge = true
    } else {
      storeNow(session)
      try? store.release(session.id)
    }
    guard sessions.removeValue(forKey: session.id) != nil else { return }
    urgent[session.id] = nil
    unhurried[session.id] = nil
    let count = countByAddress[session.address, default: 1] - 1
    countByAddress[session.address] = count > 0 ? count : nil
    if let message { _ = session.connection?.send(message.bytes) }
    session.disconnect(1000)
    // Letting go of many views takes as long as making them.
    session.work { session.end() }
    if session.hasHeldUp || session.state.isLarge { memory.want() }
    if count == 0, storages[session.owner]?.storage == nil { storages[session.owner] = nil }
  }

  /// Has a page load itself anew, with the state that it has.
  func handOver(_ session: LiveSession) {
    log("the page at \(session.route) loads itself anew: a change has more than a page takes")
    if handovers.count >= Self.handoverCount,
      let oldest = handovers.min(by: { $0.value.time < $1.value.time })
    {
      handovers[oldest.key] = nil
    }
    handovers[session.owner] = (session.route, session.content.snapshot(), clock())
    remove(session, told: .gone)
  }

  /// How many pages may load themselves anew at a time.
  private static var handoverCount: Int { 100 }
  /// How long a page has time to load itself anew.
  private static var handoverTime: Double { 30 }

  private func takeHandover(of owner: RandomID, _ route: String) -> [UInt8]? {
    guard let known = handovers[owner], known.route == route else { return nil }
    handovers[owner] = nil
    return clock() - known.time <= Self.handoverTime ? known.state : nil
  }

  /// Stores everything, and tells all pages that the server goes.
  package func drain(_ code: Int, reason: String = "The server restarts") {
    storeAll()
    for session in sessions.values { session.disconnect(code, reason: reason) }
  }

  /// Ends all sessions.
  package func end() {
    sweeper?.cancel()
    sweeper = nil
    for session in Array(sessions.values) { remove(session) }
  }

  // MARK: Times

  private func startSweeping() {
    guard sweeper == nil else { return }
    sweeper = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        self?.sweep()
      }
    }
  }

  /// Ends what lasts too long.
  package func sweep() {
    let now = clock()
    keepLease()
    memory.run()
    for session in Array(sessions.values) {
      sweepSignIn(of: session)
      session.connection?.keepAlive(now: now)
      if let since = session.slowSince, now - since >= limits.slowTime {
        session.disconnect(1013, reason: "Too slow")
      }
      if session.connection == nil, now - session.lastSeen >= limits.disconnectedTime {
        remove(session)
      } else if let stored = session.stored, now - stored.time >= limits.storedTime / 4 {
        session.stored = nil
        wantStored(session, isUrgent: false)
      }
    }
    storages = storages.filter { $0.value.storage != nil }
    excuses = excuses.filter { now - $0.value.time <= Self.handoverTime }
    handovers = handovers.filter { now - $0.value.time <= Self.handoverTime }
    if now - lastCleaning >= 3600 {
      lastCleaning = now
      try? store.removeSessions(before: Date().timeIntervalSince1970 - limits.storedTime)
      try? signIns?.removeOld()
    }
  }

  private var lastCleaning = -Double.infinity

  /// Runs something later, if the sessions are still there then: each of them needs them.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(max(0, seconds)))
      guard let self else { return }
      withExtendedLifetime(self) { action() }
    }
  }

  /// Logs what views should not do, once.
  func report(_ diagnostic: DiffDiagnostic) {
    guard case .duplicateKey(let key, _) = diagnostic else { return }
    reportOnce(diagnostic.description, as: "duplicate key \(key)")
  }

  /// Logs what readers should not be able to do, once for each view.
  func report(_ refusal: EventRefusal) { reportOnce(refusal.description) }

  /// Logs a line that says the same as an earlier one only once.
  func reportOnce(_ line: String, as key: String? = nil) {
    guard reported.count < 1000, reported.insert(key ?? line).inserted else { return }
    log(line)
  }
}
