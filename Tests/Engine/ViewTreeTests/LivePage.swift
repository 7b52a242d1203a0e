import ElementTree
import Testing

@testable import ViewTree

/// A live page of views, and what a reader does on it.
@MainActor
struct LivePage {
  let view: LiveView
  /// The commands of the last frame.
  private(set) var commands: [LiveCommand] = []

  init(_ content: some View) throws {
    view = LiveView(content)
    _ = try view.update()
  }

  var html: String { view.tree.html }

  /// The texts of the elements of a name, in the order of the page.
  func texts(_ name: ElementName) -> [String] {
    view.tree.nodes.indices.filter { view.tree.nodes[$0].name == name }.map { text(in: $0) }
  }

  /// The nodes that listen to something.
  func nodes(_ slot: LiveSlot) -> [Int] {
    view.tree.nodes.indices.filter { view.listens($0, to: slot) }
  }

  /// All text in a node.
  func text(in node: Int) -> String {
    view.tree.nodes.indices[node...].prefix(Int(view.tree.nodes[node].span)).map {
      view.tree.string(view.tree.nodes[$0].textStart, view.tree.nodes[$0].textEnd)
    }.joined()
  }

  /// The node that listens to something and shows or is named by a text.
  func node(_ slot: LiveSlot, _ text: String) throws -> Int {
    try #require(
      nodes(slot).first { node in
        self.text(in: node) == text
          || view.tree.attribute(.ariaLabel, of: node) == text
      }, "nothing that is \(text)")
  }

  /// Does something to a node and evaluates what comes of it.
  @discardableResult
  mutating func send(
    _ slot: LiveSlot, _ payload: LiveEvent.Payload = .none, to node: Int
  ) throws -> LiveEventOutcome {
    let outcome = view.handle(LiveEvent(slot, payload), atNode: node)
    try update()
    return outcome
  }

  /// Evaluates what has changed.
  mutating func update() throws { commands = try view.update()?.commands ?? [] }

  /// Presses the button of a text.
  mutating func press(_ text: String) throws { try send(.press, to: node(.press, text)) }

  /// Waits until something is so, for work that goes on elsewhere.
  mutating func wait(_ isSo: (LivePage) -> Bool) async throws -> Bool {
    for _ in 0..<10_000 {
      try update()
      if isSo(self) { return true }
      await Task.yield()
    }
    return false
  }
}

extension LivePage {
  /// A page that was opened already.
  init(_ view: LiveView) throws {
    self.view = view
    _ = try view.update()
  }
}
