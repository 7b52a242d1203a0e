import ElementDiff
import ElementTree
import LivePages
import LiveProving
import Testing
import ViewTree

/// Sessions without sockets, and a clock that a test sets.
@MainActor
final class Desk {
  let clock = TestClock()
  let store = MemoryStore()
  let model = BoardModel()
  let guest = RandomID()
  let sessions: LiveSessions

  init(
    rows: Int = 3, _ configure: (inout LiveLimits) -> Void = { _ in },
    source: LiveContentSource? = nil
  ) {
    var limits = LiveLimits()
    // A clock that stands still gives nobody a next turn.
    limits.workSlice = .infinity
    configure(&limits)
    let (clock, model) = (clock, model)
    let box = LineBox()
    sessions = LiveSessions(
      limits: limits, store: store, clock: { clock.now }, log: { box.lines.append($0) },
      source: source ?? { _ in BoardContent(rows: rows, model: model) })
    self.box = box
  }

  @MainActor
  private final class LineBox { var lines: [String] = [] }
  private let box: LineBox
  var log: [String] { box.lines }

  func begin(from address: String = "127.0.0.1", by guest: RandomID? = nil) throws -> LiveSession {
    try #require(try sessions.begin(route: "/", guest: guest ?? self.guest, from: address))
  }

  /// A page and its session, connected and quiet.
  func open(from address: String = "127.0.0.1", by guest: RandomID? = nil) throws -> Table {
    let session = try begin(from: address, by: guest)
    let table = Table(self, session)
    table.connect()
    return table
  }
}

/// One page of a desk.
@MainActor
final class Table {
  let desk: Desk
  let session: LiveSession
  var page: SimulatedPage
  private(set) var pipe = Pipe()

  init(_ desk: Desk, _ session: LiveSession) {
    self.desk = desk
    self.session = session
    page = SimulatedPage(session.page, token: desk.sessions.token(of: session))
  }

  var board: BoardContent? { session.content as? BoardContent }

  func connect(capacity: Int = .max) {
    pipe = Pipe(capacity: capacity)
    page.connect()
    exchange()
  }

  /// What the page sends reaches the server, which has its turn; what that sends reaches the page.
  func exchange() {
    sendUp()
    desk.sessions.turn()
    desk.sessions.storeAll()
    receiveDown()
  }

  func sendUp() {
    for message in page.outbox { pipe.up += MessageStream.framed(message.bytes) }
    page.outbox = []
    pipe.deliverUp(.max, to: desk.sessions, guest: session.guest)
  }

  func receiveDown() { pipe.deliverDown(.max, to: &page) }

  /// Presses a button of the board.
  func press(_ button: BoardContent.Button) {
    page.send(.press, to: page.page.number(of: .button, text: "\(button)") ?? 0)
  }

  /// What is on its way to the page.
  var waiting: [DownMessage] {
    (MessageStream.messages(in: pipe.down) ?? []).compactMap { DownMessage($0) }
  }
}
