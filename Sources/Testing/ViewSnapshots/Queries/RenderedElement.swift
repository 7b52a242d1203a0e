import ElementDiff
import ElementTree

/// An element of a rendered view; it stays the same one while the view changes around it.
@MainActor
public struct RenderedElement {
  /// The view that it is in.
  public let view: RenderedView
  let id: InstanceID

  var index: Int? { view.page.index(of: id) }

  /// Whether the element is still there.
  public var exists: Bool { index != nil }

  private func read<Value>(_ otherwise: Value, _ body: (ElementTree, Int) -> Value) -> Value {
    guard let index else { return otherwise }
    return body(view.page.tree, index)
  }

  /// The words in the element, those of elements side by side with a space between them; empty once
  /// it has gone.
  public var text: String { read("") { $0.words(of: $1) } }

  /// The element's accessible name.
  public var name: String { read("") { AccessibleName.of($1, in: $0) } }

  /// What the element is to readers.
  public var role: ElementRole { read(.none) { ElementRole(of: $1, in: $0) } }

  /// The name of the element's tag.
  public var tag: String { read("") { $0.nodes[$1].name.string } }

  /// The accessibility identifier.
  public var identifier: String? { self["data-testid"] }

  /// The value of a field or a slider; what a text area holds.
  public var value: String? {
    read(nil) { tree, index in
      switch tree.nodes[index].name {
      case .textarea: tree.words(of: index)
      case .select: tree.chosenOption(of: index)
      default: tree.attribute(.value, of: index)
      }
    }
  }

  /// Whether a switch or a checkbox is on, or a disclosure open.
  public var isOn: Bool {
    read(false) { tree, index in
      let target = tree.control(in: index) ?? index
      return tree.attribute(.checked, of: target) != nil || tree.attribute(.open, of: target) != nil
        || tree.attribute(.ariaPressed, of: target) == "true"
    }
  }

  /// Whether the control answers.
  public var isEnabled: Bool {
    read(false) { tree, index in
      tree.attribute(.disabled, of: tree.control(in: index) ?? index) == nil
    }
  }

  /// The value of an attribute; nil if pages have no such attribute or the element has none.
  public subscript(attribute: String) -> String? {
    guard let name = AttributeName(attribute) else { return nil }
    return read(nil) { $0.attribute(name, of: $1) }
  }

  /// The CSS declarations of the element, by property.
  public var style: [String: String] {
    read([:]) { tree, index in
      let list = tree.nodes[index].style
      guard list != 0 else { return [:] }
      var styles = tree.styles
      let declarations = StyleRule.declarations(in: styles.rule(for: list).body) ?? []
      return Dictionary(
        declarations.map { ($0.0.string, $0.1) }, uniquingKeysWith: { _, last in last })
    }
  }

  /// How messages call it.
  var description: String {
    read("an element that has gone") { PagePaths($0).description(of: $1) }
  }
}

extension ElementTree {
  /// The node itself or the first control in it.
  func control(in index: Int) -> Int? {
    (index..<(index + Int(nodes[index].span))).first { node in
      switch nodes[node].name {
      case .input, .button, .select, .textarea, .details: true
      default: false
      }
    }
  }

  /// The control that a label is for.
  func labelledControl(of index: Int) -> Int? {
    guard nodes[index].name == .label else { return nil }
    guard let id = attribute(.for, of: index) else { return control(in: index) }
    return nodes.indices.first { attribute(.id, of: $0) == id }
  }

  /// The value of a menu's chosen option.
  fileprivate func chosenOption(of index: Int) -> String? {
    let options = (index..<(index + Int(nodes[index].span))).filter { nodes[$0].name == .option }
    let chosen = options.first { attribute(.selected, of: $0) != nil } ?? options.first
    return chosen.map { attribute(.value, of: $0) ?? words(of: $0) }
  }
}
