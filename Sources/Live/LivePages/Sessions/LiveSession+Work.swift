import CStackBounds
import WebServer

/// What a page's events and evaluations cost the processor, and what happens where that is too much.
extension LiveSession {
  /// Runs something and takes what it cost from the session's budget.
  func work<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ThreadTime.now
    defer { spend(ThreadTime.now - start) }
    return try body()
  }

  /// Takes seconds of the processor's time from the budget, and notes how long the session rests for them.
  ///
  /// Until its page is attached they are measured by what others' pages took until then.
  func spend(_ seconds: Double) {
    let now = sessions.clock()
    workMeter.spend(seconds)
    if hasAttached { heaviest = max(heaviest, seconds) } else { firstSeconds += seconds }
    slice.renew(now: now, limit: limits.workSlice)
    slice.spend(seconds)
    guard slice.spent > limits.workSlice, sessions.hasActivity(besides: self) else { return }
    var usual = sessions.usualTurn(besides: self)
    if !hasAttached { usual = max(usual, sessions.usualFirst(besides: self)) }
    guard slice.spent > 2 * max(limits.workSlice, usual), sessions.hasActivity(outside: network),
      !sessions.rests.allows(seconds, of: address, now: now)
    else { return slice.rest(for: slice.spent) }
    let rest = limits.rest(after: slice.spent, usual: usual)
    sessions.rests.rest(max(0, rest - slice.rest), of: address, now: now)
    slice.rest(for: rest)
    hasHeldUp = true
    sessions.memory.want()
  }

  /// Whether the session has used up its budget while others want something too.
  var mustWait: Bool { !waiting.isEmpty || debt > 0 || hasUsedSlice }

  /// Whether it is the turn of others.
  private var hasUsedSlice: Bool { restLeft > 0 }

  /// Seconds until the session may do something again, while readers of others do something.
  ///
  /// One that has held up others rests as long as any reader of its network.
  var restLeft: Double {
    let now = sessions.clock()
    slice.renew(now: now, limit: limits.workSlice)
    var rest = slice.rest > 0 ? slice.end - now : 0
    if hasHeldUp { rest = max(rest, sessions.rests.rest(of: address, now: now)) }
    return rest > 0 && sessions.hasActivity(besides: self) ? rest : 0
  }

  /// Seconds of the processor's time beyond the budget.
  private var debt: Double { workMeter.debt(now: sessions.clock(), rate: rate) }

  private var rate: Double { sessions.hasActivity(besides: self) ? limits.workShare : 1 }

  /// Keeps an event until the session has earned its turn.
  func wait(with event: ArrivedEvent) {
    waitingBytes += event.payload.count + 16
    guard waitingBytes <= limits.waitingBytes else { return giveUp() }
    guard isWithinBudget() else { return }
    waiting.append(event)
    continueLater()
  }

  /// Goes on when the budget allows it.
  func continueLater() {
    guard !isWaitScheduled else { return }
    let pause = max(debt / rate, restLeft, 0.001)
    guard pause <= limits.workPatience else { return giveUp() }
    isWaitScheduled = true
    // Where others have nothing to do any more it goes on before.
    sessions.after(min(pause, 1)) { [weak self] in
      guard let self else { return }
      isWaitScheduled = false
      goOn()
    }
  }

  private func goOn() {
    guard !hasEnded else { return }
    while connection != nil {
      if debt > 0 || hasUsedSlice { return continueLater() }
      guard !waiting.isEmpty else { break }
      let event = waiting.removeFirst()
      waitingBytes -= event.payload.count + 16
      receive(event)
    }
    if isDirty || ahead != nil || mustReset { sessions.schedule(self) }
  }

  private func giveUp() {
    sessions.log("\(address) closed: the page at \(route) took too much of the processor")
    forgetWaiting()
    dismiss(1013, reason: "Too much work")
  }

  /// Bytes that the session holds beside its views and a single large message on its way.
  var heldBytes: Int {
    snapshotBytes + min(kept.size, limits.keptBytes) + waitingBytes
      + renewals.reduce(0) { $0 + $1.numbers.size }
      + reowned.reduce(0) { $0 + $1.nodes.count * 8 } + heldCommands.reduce(0) { $0 + $1.size }
  }

  /// Whether the session holds no more than it may; if not, it has ended.
  ///
  /// Closing the connection alone would free nothing of its state.
  func isWithinBudget() -> Bool {
    guard heldBytes > limits.sessionBytes else { return true }
    sessions.log(
      "\(address) closed: the page at \(route) holds \(heldBytes) bytes, more than "
        + "\(limits.sessionBytes)")
    dismiss(1013, reason: "Too much memory")
    // What was stored of it before is as large, or nearly so.
    sessions.remove(self, told: .gone)
    return false
  }

  /// Drops what waits; pages send again what was not acknowledged.
  func forgetWaiting() {
    waiting = []
    waitingBytes = 0
  }
}

/// The time that this thread has run, in seconds.
enum ThreadTime {
  static var now: Double { Double(thread_processor_time()) / 1e9 }
}
