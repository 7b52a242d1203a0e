import ElementTree
import Foundation
import MomentsViews
import ViewTree

/// What pages of rows cost: from views to bytes, against a loop that writes the same bytes.
///
/// Processor time of this process, the least of some runs, so that others on the machine count little. Each page
/// is held against the one that is made without moulds: a fast page that is another page is no figure.
@MainActor
enum RowFigures {
  static func measure() throws -> [Figure] {
    try [moments(), plainCards(), tags(), growth(), distinctViews()]
  }

  private static func moments() throws -> Figure {
    let cards = Sample.cards(Size.of(1000))
    let bytes = try PageFigures.page(cards: cards)
    try check(bytes, "moments") { try PageFigures.page(cards: cards, usesMoulds: false) }
    guard let loop = CardLoop(page: bytes, cards: PageFigures.values(of: cards)) else {
      throw BenchmarkError(message: "The reference loop does not write the page of moments.")
    }
    return try figure("moment cards", cards.count, bytes, loop, atMost: 20) {
      _ = try PageFigures.page(cards: cards)
    }
  }

  private static func plainCards() throws -> Figure {
    let cards = (0..<Size.of(1000)).map(PlainCard.Model.init)
    func page(_ usesMoulds: Bool) throws -> [UInt8] {
      let renderer = HTMLRenderer(
        content: VStack { ForEach(cards) { PlainCard(model: $0) } })
      renderer.usesMoulds = usesMoulds
      return try renderer.bytes
    }
    let bytes = try page(true)
    try check(bytes, "plain cards") { try page(false) }
    let values = cards.map { card in
      [card.cover, card.avatar, card.title, card.text, card.author, card.date] + card.tags
    }
    guard let loop = CardLoop(page: bytes, cards: values) else {
      throw BenchmarkError(message: "The reference loop does not write the page of plain cards.")
    }
    return try figure("plain cards", cards.count, bytes, loop, atMost: 9) { _ = try page(true) }
  }

  private static func tags() throws -> Figure {
    let entries = (0..<Size.of(1000)).map(TagList.Entry.init)
    func page(_ usesMoulds: Bool) throws -> [UInt8] {
      let renderer = HTMLRenderer(content: TagList(entries: entries))
      renderer.usesMoulds = usesMoulds
      return try renderer.bytes
    }
    let bytes = try page(true)
    try check(bytes, "tags") { try page(false) }
    guard let loop = CardLoop(page: bytes, cards: entries.map { [$0.address, $0.title, $0.text] })
    else { throw BenchmarkError(message: "The reference loop does not write the page of tags.") }
    return try figure("entries of tags with attributes", entries.count, bytes, loop, atMost: 10) {
      _ = try page(true)
    }
  }

  /// What a row costs among eight times as many, where each is lowered and emitted for itself.
  ///
  /// Rows whose cost grows with their number are a fault whatever the machine, so that they end the program.
  private static func growth() throws -> Figure {
    func work(_ count: Int) throws -> Double {
      let entries = (0..<count).map(TagList.Entry.init)
      return try Clock.leastWork(of: 5) {
        let renderer = HTMLRenderer(content: TagList(entries: entries))
        renderer.usesMoulds = false
        _ = try renderer.bytes
      }
    }
    let ratio = try work(2000) / work(250) / 8
    guard ratio < 3 else {
      throw BenchmarkError(message: "A row costs \(ratio) times as much among eight times as many.")
    }
    return Figure(
      name: "a row among eight times as many, without moulds", value: ratio, unit: "times",
      atMost: 1.2, note: "2,000 entries of tags against 250")
  }

  /// A hundred views of which no two are alike, so that there is nothing to copy.
  private static func distinctViews() throws -> Figure {
    let time = try Clock.leastWork(of: Size.isSmall ? 2 : 200) {
      _ = try HTMLRenderer(content: DistinctViews()).bytes
    }
    return Figure(
      name: "100 distinct small views", value: time * 1e6, unit: "us", note: "views to bytes")
  }

