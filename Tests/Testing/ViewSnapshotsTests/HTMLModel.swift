import SeededRandom

/// A page of HTML that anybody may have written, easily changed.
struct HTMLModel: Equatable {
  var name: String
  var attributes: [(name: String, value: String)] = []
  /// The declarations of its `style` attribute.
  var style: [(property: String, value: String)] = []
  /// The words of a text; empty for an element.
  var text = ""
  var children: [HTMLModel] = []
  /// Tells nodes apart however they change; no part of the page.
  var number = 0

  var isText: Bool { name == "#text" }

  /// The element's only text, if it holds nothing else.
  var ownText: Int? {
    children.count == 1 && children[0].isText ? 0 : nil
  }

  static func == (left: HTMLModel, right: HTMLModel) -> Bool {
    left.name == right.name && left.text == right.text && left.children == right.children
      && left.attributes.elementsEqual(right.attributes, by: { $0 == $1 })
      && left.style.elementsEqual(right.style, by: { $0 == $1 })
  }

  /// The node at a path of places among siblings.
  subscript(path: ArraySlice<Int>) -> HTMLModel {
    get { path.first.map { children[$0][path.dropFirst()] } ?? self }
    set {
      if let first = path.first {
        children[first][path.dropFirst()] = newValue
      } else {
        self = newValue
      }
    }
  }

  /// Calls a function with each node, those inside after the one around them.
  func visit(_ path: [Int] = [], _ body: (HTMLModel, [Int]) -> Void) {
    body(self, path)
    for (place, child) in children.enumerated() { child.visit(path + [place], body) }
  }

  /// The path to the node of a number.
  func path(to number: Int) -> [Int]? {
    var found: [Int]?
    visit { node, path in if node.number == number { found = path } }
    return found
  }

  // How reports say where a node is

  /// The way to a node by names, as reports write it.
  func way(to path: [Int]) -> String {
    var steps = [name]
    var node = self
    for place in path {
      let child = node.children[place]
      let ofName = node.children.indices.filter { node.children[$0].name == child.name }
      let number = (ofName.firstIndex(of: place) ?? 0) + 1
      // The only text of an element is said to be the element's.
      if !(child.isText && node.children.count == 1) {
        steps.append(ofName.count == 1 ? child.name : "\(child.name)[\(number)]")
      }
      node = child
    }
    return steps.joined(separator: "/")
  }

  // Source

  private static let void: Set<String> = ["br", "hr", "img", "input", "wbr", "link", "meta"]

  /// The page's source; `spacing` decides what means nothing: indentation, quotes, comments.
  func source(_ spacing: inout SeededGenerator) -> String {
    "<!DOCTYPE html>" + element(&spacing, depth: 0) + "\n"
  }

  private func element(_ random: inout SeededGenerator, depth: Int) -> String {
    if isText { return Self.escaped(text) }
    var result = "<" + (random.once(in: 5) ? name.uppercased() : name)
    var all = attributes.map { ($0.name, $0.value) }
    if !style.isEmpty {
      let separator = random.once(in: 2) ? ";" : "; "
      let colon = random.once(in: 2) ? ":" : ": "
      all.append(
        ("style", style.map { $0.property + colon + $0.value }.joined(separator: separator)))
    }
    for (name, value) in all {
      result += random.once(in: 4) ? "\n " : " "
      if value.isEmpty, random.once(in: 2) {
        result += name
      } else if random.once(in: 4), !value.isEmpty,
        value.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
      {
        result += "\(name)=\(value)"
      } else {
        let quote = random.once(in: 3) ? "'" : "\""
        let text = Self.escaped(value).replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
        result += "\(name)=\(quote)\(text)\(quote)"
      }
    }
    result += ">"
    if Self.void.contains(name) { return result }
    let isMixed = children.contains(where: \.isText)
    for child in children {
      // Beside texts a space is shown.
      if !isMixed { result += ["", "\n", "\n\t  ", "<!-- \(depth) -->"][random.below(4)] }
      result += child.element(&random, depth: depth + 1)
    }
    if !isMixed, random.once(in: 2) { result += "\n" }
    if name == "li", random.once(in: 3) { return result }
    return result + "</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
