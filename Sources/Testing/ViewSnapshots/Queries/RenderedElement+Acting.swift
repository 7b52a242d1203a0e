import ElementDiff
import ElementTree
import ViewTree

extension RenderedElement {
  /// Taps the element: presses a button, turns a switch, opens a disclosure, or does what a tap does.
  ///
  /// A tap on words reaches the control around them; a tap on a label the control in it.
  ///
  /// - Throws: ``QueryError`` if nothing answers or the control is disabled.
  public func tap() throws {
    let slots: [LiveSlot] = [.press, .check, .tap, .open, .link]
    let (target, slot) = try listener(to: slots, "tap")
    let tree = view.page.tree
    let payload: LiveEvent.Payload =
      switch slot {
      case .check: .flag(tree.attribute(.checked, of: target) == nil || isRadio(target))
      case .open: .flag(tree.attribute(.open, of: target) == nil)
      case .tap: .motion(1, [0, 0])
      case .link: .text(tree.attribute(.href, of: target) ?? "")
      default: .none
      }
    try send(slot, payload, to: target, "tap")
  }

  private func isRadio(_ index: Int) -> Bool {
    view.page.tree.attribute(.type, of: index) == "radio"
  }

  /// Types behind what a field holds.
  public func type(_ text: String) throws { try replaceText(with: (value ?? "") + text) }

  /// Types something in place of what a field holds.
  public func replaceText(with text: String) throws {
    let (target, _) = try listener(to: [.input, .change], "type")
    let element = view.element(target) ?? self
    try element.sendIfHeard(.focus, .none, "focus")
    try element.sendIfHeard(.input, .text(text), "type \(SnapshotQuoting.quoted(text))")
    try element.sendIfHeard(.change, .text(text), "change")
  }

  /// Presses Return in a field.
  public func submit() throws {
    let (target, _) = try listener(to: [.submit], "submit")
    try send(.submit, .none, to: target, "submit")
  }

  /// Chooses a menu's option by its words, or moves a slider to a value.
  public func choose(_ choice: String) throws {
    let (target, slot) = try listener(to: [.change, .input], "choose")
    let tree = view.page.tree
    let options = (target..<(target + Int(tree.nodes[target].span)))
      .filter { tree.nodes[$0].name == .option }
    var value = choice
    if !options.isEmpty {
      guard let option = options.first(where: { tree.words(of: $0) == choice }) else {
        let words = options.map { SnapshotQuoting.quoted(tree.words(of: $0)) }
        throw QueryError(
          code: .missing,
          description: "No option is \(SnapshotQuoting.quoted(choice)). "
            + "The options are \(words.joined(separator: ", ")).")
      }
      value = tree.attribute(.value, of: option) ?? choice
    }
    try send(slot, .text(value), to: target, "choose \(SnapshotQuoting.quoted(choice))")
  }

  /// Drags the element by so many points, to the right and downwards, and lets it go.
  ///
  /// - Parameters:
  ///   - x: In points.
  ///   - y: In points.
  ///   - before: Called with the pointer at its place, before it is released.
  public func drag(
    byX x: Double, y: Double = 0, beforeRelease before: (RenderedView) throws -> Void = { _ in }
  ) throws {
    let (target, _) = try listener(to: [.drag], "drag")
    let element = view.element(target) ?? self
    let end: [Float] = [0, 0, Float(x), Float(y), 0, 0]
    try element.sendIfHeard(
      .drag, .motion(LiveEvent.Phase.began.rawValue, [0, 0, 0, 0, 0, 0]), "drag")
    try element.sendIfHeard(.drag, .motion(LiveEvent.Phase.changed.rawValue, end), "drag")
    try before(view)
    try element.sendIfHeard(.drag, .motion(LiveEvent.Phase.ended.rawValue, end), "release")
  }

  /// Presses long enough, and lets go.
  public func longPress() throws {
    let (target, _) = try listener(to: [.longPress], "long press")
    let element = view.element(target) ?? self
    try element.sendIfHeard(
      .longPress, .motion(LiveEvent.Phase.ended.rawValue, []), "long press")
  }

  /// The node that listens to one of some events: this one, one around it, or the first in it.
  private func listener(
    to slots: [LiveSlot], _ action: String
  ) throws -> (node: Int, slot: LiveSlot) {
    guard let index else {
      throw QueryError(code: .gone, description: "\(action): the element has gone. Find it again.")
    }
    let tree = view.page.tree
    var around: [Int] = []
    for node in 0...index where node + Int(tree.nodes[node].span) > index { around.append(node) }
    let inside = (index + 1)..<(index + Int(tree.nodes[index].span))
    let labelled = around.reversed().compactMap { tree.labelledControl(of: $0) }
    var disabled = false
    for node in around.reversed() + labelled + Array(inside) {
      if let slot = slots.first(where: { view.content.listens(node, to: $0) }) {
        return (node, slot)
      }
      if tree.attribute(.disabled, of: node) != nil { disabled = true }
    }
    guard !disabled else {
      throw QueryError(
        code: .disabled,
        description: "\(action): \(description) is disabled. Enable it first.")
    }
    throw QueryError(
      code: .deaf,
      description: "\(action): neither \(description) nor what is around or in it listens to that.")
  }

  private func send(
    _ slot: LiveSlot, _ payload: LiveEvent.Payload, to node: Int, _ action: String
  ) throws {
    guard let target = view.element(node) else { return }
    try view.send(LiveEvent(slot, payload), to: target.id, "\(action) \(target.description)")
  }

  /// Sends an event if the element is still there and listens to it.
  private func sendIfHeard(
    _ slot: LiveSlot, _ payload: LiveEvent.Payload, _ action: String
  ) throws {
    guard let index, view.content.listens(index, to: slot) else { return }
    try send(slot, payload, to: index, action)
  }
}
