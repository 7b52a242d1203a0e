import Browser
import Testing
import ViewTree

/// Pages of a stack that are shown since a binding says so, as they are left.
@Suite("Pages of bindings", .serialized)
@MainActor
struct BoundPageTests {
  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    let name: String
    var body: some View {
      VStack {
        Text("page \(name).")
        NavigationLink("Deeper", value: 7)
        Button("Leave") { dismiss() }
      }
      .navigationTitle(name)
    }
  }

  private struct Home: View {
    @State private var isShown = false
    @State private var isActive = false
    @State private var item: String?
    @State private var tag: Int?
    var body: some View {
      NavigationStack {
        VStack {
          Text("home \(isShown) \(isActive) \(item ?? "-") \(tag ?? 0).")
          Button("Flag") { isShown = true }
          Button("Item") { item = "thing" }
          NavigationLink("Active", destination: Leaving(name: "active"), isActive: $isActive)
          NavigationLink("Tag", destination: Leaving(name: "tag"), tag: 3, selection: $tag)
        }
        .navigationTitle("Home")
        .navigationDestination(isPresented: $isShown) { Leaving(name: "flag") }
        .navigationDestination(item: $item) { Leaving(name: $0) }
        .navigationDestination(for: Int.self) { Text("deep \($0).").navigationTitle("Deep") }
      }
    }
  }

  @Test(
    "A page of a binding is left by its bar, the browser and its view, and the binding learns of it",
    arguments: [("Flag", "flag"), ("Item", "thing"), ("Active", "active"), ("Tag", "tag")])
  func leaving(control: String, name: String) async throws {
    try await ServedView.with({ Home() }) { served in
      let back = "document.querySelector('.n-back,.n-bar button,.n-top button')"
      for way in ["bar", "browser", "view"] {
        #expect(try await served.shows("home false false - 0."))
        try await served.click(served.element(control))
        #expect(try await served.shows("page \(name)."))
        switch way {
        case "bar": try await served.click(back)
        case "browser": try await served.evaluate("history.back(), 0")
        default: try await served.click(served.element("Leave"))
        }
      }
      #expect(try await served.shows("home false false - 0."))
    }
  }

  @Test("What is pushed from a page of a binding stands above it")
  func above() async throws {
    try await ServedView.with({ Home() }) { served in
      let back = "document.querySelector('.n-back,.n-bar button,.n-top button')"
      try await served.click(served.element("Item"))
      #expect(try await served.shows("page thing."))
      try await served.click(served.element("Deeper"))
      #expect(try await served.shows("deep 7."))
      try await served.click(back)
      #expect(try await served.shows("page thing."))
      try await served.click(back)
      #expect(try await served.shows("home false false - 0."))
    }
  }
}
