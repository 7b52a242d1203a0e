import ElementTree
import SeededRandom

@testable import ViewSnapshots

/// One small thing that goes wrong on a page, at a place that a seed decides.
enum PageMutation: String, CaseIterable, Sendable {
  case divider, colorStep, lostLabel, lostAlternative, swappedOrder, lostKey, contrast
  case rightToLeft, padding, lostElement, text, fontSize, cornerRadius, link, lostRole, disabled
  case headingLevel, movedAcross, shadow, title, doubledRow, size, gap, language, lostText

  /// Changes a page; gives whether a change is the one that must be found, or nil if there is no place
  /// for this mutation on the page.
  func apply(
    to page: inout SnapshotPage, _ random: inout SeededGenerator
  ) -> ((SemanticChange.Kind) -> Bool)? {
    switch self {
    case .rightToLeft:
      page.isRightToLeft.toggle()
      return { if case .document("direction", _, _) = $0 { true } else { false } }
    case .title:
      page.title += "!"
      return { if case .document("title", _, _) = $0 { true } else { false } }
    case .language:
      page.language = "nl"
      return { if case .document("language", _, "nl") = $0 { true } else { false } }
    default: break
    }
    var roots = PageNode.nodes(of: page.tree)
    guard var root = roots.first else { return nil }
    var places: [[Int]] = []
    root.visit([]) { node, path in if hasPlace(in: node) { places.append(path) } }
    guard !places.isEmpty else { return nil }
    let path = places[random.below(places.count)]
    let isFound = change(&root[path[...]], &random)
    roots[0] = root
    let mutated = PageNode.tree(of: roots, origins: page.tree.origins)
    // A change that leaves the page as it was is none.
    guard mutated != page.tree else { return nil }
    page.tree = mutated
    return isFound
  }

  private func hasPlace(in node: PageNode) -> Bool {
    switch self {
    case .divider: node.children.count > 1
    case .colorStep: node.style.contains { Self.stepped($0.value) != nil }
    case .lostLabel: node.has(.ariaLabel)
    case .lostAlternative: node.attributes.contains { $0.name == .alt && !$0.value.isEmpty }
    case .swappedOrder: node.children.count > 1
    case .lostKey: node.children.contains { $0.key != 0 }
    case .contrast, .padding: node.name != .text && !node.name.isSVG
    case .lostElement, .movedAcross: node.children.contains { !$0.children.isEmpty }
    case .text, .lostText: !node.text.isEmpty
    case .fontSize: node.has("font-size") || node.has("font")
    case .cornerRadius: node.has("border-radius")
    case .link: node.has(.href)
    case .lostRole: node.has(.role)
    case .disabled: node.name == .button || node.name == .input
    case .headingLevel: node.children.contains { $0.name == .h1 || $0.name == .h2 }
    case .shadow: node.has("box-shadow") || node.has("filter")
    case .doubledRow: node.children.contains { $0.key != 0 }
    case .size: node.has("width") || node.has("height")
    case .gap: node.has("gap")
    case .rightToLeft, .title, .language: false
    }
  }

