package import ElementDiff
package import ElementTree
package import LivePages
package import ViewTree

/// A browser's side of a live page, as `Protocol.md` says: what it shows, what it keeps.
package struct SimulatedPage: Sendable {
  /// An event that may have to be sent again.
  package struct Event: Sendable, Equatable {
    package var number: UInt32
    package var node: UInt32
    package var slot: LiveSlot
    package var payload: [UInt8]
    package var kind: UInt8
    /// The element is not there any more.
    var isOrphan = false
  }

  /// What the page shows, numbered as the server numbers it.
  package private(set) var page: NumberedTree
  package let token: String
  /// The last frame that was applied.
  package private(set) var frame: UInt32 = 0
  /// The last event that the server said is stored.
  package private(set) var stored: UInt32 = 0
  /// Events that the server has not said to be stored.
  package private(set) var pending: [Event] = []
  /// Commands in the order in which they came.
  package private(set) var commands: [WireCommand] = []
  /// Whether the server has answered the connection's `hello`.
  package private(set) var isAttached = false
  package private(set) var isGone = false
  /// What came that does not fit, if anything.
  package private(set) var failure: String?
  /// How many patches began the page anew.
  package private(set) var resetCount = 0
  package private(set) var renumberCount = 0
  /// Events that were not sent again because their elements had gone.
  package private(set) var droppedCount = 0
  private var nextEvent: UInt32 = 1
  /// What was numbered, as long as nothing has changed it.
  private var counted: PageShape?
  private var waitsForReset = false
  private var unacknowledged = 0
  /// Messages to send.
  package var outbox: [UpMessage] = []

  /// A page that has just been loaded.
  package init(_ page: NumberedTree, token: String) {
    self.page = page
    self.token = token
    counted = PageShape(of: page.tree)
  }

  /// A connection begins.
  package mutating func connect() {
    isAttached = false
    waitsForReset = false
    outbox = [.hello(frame: frame, stored: stored, shape: counted, token: token)]
  }

  /// The connection has ended; what was not sent is lost.
  package mutating func disconnect() {
    isAttached = false
    outbox = []
  }

  /// Something happens to an element.
  package mutating func send(_ slot: LiveSlot, to node: UInt32, _ payload: [UInt8] = []) {
    let event = Event(
      number: nextEvent, node: node, slot: slot, payload: payload, kind: page.kind(of: node))
    nextEvent += 1
    pending.append(event)
    if isAttached { outbox.append(event.message) }
  }

  /// Takes a message.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) {
    // The line is there.
    if bytes.isEmpty { return }
    guard let message = DownMessage(bytes) else {
      failure = "no message"
      return
    }
    var renewed = false
    switch message {
    case .gone:
      isGone = true
      return
    case .greet: return connect()
    case .done(let event): stored = max(stored, event)
    case .renumber(let number, let event):
      guard number == frame + 1 else {
        failure = "renumber \(number) after frame \(frame)"
        return
      }
      frame = number
      stored = max(stored, event)
      let old = page.ids
      page = NumberedTree(page.tree)
      counted = PageShape(of: page.tree)
      for index in pending.indices where pending[index].node != 0 {
        guard let place = old.firstIndex(of: pending[index].node) else {
          pending[index].isOrphan = true
          continue
        }
        pending[index].node = page.ids[place]
      }
      renumberCount += 1
      renewed = true
    case .frame(let number, let event, _, let commands, let bytes):
      do {
        let patch = try bytes.isEmpty ? Patch() : Patch(frame: bytes)
        let isReset = patch.isReset
        if !isReset {
          if waitsForReset { return }
          guard number == frame + 1 else {
            waitsForReset = true
            outbox.append(.again)
            return
          }
        }
        page = try patch.apply(to: page)
        counted = nil
        if isReset {
          for index in pending.indices where pending[index].node != 0 {
            pending[index].isOrphan = true
          }
          resetCount += 1
          renewed = true
          waitsForReset = false
        }
        frame = number
        stored = max(stored, event)
        self.commands += commands
      } catch {
        failure = "\(error)"
        return
      }
    }
    pending.removeAll { $0.number <= stored }
    if !isAttached { resend() }
    unacknowledged += 1
    if renewed || unacknowledged >= 8 { acknowledge() }
  }

  /// The server's first answer: what it does not know is sent again.
  private mutating func resend() {
    isAttached = true
    let count = pending.count
    pending.removeAll { $0.isOrphan }
    droppedCount += count - pending.count
    nextEvent = stored + 1
    for index in pending.indices {
      pending[index].number = nextEvent
      nextEvent += 1
    }
    acknowledge()
    outbox += pending.map(\.message)
  }

  /// Tells the server how far the page has come.
  package mutating func acknowledge() {
    unacknowledged = 0
    if frame > 0 { outbox.append(.ack(frame, shape: counted)) }
  }
}

extension SimulatedPage.Event {
  var message: UpMessage {
    .event(number: number, node: node, kind: kind, slot: slot, payload: payload)
  }
}

extension Patch {
  /// Whether the patch shows a whole page.
  fileprivate var isReset: Bool {
    if case .reset = operations.first { return true }
    return false
  }
}

extension NumberedTree {
  /// What events say of the kind of a node.
  package func kind(of number: UInt32) -> UInt8 {
    index(of: InstanceID(number)).map { tree.nodes[$0].name.eventKind } ?? 0
  }

  /// The number of the first node of a name whose text is this.
  package func number(of name: ElementName, text: String? = nil) -> UInt32? {
    tree.nodes.indices.first { index in
      tree.nodes[index].name == name
        && text.map { $0 == tree.string(tree.nodes[index].textStart, tree.nodes[index].textEnd) }
          ?? true
    }.map { ids[$0] }
  }
}
