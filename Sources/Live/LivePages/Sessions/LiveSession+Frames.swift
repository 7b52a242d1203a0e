import ElementDiff
import ViewTree
import WebServer

extension LiveSession {
  /// Evaluates what has changed, if the session has time left for it, and shows what couldn't be shown before.
  func update() {
    guard isDirty || canCatchUp, !hasEnded, connection != nil else { return }
    if mustWait { return continueLater() }
    evaluate()
    if canCatchUp { work { catchUp() } }
  }

  /// Evaluates what has changed.
  ///
  /// What is known is always what the views say now, also where the page can't be told of it yet: all
  /// changes meanwhile are one frame when it can.
  func evaluate() {
    guard isDirty, !hasEnded, connection != nil else { return }
    isDirty = false
    evaluatedEvent = lastEvent
    do {
      try work {
        let start = ThreadTime.now
        defer { sessions.counters.evaluated(in: ThreadTime.now - start) }
        guard let new = try recorded({ try content.update() }) else { return }
        take(new)
      }
    } catch {
      sessions.counters.failures += 1
      sessions.log("a page failed at \(route): \(error)")
      sessions.excuse(to: guest, Self.renewal)
      sessions.remove(self, told: .gone)
    }
  }

  /// Whether no more frames can be kept.
  private var isFull: Bool {
    ahead != nil || kept.frames.count >= limits.keptFrames || kept.size >= limits.keptBytes
  }

  /// Keeps a frame of what is new.
  func take(_ new: LiveFrame) {
    sessions.show(content.assets)
    if isFull { return goAhead(new) }
    let before = frame
    var ending: [UInt8]?
    let others: [UInt32]
    if let parts = new.parts, let (next, update) = state.taking(parts, pinned: pinned) {
      state = next
      for diagnostic in update.diagnostics { sessions.report(diagnostic) }
      ending = update.patch.isEmpty ? nil : DownMessage.ending(of: update.patch)
      others = update.reowned
    } else {
      let step = sessions.steps.step(from: state, to: new.tree, pinned: pinned)
      state = step.next
      for diagnostic in step.diagnostics { sessions.report(diagnostic) }
      ending = step.ending
      others = step.reowned
    }
    // Where nothing changes there is nothing to animate.
    keep(ending, with: commands(of: new).filter { ending != nil || !$0.isAnimation })
    noteReowned(others, since: before)
  }

  /// The commands of a frame, by the numbers of what is shown; addresses are noted.
  private func commands(of new: LiveFrame) -> [WireCommand] {
    let commands = new.commands.compactMap { WireCommand($0, in: shown.page) }
    for command in commands {
      switch command {
      case .push(let address), .replace(let address): setRoute(address)
      default: break
      }
    }
    return commands
  }

  /// Notes what is new for when the page can be told of it.
  private func goAhead(_ new: LiveFrame) {
    if slowSince == nil { slowSince = sessions.clock() }
    let base = shown
    if let parts = new.parts,
      let (next, update) = base.taking(parts, pinned: pinned, keepsOld: ahead == nil)
    {
      ahead = next
      for diagnostic in update.diagnostics { sessions.report(diagnostic) }
      noteReownedAhead(update.reowned)
    } else {
      let step = sessions.steps.step(from: base, to: new.tree, pinned: pinned)
      ahead = step.next
      for diagnostic in step.diagnostics { sessions.report(diagnostic) }
      noteReownedAhead(step.reowned)
    }
    heldCommands += commands(of: new)
    _ = isWithinBudget()
    if heldCommands.count > Self.heldLimit {
      heldCommands.removeFirst(heldCommands.count - Self.heldLimit)
    }
  }

  /// The most commands that wait for a page.
  private static var heldLimit: Int { 64 }

  /// Whether the page can be told now of what it couldn't be told before.
  private var canCatchUp: Bool {
    ahead != nil && !mustReset && kept.frames.count < limits.keptFrames
      && kept.size < limits.keptBytes
  }

  /// Makes one frame of all that has changed while the page couldn't be told.
  private func catchUp() {
    guard canCatchUp, let known = ahead else { return }
    ahead = nil
    let step = sessions.steps.step(from: state, to: known.page.tree, pinned: pinned)
    state = step.next
    let before = frame
    keep(step.ending, with: takeHeldCommands(known.page, state.page))
    showReowned(since: before)
  }

