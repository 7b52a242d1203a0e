import ElementTree
import Testing

@testable import ViewTree

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

private struct RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

@Suite("Subviews of containers")
@MainActor
struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        HStack { Text("\(subviews.count) cards") }
        ForEach(subviews) { subview in
          VStack {
            subview
            HStack { Text(verbatim: "rank \(subview.containerValues.rank)") }
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Screen: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        Cards {
          ForEach(names, id: \.self) { name in
            Counter(name: name).containerValue(\.rank, names.firstIndex(of: name) ?? -1)
          }
          Button("Turn") { names.reverse() }
          if names.first == "c" { Text("turned") }
        }
      }
    }
  }

  @Test("Blocks, groups, conditions, collections and modifiers are taken apart")
  func kinds() {
    let isOn = Bool("true")
    let collection = SubviewsCollection(
      Group {
        Text("a")
        EmptyView()
        Group {
          Text("b")
          ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
        }
        .font(.title)
        if isOn == true { Text("c") } else { Text("d") }
        if isOn == nil { Text("e") }
        AnyView(
          Group {
            Text("f"); Text("g")
          })
      }
    )
    #expect(collection.count == 8)
    #expect(Set(collection.map(\.id)).count == 8)
    #expect(
      collection.map { $0.containerValues.tag(for: Int.self) }
        == [nil, nil, 0, 1, 2, nil, nil, nil])
    #expect(collection[3].containerValues.hasTag(1))
    #expect(collection[3].containerValues.tag(for: String.self) == nil)
    #expect(collection[5...].count == 3)
  }

  @Test("Views keep their state and their values when their order changes")
  func state() throws {
    var page = try LivePage(Screen())
    #expect(page.texts(.button) == ["a 0", "b 0", "c 0", "Turn"])
    try page.press("a 0")
    try page.press("c 0")
    try page.press("c 1")
    try page.press("Turn")
    #expect(page.texts(.button) == ["c 2", "b 0", "a 1", "Turn"])
    let all = page.text(in: 0)
    #expect(all == "5 cardsc 2rank 0b 0rank 1a 1rank 2Turnrank 0turnedrank 0")
  }

  @Test("ForEach goes through the views that a view stands for")
  func forEach() throws {
    struct Rows<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          Text("row")
          subview
        }
      }
    }
    let page = try LivePage(
      VStack {
        Rows {
          Text("a")
          Text("b").containerValue(\.rank, 2)
        }
      })
    #expect(page.text(in: 0) == "rowarowb")
  }

  @Test("A collection and a part of it are views")
  func collections() throws {
    let page = try LivePage(
      VStack {
        Group(
          subviews: Group {
            Text("a"); Text("b"); Text("c")
          }
        ) { all in
          all[1...]
          all
        }
      })
    #expect(page.text(in: 0) == "bcabc")
  }
}
