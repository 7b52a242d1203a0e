import Observation
import Testing

@testable import ViewTree

@Observable private final class Draft {
  var name = ""
}

private struct Editor: View {
  @Bindable var draft: Draft
  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      if !draft.name.isEmpty { Text("Some name") }
    }
    .navigationTitle(draft.name.isEmpty ? "New" : draft.name)
    .toolbar { Button("Save \(draft.name)") {} }
    .interactiveDismissDisabled(!draft.name.isEmpty)
  }
}

/// What a closure shows that makes an object of its own.
@Suite("Presented content")
@MainActor
struct PresentedContentTests {
  private struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Add") { isShown = true }.sheet(isPresented: $isShown) {
        NavigationStack { Editor(draft: Draft()) }
      }
    }
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct ItemCover: View {
    @State private var item: Item?
    var body: some View {
      Button("Add") { item = Item(id: 1) }.fullScreenCover(item: $item) { _ in
        NavigationStack { Editor(draft: Draft()) }
      }
    }
  }

  private struct Popover: View {
    @State private var isShown = false
    var body: some View {
      Button("Add") { isShown = true }.popover(isPresented: $isShown) {
        NavigationStack { Editor(draft: Draft()) }
      }
    }
  }

  private struct Pushed: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Add", value: 1)
          .navigationDestination(for: Int.self) { _ in Editor(draft: Draft()) }
      }
    }
  }

  @Test("What is typed into an object that the closure made stays there", arguments: 0..<4)
  func typing(_ number: Int) throws {
    let views = [AnyView(Sheet()), AnyView(ItemCover()), AnyView(Popover()), AnyView(Pushed())]
    var page = try LivePage(views[number])
    try page.press("Add")
    for text in ["R", "Ru", "Run"] {
      try page.send(.input, .text(text), to: #require(page.nodes(.input).first))
      _ = try page.node(.press, "Save \(text)")
      #expect(page.html.contains("Some name"))
    }
  }

  private struct Counted: View {
    @State private var count = 0
    @State private var isShown = true
    var body: some View {
      Text("Behind").sheet(isPresented: $isShown) {
        Button("More") { count += 1 }
        Text("count \(count).")
      }
    }
  }

  @Test("The content follows what it reads of the view that presents it")
  func following() throws {
    var page = try LivePage(Counted())
    #expect(page.html.contains("count 0."))
    try page.press("More")
    #expect(page.html.contains("count 1."))
  }
}