  private func change(
    _ node: inout PageNode, _ random: inout SeededGenerator
  ) -> (SemanticChange.Kind) -> Bool {
    switch self {
    case .divider:
      var line = node.children[0]
      (line.name, line.key, line.attributes, line.text) = (.hr, 0, [], "")
      line.style = [("height", "1px")]
      line.children = []
      node.children.insert(line, at: random.below(node.children.count + 1))
      return { if case .insert("<hr>") = $0 { true } else { false } }
    case .colorStep:
      let places = node.style.indices.filter { Self.stepped(node.style[$0].value) != nil }
      let place = places[random.below(places.count)]
      let property = node.style[place].property
      node.style[place].value = Self.stepped(node.style[place].value) ?? ""
      return Self.isStyle(property)
    case .lostLabel: return lose(.ariaLabel, &node)
    case .lostAlternative: return lose(.alt, &node)
    case .lostRole: return lose(.role, &node)
    case .swappedOrder:
      let place = random.below(node.children.count - 1)
      node.children.swapAt(place, place + 1)
      return { kind in
        // Neighbours of one kind without keys are told apart by what they hold.
        switch kind {
        case .order, .text, .attribute, .move, .key: true
        default: false
        }
      }
    case .lostKey:
      let place = node.children.firstIndex { $0.key != 0 } ?? 0
      node.children[place].key = 0
      return { if case .key(_, nil) = $0 { true } else { false } }
    case .contrast: return set("opacity", "0.99", &node)
    case .padding: return set("padding", "1px", &node)
    case .lostElement:
      let place = node.children.firstIndex { !$0.children.isEmpty } ?? 0
      node.children.remove(at: place)
      return { if case .remove = $0 { true } else { false } }
    case .movedAcross:
      let place = node.children.firstIndex { !$0.children.isEmpty } ?? 0
      var around = node.children[place]
      let moved = around
      around.children = [moved]
      (around.key, around.attributes, around.style, around.name) = (0, [], [], .section)
      node.children[place] = around
      return { kind in
        switch kind {
        case .insert, .move: true
        default: false
        }
      }
    case .text:
      node.text = String(node.text.dropLast()) + (node.text.last == "x" ? "y" : "x")
      return { if case .text = $0 { true } else { false } }
    case .lostText:
      node.text = ""
      return { kind in
        switch kind {
        case .text, .remove: true
        default: false
        }
      }
    case .fontSize:
      node.style.removeAll { $0.property == "font" }
      return set("font-size", "0.8125rem", &node)
    case .cornerRadius: return set("border-radius", "7px", &node)
    case .link:
      let place = node.attributes.firstIndex { $0.name == .href } ?? 0
      node.attributes[place].value += "x"
      return { if case .attribute("href", _, _) = $0 { true } else { false } }
    case .disabled:
      if node.has(.disabled) { return lose(.disabled, &node) }
      node.attributes.append((.disabled, ""))
      return { if case .attribute("disabled", nil, _) = $0 { true } else { false } }
    case .headingLevel:
      let place = node.children.firstIndex { $0.name == .h1 || $0.name == .h2 } ?? 0
      node.children[place].name = .h3
      return { if case .element(_, "h3") = $0 { true } else { false } }
    case .shadow:
      let property = node.has("box-shadow") ? "box-shadow" : "filter"
      node.style.removeAll { $0.property == property }
      return Self.isStyle(property)
    case .doubledRow:
      let place = node.children.firstIndex { $0.key != 0 } ?? 0
      var row = node.children[place]
      row.key &+= 2
      node.children.insert(row, at: place + 1)
      return { if case .insert = $0 { true } else { false } }
    case .size: return set(node.has("width") ? "width" : "height", "43px", &node)
    case .gap: return set("gap", "5px", &node)
    case .rightToLeft, .title, .language: return { _ in false }
    }
  }

  private func set(
    _ property: String, _ value: String, _ node: inout PageNode
  ) -> (SemanticChange.Kind) -> Bool {
    node.style.removeAll { $0.property == property }
    node.style.append((property, value))
    return Self.isStyle(property)
  }

  private func lose(
    _ name: AttributeName, _ node: inout PageNode
  ) -> (SemanticChange.Kind) -> Bool {
    node.attributes.removeAll { $0.name == name }
    return { if case .attribute(name.string, _?, nil) = $0 { true } else { false } }
  }

  /// Whether a change is one of a property; shorthands of sides are written out.
  private static func isStyle(_ property: String) -> (SemanticChange.Kind) -> Bool {
    { kind in
      guard case .style(let name, _, _) = kind else { return false }
      return name == property || name.hasPrefix(property + "-")
    }
  }

  /// A value with its first colour one step darker or lighter in blue; nil if it has none.
  private static func stepped(_ value: String) -> String? {
    let characters = Array(value)
    guard let hash = characters.firstIndex(of: "#") else { return nil }
    let digits = characters[(hash + 1)...].prefix { $0.isHexDigit }
    guard digits.count >= 3, let last = digits.last, let digit = last.hexDigitValue else {
      return nil
    }
    var changed = characters
    changed[hash + digits.count] = Character(String(digit == 0 ? 1 : digit - 1, radix: 16))
    return String(changed)
  }
}

extension PageNode {
  fileprivate func has(_ name: AttributeName) -> Bool { attributes.contains { $0.name == name } }

  fileprivate func has(_ property: String) -> Bool {
    style.contains { $0.property == property }
  }
}
