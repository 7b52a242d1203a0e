import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Scrolling on live pages") @MainActor
struct LiveScrollTests {
  private struct Pages: View {
    @State var isShort = false
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(0..<(isShort ? 3 : 20), id: \.self) { Text("row \($0)") }
          Text("end").id("end")
        }
        Button("Ten") { proxy.scrollTo(10, anchor: .center) }
        Button("End") { withAnimation { proxy.scrollTo("end") } }
        Button("Short") {
          isShort = true
          proxy.scrollTo(10)
        }
      }
      ScrollView { ForEach(0..<20, id: \.self) { Text("other \($0)") } }
    }
  }

  @Test("A reader's proxy shows the element of an id, and nothing where there is none")
  func reader() throws {
    var page = try LivePage(Pages())
    #expect(page.commands == [])
    try page.press("Ten")
    guard case .reveal(let ten, 0.5, 0.5, false) = page.commands.first else {
      Issue.record("\(page.commands)")
      return
    }
    #expect(page.text(in: ten) == "row 10" && page.commands.count == 1)
    try page.press("End")
    let end = page.commands.compactMap {
      if case .reveal(let node, nil, nil, true) = $0 { page.text(in: node) } else { nil }
    }
    #expect(end == ["end"])
    try page.press("Short")
    #expect(page.commands == [])
  }

  /// Chips in a bar, with the ids of the rows below, as in many apps.
  private struct Chips: View {
    let edge: VerticalEdge

    var body: some View {
      ScrollViewReader { proxy in
        List { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
          .safeAreaInset(edge: edge) {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<12, id: \.self) { Text("chip \($0)") } }
            }
            Button("Row") { proxy.scrollTo(5, anchor: .top) }
            Button("Chip") { proxy.scrollTo(10) }
          }
      }
    }
  }

  @Test("What is in a bar at an edge is found last", arguments: [VerticalEdge.top, .bottom])
  func bars(_ edge: VerticalEdge) throws {
    var page = try LivePage(Chips(edge: edge))
    for (label, expected) in [("Row", "row 5"), ("Chip", "chip 10")] {
      try page.press(label)
      guard case .reveal(let node, _, _, _) = page.commands.first else {
        Issue.record("\(page.commands)")
        return
      }
      #expect(page.text(in: node) == expected)
    }
  }

  private struct Tied: View {
    @State private var id: Int? = 3
    var body: some View {
      Text("at \(id ?? -1).")
      ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { Text("row \($0)") } } }
        .scrollPosition(id: $id)
      Button("Seven") { id = 7 }
      Button("Nowhere") { id = nil }
    }
  }

  @Test("A binding moves the scroll view and follows the reader's scrolling")
  func tied() throws {
    let view = LiveView(Tied())
    let first = try view.update()
    #expect(first?.commands.count == 1)
    var page = try LivePage(Tied())
    try page.press("Seven")
    guard case .reveal(let node, 0.5, 0, false) = page.commands.first else {
      Issue.record("\(page.commands)")
      return
    }
    #expect(page.text(in: node) == "row 7")
    let rows = page.nodes(.target)
    #expect(rows.count == 9)
    try page.send(.target, to: rows[2])
    #expect(page.html.contains("at 2.") && page.commands == [])
    try page.press("Nowhere")
    #expect(page.html.contains("at -1.") && page.commands == [])
    try page.press("Seven")
    #expect(page.commands.count == 1)
  }

  @Test("A position is asked for by id, edge and point, each as often as it is asked for")
  func position() throws {
    struct Tied: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        Text("at \(position.viewID(type: Int.self) ?? -1), \(position.isPositionedByUser).")
        ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
          .scrollPosition($position, anchor: .bottom)
        Button("Id") { position.scrollTo(id: 4) }
        Button("Edge") { position.scrollTo(edge: .bottom) }
        Button("Point") { position.scrollTo(point: CGPoint(x: 0, y: 120)) }
      }
    }
    var page = try LivePage(Tied())
    #expect(page.commands == [])
    try page.press("Id")
    guard case .reveal(_, 0.5, 1, false) = page.commands.first else {
      Issue.record("\(page.commands)")
      return
    }
    #expect(page.html.contains("at 4, false."))
    try page.press("Id")
    #expect(page.commands.count == 1)
    try page.press("Edge")
    guard case .scroll(_, nil, 1e7, false, false) = page.commands.first else {
      Issue.record("\(page.commands)")
      return
    }
    try page.press("Point")
    guard case .scroll(_, 0, 120, false, false) = page.commands.first else {
      Issue.record("\(page.commands)")
      return
    }
    try page.send(.target, to: page.nodes(.target)[6])
    #expect(page.html.contains("at 6, true.") && page.commands == [])
  }

  private func frame(_ x: Float, _ y: Float, _ width: Float, _ height: Float)
    -> LiveEvent.Payload
  { .motion(0, [width, height, x, y]) }

  @Test("Changes of size and place are reported once each, in the spaces that are asked for")
  func geometry() throws {
    struct Boxes: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text("a").onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            log += "w\(Int($0.width)) "
          }
          Text("b").onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .named("outer")).minY
          } action: {
            log += "y\(Int($0))>\(Int($1)) "
          }
        }
        .coordinateSpace(name: "outer")
        Text("log \(log).")
      }
    }
    var page = try LivePage(Boxes())
    let nodes = page.nodes(.size)
    #expect(nodes.count == 3)
    let tokens = nodes.map { page.view.handlers[$0]?.tokens }
    #expect(tokens == ["f1", "f", "f1"])
    try page.send(.size, frame(0, 0, 50, 10), to: nodes[1])
    // The place alone is nothing to the first.
    try page.send(.size, frame(9, 9, 50, 10), to: nodes[1])
    try page.send(.size, frame(9, 9, 50, 20), to: nodes[1])
    try page.send(.size, frame(0, 0, 60, 10), to: nodes[1])
    #expect(page.html.contains("log w50 w50 w60 .<"))
    try page.send(.size, frame(0, 100, 60, 10), to: nodes[0])
    try page.send(.size, frame(0, 130, 60, 10), to: nodes[2])
    try page.send(.size, frame(0, 80, 60, 10), to: nodes[2])
    #expect(page.html.contains("y30&gt;30 y30&gt;-20 .<"))
  }

  @Test("A place in a space is reported again when the space's own place becomes known or changes")
  func spaceComesLater() throws {
    struct Boxes: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text("a")
          Text("b").onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .named("outer")).minY
          } action: {
            log += "y\(Int($0)) "
          }
        }
        .coordinateSpace(name: "outer")
        Text("log \(log).")
      }
    }
    var page = try LivePage(Boxes())
    let nodes = page.nodes(.size)
    try #require(nodes.count == 2)
    try page.send(.size, frame(0, 130, 60, 10), to: nodes[1])
    #expect(page.html.contains("log y130 .<"))
    try page.send(.size, frame(0, 100, 60, 10), to: nodes[0])
    #expect(page.html.contains("log y130 y30 .<"))
    try page.send(.size, frame(0, 110, 60, 10), to: nodes[0])
    #expect(page.html.contains("log y130 y30 y20 .<"))
  }

  @Test("A geometry reader in a scroll view follows its place there")
  func readerInScrollView() throws {
    struct Boxes: View {
      var body: some View {
        ScrollView {
          GeometryReader { proxy in
            Text("y \(Int(proxy.frame(in: .scrollView).minY)).")
          }
        }
        .frame(height: 200)
      }
    }
    var page = try LivePage(Boxes())
    let nodes = page.nodes(.size)
    #expect(nodes.count == 2)
    try page.send(.size, frame(0, 50, 300, 200), to: nodes[0])
    try page.send(.size, frame(0, 20, 300, 100), to: nodes[1])
    #expect(page.html.contains("y -30."))
  }

  @Test("A scroll view reports what it shows, a view whether it is visible")
  func observation() throws {
    struct Watched: View {
      @State private var offset: CGFloat = 0
      @State private var isSeen = false
      var body: some View {
        Text("offset \(Int(offset)) \(isSeen).")
        ScrollView { Text("long").onScrollVisibilityChange { isSeen = $0 } }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: {
            offset = $1
          }
      }
    }
    var page = try LivePage(Watched())
    try page.send(.scroll, .motion(0, [0, 40, 100, 900, 100, 300]), to: page.nodes(.scroll)[0])
    try page.send(.visible, .flag(true), to: page.nodes(.visible)[0])
    #expect(page.html.contains("offset 40 true."))
  }
}
