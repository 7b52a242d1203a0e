import ElementTree
import Foundation
import Observation
import Testing

@testable import ViewTree

@MainActor private var counts: [String: Int] = [:]

@MainActor private func count(_ name: String) { counts[name, default: 0] += 1 }

private struct Counter: View {
  @State private var number = 0
  var body: some View {
    let _ = count("Counter")
    VStack {
      Text("Number \(number)")
      Button("More") { number += 1 }
      Child(name: "a")
    }
  }
}

private struct Child: View {
  let name: String
  var body: some View {
    let _ = count("Child")
    Text("Child \(name)").padding().background(Color.red)
  }
}

private struct Rows: View {
  @State private var numbers = Array(0..<5)
  var body: some View {
    let _ = count("Rows")
    VStack {
      ForEach(numbers, id: \.self) { Row(number: $0).padding(4).background(Color.blue) }
      Button("Reverse") { numbers.reverse() }
    }
  }
}

private struct Row: View {
  let number: Int
  @State private var isLiked = false
  var body: some View {
    let _ = count("Row")
    HStack {
      Text("Row \(number)")
      Toggle("Like", isOn: $isLiked)
    }
  }
}

private struct Parent: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Child(name: "\(number)").modifier(Frame(width: CGFloat(number)))
      Button("More") { number += 1 }
    }
  }
}

private struct Frame: ViewModifier {
  let width: CGFloat
  func body(content: Content) -> some View { content.frame(width: width) }
}

extension LiveView {
  /// The nodes that answer to a slot, in document order.
  fileprivate func nodes(_ slot: LiveSlot) -> [Int] {
    tree.nodes.indices.filter { index in
      tree.nodes.indices.contains(index) && listens(index, to: slot)
    }
  }
}

private struct Fading: View {
  @State private var isFaded = false
  @State private var isDone = false
  var body: some View {
    Text(isDone ? "Done" : "Not done").opacity(isFaded ? 0.5 : 1)
    Button("Fade") {
      withAnimation(.linear(duration: 0.02)) {
        isFaded = true
      } completion: {
        isDone = true
      }
    }
  }
}

@Suite("Live views", .serialized) @MainActor
struct LiveViewTests {
  init() { counts = [:] }

  @Test("A write evaluates its readers and nothing else")
  func counter() throws {
    let view = LiveView(Counter())
    #expect(try view.update()?.tree.html.contains("Number 0") == true)
    #expect(try view.update() == nil)
    let button = try #require(view.nodes(.press).first)
    #expect(view.handle(LiveEvent(.press), atNode: button) == .handled)
    let frame = try #require(try view.update())
    #expect(frame.tree.html.contains("Number 1"))
    #expect(counts == ["Counter": 2, "Child": 1])
  }

  @Test("A child with another input is evaluated once, and then nothing is left to do")
  func otherInput() throws {
    let view = LiveView(Parent())
    _ = try view.update()
    _ = view.handle(LiveEvent(.press), atNode: view.nodes(.press).first)
    #expect(try view.update()?.tree.html.contains("Child 1") == true)
    #expect(try view.update() == nil)
    #expect(counts == ["Child": 2])
  }

  @Test("A row's state is its own, and goes with it when rows move")
  func rows() throws {
    let view = LiveView(Rows())
    _ = try view.update()
    #expect(counts == ["Rows": 1, "Row": 5])
    let toggle = view.nodes(.check)[1]
    #expect(view.handle(LiveEvent(.check, .flag(true)), atNode: toggle) == .handled)
    _ = try view.update()
    #expect(counts == ["Rows": 1, "Row": 5])
    let button = try #require(view.nodes(.press).last)
    _ = view.handle(LiveEvent(.press), atNode: button)
    _ = try view.update()
    #expect(counts == ["Rows": 2, "Row": 5])
    let html = view.tree.html
    let fresh = LiveView(Rows())
    _ = try fresh.update()
    #expect(html != fresh.tree.html)
    #expect(html.components(separatedBy: "checked").count == 2)
  }

  @Test("Changes with an animation are animated, and the completion runs after them")
  func completion() async throws {
    let view = LiveView(Fading())
    _ = try view.update()
    _ = view.handle(LiveEvent(.press), atNode: view.nodes(.press).first)
    let frame = try #require(try view.update())
    #expect(frame.commands == [.animate(Animation.linear(duration: 0.02).transition)])
    #expect(frame.tree.html.contains("Not done"))
    let changes = AsyncStream { continuation in
      view.onChange = { continuation.yield() }
    }
    var changed = changes.makeAsyncIterator()
    _ = await changed.next()
    let last = try #require(try view.update())
    #expect(last.tree.html.contains("Done"))
    #expect(!last.tree.html.contains("Not done"))
  }
}
