import Foundation
import SQLiteStore
import ViewTree

extension LiveSessions {
  /// Gives a session its turn when the work at hand is done; however often it asks, it gets one.
  func schedule(_ session: LiveSession) {
    guard !session.isScheduled else { return }
    session.isScheduled = true
    scheduled.append(session)
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    Task { @MainActor [weak self] in self?.turn() }
  }

  /// How many sessions are updated until what is new of them is sent.
  private static var groupSize: Int { 256 }

  /// Updates sessions, stores what events did, and sends: in this order, so that what is sent says
  /// which events are stored.
  package func turn() {
    isTurnScheduled = false
    let sessions = scheduled
    scheduled = []
    for start in stride(from: 0, to: sessions.count, by: Self.groupSize) {
      let group = sessions[start..<min(start + Self.groupSize, sessions.count)]
      for session in group {
        session.isScheduled = false
        session.update()
      }
      // What waits for no store is on its way while the next are evaluated.
      if group.endIndex < sessions.count { for session in group { session.pump() } }
    }
    if !urgent.isEmpty { write() }
    for session in sessions {
      session.pump()
      session.tell()
    }
  }

  // MARK: Storing

  /// Asks for a session to be stored: urgently if its page waits for it.
  func wantStored(_ session: LiveSession, isUrgent: Bool) {
    guard !session.hasEnded, session.hasAttached else { return }
    if session.isTooLarge {
      session.storedEvent = session.lastEvent
      return
    }
    if isUrgent {
      urgent[session.id] = session
      session.awaitsStore = true
    } else {
      unhurried[session.id] = session
      let now = clock()
      scheduleWrite(at: now + limits.storeDelay / 2)
    }
  }

  private func scheduleWrite(at time: Double) {
    guard time < writeDue else { return }
    writeDue = time
    after(time - clock()) { [weak self] in
      guard let self, writeDue <= time else { return }
      writeDue = .infinity
      write(withUnhurried: true)
    }
  }

  /// Stores what is urgent, unless something was stored a moment ago.
  private func write(withUnhurried: Bool = false) {
    // What is new meanwhile is written once that is done.
    guard !isWriting else { return }
    let now = clock()
    guard now - lastWrite >= limits.storePause else {
      return scheduleWrite(at: lastWrite + limits.storePause)
    }
    lastWrite = now
    var batch = Array(urgent.values)
    urgent = [:]
    if withUnhurried {
      // The keys are an array of their own: a part of the dictionary would be a reason to copy it.
      for id in Array(unhurried.keys.prefix(100)) {
        if let session = unhurried.removeValue(forKey: id) { batch.append(session) }
      }
      if !unhurried.isEmpty { scheduleWrite(at: now + limits.storePause) }
    }
    save(batch)
  }

  /// Stores one session at once.
  func storeNow(_ session: LiveSession) {
    urgent[session.id] = nil
    unhurried[session.id] = nil
    save([session])
  }

  /// Stores all that is to be stored.
  package func storeAll() {
    let batch = Array(urgent.merging(unhurried) { first, _ in first }.values)
    urgent = [:]
    unhurried = [:]
    save(batch)
  }

  /// Stores sessions; the store may do it later.
  private func save(_ batch: [LiveSession]) {
    // A page must not hear that an event is stored before it sees what the event did.
    for session in batch { session.update() }
    var records: [StoredSession] = []
    var saved: [(session: LiveSession, hash: UInt64)] = []
    let time = Date().timeIntervalSince1970
    for session in batch where !session.isTooLarge && !session.hasEnded && session.hasAttached {
      let record = session.work { session.recorded { session.record(at: time) } }
      session.snapshotBytes = record.state.count
      guard session.isWithinBudget() else { continue }
      guard record.state.count <= limits.stateBytes else {
        session.isTooLarge = true
        session.storedEvent = session.lastEvent
        try? store.remove(session.id)
        log(
          "the state at \(session.route) has \(record.state.count) bytes, more than "
            + "\(limits.stateBytes): it will not survive the server")
        continue
      }
      let hash = record.contentHash
      if session.stored?.hash == hash { continue }
      records.append(record)
      saved.append((session, hash))
    }
    guard !records.isEmpty else { return letGo(batch) }
    let stored = Set(records.map(\.id))
    letGo(batch.filter { !stored.contains($0.id) })
    isWriting = true
    store.save(records) { [weak self] result in
      guard let self else { return }
      isWriting = false
      finish(saved, records, result)
      if !urgent.isEmpty { scheduleWrite(at: clock() + limits.storePause) }
      if !unhurried.isEmpty { scheduleWrite(at: clock() + limits.storeDelay / 2) }
    }
  }

  /// Has pages see what waited for the store.
  private func letGo(_ batch: [LiveSession]) {
    for session in batch where session.awaitsStore && urgent[session.id] == nil {
      session.awaitsStore = false
      session.pump()
      session.tell()
    }
  }

  /// Takes note of what the store has done.
  private func finish(
    _ saved: [(session: LiveSession, hash: UInt64)], _ records: [StoredSession],
    _ result: Result<Set<RandomID>, any Error>
  ) {
    let batch = saved.map(\.session)
    switch result {
    case .success(let lost):
      give(up: lost)
      hasReportedStoreFailure = false
      let now = clock()
      for ((session, hash), record) in zip(saved, records) {
        session.stored = (hash, now)
        session.storedEvent = record.event
        if !session.awaitsStore { session.tell() }
      }
    case .failure(let error as SQLiteError) where error.code == .busy:
      // Another process writes; what waits for the store goes on waiting.
      for session in batch { urgent[session.id] = session }
      scheduleWrite(at: clock() + limits.storePause)
    case .failure(let error):
      if !hasReportedStoreFailure { log("sessions can't be stored: \(error)") }
      hasReportedStoreFailure = true
      for session in batch { unhurried[session.id] = session }
      scheduleWrite(at: clock() + 1)
    }
    letGo(batch)
  }
}

extension LiveSession {
  /// What of the session is to be stored.
  fileprivate func record(at time: Double) -> StoredSession {
    StoredSession(
      id: id, guest: guest, route: route, state: content.snapshot(), event: lastEvent,
      frame: resumption?.frame ?? frame, hash: resumption?.hash ?? state.hash, time: time,
      user: known.userID ?? "")
  }
}
