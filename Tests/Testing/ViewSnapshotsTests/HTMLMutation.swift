import SeededRandom

@testable import ViewSnapshots

/// A change of a page that is known, and how a report must say it.
enum HTMLMutation: String, CaseIterable {
  case word, wholeText, attribute, newAttribute, lostAttribute, classes, classOrder, attributeOrder
  case declaration, lostDeclaration, insert, insertItem, remove, moveAcross, order, rename, wrap

  /// What a change did, by the numbers of nodes: paths are known when all changes are made.
  struct Effect {
    var words: String
    /// The node whose old place is told, if it was there.
    var old: Int?
    /// The node whose new place is told, if that matters.
    var new: Int?

    /// The change as ``HTMLMutation/line(of:)`` says it.
    func line(_ before: HTMLModel, _ after: HTMLModel) -> String {
      var line = words
      if let old, let path = before.path(to: old) { line += " @ \(before.way(to: path))" }
      if let new, let path = after.path(to: new) { line += " → \(after.way(to: path))" }
      return line
    }
  }

  /// A reported change without words that describe elements.
  static func line(of change: SemanticChange) -> String {
    switch change.kind {
    case .insert: "insert → \(change.element)"
    case .remove: "remove @ \(change.element)"
    case .move(_, let place): "move @ \(change.element) → \(place)"
    case .order(_, let place): "order @ \(change.element) → \(place)"
    case .element(let from, let to): "element \(from) \(to) @ \(change.element)"
    case .text(let from, let to): "text \(from)|\(to) @ \(change.element)"
    case .attribute(let name, let from, let to):
      "\(name) \(from ?? "none")|\(to ?? "none") @ \(change.element)"
    case .style(let property, let from, let to):
      "style \(property) \(from ?? "none")|\(to ?? "none") @ \(change.element)"
    default: "\(change.kind) @ \(change.element)"
    }
  }

  /// Changes a page at a place that nothing else has touched; nil if there is none.
  ///
  /// - Parameter touched: The numbers of nodes that other changes are about.
  func apply(
    to page: inout HTMLModel, _ make: inout RandomHTML, touched: inout Set<Int>
  ) -> [Effect]? {
    var places: [[Int]] = []
    page.visit { node, path in
      if path.count > 1, hasPlace(at: path, on: page, touched) { places.append(path) }
    }
    guard !places.isEmpty else { return nil }
    let path = places[make.random.below(places.count)]
    touched.insert(page[path[...]].number)
    return change(at: path, &page, &make, &touched)
  }

  private func hasPlace(at path: [Int], on page: HTMLModel, _ touched: Set<Int>) -> Bool {
    let node = page[path[...]]
    if touched.contains(node.number) { return false }
    let parent = page[path.dropLast()]
    let isRow = node.children.count > 1 || node.children.first?.text.count ?? 0 > 14
    let isFree = !touched.contains(parent.number)
    switch self {
    case .word: return node.isText && node.text.split(separator: " ").count > 2
    case .wholeText:
      return node.isText && isFree && parent.children.count == 1
        && !touched.contains(page[path.dropLast(2)].number)
    case .attribute, .lostAttribute, .newAttribute:
      guard !node.isText, node.name != "img", isRow || parent.children.count == 1 else {
        return false
      }
      return self == .newAttribute || node.attributes.contains { $0.name != "data-key" }
    case .attributeOrder: return node.attributes.count > 1 && node.name != "img"
    case .classes, .classOrder:
      return node.attributes.contains { $0.name == "class" && $0.value.contains(" ") }
        && (node.children.count > 1 || parent.children.count == 1)
    case .declaration, .lostDeclaration: return node.style.count > 1
    case .insert: return ["article", "section", "div", "body"].contains(node.name)
    case .insertItem: return node.name == "li" && isFree && parent.children.count > 3
    case .remove:
      return isRow && isFree && parent.children.count > 2 && isUnique(node, on: page)
        && !parent.children.contains(where: \.isText)
        && hasNothing(touched, in: node)
    case .moveAcross:
      return isRow && isFree && ["div", "p", "ul", "ol", "article"].contains(node.name)
        && isUnique(node, on: page) && hasNothing(touched, in: node)
    case .order:
      return isRow && isFree && parent.children.count > 4
        && !parent.children.contains(where: \.isText)
        && isUnique(node, on: page) && parent.children.allSatisfy { !touched.contains($0.number) }
    case .rename:
      return isFree && ["p", "h2", "h3", "ul", "section"].contains(node.name)
    case .wrap:
      return isRow && isFree && ["p", "table", "article", "form"].contains(node.name)
        && isUnique(node, on: page) && hasNothing(touched, in: node)
    }
  }

  private func hasNothing(_ touched: Set<Int>, in node: HTMLModel) -> Bool {
    var isFree = true
    node.visit { inner, _ in if touched.contains(inner.number) { isFree = false } }
    return isFree
  }

  private func isUnique(_ node: HTMLModel, on page: HTMLModel) -> Bool {
    var count = 0
    page.visit { other, _ in if other == node { count += 1 } }
    return count == 1
  }

