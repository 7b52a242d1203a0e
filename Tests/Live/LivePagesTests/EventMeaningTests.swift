import Combine
import ElementDiff
import ElementTree
@testable import LivePages
import LiveProving
import Testing

@testable import ViewTree

/// What a page of views is sent, and what forged messages do to it.
@MainActor
private struct Visit {
  let desk: Desk
  let table: Table

  init(_ configure: (inout LiveLimits) -> Void = { _ in }, _ view: @escaping () -> some View) throws
  {
    desk = Desk(configure, source: { _ in LiveView(view()) })
    table = try desk.open()
  }

  var view: LiveView? { table.session.content as? LiveView }

  /// The number and the name of the node that listens to something and shows a text.
  func node(_ slot: LiveSlot, _ text: String) throws -> (number: UInt32, kind: UInt8) {
    let view = try #require(view)
    let index = try #require(
      view.tree.nodes.indices.first { view.listens($0, to: slot) && text == self.text($0) })
    let number = try #require(table.session.page.id(ofNode: index)).number
    return (number, view.tree.nodes[index].name.eventKind)
  }

  private func text(_ index: Int) -> String {
    guard let tree = view?.tree else { return "" }
    return tree.nodes[index...].prefix(Int(tree.nodes[index].span)).map {
      tree.string($0.textStart, $0.textEnd)
    }.joined()
  }

  /// A message that a page would send of a node, whatever has become of it.
  func event(
    _ number: UInt32, _ slot: LiveSlot, _ node: (number: UInt32, kind: UInt8),
    _ payload: [UInt8] = []
  ) -> UpMessage {
    .event(number: number, node: node.number, kind: node.kind, slot: slot, payload: payload)
  }

  func shows(_ text: String) -> Bool { view?.tree.html.contains(">\(text)<") == true }
}

private final class Account: ObservableObject {
  @Published var balance = 100
  @Published var votes = 0
  @Published var items = [1]
  @Published var runs = 0
}

private struct Bank: View {
  @ObservedObject var account: Account
  var body: some View {
    VStack {
      Button("Vote") { account.votes += 1 }.disabled(account.votes > 0)
      Button("Pay") { account.balance -= 80 }.disabled(account.balance < 80)
      ForEach(Array(account.items.enumerated()), id: \.element) { index, item in
        Button("Remove \(item)") { account.items.remove(at: index) }
      }
      Button("Run") { account.runs += 1 }
      Text(verbatim: "runs \(account.runs)")
    }
  }
}

private struct Vanishing: View {
  @ObservedObject var account: Account
  var body: some View {
    if account.runs < 3 {
      Stepper("Runs", value: $account.runs)
    }
    Button("More") { account.balance += 1 }
    Text(verbatim: "balance \(account.balance)")
  }
}

/// Elements that live on for other views.
private struct Turns: View {
  @ObservedObject var account: Account
  var body: some View {
    VStack {
      if account.votes % 2 == 0 {
        Button("Vote") { account.votes += 1 }
      } else {
        Button("Pay") { account.balance -= 80 }
      }
      if account.votes % 2 == 0 { Button("Delete") { account.runs += 1 } }
      Button("Delete") { account.runs += 100 }
      ForEach(account.items, id: \.self) { item in
        if account.votes % 2 == 0 {
          Button("Open \(item)") { account.votes += 1 }
        } else {
          Button("Remove \(item)") { account.items.removeAll { $0 == item } }
        }
      }
    }
  }
}

@Suite("The meaning of events", .timeLimit(.minutes(2)))
@MainActor
struct EventMeaningTests {
  @Test("Presses that come together are judged one after the other")
  func together() throws {
    let account = Account()
    let visit = try Visit { Bank(account: account) }
    let (vote, pay) = (try visit.node(.press, "Vote"), try visit.node(.press, "Pay"))
    let remove = try visit.node(.press, "Remove 1")
    var number: UInt32 = 0
    for node in [vote, vote, vote, pay, pay, pay, remove, remove] {
      number += 1
      visit.table.session.receive(visit.event(number, .press, node))
    }
    #expect(account.votes == 1)
    #expect(account.balance == 20)
    #expect(account.items == [])
    #expect(visit.table.session.lastEvent == number)
    #expect(visit.table.pipe.isOpen)
    visit.table.exchange()
    #expect(visit.table.page.page.tree.html == visit.table.session.page.tree.html)
    #expect(visit.table.page.stored == number)
  }

