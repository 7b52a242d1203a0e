import Combine
import ElementTree
import Foundation
import SeededRandom
import Testing

@testable import ViewTree

@Suite("Rows that come near") @MainActor
struct LazyRowTests {
  private final class Model: ObservableObject {
    @Published var rows: [Int]
    @Published var log = ""
    init(_ count: Int) { rows = Array(0..<count) }
  }

  private struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      HStack {
        Text(verbatim: "row \(number).")
        Button("Count \(number)") { count += 1 }
        Text(verbatim: "\(number) has \(count).")
      }
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      List { ForEach(model.rows, id: \.self) { Row(number: $0) } }
    }
  }

  @Test("A list of 100,000 rows opens with the rows of the first screen, in a page of 40 KB")
  func opening() throws {
    let page = try LivePage(Rows(model: Model(100_000)))
    #expect(page.view.bodyCount == 21)
    #expect(page.view.tree.nodes.count < 300)
    #expect(page.html.utf8.count < 40_000)
    #expect(page.html.contains("row 0.") && page.html.contains("row 19."))
    #expect(!page.html.contains("row 20."))
  }

  @Test("Scrolling runs the bodies of rows that come, and no others")
  func bodies() throws {
    var page = try LivePage(Rows(model: Model(100_000)))
    try page.scroll(to: 2_000_000, of: 440)
    let first = page.view.bodyCount
    #expect(first < 120)
    #expect(page.html.contains("row 45454.") && !page.html.contains("row 19."))
    try page.scroll(to: 2_000_440, of: 440)
    #expect(page.view.bodyCount - first <= 20)
  }

  @Test("State of a row that is not made for a while stays, that of a removed one does not")
  func state() throws {
    let model = Model(1_000)
    var page = try LivePage(Rows(model: model))
    try page.scroll(to: 0, of: 440)
    try page.press("Count 3")
    #expect(page.html.contains(">3 has 1."))
    try page.scroll(to: 20_000, of: 440)
    #expect(!page.html.contains(">3 has"))
    try page.scroll(to: 0, of: 440)
    #expect(page.html.contains(">3 has 1."))
    model.rows.remove(at: 3)
    try page.update()
    model.rows.insert(3, at: 3)
    try page.update()
    #expect(page.html.contains(">3 has 0."))
  }

  @Test("A row with the focus stays on the page")
  func focus() throws {
    var page = try LivePage(Rows(model: Model(1_000)))
    try page.scroll(to: 0, of: 440)
    let row = try #require(page.nodes(.rows).first { page.text(in: $0).hasPrefix("row 5.") })
    try page.send(.rows, .motion(1, []), to: row)
    try page.scroll(to: 20_000, of: 440)
    #expect(page.html.contains("row 5.") && !page.html.contains("row 4."))
    let held = try #require(page.nodes(.rows).first { page.text(in: $0).hasPrefix("row 5.") })
    try page.send(.rows, .motion(2, []), to: held)
    try page.scroll(to: 30_000, of: 440)
    #expect(!page.html.contains("row 5."))
  }

  private struct Reader: View {
    let model = Model(5_000)
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack { ForEach(model.rows, id: \.self) { Text(verbatim: "row \($0).") } }
        }
        Button("Far") { proxy.scrollTo(4_000, anchor: .top) }
      }
    }
  }

  @Test("A scroll view comes to a row that is not there yet")
  func reader() throws {
    var page = try LivePage(Reader())
    #expect(!page.html.contains("row 4000."))
    try page.press("Far")
    guard case .reveal(let node, _, 0, false) = page.commands.first else {
      Issue.record("\(page.commands)")
      return
    }
    #expect(page.text(in: node) == "row 4000.")
  }

  private struct Position: View {
    @State private var id: Int? = 3_000
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<5_000, id: \.self) { Text(verbatim: "row \($0).") } } }
        .scrollPosition(id: $id)
    }
  }

  @Test("A position begins at a row that is not there yet")
  func position() throws {
    let view = LiveView(Position())
    let commands = try view.update()?.commands ?? []
    #expect(commands.count == 1)
    #expect(view.tree.html.contains("row 3000."))
  }

  private struct Comings: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(model.rows, id: \.self) { number in
            Text(verbatim: "row \(number).")
              .onAppear { model.log += "+\(number)" }
              .onDisappear { model.log += "-\(number)" }
          }
        }
      }
    }
  }

  @Test("Rows of a short list come and go by what is near, though all are on the page")
  func comings() throws {
    let model = Model(100)
    var page = try LivePage(Comings(model: model))
    #expect(model.log == "+0+1+2+3+4+5+6+7")
    #expect(page.html.contains("row 99."))
    model.log = ""
    try page.scroll(to: 880, of: 88)
    #expect(model.log == "-0-1-2-3-4-5-6-7+18+19+20+21+22+23")
    model.log = ""
    try page.scroll(to: 924, of: 88)
    #expect(model.log == "-18+24")
  }

  private struct Feed: View {
    @ObservedObject var model: Model
    var body: some View {
      List(model.rows, id: \.self) { number in
        Text(verbatim: "row \(number).").onAppear {
          if number == model.rows.last { model.rows += number + 1...number + 20 }
        }
      }
    }
  }

  @Test("A feed without end grows when its end comes near")
  func feed() throws {
    let model = Model(20)
    var page = try LivePage(Feed(model: model))
    #expect(model.rows.count == 20)
    try page.scroll(to: 200, of: 440)
    #expect(model.rows.count == 40)
    try page.scroll(to: 220, of: 440)
    #expect(model.rows.count == 40)
    try page.scroll(to: 900, of: 440)
    #expect(model.rows.count == 60)
  }

  @Test("A static page has all rows")
  func stays() throws {
    let html = try HTMLRenderer(content: Rows(model: Model(600))).html
    #expect(html.contains("row 0.") && html.contains("row 599."))
  }

  @Test(
    "A long list shows the rows of the whole one, whatever is changed and scrolled",
    arguments: 1...6)
  func law(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Model(600)
    var next = 600
    var page = try LivePage(Rows(model: model))
    var place = 0.0
    for _ in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        model.rows.insert(next, at: Int.random(in: 0...model.rows.count, using: &random))
        next += 1
      case 1: model.rows.remove(at: Int.random(in: 0..<model.rows.count, using: &random))
      case 2:
        let row = model.rows.remove(at: Int.random(in: 0..<model.rows.count, using: &random))
        model.rows.insert(row, at: Int.random(in: 0...model.rows.count, using: &random))
      case 3: place = Double(Int.random(in: 0..<26_000, using: &random))
      default: place = max(0, place + Double(Int.random(in: -600...600, using: &random)))
      }
      try page.update()
      try page.scroll(to: place, of: 440)
      var position = 0
      var seen: [Int] = []
      for node in page.nodes(.rows) {
        if page.view.tree.nodes[node].name == .svg {
          position += Int(page.view.tree.attribute(.height, of: node) ?? "")! / 44
        } else {
          let isRight =
            position < model.rows.count
            && page.text(in: node).hasPrefix("row \(model.rows[position]).")
          #expect(isRight, "seed \(seed): \(page.text(in: node)) at \(position)")
          seen.append(position)
          position += 1
        }
      }
      #expect(position == model.rows.count, "seed \(seed)")
      let first = min(Int(place / 44), model.rows.count - 10)
      for row in first..<first + 10 { #expect(seen.contains(row), "seed \(seed): \(row)") }
    }
  }
}

extension LivePage {
  /// Scrolls the only list, whose rows are 44 points high, and says what is near until nothing changes.
  fileprivate mutating func scroll(to place: Double, of height: Double) throws {
    var last = ""
    for _ in 0..<8 {
      let nodes = nodes(.rows)
      var spans: [(Double, Double)] = []
      var end = 0.0
      for node in nodes {
        let extent =
          view.tree.nodes[node].name == .svg
          ? Double(view.tree.attribute(.height, of: node) ?? "") ?? 0 : 44
        spans.append((end, end + extent))
        end += extent
      }
      let place = min(place, max(0, end - height))
      let (from, to) = (place - height, place + 2 * height)
      let final = spans.lastIndex { $0.0 < to } ?? 0
      let first = spans.lastIndex { $0.0 <= from } ?? 0
      let numbers = [
        Double(final - first + 1), spans[first].0 - from, spans[first].1 - from,
        spans[final].0 - from, to - from, 1,
      ]
      let told = "\(numbers) \(nodes.count)"
      guard told != last else { return }
      last = told
      try send(.rows, .motion(0, numbers.map(Float.init)), to: nodes[first])
    }
  }
}
