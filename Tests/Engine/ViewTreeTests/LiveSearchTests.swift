import Testing

@testable import ViewTree

@Suite("Searching on live pages") @MainActor
struct LiveSearchTests {
  private struct Library: View {
    @State var text = ""
    @State var scope = "all"
    @State var submitted = ""
    var body: some View {
      NavigationStack {
        VStack {
          Text("text \(text)")
          Text("scope \(scope)")
          Text("submitted \(submitted)")
          Results()
        }
        .navigationTitle("Library")
        .searchable(text: $text, prompt: "Books")
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("New").tag("new")
        }
        .searchSuggestions { Text("Walden").searchCompletion("walden pond") }
        .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text("searching \(isSearching)")
      Button("Enough") { dismissSearch() }
    }
  }

  @Test("Typed text reaches the binding, and Return its action")
  func typing() throws {
    var page = try LivePage(Library())
    let field = try page.node(.input, "Books")
    #expect(page.html.contains("searching false<"))
    try page.send(.focus, to: field)
    #expect(page.html.contains("searching true<"))
    try page.send(.input, .text("thoreau"), to: page.node(.input, "Books"))
    #expect(page.html.contains("text thoreau<") && page.html.contains("value=\"thoreau\""))
    try page.send(.submit, to: page.node(.submit, "Books"))
    #expect(page.html.contains("submitted thoreau<"))
  }

  @Test("Scopes and suggestions are there while the reader searches")
  func parts() throws {
    var page = try LivePage(Library())
    #expect(page.nodes(.check) == [] && !page.html.contains("Walden"))
    try page.send(.focus, to: page.node(.focus, "Books"))
    try page.send(.check, .flag(true), to: page.node(.check, "New"))
    #expect(page.html.contains("scope new<"))
    try page.press("Walden")
    #expect(page.html.contains("text walden pond<"))
    try page.press("Cancel")
    #expect(page.html.contains("text <") || page.html.contains("text</"))
    #expect(page.html.contains("searching false<") && !page.html.contains("Walden"))
  }

  private struct Tag: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Tagged: View {
    @State var text = ""
    @State var tags = [Tag(id: 1, name: "Old")]
    @State var others = [Tag(id: 2, name: "New"), Tag(id: 3, name: "Rare")]
    var body: some View {
      NavigationStack {
        Text("text \(text), tags \(tags.map(\.name).joined(separator: "+"))")
          .navigationTitle("Library")
          .searchable(text: $text, tokens: $tags, suggestedTokens: $others, prompt: "Books") {
            Text($0.name)
          }
      }
    }
  }

  @Test("Tokens are chosen of those that are suggested, once each, and taken away")
  func tokens() throws {
    var page = try LivePage(Tagged())
    #expect(page.html.contains("text , tags Old<") && !page.html.contains(">Rare<"))
    try page.send(.focus, to: page.node(.focus, "Books"))
    try page.send(.input, .text("r"), to: page.node(.input, "Books"))
    try page.press("Rare")
    #expect(page.html.contains("text , tags Old+Rare<"))
    try page.press("Rare")
    #expect(page.html.contains("tags Old+Rare<"))
    try page.press("Remove")
    #expect(page.html.contains("tags Rare<"))
    try page.press("Cancel")
    #expect(page.html.contains("tags Rare<") && !page.html.contains(">New<"))
  }

  private struct Completed: View {
    @State var text = "a"
    @State var tags: [Tag] = []
    var body: some View {
      NavigationStack {
        Text("tags \(tags.map(\.name).joined(separator: "+"))")
          .searchable(text: $text, editableTokens: $tags, prompt: "Books") { $tag in
            Button("Rename \(tag.name)") { tag.name += "!" }
          }
          .searchSuggestions { Text("Suggested").searchCompletion(Tag(id: 9, name: "Nine")) }
      }
    }
  }

  @Test("A suggestion of one's own chooses a token, whose label changes it")
  func editableTokens() throws {
    var page = try LivePage(Completed())
    try page.send(.focus, to: page.node(.focus, "Books"))
    try page.press("Suggested")
    #expect(page.html.contains("tags Nine<") && page.html.contains("value=\"\""))
    try page.press("Rename Nine")
    #expect(page.html.contains("tags Nine!<"))
  }

  @Test("The results can end the search")
  func dismiss() throws {
    var page = try LivePage(Library())
    try page.send(.focus, to: page.node(.focus, "Books"))
    try page.send(.input, .text("x"), to: page.node(.input, "Books"))
    try page.press("Enough")
    #expect(page.html.contains("searching false<") && page.html.contains("value=\"\""))
  }

  @Test("A binding begins and ends a search, and follows the reader's")
  func presented() throws {
    struct Page: View {
      @State private var text = ""
      @State private var isSearching = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("searching \(isSearching)")
            Button("Search") { isSearching = true }
          }
          .searchable(text: $text, isPresented: $isSearching)
        }
      }
    }
    var page = try LivePage(Page())
    try page.press("Search")
    let field = try #require(page.nodes(.input).first)
    #expect(page.commands == [.focus(field)])
    try page.press("Cancel")
    #expect(page.html.contains("searching false<"))
    #expect(page.commands == [.focus(nil)])
    try page.send(.focus, to: page.nodes(.focus)[0])
    #expect(page.html.contains("searching true<"))
  }
}