  @Test("A second press runs the button that the page shows, not one that came in its place")
  func turns() throws {
    for first in ["Vote", "Open 1"] {
      let account = Account()
      let visit = try Visit { Turns(account: account) }
      var number: UInt32 = 0
      func press(_ node: (number: UInt32, kind: UInt8)) {
        number += 1
        visit.table.session.receive(visit.event(number, .press, node))
      }
      let shown = (try visit.node(.press, first), try visit.node(.press, "Delete"))
      press(shown.0)
      press(shown.0)
      press(shown.1)
      #expect(account.votes == 1)
      #expect(account.balance == 100)
      #expect(account.items == [1])
      #expect(account.runs == 0, "the first Delete has gone")
      visit.desk.sessions.turn()
      press(shown.0)
      #expect(account.balance == 100 && account.items == [1], "the page has not said that it knows")
      visit.table.exchange()
      visit.table.page.acknowledge()
      visit.table.exchange()
      press(try visit.node(.press, "Pay"))
      press(try visit.node(.press, "Remove 1"))
      press(try visit.node(.press, "Delete"))
      #expect(account.balance == 20)
      #expect(account.items == [])
      #expect(account.runs == 100)
      #expect(visit.table.pipe.isOpen)
    }
  }

  @Test("A page that acknowledges nothing can't press what has gone, however long it waits")
  func silent() throws {
    let account = Account()
    let visit = try Visit { Vanishing(account: account) }
    let buttons = try #require(visit.view).tree.nodes.indices.filter {
      visit.view?.listens($0, to: .press) == true
    }
    let plus = try #require(
      buttons.first {
        visit.view?.tree.attribute(.ariaLabel, of: $0)?.contains("Increment") == true
          || visit.view?.tree.attribute(.ariaLabel, of: $0)?.contains("ncrease") == true
      } ?? buttons.dropFirst().first)
    let id = try #require(visit.table.session.page.id(ofNode: plus)).number
    let more = try visit.node(.press, "More")
    var number: UInt32 = 0
    for _ in 0..<15 {
      number += 1
      visit.desk.clock.now += 1
      visit.table.session.receive(visit.event(number, .press, more))
      visit.desk.sessions.turn()
    }
    #expect(account.balance == 115)
    for _ in 0..<9 {
      number += 1
      visit.desk.clock.now += 1
      visit.table.session.receive(
        visit.event(number, .press, (id, ElementName.button.eventKind)))
      visit.desk.sessions.turn()
    }
    #expect(account.runs == 3)
    // What the page is sent when it answers again is what the views show.
    visit.table.receiveDown()
    visit.table.page.acknowledge()
    visit.table.exchange()
    #expect(visit.table.page.page.tree.html == visit.table.session.page.tree.html)
    #expect(visit.shows("balance 115"))
    #expect(visit.table.page.resetCount == 0)
    #expect(visit.table.page.failure == nil)
  }

  @Test("An event that was applied is acknowledged again, not run, not logged")
  func again() throws {
    let account = Account()
    let visit = try Visit { Bank(account: account) }
    let run = try visit.node(.press, "Run")
    for _ in 0..<3 {
      visit.table.session.receive(visit.event(1, .press, run))
      visit.table.exchange()
      #expect(visit.table.page.stored == 1)
    }
    visit.table.session.receive(visit.event(1, .press, run))
    visit.desk.sessions.turn()
    #expect(visit.table.waiting == [.done(event: 1)])
    #expect(account.runs == 1)
    #expect(visit.desk.log == [])
    #expect(visit.table.session.strikes == 0)
  }

  @Test("An event that skips others is not applied")
  func gap() throws {
    let account = Account()
    let visit = try Visit { Bank(account: account) }
    visit.table.session.receive(visit.event(2, .press, try visit.node(.press, "Run")))
    visit.table.session.receive(visit.event(.max, .press, try visit.node(.press, "Run")))
    #expect(account.runs == 0)
    #expect(visit.table.session.lastEvent == 0)
  }

  @Test("Events of unreachable elements are refused, logged once with their view, and no strike")
  func refused() throws {
    let account = Account()
    let visit = try Visit { Bank(account: account) }
    let vote = try visit.node(.press, "Vote")
    for number in 1...5 {
      visit.table.session.receive(visit.event(UInt32(number), .press, vote))
      visit.table.exchange()
    }
    #expect(account.votes == 1)
    #expect(visit.desk.log.count == 1)
    #expect(visit.desk.log.first?.contains("Bank") == true)
    #expect(visit.desk.log.first?.hasSuffix("was refused: it is disabled") == true)
    #expect(visit.table.session.strikes == 0)
  }

  @Test("A page that numbers other nodes is reset before any of its events is applied")
  func otherNumbers() throws {
    let account = Account()
    let desk = Desk(source: { _ in LiveView(Bank(account: account)) })
    let session = try desk.begin()
    let pipe = Pipe()
    let shape = PageShape(of: session.page.tree)
    session.attach(pipe, applied: 0, shape: PageShape(count: shape.count + 1, sum: shape.sum))
    #expect(desk.log.count == 1)
    #expect(desk.log.first?.contains("sent anew") == true)
    for number in 1...UInt32(session.page.tree.nodes.count) {
      session.receive(
        .event(
          number: number, node: number, kind: ElementName.button.eventKind, slot: .press,
          payload: []))
    }
    desk.sessions.turn()
    #expect(account.votes == 0)
    #expect(account.runs == 0)
    var page = SimulatedPage(session.page, token: "")
    pipe.deliverDown(.max, to: &page)
    #expect(page.resetCount == 1)
  }

  @Test("A page with the same count of nodes and other kinds is reset")
  func otherKinds() throws {
    let account = Account()
    let desk = Desk(source: { _ in LiveView(Bank(account: account)) })
    let session = try desk.begin()
    let pipe = Pipe()
    let shape = PageShape(of: session.page.tree)
    session.attach(pipe, applied: 0, shape: PageShape(count: shape.count, sum: shape.sum ^ 1))
    #expect(desk.log.count == 1)
  }

  @Test("An event of a node of another kind is not applied, and the page is reset")
  func otherKind() throws {
    let account = Account()
    let visit = try Visit { Bank(account: account) }
    let run = try visit.node(.press, "Run")
    visit.table.session.receive(visit.event(1, .press, (run.number, run.kind ^ 1)))
    visit.table.exchange()
    #expect(account.runs == 0)
    #expect(visit.table.page.resetCount == 1)
    #expect(visit.table.page.page.ids == visit.table.session.page.ids)
  }

  @Test("However often a page asks, one reset is made and no table kept for each")
  func againOnce() throws {
    let visit = try Visit { Bank(account: Account()) }
    for _ in 0..<200 {
      visit.desk.clock.now += 0.1
      visit.table.session.receive(.again)
      visit.desk.sessions.turn()
    }
    #expect(visit.table.session.renewals.count == 1)
    #expect(Set(visit.table.waiting.map(\.bytes)).count == 1)
  }

  @Test("A page that was only fetched is not stored")
  func fetched() throws {
    let desk = Desk(source: { _ in LiveView(Bank(account: Account())) })
    let session = try desk.begin()
    desk.clock.now += 1
    desk.sessions.turn()
    desk.sessions.storeAll()
    #expect(try desk.store.session(session.id) == nil)
    session.attach(Pipe(), applied: 0)
    #expect(try desk.store.session(session.id) != nil)
    let other = try desk.begin()
    desk.sessions.remove(other)
    #expect(try desk.store.session(other.id) == nil)
  }

  @Test("Events beyond the budget wait while others are active; their page is closed in the end")
  func work() throws {
    let account = Account()
    let visit = try Visit { Bank(account: account) }
    let other = try visit.desk.open()
    let (run, focus) = (try visit.node(.press, "Run"), try visit.node(.press, "Vote"))
    visit.table.session.workMeter.spend(2)
    other.session.receive(visit.event(1, .press, focus))
    visit.table.session.receive(visit.event(1, .press, run))
    #expect(account.runs == 0)
    #expect(visit.table.session.waiting.count == 1)
    // Nobody else does anything any more, and it has earned its turn.
    visit.desk.clock.now += 2
    #expect(visit.table.session.mustWait)
    visit.table.session.workMeter.spend(100)
    visit.table.session.continueLater()
    other.session.receive(visit.event(2, .press, focus))
    visit.table.session.isWaitScheduled = false
    visit.table.session.continueLater()
    #expect(visit.table.pipe.closeCode == 1013)
    #expect(visit.desk.log.contains { $0.contains("too much of the processor") })
  }

  @Test("Too many bytes that wait close a page")
  func waitingBytes() throws {
    let visit = try Visit({ $0.waitingBytes = 100 }) { Bank(account: Account()) }
    let run = try visit.node(.press, "Run")
    visit.table.session.workMeter.spend(2)
    for number in 1...7 where visit.table.pipe.isOpen {
      visit.table.session.receive(visit.event(UInt32(number), .press, run))
    }
    #expect(visit.table.pipe.closeCode == 1013)
  }
}
