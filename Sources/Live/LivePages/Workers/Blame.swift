/// What a process did when it ended: which session, and which of its events, it ended in.
package struct Blame: Equatable, Sendable {
  /// What is done for a session.
  package enum Phase: UInt8, Sendable, CaseIterable {
    /// Nothing that belongs to one session.
    case none
    /// A page is evaluated for the first time.
    case first
    /// An event's handler runs.
    case event
    /// A page is evaluated again, or its state is encoded.
    case update
    /// A session is made again of what was stored.
    case restore
  }

  package var phase: Phase
  package var session: RandomID
  /// Whose page it is; zero where that isn't known.
  package var guest: RandomID
  /// The suspected events; nil where no event was handled since the session was stored.
  package var events: ClosedRange<UInt32>?
  /// The request of a first evaluation.
  package var request: UInt32
  /// The address that the page shows.
  package var route: String
  /// Which element's handler ran, and for what.
  package var node: UInt32
  package var slot: UInt8
  /// The names of the views around that element, the outermost first.
  package var viewPath: String
  /// Whether the process ended by its own doing, as opposed to one that was killed from outside.
  package var isCertain: Bool

  package init(
    phase: Phase, session: RandomID, guest: RandomID = RandomID(high: 0, low: 0),
    events: ClosedRange<UInt32>? = nil, request: UInt32 = 0, route: String = "", node: UInt32 = 0,
    slot: UInt8 = 0, viewPath: String = "", isCertain: Bool = true
  ) {
    self.phase = phase
    self.session = session
    self.guest = guest
    self.events = events
    self.request = request
    self.route = route
    self.node = node
    self.slot = slot
    self.viewPath = viewPath
    self.isCertain = isCertain
  }

  func write(to writer: inout RelayWriter) {
    writer.write(phase.rawValue)
    writer.write(session)
    writer.write(guest)
    writer.write(events) {
      $0.write($1.lowerBound)
      $0.write($1.upperBound)
    }
    writer.write(request)
    writer.write(route)
    writer.write(node)
    writer.write(slot)
    writer.write(viewPath)
    writer.write(isCertain)
  }

  init?(_ reader: inout RelayReader) {
    guard let phase = reader.byte().flatMap(Phase.init), let session = reader.identity(),
      let guest = reader.identity(),
      let events = reader.optional({ reader -> ClosedRange<UInt32>? in
        guard let first = reader.number(), let last = reader.number(), first <= last else {
          return nil
        }
        return first...last
      }), let request = reader.number(), let route = reader.string(), let node = reader.number(),
      let slot = reader.byte(), let viewPath = reader.string(), let isCertain = reader.flag()
    else { return nil }
    self.init(
      phase: phase, session: session, guest: guest, events: events, request: request, route: route,
      node: node, slot: slot, viewPath: viewPath, isCertain: isCertain)
  }
}
