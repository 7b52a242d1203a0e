import Browser
import Foundation
import Testing
import ViewTree

/// Views of a stack that another one covers.
@Suite("Covered pages", .serialized)
@MainActor
struct CoveredPageTests {
  private struct Root: View {
    @State private var sheet = false
    @State private var cover = false
    @State private var alert = false
    @State private var name = ""
    var body: some View {
      NavigationStack {
        List { NavigationLink("Go", value: 1) }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { level in
            VStack {
              Button("Ask sheet") { sheet = true }
              Button("Ask cover") { cover = true }
              Button("Ask alert") { alert = true }
              NavigationLink("Deeper", value: level + 1)
            }
            .navigationTitle("Page \(level)")
          }
          .sheet(isPresented: $sheet) {
            TextField("Name", text: $name)
            Text("Hello \(name)")
            Button("Close sheet") { sheet = false }
          }
          .fullScreenCover(isPresented: $cover) { Button("Close cover") { cover = false } }
          .alert("Sure?", isPresented: $alert) { Button("Yes") { name = "yes" } }
      }
    }
  }

  @Test("What covers a page has the dialogs of that page over it", arguments: [1, 2])
  func dialogs(depth: Int) async throws {
    try await ServedView.with({ Root() }) { served in
      try await served.click(served.element("Go"))
      #expect(try await served.shows("Ask sheet"))
      if depth == 2 {
        try await served.click(served.element("Deeper"))
        #expect(try await served.shows("Page 2"))
      }
      let dialogs = "document.querySelectorAll('dialog').length"
      try await served.click(served.element("Ask sheet"))
      #expect(try await served.shows("Close sheet"))
      try await served.finishAnimations()
      try await served.click("document.querySelector('dialog input')")
      try await served.page.type("Ada")
      #expect(try await served.shows("Hello Ada"))
      try await served.click(served.element("Close sheet"))
      #expect(try await served.wait("\(dialogs) == 0"))
      try await served.finishAnimations()
      try await served.click(served.element("Ask alert"))
      #expect(try await served.shows("Sure?"))
      try await served.click(served.element("Yes"))
      #expect(try await served.wait("\(dialogs) == 0"))
      try await served.click(served.element("Ask cover"))
      #expect(try await served.shows("Close cover"))
      try await served.finishAnimations()
      try await served.click(served.element("Close cover"))
      #expect(try await served.wait("\(dialogs) == 0"))
      #expect(try await served.shows("Page \(depth)"))
    }
  }

  @MainActor
  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private struct Followed: View {
    let log: Log
    @State private var sheet = false
    @State private var path: [Int] = []
    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Go", value: 1)
            Button("Sheet") { sheet = true }
          }
          .onAppear { log.add("+root") }
          .onDisappear { log.add("-root") }
          .task {
            log.add("task")
            do { try await Task.sleep(for: .seconds(600)) } catch { log.add("cancelled") }
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              NavigationLink("Go \(number + 1)", value: number + 1)
              Button("Top") { path = [] }
              Button("Sheet") { sheet = true }
            }
            .onAppear { log.add("+\(number)") }
            .onDisappear { log.add("-\(number)") }
          }
          .sheet(isPresented: $sheet) {
            Button("Close") { sheet = false }
              .onAppear { log.add("+sheet") }
              .onDisappear { log.add("-sheet") }
          }
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
  }

  @Test("Pushing has what is covered disappear, and going back has it appear again")
  func appearance() async throws {
    let log = Log()
    try await ServedView.with({ Followed(log: log) }) { served in
      @MainActor func comes(_ lines: String...) async throws {
        let count = lines.count
        for _ in 0..<600 where log.lines.count < count {
          try await Task.sleep(for: .milliseconds(50))
        }
        #expect(log.lines.sorted() == lines.sorted())
        log.lines = []
      }
      try await comes("+root", "task")
      try await served.click(served.element("Go"))
      try await comes("+1", "-root", "cancelled")
      try await served.click(served.element("Go 2"))
      try await comes("+2", "-1")
      // A sheet that a covered view shows is there.
      try await served.click(served.element("Sheet"))
      try await comes("+sheet")
      try await served.finishAnimations()
      try await served.click(served.element("Close"))
      try await comes("-sheet")
      try await served.finishAnimations()
      // What had gone before doesn't go again.
      try await served.click(served.element("Top"))
      try await comes("+root", "-2", "task")
      try await served.click(served.element("Second"))
      try await comes("-root", "cancelled")
      try await served.click(served.element("First"))
      try await comes("+root", "task")
    }
  }
}
