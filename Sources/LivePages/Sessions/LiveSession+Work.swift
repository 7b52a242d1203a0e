import Glibc
import WebServer

/// What a page's events and evaluations cost the processor, and what happens where that is too much.
extension LiveSession {
  /// Runs something and takes what it cost from the session's budget.
  func work<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ThreadTime.now
    defer { workMeter.spend(ThreadTime.now - start) }
    return try body()
  }

  /// Whether the session has used up its budget while others want something too.
  var mustWait: Bool {
    !waiting.isEmpty || debt > 0
  }

  /// Seconds of the processor's time beyond the budget.
  private var debt: Double { workMeter.debt(now: sessions.clock(), rate: rate) }

  private var rate: Double { sessions.hasActivity(besides: self) ? limits.workShare : 1 }

  /// Keeps an event until the session has earned its turn.
  func wait(with event: ArrivedEvent) {
    waitingBytes += event.payload.count + 16
    guard waitingBytes <= limits.waitingBytes else { return giveUp() }
    waiting.append(event)
    continueLater()
  }

  /// Goes on when the budget allows it.
  func continueLater() {
    guard !isWaitScheduled else { return }
    let (rate, debt) = (rate, debt)
    guard debt <= limits.workPatience * rate else { return giveUp() }
    isWaitScheduled = true
    sessions.after(max(debt / rate, 0.001)) { [weak self] in
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
      if debt > 0 { return continueLater() }
    }
    if isDirty { sessions.schedule(self) }
  }

  private func giveUp() {
    sessions.log("\(address) closed: the page at \(route) took too much of the processor")
    forgetWaiting()
    disconnect(1013, reason: "Too much work")
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