  /// The commands that waited, by the numbers that their nodes have now.
  private func takeHeldCommands(_ old: NumberedTree, _ new: NumberedTree) -> [WireCommand] {
    defer { heldCommands = [] }
    return heldCommands.compactMap { command in
      command.naming { old.index(of: $0).flatMap { new.id(ofNode: $0) } }
    }
  }

  /// Numbers a frame and keeps it, unless there is nothing in it.
  ///
  /// One that has no room is thrown away with all others, and the page sent as a whole.
  func keep(_ ending: [UInt8]?, with commands: [WireCommand]) {
    var ending = ending
    if !commands.isEmpty {
      let rest = ending ?? [0]
      ending = DownMessage.block(of: commands, LiveModules(rawValue: rest[0])) + rest.dropFirst()
    }
    guard let ending else { return }
    let new = KeptFrames.Frame(number: frame &+ 1, shown: shownEvent, ending: ending)
    frame = new.number
    sessions.wantStored(self, isUrgent: false)
    guard !mustReset, new.size <= limits.frameBytes,
      kept.frames.isEmpty || kept.size + new.size <= limits.keptBytes
    else {
      kept.removeAll()
      mustReset = true
      return
    }
    kept.append(new)
  }

  /// Keeps a frame that shows the whole page, in place of all others.
  ///
  /// Nodes get new numbers; events that were sent before the page knew have the old ones.
  func reset() {
    mustReset = false
    guard renewals.count < limits.resets else { return disconnect(1013, reason: "Too slow") }
    kept.removeAll()
    var page = shown.page
    ahead = nil
    let old = page.ids
    let patch = page.reset()
    let new = KeptFrames.Frame(
      number: frame &+ 1, shown: shownEvent, ending: DownMessage.ending(of: patch))
    let numbers = Renumbering(from: old, to: page.ids)
    heldCommands = heldCommands.compactMap { command in
      command.naming { numbers[$0.number].map(InstanceID.init) }
    }
    lastPath = (0, "")
    pinned = Set(pinned.compactMap { numbers[$0.number].map(InstanceID.init) })
    state = PageState(page)
    frame = new.number
    sent = frame &- 1
    renewals.append((frame, numbers))
    renumberReowned(numbers)
    guard isWithinBudget() else { return }
    guard new.size <= limits.frameBytes else {
      // Too large for the connection, but not for a page, which gets the state.
      return sessions.handOver(self)
    }
    kept.append(new)
    let held = heldCommands
    heldCommands = []
    keep(nil, with: held)
    sessions.wantStored(self, isUrgent: false)
  }

  /// Sends what was kept and not sent yet.
  ///
  /// What an event did is stored first: a page never shows what its server would not know any more.
  func pump() {
    guard !awaitsStore else { return }
    // What is large is made when it can go: a page that takes nothing has one such message on its way.
    if mustReset, let connection, !connection.isBusy {
      if restLeft > 0 { continueLater() } else { work { reset() } }
    }
    if connection != nil { work { sendKept() } }
  }

  private func sendKept() {
    guard let connection else { return }
    let event = tellableEvent
    for var frame in kept.frames where frame.number > sent {
      if frame.isDropped {
        guard !connection.isBusy else { return }
        if restLeft > 0 { return continueLater() }
        guard let again = encodedAgain(frame) else { return }
        frame = again
      }
      let message = frame.message(stored: event)
      guard connection.send(message) else { return }
      sessions.counters.frames &+= 1
      sessions.counters.frameBytes &+= UInt64(message.count)
      sent = frame.number
      if frame.size > limits.keptBytes { kept.drop(frame.number) }
      toldEvent = max(toldEvent, min(event, frame.shown))
    }
  }

  /// A reset that was too large to be kept, made once more; nil if what it showed isn't known any more.
  private func encodedAgain(_ frame: KeptFrames.Frame) -> KeptFrames.Frame? {
    guard frame.number == renewals.last?.frame else { return nil }
    // Nodes of a page that is sent as a whole have the same numbers each time.
    var page = state.page
    return KeptFrames.Frame(
      number: frame.number, shown: frame.shown, ending: DownMessage.ending(of: page.reset()))
  }

  /// The last event whose effects are in what the page is sent.
  private var shownEvent: UInt32 { isDirty ? evaluatedEvent : lastEvent }

  /// The last event that the page may be told of now.
  private var tellableEvent: UInt32 {
    sessions.clock() >= continuousMeter.due ? storedEvent : toldEvent
  }

