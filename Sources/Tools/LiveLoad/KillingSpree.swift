import ElementDiff
import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import ViewTree

/// Pages that are clicked while workers and the listener are killed: whether each click counts once.
@MainActor
enum KillingSpree {
  /// A page with its socket, if it has one.
  @MainActor
  private final class Clicker {
    var page: SimulatedPage
    let cookie: String
    var socket: LoadSocket?
    var clicks = 0
    var nextClick = 0.0
    var retry = 0.0

    init?(port: UInt16, tree: ElementTree) {
      guard let socket = LoadSocket(port: port), let loaded = LoadPage(port: port, over: socket)
      else { return nil }
      page = SimulatedPage(NumberedTree(tree), token: loaded.token)
      cookie = loaded.cookie
    }

    func connect(port: UInt16, now: Double) {
      retry = now + 0.1
      page.disconnect()
      guard let socket = LoadSocket(port: port) else { return }
      socket.send(LoadPage.handshake(cookie))
      guard socket.head()?.hasPrefix("HTTP/1.1 101") == true else { return }
      self.socket = socket
      page.connect()
      send()
    }

    func send() {
      for message in page.outbox { socket?.send(LoadPage.frame(message)) }
      page.outbox = []
    }

    func receive() {
      guard let message = socket?.message() else {
        socket = nil
        page.disconnect()
        return
      }
      page.receive(message[...])
      while let message = socket?.bufferedMessage() { page.receive(message[...]) }
      send()
    }

    func click(now: Double) {
      guard now >= nextClick, page.isAttached, page.pending.count < 3,
        let number = page.page.number(of: .button, text: "add")
      else { return }
      nextClick = now + 0.06
      clicks += 1
      page.send(.press, to: number)
      send()
    }
  }

  static func measure(pages: Int, clicks: Int, workers: Int) async throws -> String {
    let folder = try Restart.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("live.sqlite").path
    var program = try LoadProgram(.board, store: store, workers: workers)
    let board = BoardContent(rows: 20)
    _ = try board.update()
    let clickers = (0..<pages).compactMap { _ in Clicker(port: program.port, tree: board.tree) }
    guard clickers.count == pages else { throw LoadError(message: "A page did not load.") }
    for clicker in clickers { clicker.connect(port: program.port, now: LoadClock.now) }
    var kills = (workers: 0, listeners: 0)
    let start = LoadClock.now
    var nextKill = start + 1
    while LoadClock.now - start < 300 {
      step(clickers, clicks, port: program.port)
      if clickers.allSatisfy({ $0.clicks == clicks && $0.page.pending.isEmpty }) { break }
      guard LoadClock.now >= nextKill else { continue }
      nextKill = LoadClock.now + .random(in: 0.2...0.8)
      if Int.random(in: 0..<4) == 0 {
        program.end(SIGKILL)
        kills.listeners += 1
        program = try LoadProgram(.board, port: program.port, store: store, workers: workers)
      } else if let worker = program.processes.dropFirst().randomElement() {
        kill(worker, SIGKILL)
        kills.workers += 1
      }
    }
    let seconds = LoadClock.now - start
    program.end()
    return try report(clickers, clicks, store, kills, seconds)
  }

  private static func step(_ clickers: [Clicker], _ clicks: Int, port: UInt16) {
    let now = LoadClock.now
    var entries: [pollfd] = []
    var owners: [Clicker] = []
    for clicker in clickers {
      if clicker.socket == nil, now >= clicker.retry { clicker.connect(port: port, now: now) }
      if clicker.clicks < clicks { clicker.click(now: now) }
      guard let socket = clicker.socket else { continue }
      entries.append(pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0))
      owners.append(clicker)
    }
    guard poll(&entries, nfds_t(entries.count), 5) > 0 else { return }
    for (entry, owner) in zip(entries, owners) where entry.revents != 0 { owner.receive() }
  }

  private static func report(
    _ clickers: [Clicker], _ clicks: Int, _ store: String, _ kills: (workers: Int, listeners: Int),
    _ seconds: Double
  ) throws -> String {
    var logs: [RandomID: Int] = [:]
    for session in try SQLiteSnapshotStore(path: store).sessions() {
      let state = try JSONDecoder().decode(BoardContent.State.self, from: Data(session.state))
      logs[session.guest] = state.log.count
    }
    var (exact, dropped) = (0, 0)
    for clicker in clickers {
      dropped += clicker.page.droppedCount
      let guest = clicker.cookie.split(separator: "=").last.flatMap { RandomID(text: $0) }
      let done = guest.flatMap { logs[$0] } ?? 0
      if done + clicker.page.droppedCount == clicks, clicker.page.failure == nil,
        !clicker.page.isGone
      {
        exact += 1
      }
    }
    return "{\"pages\": \(clickers.count), \"exact\": \(exact), \"clicks\": \(clicks), "
      + "\"notResent\": \(dropped), \"killedWorkers\": \(kills.workers), "
      + "\"killedListeners\": \(kills.listeners), \"seconds\": \(Int(seconds))}"
  }
}
