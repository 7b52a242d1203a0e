import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

/// Pages that a reader and the program turn at once.
@Suite("Carousel")
@MainActor
struct CarouselTests {
  @Test(
    "Where a page rests while the browser is on its way to another is no choice of the reader's")
  func lateRest() throws {
    var page = try LivePage(TurnedPages())
    let track = try #require(page.nodes(.scroll).first)
    func rest(at place: Float, phase: UInt8) throws {
      try page.send(.scroll, .motion(phase, [place, 0, 400, 100, 100, 100]), to: track)
    }
    try rest(at: 0, phase: 1)
    for _ in 0..<2 { try page.press("Next") }
    #expect(page.html.contains("page 2."))
    // However late it comes: the first step had ended when the second was pressed.
    try rest(at: 100, phase: 1)
    #expect(page.html.contains("page 2."))
    // The reader has turned back meanwhile.
    try rest(at: 100, phase: 3)
    #expect(page.html.contains("page 1."))
    try rest(at: 200, phase: 1)
    #expect(page.html.contains("page 2."))
  }

  @Test(
    "In the end the browser rests at the page that is shown, whoever turned how fast",
    arguments: 0..<150)
  func law(offset: Int) throws {
    let seed = PropertySeed.start + UInt64(offset)
    var random = SeededGenerator(seed: seed)
    var browser = try TurningBrowser()
    let isSwiped = offset % 3 > 0
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: browser.press()
      case 1 where isSwiped: browser.swipe(by: Bool.random(using: &random) ? 1 : -1)
      case 2, 3: try browser.tell()
      case 4, 5: browser.hear()
      default: browser.move()
      }
    }
    try browser.settle()
    #expect(
      browser.server.html.contains("page \(Int(browser.place / 100))."), "seed \(seed)")
    if !isSwiped { #expect(Int(browser.place / 100) == min(5, browser.presses), "seed \(seed)") }
  }
}

private struct TurnedPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<6) { Text("content \($0)").tag($0) }
    }
    .tabViewStyle(.page)
    Text("page \(page).")
    Button("Next") { page = min(5, page + 1) }
  }
}

/// A browser with a carousel whose pages are 100 points wide; what it says and hears waits underway.
@MainActor
private struct TurningBrowser {
  private enum Message {
    case press
    case scroll(phase: UInt8, place: Double)
  }

  var server: LivePage
  private(set) var place = 0.0
  private(set) var presses = 0
  private var aim: Double?
  private var byHand: UInt8 = 0
  private var said: [Message] = [.scroll(phase: 1, place: 0)]
  private var orders: [Double] = []

  init() throws { server = try LivePage(TurnedPages()) }

  mutating func press() {
    presses += 1
    said.append(.press)
  }

  mutating func swipe(by pages: Double) {
    (byHand, aim) = (2, nil)
    place = min(max(0, (place / 100).rounded() + pages), 5) * 100
    said.append(.scroll(phase: 3, place: place))
  }

  /// The server hears the first of what was said.
  mutating func tell() throws {
    guard !said.isEmpty else { return }
    switch said.removeFirst() {
    case .press: try server.press("Next")
    case .scroll(let phase, let place):
      try server.send(
        .scroll, .motion(phase, [Float(place), 0, 600, 100, 100, 100]),
        to: #require(server.nodes(.scroll).first))
    }
    for case .scroll(_, let x?, _, _, _) in server.commands { orders.append(x) }
  }

  /// The browser carries out the first order.
  mutating func hear() {
    guard !orders.isEmpty else { return }
    let order = orders.removeFirst()
    byHand = 0
    aim = order == place ? nil : order
  }

  /// A smooth scroll goes on.
  mutating func move() {
    guard let aim else { return }
    place = abs(aim - place) <= 50 ? aim : place + (aim > place ? 50 : -50)
    if place == aim { self.aim = nil }
    said.append(.scroll(phase: byHand + (self.aim == nil ? 1 : 0), place: place))
  }

  mutating func settle() throws {
    while !said.isEmpty || !orders.isEmpty || aim != nil {
      try tell()
      hear()
      move()
    }
  }
}
