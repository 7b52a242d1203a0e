package import ElementTree
import Foundation
package import ViewTree

/// A live page without views: rows, a field, and buttons that change them.
///
/// It has what sessions need to be tried with: keyed rows that move, styles that come and go,
/// state that can be kept, and a log of what was done, so that a thing done twice is seen.
@MainActor
package final class BoardContent: LiveContent {
  /// What is kept.
  package struct State: Codable, Equatable, Sendable {
    package var rows: [Int] = []
    package var nextRow = 1
    package var log: [String] = []
    package var isOn = false
    package var padding = ""
  }

  package enum Button: Int, CaseIterable, Sendable {
    case add, remove, rotate, toggle
  }

  package var onChange: (() -> Void)?
  package var title = "Board"
  package private(set) var tree = ElementTree()
  package private(set) var state = State()
  /// Written into the log as events are handled.
  package private(set) var isEnded = false
  private let model: BoardModel
  private var handlers: [Int: [LiveSlot: (LiveEvent) -> Void]] = [:]
  private var refused: Set<Int> = []
  private var commands: [LiveCommand] = []
  private var isChanged = true
  /// How many rows the log shows at most.
  private static var shownLines: Int { 5 }

  package init(rows: Int = 0, model: BoardModel = BoardModel()) {
    self.model = model
    for _ in 0..<rows { addRow() }
    model.listen(self) { [unowned self] in change() }
  }

  /// Changes the state as a task of a view's would.
  package func write(_ body: (inout State) -> Void) {
    body(&state)
    change()
  }

  /// Sends a command with the next frame.
  package func send(_ command: LiveCommand) {
    commands.append(command)
    change()
  }

  private func change() {
    guard !isChanged else { return }
    isChanged = true
    onChange?()
  }

  private func addRow() {
    state.rows.append(state.nextRow)
    state.nextRow += 1
  }

  private func press(_ button: Button) {
    state.log.append("\(button)")
    switch button {
    case .add: addRow()
    case .remove: if !state.rows.isEmpty { state.rows.removeFirst() }
    case .rotate: if let first = state.rows.popLast() { state.rows.insert(first, at: 0) }
    case .toggle: state.isOn.toggle()
    }
    change()
  }

  package func update() throws -> LiveFrame? {
    guard isChanged else { return nil }
    isChanged = false
    build()
    defer { commands = [] }
    return LiveFrame(tree: tree, commands: commands)
  }

  private func build() {
    handlers = [:]
    refused = []
    var table = StyleTable()
    let plain = table.extend(0, .display, .number(1))
    let padded = table.extend(0, .width, .points(state.isOn ? 20 : Double(state.rows.count % 7)))
    var builder = ElementBuilder(styles: table)
    let main = builder.open(.main, style: plain)
    let heading = builder.open(.h1)
    builder.text(model.headline)
    builder.close(heading)
    for button in Button.allCases {
      let index = builder.open(.button)
      builder.attribute(.dataOn, "1")
      builder.text("\(button)")
      builder.close(index)
      handlers[index] = [.press: { [unowned self] _ in press(button) }]
    }
    let off = builder.open(.button)
    builder.attribute(.disabled, "")
    builder.text("off")
    builder.close(off)
    refused.insert(off)
    let field = builder.open(.input)
    builder.attribute(.type, "text")
    builder.attribute(.dataOn, "2 3 6 7")
    builder.close(field)
    handlers[field] = [
      .change: { [unowned self] event in
        if case .text(let text) = event.payload { state.log.append(text) }
        change()
      },
      .input: { [unowned self] event in
        if case .text(let text) = event.payload { state.log.append("input " + text) }
        change()
      },
      .focus: { _ in }, .blur: { _ in },
    ]
    let list = builder.open(.ul)
    for row in state.rows {
      let item = builder.open(.li, style: row % 3 == 0 ? padded : plain, key: UInt64(row))
      let label = builder.open(.span)
      builder.text("Row \(row)")
      builder.close(label)
      if state.isOn {
        let mark = builder.open(.strong)
        builder.text("on")
        builder.close(mark)
      }
      builder.close(item)
    }
    builder.close(list)
    let lines = builder.open(.p)
    builder.text(state.log.suffix(Self.shownLines).joined(separator: ", "))
    builder.close(lines)
    builder.close(main)
    tree = builder.finish()
  }

  package func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
    guard let node else {
      return event.slot == .route || event.slot == .scene ? .handled : .unknown
    }
    if refused.contains(node) {
      return .refused(EventRefusal(reason: .disabled, slot: event.slot, viewPath: ["Board"]))
    }
    guard let handler = handlers[node]?[event.slot] else { return .unknown }
    handler(event)
    return .handled
  }

  package func snapshot() -> [UInt8] {
    (try? JSONEncoder().encode(state)).map(Array.init) ?? []
  }

  package func restore(_ snapshot: [UInt8]) {
    if let state = try? JSONDecoder().decode(State.self, from: Data(snapshot)) {
      self.state = state
    }
  }

  package func end() {
    isEnded = true
    model.listen(self, nil)
  }
}
