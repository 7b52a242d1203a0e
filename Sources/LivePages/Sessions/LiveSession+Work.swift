import Glibc
import WebServer

/// What a page's events and evaluations cost the processor, and what happens where that is too much.
extension LiveSession {
  /// Runs something and takes what it cost from the session's budget.
  func work<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ThreadTime.now
    defer {
      let spent = ThreadTime.now - start
      workMeter.spend(spent)
      slice.spent += spent
    }
    return try body()
  }

  /// Whether the session has used up its budget while others want something too.
  var mustWait: Bool { !waiting.isEmpty || debt > 0 || hasUsedSlice }

  /// Whether it is the turn of others.
  private var hasUsedSlice: Bool {
    let now = sessions.clock()
    // What was spent is paid back by as much time.
    if now - slice.start > 2 * max(slice.spent, limits.workSlice) { slice = (now, 0) }
    return slice.spent > limits.workSlice && sessions.hasActivity(besides: self)
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
    let (rate, debt) = (rate, debt)
    guard debt <= limits.workPatience * rate else { return giveUp() }
    isWaitScheduled = true
    let pause =
      slice.spent > limits.workSlice ? slice.start + 2 * slice.spent - sessions.clock() : 0
    sessions.after(max(debt / rate, min(pause, 1), 0.001)) { [weak self] in
      guard let self else { return }
      isWaitScheduled = false
      goOn()
    }
  }

  private func goOn() {
    guard !hasEnded else { return }
    while !waiting.isEmpty, connection != nil {
      let event = waiting.removeFirst()
      waitingBytes -= event.payload.count + 16
      receive(event)
      if debt > 0 || hasUsedSlice { return continueLater() }
    }
    if isDirty { sessions.schedule(self) }
  }

  private func giveUp() {
    sessions.log("\(address) closed: the page at \(route) took too much of the processor")
    forgetWaiting()
    disconnect(1013, reason: "Too much work")
  }

  /// Bytes that the session holds beside its views and a single large message on its way.
  var heldBytes: Int {
    snapshotBytes + min(kept.size, limits.keptBytes) + waitingBytes
      + renewals.reduce(0) { $0 + $1.numbers.count * 16 }
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
    disconnect(1013, reason: "Too much memory")
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

/// The time that this thread has run.
enum ThreadTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
