import SeededRandom

/// Makes pages as people write them, and changes them in ways that are known.
struct RandomHTML {
  var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  // Pages

  private static let syllables = [
    "ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va",
  ]

  /// A word that is rarely the same as another.
  private mutating func word() -> String {
    (0..<(2 + random.below(3))).map { _ in Self.syllables[random.below(Self.syllables.count)] }
      .joined()
  }

  mutating func words(_ range: ClosedRange<Int>) -> String {
    let count = range.lowerBound + random.below(range.count)
    var words = (0..<count).map { _ in word() }
    if random.once(in: 8) { words[0] = ["a<b", "R&D", "„été“", "5 > 4", "漢字"][random.below(5)] }
    return words.joined(separator: " ")
  }

  private mutating func node(_ name: String, _ children: [HTMLModel] = []) -> HTMLModel {
    count += 1
    return HTMLModel(name: name, children: children, number: count)
  }

  private mutating func text(_ range: ClosedRange<Int> = 3...8) -> HTMLModel {
    count += 1
    return HTMLModel(name: "#text", text: words(range), number: count)
  }

  mutating func page() -> HTMLModel {
    let title = node("title", [text()])
    let head = node("head", [title])
    var sections = [header()]
    for _ in 0..<(2 + random.below(3)) { sections.append(section()) }
    sections.append(node("footer", [node("p", [text()]), node("small", [text()])]))
    return node("html", [head, node("body", sections)])
  }

  private mutating func header() -> HTMLModel {
    let links = (0..<(3 + random.below(3))).map { _ in link() }
    let items = links.map { node("li", [$0]) }
    return node("header", [node("h1", [text()]), node("nav", [node("ul", items)])])
  }

  private mutating func link() -> HTMLModel {
    var link = node("a", [text(1...3)])
    link.attributes = [("href", "/\(word())"), ("class", "link \(word())")]
    return link
  }

  private mutating func section() -> HTMLModel {
    var section: HTMLModel
    switch random.below(5) {
    case 0: section = list()
    case 1: section = table()
    case 2: section = article()
    case 3: section = form()
    default: section = cards()
    }
    if random.once(in: 2) { section.attributes.append(("aria-label", words(1...3))) }
    return node("section", [node("h2", [text()]), section])
  }

  private mutating func list() -> HTMLModel {
    let isNamed = random.once(in: 2)
    var items: [HTMLModel] = []
    for _ in 0..<(4 + random.below(6)) {
      var item =
        random.once(in: 3)
        ? node("li", [text(3...6), node("b", [text(1...2)])]) : node("li", [text(4...8)])
      if isNamed { item.attributes.append(("data-key", word() + word())) }
      items.append(item)
    }
    return node(random.once(in: 2) ? "ul" : "ol", items)
  }

  private mutating func table() -> HTMLModel {
    let rows = (0..<(3 + random.below(4))).map { _ in
      node("tr", (0..<3).map { _ in node("td", [text(1...3)]) })
    }
    return node("table", [node("tbody", rows)])
  }

  private mutating func article() -> HTMLModel {
    var parts: [HTMLModel] = []
    for _ in 0..<(3 + random.below(3)) {
      switch random.below(4) {
      case 0: parts.append(node("p", [text(), node("em", [text(2...3)]), text()]))
      case 1: parts.append(node("hr"))
      case 2:
        var image = node("img")
        image.attributes = [("src", "\(word()).png"), ("alt", words(2...4))]
        parts.append(image)
      default: parts.append(node("p", [text(6...14)]))
      }
    }
    return node("article", parts)
  }

  private mutating func form() -> HTMLModel {
    var fields: [HTMLModel] = []
    for _ in 0..<(2 + random.below(3)) {
      var field = node("input")
      field.attributes = [("type", "text"), ("name", word()), ("required", "")]
      fields.append(node("label", [text(1...3), field]))
    }
    var button = node("my-button", [text(1...2)])
    button.attributes = [("onclick", "send('\(word())')"), ("class", "primary wide")]
    return node("form", fields + [button])
  }

  private mutating func cards() -> HTMLModel {
    let cards = (0..<(3 + random.below(4))).map { _ in card() }
    var grid = node("div", cards)
    grid.attributes = [("class", "grid \(word()) gap")]
    grid.style = [("display", "grid"), ("gap", "\(4 + random.below(20))px")]
    return grid
  }

  /// An element with some in it, of which no two are alike.
  mutating func card() -> HTMLModel {
    var image = node("img")
    image.attributes = [("src", "\(word()).jpg"), ("width", "\(100 + random.below(900))")]
    var card = node("div", [image, node("h3", [text(2...4)]), node("p", [text(5...12)]), link()])
    card.attributes = [("class", "card")]
    if random.once(in: 3) { card.attributes.append(("id", word() + word())) }
    card.style = [("padding", "\(random.below(30))px"), ("color", "#\(100 + random.below(800))")]
    return card
  }

  mutating func paragraph() -> HTMLModel { node("p", [text(4...9)]) }
  mutating func item(like other: HTMLModel) -> HTMLModel {
    var item = node(other.name, [text(4...8)])
    if other.attributes.contains(where: { $0.name == "data-key" }) {
      item.attributes = [("data-key", word() + word())]
    }
    return item
  }

  mutating func newWord() -> String { word() + word() }
}