  private static func figure(
    _ name: String, _ count: Int, _ bytes: [UInt8], _ loop: CardLoop, atMost: Double,
    _ work: () throws -> Void
  ) throws -> Figure {
    guard loop.write() == bytes else {
      throw BenchmarkError(message: "The reference loop does not write the page of \(name).")
    }
    let runs = Size.isSmall ? 2 : 60
    let reference = Clock.leastWork(of: runs) { precondition(loop.write().count == bytes.count) }
    let engine = try Clock.leastWork(of: runs) { try work() }
    return Figure(
      name: "\(count) \(name), views to bytes", value: engine / reference, unit: "times the loop",
      atMost: atMost,
      note: "\(PageFigures.milliseconds(engine)) for \(bytes.count) bytes; "
        + "the loop \(PageFigures.milliseconds(reference))")
  }

  private static func check(
    _ bytes: [UInt8], _ name: String, _ other: () throws -> [UInt8]
  ) throws {
    guard try other() == bytes else {
      throw BenchmarkError(message: "The page of \(name) is another one without moulds.")
    }
  }
}

/// A card as blogs have them: two pictures, four texts, five tags.
struct PlainCard: View {
  struct Model: Identifiable {
    let id: Int
    var cover: String { "covers/\(id % 50).jpg" }
    var avatar: String { "avatars/\(id % 12).png" }
    let title: String
    let text: String
    let author: String
    let date: String
    let tags: [String]

    init(_ number: Int) {
      id = number
      title = "Post number \(number)"
      text = Sample.texts[number % Sample.texts.count] + " Part \(number)."
      author = Sample.names[number % Sample.names.count] + " \(number)"
      date = "\(number % 28 + 1) May, \(number)"
      tags = (0..<5).map { "tag \(number * 7 + $0)" }
    }
  }

  let model: Model

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      AsyncImage(url: URL(string: model.cover)) { image in
        image.resizable()
      } placeholder: {
        Color.gray
      }
      .frame(height: 160)
      HStack(spacing: 12) {
        AsyncImage(url: URL(string: model.avatar)) { image in
          image.resizable()
        } placeholder: {
          Color.gray
        }
        .frame(width: 32, height: 32)
        .clipShape(Circle())
        VStack(alignment: .leading, spacing: 2) {
          Text(model.title).font(.headline)
          Text(model.text).font(.body).foregroundColor(.secondary)
          Text(model.author).font(.caption)
          Text(model.date).font(.caption).foregroundColor(.secondary)
        }
      }
      HStack(spacing: 4) {
        ForEach(Array(model.tags.enumerated()), id: \.offset) { _, tag in
          Text(tag)
            .font(.caption2)
            .padding(.horizontal, 6)
            .background(Color.blue.opacity(0.1))
            .cornerRadius(4)
        }
      }
    }
    .padding(16)
    .webElement(.article)
  }
}

/// Articles of a link, a heading and a text, as a page of tags has them.
struct TagList: View {
  struct Entry: Identifiable {
    let id: Int
    let address: String
    let title: String
    let text: String

    init(_ number: Int) {
      id = number
      address = "posts/\(number).html"
      title = "Entry \(number)"
      text = "What there is to say about it, in so many words: \(number)."
    }
  }

  let entries: [Entry]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(entries) { entry in
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: entry.title).webLink(entry.address).webElement(.heading(level: 2))
          Text(verbatim: entry.text).webClass("summary")
        }
        .webElement(.article)
      }
    }
  }
}

/// Ten kinds of small views in ten surroundings each.
struct DistinctViews: View {
  var body: some View {
    VStack {
      ForEach(0..<10) { index in
        let size = CGFloat(index)
        Text("Title \(index)").font(.system(size: 10 + size)).padding(size)
        HStack(spacing: size) {
          Text("a").bold(); Spacer(); Image(systemName: "star")
        }
        Circle().fill(Color.red.opacity(Double(index) / 10)).frame(width: 20 + size, height: 20)
        Button("Press") {}.padding(.top, size)
        Label("Label", systemImage: "heart").foregroundStyle(.blue.opacity(Double(index) / 10))
        VStack(alignment: .leading, spacing: size) {
          Text("b"); Divider(); Text("c")
        }
        Toggle("Toggle", isOn: .constant(index % 2 == 0)).offset(x: size)
        RoundedRectangle(cornerRadius: size).stroke(.green).frame(height: 10 + size)
        ProgressView(value: Double(index), total: 10).shadow(radius: size)
        Text("End").background(.yellow).cornerRadius(size).frame(maxWidth: 100 + size)
      }
    }
  }
}
