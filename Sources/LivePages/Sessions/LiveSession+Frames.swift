import ElementDiff
import ViewTree
import WebServer

extension LiveSession {
  /// Evaluates what has changed, if the page can be told of it.
  ///
  /// While it can't, nothing is evaluated: all changes are one when it can again.
  func update() {
    guard isDirty, !hasEnded, connection != nil else { return }
    guard kept.frames.count < limits.keptFrames, kept.size < limits.keptBytes else {
      if slowSince == nil { slowSince = sessions.clock() }
      return
    }
    isDirty = false
    do {
      guard let new = try recorded({ try content.update() }) else { return }
      take(new)
    } catch {
      sessions.log("a page failed at \(route): \(error)")
      sessions.remove(self, told: .gone)
    }
  }

  /// Keeps a frame of what is new.
  func take(_ new: LiveFrame) {
    sessions.onAssets?(content.assets)
    var ending: [UInt8]?
    if let parts = new.parts, let (next, update) = state.taking(parts, pinned: pinned) {
      state = next
      for diagnostic in update.diagnostics { sessions.report(diagnostic) }
      ending = update.patch.isEmpty ? nil : DownMessage.ending(of: update.patch)
    } else {
      let step = sessions.steps.step(from: state, to: new.tree, pinned: pinned)
      state = step.next
      for diagnostic in step.diagnostics { sessions.report(diagnostic) }
      ending = step.ending
    }
    let commands = new.commands.compactMap { WireCommand($0, in: state.page) }
    if !commands.isEmpty {
      for command in commands {
        switch command {
        case .push(let address), .replace(let address): setRoute(address)
        default: break
        }
      }
      let rest = ending ?? [0]
      ending = DownMessage.block(of: commands, LiveModules(rawValue: rest[0])) + rest.dropFirst()
    }
    if let ending { keep(ending) }
  }

  /// Numbers a frame and keeps it; one that has no room is thrown away with all others.
  func keep(_ ending: [UInt8]) {
    let new = KeptFrames.Frame(number: frame &+ 1, ending: ending)
    frame = new.number
    guard !mustReset, kept.size + new.size <= limits.keptBytes else {
      kept.removeAll()
      mustReset = true
      sessions.wantStored(self, isUrgent: false)
      return
    }
    kept.append(new)
    sessions.wantStored(self, isUrgent: false)
  }

  /// Keeps a frame that shows the whole page, in place of all others.
  ///
  /// Nodes get new numbers; events that were sent before the page knew have the old ones.
  func reset() {
    mustReset = false
    kept.removeAll()
    var page = state.page
    let old = page.ids
    let patch = page.reset()
    let new = KeptFrames.Frame(number: frame &+ 1, ending: DownMessage.ending(of: patch))
    var numbers: [UInt32: UInt32] = [:]
    numbers.reserveCapacity(old.count)
    for (index, number) in old.enumerated() { numbers[number] = page.ids[index] }
    pinned = Set(pinned.compactMap { numbers[$0.number].map(InstanceID.init) })
    state = PageState(page)
    frame = new.number
    sent = frame &- 1
    renewals.append((frame, numbers))
    guard new.size <= limits.keptBytes else {
      // Too large for the connection, but not for a page.
      return sessions.remove(self, told: .gone)
    }
    kept.append(new)
    sessions.wantStored(self, isUrgent: false)
  }

  /// Sends what was kept and not sent yet.
  ///
  /// What an event did is stored first: a page never shows what its server would not know any more.
  func pump() {
    guard !awaitsStore else { return }
    if mustReset, connection != nil { reset() }
    guard let connection else { return }
    let event = tellableEvent
    for frame in kept.frames where frame.number > sent {
      guard connection.send(frame.message(event: event)) else { return }
      sent = frame.number
      toldEvent = max(toldEvent, event)
    }
  }

  /// The last event that the page may be told of now.
  private var tellableEvent: UInt32 {
    sessions.clock() >= continuousMeter.due ? storedEvent : toldEvent
  }

  /// Tells of events that no frame told of.
  func tell() {
    guard let connection, storedEvent > toldEvent else { return }
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
    if connection.send(DownMessage.done(event: storedEvent).bytes) { toldEvent = storedEvent }
  }

  /// The connection takes messages again.
  package func connectionHasDrained() {
    pump()
    tell()
  }

  /// The page has applied all frames up to this one.
  package func acknowledge(_ number: UInt32) {
    guard number <= frame else { return strike("an acknowledgement of frame \(number)") }
    guard number > acknowledged else { return }
    acknowledged = number
    kept.remove(through: number)
    renewals.removeAll { $0.frame <= number }
    slowSince = nil
    if isDirty { sessions.schedule(self) }
  }

  /// The page could not apply something.
  package func again() {
    guard eventMeter.take(now: sessions.clock()) else {
      return disconnect(CloseCode.policy, reason: "Too many messages")
    }
    mustReset = true
    pump()
  }

  // MARK: Connections

  /// A page has said `hello` and which frame it has applied last; it is answered at once.
  package func attach(_ new: any LiveConnection, applied: UInt32) {
    guard applied < 1 << 31 else {
      return new.close(CloseCode.policy, reason: "No such frame")
    }
    if connection !== new { disconnect(CloseCode.normal, reason: "Opened elsewhere") }
    // The answer names all events that were applied, and nothing is sent before it.
    sessions.storeNow(self)
    connection = new
    sent = applied
    toldEvent = storedEvent
    if let resumption {
      self.resumption = nil
      resume(resumption, applied: applied)
    } else if applied > frame || applied < acknowledged {
      frame = max(frame, applied)
      mustReset = true
    } else {
      acknowledge(applied)
      if kept.frames.first.map({ $0.number > applied + 1 }) ?? (applied != frame) {
        mustReset = true
      }
    }
    update()
    pump()
    if connection === new, sent == applied {
      _ = new.send(DownMessage.done(event: storedEvent).bytes)
    }
  }

  /// Goes on where an earlier server ended.
  private func resume(_ known: (frame: UInt32, hash: UInt64), applied: UInt32) {
    frame = applied
    acknowledged = applied
    guard known.frame == applied, known.hash == state.hash else {
      mustReset = true
      return
    }
    frame = applied + 1
    kept.append(KeptFrames.Frame(number: frame, ending: nil))
    // The numbers from before are not known any more.
    renewals.append((frame, [:]))
    sessions.wantStored(self, isUrgent: false)
  }
}
