import Combine
import Foundation
import Testing

@testable import ViewTree

@Suite("Lifecycle")
@MainActor
struct LifecycleTests {
  /// What happened, in order.
  private final class Log {
    var events: [String] = []
  }

  private func html<V: View>(_ view: V) throws -> String {
    try HTMLRenderer(content: view).fragment
  }

  @Test("onAppear runs once, inner views first, and its changes are in the first frame")
  func appear() throws {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)")
          .onAppear { log.events.append("inner") }
          .onAppear {
            log.events.append("outer")
            count += 1
          }
      }
    }
    let log = Log()
    #expect(try html(Counter(log: log)).contains(">1<"))
    #expect(log.events == ["inner", "outer"])
  }

  @Test("onChange runs for changes, and for the first value only if asked to")
  func change() throws {
    struct Steps: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)")
          .onChange(of: count) { old, new in log.events.append("\(old)-\(new)") }
          .onChange(of: count) { log.events.append("plain") }
          .onChange(of: count, perform: { log.events.append("new \($0)") })
          .onChange(of: count, initial: true) { old, new in
            log.events.append("initial \(old)-\(new)")
            if new < 2 { count += 1 }
          }
      }
    }
    let log = Log()
    #expect(try html(Steps(log: log)).contains(">2<"))
    #expect(
      log.events == [
        "initial 0-0", "0-1", "plain", "new 1", "initial 0-1", "1-2", "plain", "new 2",
        "initial 1-2",
      ])
  }

  @Test("A task's work up to its first wait is in the first frame")
  func task() throws {
    struct Loader: View {
      @State private var text = "loading"
      var body: some View {
        Text(verbatim: text).task {
          text = "loaded"
          try? await Task.sleep(for: .seconds(60))
          text = "later"
        }
      }
    }
    #expect(try html(Loader()).contains(">loaded<"))
  }

  @Test("A task with an id runs again when the id changes")
  func taskWithID() throws {
    struct Loader: View {
      let log: Log
      @State private var id = 1
      var body: some View {
        Text(verbatim: "\(id)").task(id: id) {
          log.events.append("\(id)")
          if id < 3 { id += 1 }
        }
      }
    }
    let log = Log()
    #expect(try html(Loader(log: log)).contains(">3<"))
    #expect(log.events == ["1", "2", "3"])
  }

  @Test("A publisher's present value is received once, for the first frame")
  func receive() throws {
    struct Listener: View {
      let subject: CurrentValueSubject<Int, Never>
      let log: Log
      @State private var seen = 0
      var body: some View {
        Text(verbatim: "\(seen)").onReceive(subject) {
          log.events.append("\($0)")
          seen = $0
        }
      }
    }
    let log = Log()
    #expect(try html(Listener(subject: CurrentValueSubject(7), log: log)).contains(">7<"))
    #expect(log.events == ["7"])
  }

  @Test("Another id is another view, with fresh state")
  func identity() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
    }
    struct Root: View {
      let log: Log
      @State private var id = 1
      var body: some View {
        Counter().id(id).onAppear { id = 2 }
      }
    }
    let view = try html(Root(log: Log()))
    #expect(view.contains(">1<"))
    let graph = ViewGraph()
    func identity(of id: Int) -> UInt64 {
      struct Probe: _PrimitiveView {
        let note: @MainActor (UInt64) -> Void
        @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
          view.note(context.identity)
        }
      }
      var found: UInt64 = 0
      var context = LoweringContext(environment: EnvironmentValues(), graph: graph)
      let view = Probe { found = $0 }.id(id)
      type(of: view)._lower(view, into: &context)
      return found
    }
    #expect(identity(of: 1) == identity(of: 1))
    #expect(identity(of: 1) != identity(of: 2))
  }

  @Test("A preferred colour scheme is a class that the page's rules know, and views read it")
  func colorScheme() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var colorScheme
      var body: some View { Text(verbatim: "\(colorScheme)") }
    }
    let renderer = HTMLRenderer(content: Reader().preferredColorScheme(.dark))
    #expect(try renderer.fragment.contains(">dark<"))
    #expect(try renderer.fragment.contains("only-dark\""))
    #expect(try renderer.css.contains(":root:has(.only-dark){color-scheme:dark}\n"))
    #expect(try !HTMLRenderer(content: Reader()).fragment.contains("only-"))
  }

  @Test("State that is written on another thread changes once the main thread gets to it")
  func otherThread() async throws {
    let graph = ViewGraph()
    let cell = StateCell("before", in: graph)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        cell.set("after")
        DispatchQueue.main.async { done.resume() }
      }
    }
    #expect(cell.value == "after")
    #expect(graph.isDirty)
  }
}
