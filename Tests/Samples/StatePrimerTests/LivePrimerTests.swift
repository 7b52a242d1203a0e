import ElementTree
import Foundation
import StatePrimer
import Testing
import ViewTree

@Suite("The state primer, live")
@MainActor
struct LivePrimerTests {
  private func page(_ app: any App.Type) throws -> LiveView {
    let page = LiveView(app: app)
    _ = try page.update()
    return page
  }

  /// The texts that the page shows, in order.
  private func texts(_ page: LiveView) -> [String] {
    page.tree.nodes.compactMap { node in
      let text = String(
        decoding: page.tree.text[Int(node.textStart)..<Int(node.textEnd)], as: UTF8.self)
      return text.isEmpty ? nil : text
    }
  }

  /// Sends an event to the element of a number among those that listen to its slot.
  private func send(_ event: LiveEvent, to number: Int = 0, _ page: LiveView) throws {
    let nodes = page.tree.nodes.indices.filter { page.listens($0, to: event.slot) }
    let node = try #require(nodes.indices.contains(number) ? nodes[number] : nil)
    #expect(page.handle(event, atNode: node) == .handled)
  }

  @Test("A button counts")
  func counter() throws {
    let page = try page(CounterApp.self)
    #expect(texts(page) == ["Count: 0"])
    try send(LiveEvent(.press), page)
    let frame = try page.update()
    #expect(frame != nil)
    #expect(texts(page) == ["Count: 1"])
    #expect(try page.update() == nil)
  }

  @Test("Published changes of an object are shown, others are not")
  func handWritten() throws {
    let page = try page(HandWrittenModelApp.self)
    let bodies = page.bodyCount
    try send(LiveEvent(.press), to: 1, page)
    #expect(try page.update() == nil)
    #expect(texts(page)[1] == "Silent: 0")
    #expect(page.bodyCount == bodies)
    try send(LiveEvent(.press), to: 0, page)
    _ = try page.update()
    // The next evaluation shows what nobody had announced.
    #expect(texts(page).prefix(2) == ["Announced: 1", "Silent: 1"])
    #expect(page.bodyCount == bodies + 1)
  }

  @Test("Text follows a published property that a field writes")
  func published() throws {
    let page = try page(PublishedModelApp.self)
    try send(LiveEvent(.input, .text("you")), page)
    _ = try page.update()
    #expect(texts(page).first == "Hello, you!")
    #expect(page.tree.html.contains("value=\"you\""))
  }

  @Test("Parent and child follow one object")
  func parentAndChild() throws {
    let page = try page(ParentAndChildApp.self)
    let bodies = page.bodyCount
    try send(LiveEvent(.press), page)
    _ = try page.update()
    #expect(texts(page) == ["Points: 4", "Add to 4"])
    #expect(page.bodyCount == bodies + 2)
  }

  @Test("Each page has an app of its own")
  func apps() throws {
    let (first, second) = (try page(ParentAndChildApp.self), try page(ParentAndChildApp.self))
    try send(LiveEvent(.press), first)
    _ = try first.update()
    #expect(try second.update() == nil)
    #expect(texts(second) == ["Points: 3", "Add to 3"])
  }

  @Test("A sheet opens by a binding, and its content closes it")
  func sheet() throws {
    let page = try page(SheetApp.self)
    #expect(!page.tree.html.contains("<dialog"))
    try send(LiveEvent(.press), page)
    _ = try page.update()
    #expect(page.tree.html.contains("<dialog"))
    try send(LiveEvent(.press), to: 1, page)
    _ = try page.update()
    #expect(texts(page) == ["Open"])
    try send(LiveEvent(.press), page)
    _ = try page.update()
    // The reader closes it by a key.
    try send(LiveEvent(.open, .flag(false)), page)
    _ = try page.update()
    #expect(texts(page) == ["Open"])
  }
}
