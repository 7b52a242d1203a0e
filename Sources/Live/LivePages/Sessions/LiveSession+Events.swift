import ElementDiff
import ElementTree
import ViewTree
import WebServer

extension LiveSession {
  /// Handles a message of the page's.
  package func receive(_ message: UpMessage) {
    guard !hasEnded else { return }
    switch message {
    case .hello: strike("a second hello")
    case .event(let number, let node, let kind, let slot, let payload):
      let event = ArrivedEvent(
        number: number, node: node, kind: kind, slot: slot, payload: payload)
      if mustWait { wait(with: event) } else { receive(event) }
    case .ack(let frame, let shape):
      guard acknowledgementMeter.take(now: sessions.clock()) else {
        return dismiss(CloseCode.policy, reason: "Too many messages")
      }
      acknowledge(frame, shape: shape)
    case .again: again()
    }
  }

  /// Applies an event if it is the next one and means something that the page offers now.
  ///
  /// What was applied before is acknowledged once more. State that earlier events have changed is
  /// evaluated before an event is looked up, unless only the newest of its kind matters.
  func receive(_ event: ArrivedEvent) {
    let now = sessions.clock()
    guard isAdmitted(event.slot, now) else {
      return dismiss(CloseCode.policy, reason: "Too many events")
    }
    if event.number <= lastEvent {
      toldEvent = min(toldEvent, event.number &- 1)
      return sessions.schedule(self)
    }
    guard event.number == lastEvent &+ 1 else { return strike("an event that skips others") }
    sessions.noteEvent(of: self)
    let isPoison = isPoison(event.number)
    if !isPoison, !event.slot.isContinuous { evaluate() }
    guard !hasEnded else { return }
    lastEvent = event.number
    sessions.wantStored(self, isUrgent: true)
    sessions.schedule(self)
    if isPoison { return }
    guard event.payload.count <= limits.eventBytes, let arrived = event.decoded else {
      return strike("a payload that is none of slot \(event.slot)")
    }
    work { recorded(event) { apply(arrived, event) } }
  }

  private func apply(_ arrived: LiveEvent, _ event: ArrivedEvent) {
    guard event.node != 0 else {
      note(arrived)
      return judge(content.handle(arrived, atNode: nil), arrived)
    }
    let page = shown.page
    guard let id = currentNumber(event.node), let index = page.index(of: id) else {
      // A node that is gone may be there still for a page that has not heard of it yet.
      if renewals.isEmpty, event.node >= page.nextID { strike("an event of no node") }
      return
    }
    guard page.tree.nodes[index].name.eventKind == event.kind else {
      return renumber("an event names a node that is no such element there")
    }
    if !event.slot.isContinuous, isMeantForOthers(id) { return }
    let outcome = content.handle(arrived, atNode: index)
    if case .handled = outcome {
      if event.slot == .focus { pinned = [id] }
      if event.slot == .blur { pinned.remove(id) }
    }
    judge(outcome, arrived)
  }

  private func isAdmitted(_ slot: LiveSlot, _ now: Double) -> Bool {
    slot.isContinuous ? continuousMeter.take(now: now) : eventMeter.take(now: now)
  }

  /// The number that a node has now, of the one that the page knew when it sent the event.
  func currentNumber(_ node: UInt32) -> InstanceID? {
    var number = node
    for renewal in renewals {
      guard let new = renewal.numbers[number] else { return nil }
      number = new
    }
    return InstanceID(number)
  }

  private func judge(_ outcome: LiveEventOutcome, _ event: LiveEvent) {
    switch outcome {
    case .handled: break
    // A page that has acknowledged everything knows what the element listens to.
    case .unknown:
      if kept.frames.isEmpty { strike("an event of slot \(event.slot) without a handler") }
    case .refused(let refusal): sessions.report(refusal)
    }
  }

  /// The page has moved to another address by itself.
  private func note(_ event: LiveEvent) {
    if event.slot == .route, case .text(let address) = event.payload { setRoute(address) }
    if event.slot == .scene, case .flag(let isOn) = event.payload { isSeen = isOn }
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
    dismiss(CloseCode.policy, reason: "Wrong messages")
  }

  /// Sends a page as a whole that numbers other nodes than its server does.
  func renumber(_ reason: String) {
    sessions.reportOnce("the page at \(route) was sent anew: \(reason)")
    mustReset = true
    sessions.schedule(self)
  }
}

/// An event as it came.
struct ArrivedEvent {
  var number: UInt32
  var node: UInt32
  var kind: UInt8
  var slot: LiveSlot
  var payload: [UInt8]

  var decoded: LiveEvent? { LiveEvent(slot, bytes: payload[...]) }
}
