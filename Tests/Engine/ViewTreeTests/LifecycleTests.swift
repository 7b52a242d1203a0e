import Combine
import ElementTree
import Foundation
import Testing

@testable import ViewTree

private final class Log: ObservableObject {
  @Published var isShown = true
  @Published var number = 1
  @Published var other = 0
  var lines: [String] = []
  let subject = PassthroughSubject<Int, Never>()
}

private struct Host: View {
  @ObservedObject var log: Log
  var body: some View {
    VStack {
      if log.isShown { Guest(log: log, number: log.number) }
      Text("\(log.other)")
    }
  }
}

private struct Guest: View {
  let log: Log
  let number: Int
  var body: some View {
    let _ = log.lines.append("body \(number)")
    Text("Guest")
      .onAppear { log.lines.append("appear") }
      .onDisappear { log.lines.append("disappear") }
      .onChange(of: number) { old, new in log.lines.append("change \(old) \(new)") }
      .onReceive(log.subject) { log.lines.append("receive \($0)") }
      .task(id: number) {
        log.lines.append("task \(number)")
        do {
          try await Task.sleep(for: .seconds(86_400))
        } catch {
          log.lines.append("cancelled \(number)")
        }
      }
  }
}

@Suite("Coming, changing and going") @MainActor
struct LifecycleTests {
  private func settle(
    _ page: LiveView, _ log: Log, lines count: Int
  ) async throws {
    _ = try page.update()
    // The main actor may be kept busy by other tests for a long time.
    let clock = ContinuousClock()
    let end = clock.now + .seconds(120)
    while log.lines.count < count, clock.now < end {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("Actions run when views come, change and go, and work ends with them")
  func lifecycle() async throws {
    let log = Log()
    let page = LiveView(Host(log: log))
    _ = try page.update()
    #expect(
      log.lines == ["body 1", "appear", "task 1"] || log.lines == ["body 1", "task 1", "appear"])
    log.lines = []
    log.other = 1
    _ = try page.update()
    #expect(log.lines == [], "a guest that is given the same is not evaluated")
    log.subject.send(7)
    #expect(log.lines == ["receive 7"])
    log.lines = []
    log.number = 2
    try await settle(page, log, lines: 4)
    #expect(log.lines.sorted() == ["body 2", "cancelled 1", "change 1 2", "task 2"])
    log.lines = []
    log.isShown = false
    try await settle(page, log, lines: 2)
    #expect(log.lines.sorted() == ["cancelled 2", "disappear"])
    log.lines = []
    log.subject.send(8)
    #expect(log.lines == [])
    log.isShown = true
    try await settle(page, log, lines: 3)
    #expect(log.lines.sorted() == ["appear", "body 2", "task 2"])
  }

  @Test("State ends with its view and begins again")
  func stateGoes() throws {
    struct Inner: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Outer: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Toggle") { isShown.toggle() }
          if isShown { Inner() }
        }
      }
    }
    let page = LiveView(Outer())
    func press(_ number: Int) throws {
      let nodes = page.tree.nodes.indices.filter { page.listens($0, to: .press) }
      _ = page.handle(LiveEvent(.press), atNode: nodes[number])
      _ = try page.update()
    }
    _ = try page.update()
    try press(1)
    #expect(page.tree.html.contains(">1<"))
    try press(0)
    try press(0)
    #expect(page.tree.html.contains(">0<"))
    #expect(page.live.recordCount == 2)
  }

  @Test("Several writes in one turn make one evaluation; equal values make none")
  func writes() throws {
    struct Twice: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("\(a) \(b)") {
          a += 1; b += 1; a += 1
        }
        Button("same") { a = a }
      }
    }
    let page = LiveView(Twice())
    var changes = 0
    page.onChange = { changes += 1 }
    _ = try page.update()
    let nodes = page.tree.nodes.indices.filter { page.listens($0, to: .press) }
    _ = page.handle(LiveEvent(.press), atNode: nodes[0])
    #expect(changes == 1)
    _ = try page.update()
    #expect(page.bodyCount == 2)
    _ = page.handle(LiveEvent(.press), atNode: nodes[1])
    #expect(changes == 1)
    #expect(try page.update() == nil)
  }

  @Test("A body that writes what it reads ends, and the page goes on")
  func endless() throws {
    struct Endless: View {
      @State private var count = 0
      @State private var presses = 0
      var body: some View {
        let _ = count += 1
        Button("\(presses)") { presses += 1 }
        Text("\(count > 0)")
      }
    }
    let page = LiveView(Endless())
    _ = try page.update()
    #expect(page.bodyCount <= 16)
    let button = try #require(page.tree.nodes.indices.first { page.listens($0, to: .press) })
    var changes = 0
    page.onChange = { changes += 1 }
    _ = page.handle(LiveEvent(.press), atNode: button)
    #expect(changes == 1)
    _ = try page.update()
    #expect(page.tree.html.contains(">1<"))
  }

  @Test("State that can be kept is found again by another process's page")
  func snapshots() throws {
    struct Kept: View {
      @State private var count = 0
      @State private var name = "x"
      var body: some View {
        VStack {
          ForEach(["a", "b"], id: \.self) { KeptRow(name: $0) }
          Button("\(count) \(name)") { count += 1 }
        }
      }
    }
    struct KeptRow: View {
      let name: String
      @State private var isOn = false
      var body: some View { Toggle(name, isOn: $isOn) }
    }
    let page = LiveView(Kept())
    _ = try page.update()
    let toggles = page.tree.nodes.indices.filter { page.listens($0, to: .check) }
    _ = page.handle(LiveEvent(.check, .flag(true)), atNode: toggles[1])
    let buttons = page.tree.nodes.indices.filter { page.listens($0, to: .press) }
    _ = page.handle(LiveEvent(.press), atNode: buttons[0])
    _ = try page.update()
    let again = LiveView(Kept())
    again.restore(page.snapshot())
    _ = try again.update()
    #expect(again.tree == page.tree)
    #expect(again.tree.html.contains("1 x"))
    let other = LiveView(Kept())
    other.restore(Array("no snapshot".utf8))
    _ = try other.update()
    #expect(other.tree.html.contains("0 x"))
  }
}