  private func change(
    at path: [Int], _ page: inout HTMLModel, _ make: inout RandomHTML, _ touched: inout Set<Int>
  ) -> [Effect]? {
    var node = page[path[...]]
    let parentPath = path.dropLast()
    let parent = page[parentPath]
    let number = node.number
    func own(_ words: String) -> [Effect] { [Effect(words: words, old: number)] }
    func touchAll(_ node: HTMLModel) { node.visit { inner, _ in touched.insert(inner.number) } }
    switch self {
    case .word, .wholeText:
      let before = node.text
      if self == .word {
        var words = before.split(separator: " ").map(String.init)
        words[make.random.below(words.count)] = make.newWord()
        node.text = words.joined(separator: " ")
      } else {
        node.text = make.newWord() + " " + make.newWord()
        touched.formUnion([parent.number, page[path.dropLast(2)].number])
      }
      page[path[...]] = node
      return own("text \(before)|\(node.text)")
    case .attribute, .lostAttribute:
      let places = node.attributes.indices.filter { node.attributes[$0].name != "data-key" }
      let place = places[make.random.below(places.count)]
      let (name, before) = node.attributes[place]
      if self == .attribute {
        node.attributes[place].value = make.newWord()
      } else {
        node.attributes.remove(at: place)
      }
      let after = self == .attribute ? node.attributes[place].value : nil
      page[path[...]] = node
      return own("\(name) \(before)|\(after ?? "none")")
    case .newAttribute:
      let value = make.newWord()
      node.attributes.insert(
        ("data-\(value)", value), at: make.random.below(node.attributes.count + 1))
      page[path[...]] = node
      return own("data-\(value) none|\(value)")
    case .classes, .classOrder:
      guard let place = node.attributes.firstIndex(where: { $0.name == "class" }) else {
        return nil
      }
      let before = node.attributes[place].value
      var words = before.split(separator: " ").map(String.init)
      if self == .classOrder { words.reverse() } else { words[0] = make.newWord() }
      let after = words.joined(separator: " ")
      node.attributes[place].value = after
      page[path[...]] = node
      return own("\(self == .classes ? "class" : "order of classes") \(before)|\(after)")
    case .attributeOrder:
      let before = node.attributes.map(\.name).joined(separator: " ")
      node.attributes.reverse()
      page[path[...]] = node
      return own(
        "order of attributes \(before)|\(node.attributes.map(\.name).joined(separator: " "))")
    case .declaration, .lostDeclaration:
      let place = make.random.below(node.style.count)
      let (property, before) = node.style[place]
      if self == .declaration {
        node.style[place].value = "calc(\(make.random.below(90))% - 1px)"
      } else {
        node.style.remove(at: place)
      }
      let after = self == .declaration ? node.style[place].value : "none"
      page[path[...]] = node
      return own("style \(property) \(before)|\(after)")
    case .insert, .insertItem:
      let isItem = self == .insertItem
      let around = isItem ? parent : node
      var siblings = around.children
      let new =
        isItem ? make.item(like: node) : make.random.once(in: 2) ? make.card() : make.paragraph()
      siblings.insert(new, at: make.random.below(siblings.count + 1))
      touchAll(new)
      touched.insert(around.number)
      if isItem {
        page[parentPath].children = siblings
      } else {
        page[path[...]].children = siblings
      }
      return [Effect(words: "insert", new: new.number)]
    case .remove:
      page[parentPath].children.remove(at: path[path.count - 1])
      touchAll(node)
      touched.insert(parent.number)
      return own("remove")
    case .moveAcross:
      var targets: [[Int]] = []
      page.visit { other, place in
        let isElsewhere = !place.starts(with: path) && place != Array(parentPath)
        if isElsewhere, !touched.contains(other.number),
          ["section", "article", "footer", "header", "body"].contains(other.name)
        {
          targets.append(place)
        }
      }
      guard !targets.isEmpty else { return nil }
      var target = targets[make.random.below(targets.count)]
      let count = page[target[...]].children.count
      touched.formUnion([parent.number, page[target[...]].number])
      page[parentPath].children.remove(at: path[path.count - 1])
      // What stood behind it among its siblings has come one forward.
      let depth = parentPath.count
      if target.count > depth, target[..<depth] == parentPath, target[depth] > path[depth] {
        target[depth] -= 1
      }
      page[target[...]].children.insert(node, at: make.random.below(count + 1))
      // A word of it may change, too.
      var effects = [Effect(words: "move", old: number, new: number)]
      if node.children.count > 3, make.random.once(in: 2), let place = page.path(to: number) {
        var inner: [Int]?
        node.visit { part, path in if part.isText, part.text.count > 20 { inner = path } }
        if let inner {
          let text = page[(place + inner)[...]]
          page[(place + inner)[...]].text += " " + make.newWord()
          effects.append(
            Effect(
              words: "text \(text.text)|\(page[(place + inner)[...]].text)", old: text.number))
        }
      }
      touchAll(node)
      return effects
    case .order:
      var siblings = parent.children
      let place = path[path.count - 1]
      let targets = siblings.indices.filter { abs($0 - place) > 1 }
      siblings.remove(at: place)
      siblings.insert(node, at: targets[make.random.below(targets.count)])
      page[parentPath].children = siblings
      touched.insert(parent.number)
      for sibling in siblings { touched.insert(sibling.number) }
      return [Effect(words: "order", old: number, new: number)]
    case .rename:
      let names = ["p": "blockquote", "h2": "h4", "h3": "h5", "ul": "ol", "section": "aside"]
      let before = node.name
      node.name = names[before] ?? "x-other"
      page[path[...]] = node
      touched.insert(parent.number)
      touchAll(node)
      return own("element \(before) \(node.name)")
    case .wrap:
      var around = HTMLModel(name: "figure", children: [node], number: -number)
      if make.random.once(in: 2) { around.attributes = [("class", make.newWord())] }
      page[path[...]] = around
      touched.insert(parent.number)
      touched.insert(around.number)
      touchAll(node)
      return [
        Effect(words: "insert", new: around.number),
        Effect(words: "move", old: number, new: number),
      ]
    }
  }
}
