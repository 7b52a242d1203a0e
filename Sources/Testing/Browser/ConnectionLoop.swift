import Glibc
import Synchronization

/// What the connection's thread does: it moves bytes until the browser or its owner is done.
struct ConnectionLoop {
  let connection: Connection
  let bell: Descriptor

  private var incoming = MessageBuffer()
  private var log = ErrorLog()
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  private var outgoing: ArraySlice<UInt8> = []
  private var errorsAreOpen = true

  init(connection: Connection, bell: Descriptor) {
    self.connection = connection
    self.bell = bell
  }

  private var process: BrowserProcess { connection.process }

  /// Runs to the browser's end, and returns what to tell those who still wait.
  mutating func run() -> BrowserError {
    var stop: Connection.Stop?
    var isOpen = true
    while isOpen, stop == nil {
      stop = takeOrders()
      guard stop == nil else { break }
      isOpen = transfer() && !process.hasEnded
      failOverdue()
    }
    // What the browser wrote before it ended is still to be read.
    while isOpen == false, readAnswers() == .some(true) {}
    if case .atOnce = stop {} else { grant(seconds: stop == nil ? 1 : 3) }
    while readErrors() {}
    let ending = process.finish()
    log.finishLine()
    if stop != nil {
      return BrowserError(.browserClosed, "The browser was closed. Launch another one.")
    }
    return BrowserError(
      .browserClosed, "Chromium \(ending) by itself. Its last lines may say why.", log: log.lines)
  }

  /// Collects what others want: bytes to send, or the end.
  private mutating func takeOrders() -> Connection.Stop? {
    connection.state.withLock { state in
      if outgoing.isEmpty, !state.outgoing.isEmpty {
        outgoing = state.outgoing[...]
        state.outgoing = []
      }
      return state.stop
    }
  }

  /// Waits for something to do and does it.
  ///
  /// - Returns: Whether the browser still holds its end.
  private mutating func transfer() -> Bool {
    let wanted = Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT))
    var polled = [
      pollfd(fd: bell.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.socket.number, events: wanted, revents: 0),
      pollfd(fd: errorsAreOpen ? process.errors.number : -1, events: Int16(POLLIN), revents: 0),
    ]
    // At least twice a second: a browser may end while a descendant keeps its end open.
    guard poll(&polled, nfds_t(polled.count), pause) > 0 else { return true }
    if polled[0].revents != 0 { hearBell() }
    if polled[2].revents != 0 { _ = readErrors() }
    if polled[1].revents & Int16(POLLOUT) != 0, !sendCommands() { return false }
    let incomingBits = Int16(POLLIN) | Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL)
    return polled[1].revents & incomingBits == 0 || readAnswers() != nil
  }

  /// Milliseconds until something is due.
  private var pause: Int32 {
    let earliest = connection.state.withLock { $0.pending.values.map(\.deadline).min() }
    guard let earliest else { return 500 }
    let left = (earliest - .now) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 500))
  }

  private mutating func hearBell() {
    // In this order: a ring between the two would be read with the others, and the bell be silent
    // from then on.
    _ = bell.read(into: &buffer)
    connection.state.withLock { $0.isRung = false }
  }

  private mutating func sendCommands() -> Bool {
    switch connection.process.socket.send(outgoing) {
    case .bytes(let count): outgoing = outgoing.dropFirst(count)
    case .blocked: break
    case .ended: return false
    }
    return true
  }

  /// Reads once from the browser.
  ///
  /// - Returns: Whether there was something, or nil at the end of the stream.
  private mutating func readAnswers() -> Bool? {
    switch process.socket.read(into: &buffer) {
    case .bytes(let count):
      incoming.append(buffer[..<count])
      while let message = incoming.next() { connection.receive(message) }
      return true
    case .blocked: return false
    case .ended: return nil
    }
  }

  /// Reads once from the browser's standard error, and tells whether there was something.
  private mutating func readErrors() -> Bool {
    guard errorsAreOpen else { return false }
    switch process.errors.read(into: &buffer) {
    case .bytes(let count):
      log.append(buffer[..<count])
      return true
    case .blocked: return false
    case .ended:
      errorsAreOpen = false
      return false
    }
  }

  /// Gives the browser time to end by itself, and to bury its own children.
  private mutating func grant(seconds: Int) {
    // To Chromium, the end of its input means the same as the command to close.
    shutdown(process.socket.number, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !process.hasEnded, ContinuousClock.now < deadline {
      while readErrors() {}
      while readAnswers() == .some(true) {}
      usleep(2_000)
    }
  }

  private func failOverdue() {
    let now = ContinuousClock.now
    let overdue = connection.state.withLock { state in
      let overdue = state.pending.filter { $0.value.deadline <= now }
      for id in overdue.keys { state.pending[id] = nil }
      return overdue.values
    }
    for pending in overdue {
      pending.continuation.resume(
        throwing: BrowserError(
          .timedOut,
          "\(pending.name) got no answer within \(pending.timeout). Check that the page isn't "
            + "busy, or launch the browser with a longer timeout.",
          command: pending.name, log: log.lines))
    }
  }
}