  /// Tells of events that no frame told of.
  func tell() {
    let event = min(storedEvent, shownEvent)
    guard let connection, event > toldEvent else { return }
    let wait = continuousMeter.due - sessions.clock()
    guard wait <= 0 else {
      guard !isTellScheduled else { return }
      isTellScheduled = true
      sessions.after(wait) { [weak self] in
        self?.isTellScheduled = false
        self?.tell()
      }
      return
    }
    if connection.send(DownMessage.done(event: event).bytes) { toldEvent = event }
  }

  /// The connection takes messages again.
  package func connectionHasDrained() {
    pump()
    tell()
  }

  /// The page has applied all frames up to this one.
  ///
  /// `shape` is what the page has numbered anew with that frame.
  package func acknowledge(_ number: UInt32, shape: PageShape? = nil) {
    guard number <= sent else { return strike("an acknowledgement of frame \(number)") }
    guard number > acknowledged else { return }
    acknowledged = number
    kept.remove(through: number)
    renewals.removeAll { $0.frame <= number }
    reowned.removeAll { $0.frame <= number }
    slowSince = nil
    if let shape, number == counted.frame, shape != counted.shape {
      // What it sends before it has the answer names nodes that nobody knows.
      renewals.append((number, Renumbering()))
      renumber(mismatch(shape))
    }
    if canCatchUp { if mustWait { continueLater() } else { work { catchUp() } } }
    if isDirty || !kept.frames.isEmpty { sessions.schedule(self) }
  }

  private func mismatch(_ shape: PageShape) -> String {
    "the browser has \(shape.count) elements and texts there, the views gave "
      + "\(counted.shape.count); a view makes HTML that browsers change"
  }

  /// The page could not apply something.
  ///
  /// A reset that it has not acknowledged is sent once more as it is.
  package func again() {
    guard eventMeter.take(now: sessions.clock()) else {
      return dismiss(CloseCode.policy, reason: "Too many messages")
    }
    if let first = kept.frames.first, first.number == renewals.last?.frame,
      first.ending != nil || kept.frames.count == 1
    {
      sent = first.number &- 1
    } else {
      mustReset = true
    }
    pump()
  }

  // MARK: Connections

  /// A page has said `hello` and which frame it has applied last; it is answered at once.
  ///
  /// `shape` is what the page has numbered, if nothing has changed it since.
  package func attach(_ new: any LiveConnection, applied: UInt32, shape: PageShape? = nil) {
    guard applied < 1 << 31 else {
      return new.close(CloseCode.policy, reason: "No such frame")
    }
    if connection !== new { disconnect(CloseCode.normal, reason: "Opened elsewhere") }
    // The answer names all events that were applied, and nothing is sent before it.
    hasAttached = true
    sessions.storeNow(self)
    connection = new
    sent = applied
    toldEvent = storedEvent
    if let resumption {
      self.resumption = nil
      resume(resumption, applied: applied, shape)
    } else if applied == counted.frame, let shape, shape != counted.shape {
      frame = max(frame, applied)
      renewals = [(applied, Renumbering())]
      renumber(mismatch(shape))
    } else if applied > frame || applied < acknowledged {
      frame = max(frame, applied)
      mustReset = true
    } else {
      acknowledge(applied)
      let first = kept.frames.first
      if first?.isDropped == true || first.map({ $0.number > applied + 1 }) ?? (applied != frame) {
        mustReset = true
      }
      work { catchUp() }
    }
    evaluate()
    kept.name(lastEvent)
    pump()
    if connection === new, sent == applied {
      _ = new.send(DownMessage.done(event: storedEvent).bytes)
    }
  }

  /// Goes on where an earlier server ended.
  private func resume(
    _ known: (frame: UInt32, hash: UInt64), applied: UInt32, _ shape: PageShape?
  ) {
    frame = applied
    acknowledged = applied
    guard known.frame == applied, known.hash == state.hash else {
      mustReset = true
      return
    }
    if let shape, shape != state.shape { return renumber(mismatch(shape)) }
    frame = applied + 1
    counted = (frame, state.shape)
    kept.append(KeptFrames.Frame(number: frame, shown: shownEvent, ending: nil))
    // The numbers from before are not known any more.
    renewals.append((frame, Renumbering()))
    sessions.wantStored(self, isUrgent: false)
  }
}
