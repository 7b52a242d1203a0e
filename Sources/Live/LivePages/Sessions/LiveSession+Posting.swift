import ElementDiff
import ElementTree
import Foundation
import ViewTree

/// What a reader without script does: a form has all fields of the page, and the button that was pressed.
extension LiveSession {
  /// The token of the form of the page as it is shown now.
  var formToken: FormToken {
    FormToken(
      page: PageToken(session: id, epoch: sessions.epoch), event: lastEvent, shape: state.shape,
      expiry: UInt32(clamping: Int(Date().timeIntervalSince1970 + limits.storedTime)))
  }

  /// Applies what a form says has changed, field by field, then the button's press.
  ///
  /// Each is an event like those of a page with script: it counts only where its control can be reached then.
  ///
  /// - Returns: False if the session has no time for it now, or has ended.
  func post(_ form: PostedForm, _ token: FormToken) -> Bool {
    guard restLeft == 0 else { return false }
    let desk = FormConnection()
    let address = route
    connection.map { _ in disconnect(1000, reason: "Opened elsewhere") }
    connection = desk
    hasAttached = true
    defer { leave(desk, from: address) }
    evaluate()
    // A form that was taken before, or that a script has overtaken, shows the page as it is.
    guard token.event == lastEvent, !hasEnded else { return !hasEnded }
    guard !mustWait else { return false }
    var submitted: [ArrivedEvent] = []
    for change in changes(form) {
      receive(change)
      if form[LivePageForm.buttonName] == nil, change.slot == .input {
        submitted.append(
          ArrivedEvent(number: 0, node: change.node, kind: change.kind, slot: .submit, payload: []))
      }
    }
    if let press = press(form) {
      receive(press)
    } else {
      // Return in a field says no more than which texts are others; their fields are done.
      for var event in submitted where listens(event) {
        event.number = lastEvent &+ 1
        receive(event)
      }
    }
    evaluate()
    return connection === desk && !hasEnded
  }

  /// - Parameter address: The address that the browser shows; a script that attaches is told of another.
  private func leave(_ desk: FormConnection, from address: String) {
    lastSeen = sessions.clock()
    guard !hasEnded else { return }
    if connection === desk { connection = nil }
    numberAnew()
    if route != address { keep(nil, with: [.replace(route)]) }
    sessions.storeNow(self)
  }

  /// Has the page be sent as a document once more, with all that has happened to it.
  ///
  /// - Returns: False if the session has no time for it now, or has ended.
  func becomeDocument() -> Bool {
    guard restLeft == 0, !hasEnded, !mustWait else { return false }
    connection.map { _ in disconnect(1000, reason: "Opened elsewhere") }
    let desk = FormConnection()
    connection = desk
    evaluate()
    leave(desk, from: route)
    return !hasEnded
  }

  /// The page is a document anew: its nodes have the numbers of a first page.
  private func numberAnew() {
    kept.removeAll()
    ahead = nil
    heldCommands = []
    renewals = []
    pinned = []
    mustReset = false
    (frame, sent, acknowledged) = (0, 0, 0)
    resumption = nil
    state = sessions.steps.first(content.tree)
    counted = (0, state.shape)
    toldEvent = lastEvent
    lastPath = (0, "")
    content.becomeDocument()
  }

  private func next(_ index: Int, _ slot: LiveSlot, _ payload: [UInt8]) -> ArrivedEvent? {
    guard let id = shown.page.id(ofNode: index) else { return nil }
    return ArrivedEvent(
      number: 0, node: id.number, kind: shown.page.tree.nodes[index].name.eventKind, slot: slot,
      payload: payload)
  }

  private func press(_ form: PostedForm) -> ArrivedEvent? {
    guard let text = form[LivePageForm.buttonName], let node = UInt32(text),
      let index = index(of: node), var event = next(index, .press, [])
    else { return nil }
    event.number = lastEvent &+ 1
    return event
  }

  /// The place of a node that the posted page has numbered.
  private func index(of node: UInt32) -> Int? {
    currentNumber(node).flatMap { shown.page.index(of: $0) }
  }

  private func listens(_ event: ArrivedEvent) -> Bool {
    index(of: event.node).map { slots(of: $0).contains(.submit) } ?? false
  }

  private func slots(of index: Int) -> [LiveSlot] {
    (shown.page.tree.attribute(.dataOn, of: index) ?? "").split(separator: " ").compactMap {
      $0.first.flatMap { UInt8(String($0), radix: 36) }.flatMap(LiveSlot.init)
    }
  }

  /// The events of the fields whose values are others than the page shows, one after the other: each is made when
  /// those before it have been applied.
  private func changes(_ form: PostedForm) -> some Sequence<ArrivedEvent> {
    var values: [String: String] = [:]
    for field in form.fields { values[field.name] = field.value }
    // Checkboxes that are off aren't posted, so all fields of the page are asked.
    let fields = shown.page.tree.nodes.indices.filter {
      [.input, .select, .textarea].contains(shown.page.tree.nodes[$0].name)
    }.compactMap { shown.page.id(ofNode: $0) }
    return fields.lazy.compactMap { [self] id in
      guard let index = shown.page.index(of: id), var event = change(of: index, id, values) else {
        return nil
      }
      event.number = lastEvent &+ 1
      return event
    }
  }

  private func change(
    of index: Int, _ id: InstanceID, _ values: [String: String]
  ) -> ArrivedEvent? {
    let tree = shown.page.tree
    let slots = slots(of: index)
    guard !slots.isEmpty, tree.attribute(.disabled, of: index) == nil else { return nil }
    let isChecked = tree.attribute(.checked, of: index) != nil
    switch tree.attribute(.type, of: index) {
    case "radio":
      guard let group = tree.attribute(.name, of: index), !isChecked,
        let value = tree.attribute(.value, of: index), values[group] == value
      else { return nil }
      return next(index, .check, [1])
    case "checkbox":
      // Only what the form's page had.
      guard (values["\(id.number)"] != nil) != isChecked else { return nil }
      return next(index, .check, [isChecked ? 0 : 1])
    default:
      guard var value = values["\(id.number)"] else { return nil }
      // Forms write line breaks as two characters, scripts as one.
      if tree.nodes[index].name == .textarea { value.replace("\r\n", with: "\n") }
      guard value != shownValue(of: index) else { return nil }
      return next(index, slots.contains(.input) ? .input : .change, Array(value.utf8))
    }
  }

  /// What a field shows, as a form would post it.
  private func shownValue(of index: Int) -> String {
    let tree = shown.page.tree
    let node = tree.nodes[index]
    switch node.name {
    case .textarea:
      return tree.string(node.textStart, node.textEnd)
    case .select:
      let options = (index + 1..<index + Int(node.span)).filter { tree.nodes[$0].name == .option }
      let chosen = options.first { tree.attribute(.selected, of: $0) != nil } ?? options.first
      return chosen.flatMap { tree.attribute(.value, of: $0) } ?? ""
    default: return tree.attribute(.value, of: index) ?? ""
    }
  }
}

/// A page without script has no connection: what it would be sent is in its next document.
@MainActor
private final class FormConnection: LiveConnection {
  func send(_ message: [UInt8]) -> Bool { true }
  func close(_ code: Int, reason: String) {}
}
