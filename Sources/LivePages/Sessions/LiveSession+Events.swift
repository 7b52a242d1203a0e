import ElementDiff
import ViewTree
import WebServer

extension LiveSession {
  /// Handles a message of the page's.
  package func receive(_ message: UpMessage) {
    guard !hasEnded else { return }
    switch message {
    case .hello: strike("a second hello")
    case .event(let number, let node, let slot, let payload):
      receive(number, node, slot, payload)
    case .ack(let frame):
      guard acknowledgementMeter.take(now: sessions.clock()) else {
        return disconnect(CloseCode.policy, reason: "Too many messages")
      }
      acknowledge(frame)
    case .again: again()
    }
  }

  /// Applies an event if it is the next one; earlier ones are done, later ones come again.
  private func receive(_ number: UInt32, _ node: UInt32, _ slot: LiveSlot, _ payload: [UInt8]) {
    let now = sessions.clock()
    guard isAdmitted(slot, now) else {
      return disconnect(CloseCode.policy, reason: "Too many events")
    }
    guard number == lastEvent &+ 1 else { return }
    lastEvent = number
    sessions.wantStored(self, isUrgent: true)
    sessions.schedule(self)
    guard let event = LiveEvent(slot, bytes: payload[...]) else {
      return strike("a payload that is none of slot \(slot)")
    }
    guard node != 0 else {
      note(event)
      return judge(content.handle(event, atNode: nil), event)
    }
    guard let id = currentNumber(node), let index = state.page.index(of: id) else {
      // A node that is gone may be there still for a page that has not heard of it yet.
      let mayBeLate = !kept.frames.isEmpty || !renewals.isEmpty
      if !mayBeLate || (renewals.isEmpty && node >= state.page.nextID) {
        strike("an event of no node")
      }
      return
    }
    let outcome = content.handle(event, atNode: index)
    if case .handled = outcome {
      if slot == .focus { pinned = [id] }
      if slot == .blur { pinned.remove(id) }
    }
    judge(outcome, event)
  }

  private func isAdmitted(_ slot: LiveSlot, _ now: Double) -> Bool {
    slot.isContinuous ? continuousMeter.take(now: now) : eventMeter.take(now: now)
  }

  /// The number that a node has now, of the one that the page knew when it sent the event.
  private func currentNumber(_ node: UInt32) -> InstanceID? {
    var number = node
    for renewal in renewals {
      guard let new = renewal.numbers[number] else { return nil }
      number = new
    }
    return InstanceID(number)
  }

  private func judge(_ outcome: LiveEventOutcome, _ event: LiveEvent) {
    guard case .unknown = outcome, kept.frames.isEmpty else { return }
    strike("an event of a slot without a handler, \(event.slot)")
  }

  /// The page has moved to another address by itself.
  private func note(_ event: LiveEvent) {
    if event.slot == .route, case .text(let address) = event.payload { setRoute(address) }
  }

  /// Takes an address of ours as the page's.
  func setRoute(_ address: String) {
    guard address.utf8.count <= limits.routeBytes, address.hasPrefix("/") else { return }
    route = address
  }

  /// Counts a message that no page of ours sends.
  package func strike(_ what: String) {
    strikes += 1
    sessions.unknownCount += 1
    guard strikes >= limits.strikes else { return }
    strikes = 0
    sessions.log("\(address) closed after \(limits.strikes) wrong messages, at last \(what)")
    disconnect(CloseCode.policy, reason: "Wrong messages")
  }
}
