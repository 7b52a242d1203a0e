import WebServer

/// Who does something, and who waits for whom.
extension LiveSessions {
  /// Notes that a reader has done something.
  func noteEvent(of session: LiveSession) {
    // What was heavy once doesn't count for ever.
    session.heaviest *= 0.8
    let now = clock()
    guestActivity.note(session.guest, now: now)
    networkActivity.note(session.network, now: now)
  }

  /// Whether other readers than a session's have done something within a second.
  func hasActivity(besides session: LiveSession) -> Bool {
    clock() - guestActivity.time(besides: session.guest) < 1
  }

  /// Whether readers of other networks have done something within a second.
  func hasActivity(outside network: [UInt8]) -> Bool {
    clock() - networkActivity.time(besides: network) < 1
  }

  /// Seconds until newcomers at an address are served, while readers of other networks do something.
  ///
  /// A guest is no newcomer who has pages already, none of which has held up others.
  func restLeft(from address: String, guest: RandomID? = nil) -> Double {
    let now = clock()
    guard rests.rest(of: address, now: now) > 0,
      hasActivity(outside: RestLedger.network(of: address))
    else { return 0 }
    if let guest {
      let known = sessions.values.filter { $0.guest == guest && $0.hasAttached }
      if !known.isEmpty, !known.contains(where: \.hasHeldUp) { return 0 }
    }
    return rests.rest(of: address, now: now)
  }

  /// Seconds until the page with a token is greeted, while readers of others do something.
  func restLeft(before token: String, guest: RandomID, from address: String) -> Double {
    guard let token = PageToken(token, of: guest, authenticator) else { return 0 }
    return session(token.session)?.restLeft ?? restLeft(from: address, guest: guest)
  }

  /// Has the readers of an address rest for what they have cost without a session, if that holds up others.
  func charge(_ seconds: Double, to address: String) {
    let network = RestLedger.network(of: address)
    guard seconds > 2 * limits.workSlice, hasActivity(outside: network) else { return }
    let usual = max(usualTurn(besides: nil), usualFirst(besides: nil))
    let now = clock()
    guard seconds > 2 * usual, !rests.allows(seconds, of: address, now: now) else { return }
    rests.rest(limits.rest(after: seconds, usual: usual), of: address, now: now)
    memory.want()
  }

  /// What others of the app take at a time, in seconds: the median of their networks' means.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sessions.
  func usualTurn(besides session: LiveSession?) -> Double {
    median(besides: session) { $0.connection == nil ? nil : $0.heaviest }
  }

  /// What others' pages took until they were attached, in seconds: the median of their networks' means.
  func usualFirst(besides session: LiveSession?) -> Double {
    median(besides: session) { $0.hasAttached ? $0.firstSeconds : nil }
  }

  private func median(
    besides session: LiveSession?, _ seconds: (LiveSession) -> Double?
  ) -> Double {
    var sums: [[UInt8]: (sum: Double, count: Double)] = [:]
    for other in sessions.values where other !== session {
      guard let value = seconds(other) else { continue }
      sums[other.network, default: (0, 0)].sum += value
      sums[other.network, default: (0, 0)].count += 1
    }
    let means = sums.values.map { $0.sum / $0.count }.sorted()
    return means.isEmpty ? 0 : means[(means.count - 1) / 2]
  }
}

/// Who did something last, and when somebody else did.
struct LatestActivity<Reader: Equatable> {
  private var last: Reader?
  private var lastTime = -Double.infinity
  private var otherTime = -Double.infinity

  /// Notes that a reader does something.
  mutating func note(_ reader: Reader, now: Double) {
    if last != reader { otherTime = lastTime }
    last = reader
    lastTime = now
  }

  /// When somebody else than a reader did something last.
  func time(besides reader: Reader) -> Double { last == reader ? otherTime : lastTime }
}
