import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import ViewTree

/// What a browser may do that is none of ours.
enum HostileKind: String, CaseIterable {
  /// Asks for its page again and again, which has 10,001 equal rows, and acknowledges nothing.
  case again
  /// Claims to be as wide as a street, on a page that makes a view for every 50 points.
  case size
  /// Presses far more often than fingers can, and comes back when it is closed.
  case flood
  /// Asks for pages over four connections without waiting for answers.
  case pipelining
  /// Has its page nest views 100,000 deep.
  case deep
  /// Makes changes of 3 MiB and reads nothing.
  case large

  /// The page that it opens.
  var path: String {
    switch self {
    case .again, .size, .deep, .large: "/\(rawValue)"
    case .flood, .pipelining: "/"
    }
  }

  /// The view of its page.
  @MainActor static func view(at path: Substring) -> LiveView? {
    switch path {
    case "/": LiveView(RowList(model: .shared))
    case "/again": LiveView(EqualRows())
    case "/size": LiveView(WideRow())
    case "/deep": LiveView(DeepView())
    case "/large": LiveView(LargeText())
    default: nil
    }
  }
}

private struct EqualRows: View {
  @State private var count = 0
  var body: some View {
    Button("More \(count)") { count += 1 }
    ForEach(0..<10_001, id: \.self) { _ in Text(verbatim: "Row") }
  }
}

private struct WideRow: View {
  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        ForEach(0..<Int(geometry.size.width / 50), id: \.self) { Text(verbatim: "\($0)") }
      }
    }
  }
}

private struct DeepView: View {
  @State private var depth = "1"
  var body: some View {
    TextField("Depth", text: $depth)
    nested
  }

  private var nested: AnyView {
    var view = AnyView(Text(verbatim: "end"))
    for _ in 0..<min(Int(depth) ?? 1, 100_000) { view = AnyView(VStack { view }) }
    return view
  }
}

private struct LargeText: View {
  @State private var count = 0
  var body: some View {
    Button("More") { count += 1 }
    Text(verbatim: String(repeating: "\(count % 10)", count: count == 0 ? 1 : 3 << 20))
  }
}

/// A hostile browser in a process of its own. It behaves until it is told to go on.
@MainActor
struct HostileClient {
  nonisolated static let address = "127.0.0.2"

  static func run(_ kind: HostileKind, port: UInt16) -> Int32 {
    if kind == .pipelining { return pipeline(port) }
    guard let view = HostileKind.view(at: kind.path[...]), (try? view.updateAsServed()) != nil,
      var page = attached(kind, port)
    else { return 1 }
    var number: UInt32 = 0
    say("ready")
    while let word = readLine(), word != "go" { behave(kind, &page, &number, view) }
    while true {
      attack(kind, &page, &number, view)
      // It was closed, or has had its time on this connection.
      page.socket = nil
      guard let next = attached(kind, port) else {
        usleep(50_000)
        continue
      }
      page = next
      number = 0
    }
  }

  private static func attached(_ kind: HostileKind, _ port: UInt16) -> LoadPage? {
    guard let socket = LoadSocket(port: port, from: address),
      var page = LoadPage(port: port, over: socket, path: kind.path), page.attach(from: address)
    else { return nil }
    return page
  }

  private static func event(
    _ slot: LiveSlot, _ number: inout UInt32, _ view: LiveView, _ payload: [UInt8] = []
  ) -> UpMessage? {
    guard let node = view.tree.nodes.indices.first(where: { view.listens($0, to: slot) }) else {
      return nil
    }
    number += 1
    return .event(
      number: number, node: UInt32(node + 1), kind: view.tree.nodes[node].name.eventKind,
      slot: slot, payload: payload)
  }

  private static func width(_ points: Float) -> [UInt8] {
    [points, 100, 0, 0].flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt32($0 * 8)) }
    }
  }

  /// Uses the page for five seconds as our client would: four times a second, and takes what comes.
  private static func behave(
    _ kind: HostileKind, _ page: inout LoadPage, _ number: inout UInt32, _ view: LiveView
  ) {
    let end = LoadClock.now + 5
    while LoadClock.now < end {
      let isEven = number % 2 == 0
      let message =
        switch kind {
        case .size: event(.size, &number, view, width(isEven ? 1_000 : 300))
        case .deep: event(.input, &number, view, Array((isEven ? "400" : "1").utf8))
        case .again, .flood, .large, .pipelining: event(.press, &number, view)
        }
      let before = page.frame
      if let message { page.send(message) }
      while page.frame == before, page.receive() {}
      page.send(.ack(page.frame))
      usleep(250_000)
    }
  }

  private static func attack(
    _ kind: HostileKind, _ page: inout LoadPage, _ number: inout UInt32, _ view: LiveView
  ) {
    let end = LoadClock.now + 5
    while LoadClock.now < end, page.socket?.isOpen == true {
      switch kind {
      case .again:
        page.send(.again)
        usleep(55_000)
      case .size:
        if let message = event(.size, &number, view, width(number % 2 == 0 ? 1e8 : 300)) {
          page.send(message)
        }
        usleep(20_000)
      case .flood:
        for _ in 0..<1000 { if let message = event(.press, &number, view) { page.send(message) } }
      case .deep:
        let text = number % 2 == 0 ? "100000" : "1"
        if let message = event(.input, &number, view, Array(text.utf8)) { page.send(message) }
        usleep(100_000)
      case .large:
        if let message = event(.press, &number, view) { page.send(message) }
        page.send(.again)
        usleep(110_000)
      case .pipelining: return
      }
      if kind != .large { page.socket?.skip() }
    }
  }

  private static func pipeline(_ port: UInt16) -> Int32 {
    say("ready")
    while let word = readLine(), word != "go" {}
    for _ in 0..<4 {
      Thread.detachNewThread {
        let request = Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        let batch = (0..<200).flatMap { _ in request }
        while true {
          guard let socket = LoadSocket(port: port, from: address) else { return }
          while socket.isOpen {
            socket.send(batch)
            socket.skip()
          }
        }
      }
    }
    while true { sleep(1) }
  }

  private static func say(_ word: String) {
    print(word, LoadClock.now)
    fflush(nil)
  }
}
