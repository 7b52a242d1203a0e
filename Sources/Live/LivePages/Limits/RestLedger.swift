/// Until when readers rest who have held up others, by their networks.
///
/// It outlives sessions: who is closed, or goes by themselves, and comes back has no new budget.
struct RestLedger {
  private struct Entry {
    /// Until when the network's readers rest.
    var end = -Double.infinity
    /// How many of their pages were closed for what they did, one within a minute after the other.
    var closures = 0
    var lastClosure = -Double.infinity
    /// Seconds of heavy turns that cost no rest, at a time.
    var allowance = (seconds: 0.0, time: -Double.infinity)
  }

  private let limits: LiveLimits
  private var entries: [[UInt8]: Entry] = [:]

  /// From how many networks on those whose rest is over are forgotten.
  private static var pruningCount: Int { 1000 }
  /// The longest rest.
  private static var longest: Double { 300 }
  /// How long a closed page is remembered.
  private static var memory: Double { 60 }

  init(_ limits: LiveLimits) { self.limits = limits }

  /// What stands for all readers of one household or company; those of this machine are told apart.
  static func network(of address: String) -> [UInt8] {
    CrashLedger.network(of: address) ?? Array(address.utf8)
  }

  /// How long the readers of an address rest from now on; zero or less if they don't.
  func rest(of address: String, now: Double) -> Double {
    entries.isEmpty ? 0 : (entries[Self.network(of: address)]?.end ?? 0) - now
  }

  /// Whether readers of an address may take so long without a rest, although others' turns are shorter.
  ///
  /// They may now and then: an honest reader opens a large page, or searches all there is. Who does so again and again
  /// rests.
  mutating func allows(_ seconds: Double, of address: String, now: Double) -> Bool {
    let limits = limits
    var isAllowed = false
    change(address, now) { entry in
      let earned = (now - entry.allowance.time) * limits.heavyShare
      let left = min(entry.allowance.seconds + earned, limits.heavyBurst)
      isAllowed = left > 0
      entry.allowance = (isAllowed ? left - seconds : left, now)
    }
    return isAllowed
  }

  /// Has the readers of an address rest for some seconds more.
  mutating func rest(_ seconds: Double, of address: String, now: Double) {
    change(address, now) { $0.end = min(max($0.end, now) + seconds, now + Self.longest) }
  }

  /// Notes that a page of an address was closed for what it did.
  ///
  /// Each within a minute after another one costs twice the rest.
  mutating func noteClosure(of address: String, now: Double) {
    let first = limits.closureRest
    change(address, now) { entry in
      entry.closures = now - entry.lastClosure > Self.memory ? 1 : entry.closures + 1
      entry.lastClosure = now
      let seconds = min(first * Double(1 << min(entry.closures - 1, 20)), Self.memory / 2)
      entry.end = max(entry.end, now + seconds)
    }
  }

  private mutating func change(_ address: String, _ now: Double, _ body: (inout Entry) -> Void) {
    if entries.count >= Self.pruningCount {
      entries = entries.filter {
        max($0.value.end, $0.value.lastClosure + Self.memory, $0.value.allowance.time + Self.memory)
          > now
      }
    }
    body(&entries[Self.network(of: address), default: Entry()])
  }
}

extension LiveLimits {
  /// How long a session rests after a turn while readers of others do something.
  ///
  /// One that takes *n* times as long as it may costs *n*³ times its time: what takes long delays many, and the longer
  /// it takes the rarer it has to be for others' 99th percentile not to see it.
  ///
  /// - Parameters:
  ///   - spent: Seconds of the processor's time.
  ///   - usual: What others of the app take.
  func rest(after spent: Double, usual: Double) -> Double {
    let excess = spent / max(workSlice, usual)
    return spent * min(max(1, excess * excess * excess), restFactor)
  }
}
