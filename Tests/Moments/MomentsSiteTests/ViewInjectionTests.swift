import Browser
import Foundation
import HTMLParsing
import Testing
import ViewTree

@Suite("Hostile strings in views")
@MainActor
struct ViewInjectionTests {
  /// A view with a string wherever a view takes one from data.
  private struct Doors: View {
    let string: String

    var body: some View {
      ScrollView {
        VStack {
          texts
          images
          links
          controls
          attributes
        }
      }
      .navigationTitle(string)
    }

    private var texts: some View {
      VStack {
        Text(string)
        Text(verbatim: string)
        Text("before \(string) after")
        Text("**strong** \(string) [link](https://example.org/\(string))")
        Text(string).bold() + Text(string).foregroundColor(.red)
        Text(string).font(.custom(string, size: 17))
        Label(string, systemImage: "heart")
        Label(string, systemImage: string)
      }
    }

    private var images: some View {
      VStack {
        Image(systemName: string)
        AsyncImage(url: URL(string: string))
        AsyncImage(url: URL(string: string), scale: 2) {
          $0.resizable()
        } placeholder: {
          Text(string)
        }
      }
    }

    private var links: some View {
      VStack {
        if let url = URL(string: string) {
          Link(string, destination: url)
          Link(destination: url) { Text(string) }
        }
        Text("x").webLink(string)
        Text("x").webID(string)
        Text("x").webClass(string)
      }
    }

    private var controls: some View {
      VStack {
        Button(string) {}
        Toggle(string, isOn: .constant(true))
        TextField(string, text: .constant(string))
        TextEditor(text: .constant(string))
        Picker(string, selection: .constant(string)) {
          Text(string).tag(string)
          Text("x").tag("x")
        }
        GroupBox(string) { Text(string) }
        DisclosureGroup(string) { Text(string) }
        ProgressView(string, value: 0.5)
        Section(string) { Text(string) }
      }
    }

    private var attributes: some View {
      VStack {
        Text("x").accessibilityLabel(string)
        Text("x").accessibilityHint(string)
        Text("x").accessibilityValue(string)
        Text("x").accessibilityIdentifier(string)
        Text("x").help(string)
        Text("x").id(string)
        ForEach([string], id: \.self) { Text($0) }
      }
    }
  }

  /// The document and the rules of a view with a string in every door.
  private func page(_ string: String) throws -> (root: ParsedElement, html: [UInt8]) {
    let bytes = try HTMLRenderer(content: Doors(string: string)).bytes
    return (try ParsedDocument(bytes, file: string.debugDescription).root, bytes)
  }

  /// The rules of a document's style elements, each without what is in its braces.
  private func selectors(_ root: ParsedElement) -> [String] {
    var text = ""
    root.forEachElement { if $0.name == "style" { text += $0.text } }
    return text.split(separator: "\n").map { line in
      line.hasPrefix(".") ? ".class" : String(line)
    }
  }

  @Test("No string adds an element, an attribute or a rule")
  func shapes() throws {
    let harmless = try InjectionTests.harmless.map { try page($0).root }
    let shapes = Set(harmless.map { PageShape.lines(of: $0) })
    let rules = Set(harmless.map { Set(selectors($0)) })
    for string in HostileStrings.all {
      let root = try page(string).root
      let shape = PageShape.lines(of: root)
      let isKnown = shapes.contains(shape)
      #expect(
        isKnown,
        "\(string.debugDescription): \(PageShape.difference(shape, among: shapes))")
      let hasKnownRules = rules.contains(Set(selectors(root)))
      #expect(hasKnownRules, "\(string.debugDescription)")
    }
  }

  @Test("No string is the name of a colour or a picture, wherever it might lead")
  func assets() throws {
    for string in stride(from: 0, to: HostileStrings.all.count, by: 3).map({
      HostileStrings.all[$0]
    }) {
      #expect(throws: RenderingError.self, "\(string.debugDescription)") {
        try HTMLRenderer(content: Image(string)).bytes
      }
      #expect(throws: RenderingError.self, "\(string.debugDescription)") {
        try HTMLRenderer(content: Color(string)).bytes
      }
    }
  }

  @Test("In a browser nothing runs, and the page is as it was written")
  func browser() async throws {
    let strings = stride(from: 0, to: HostileStrings.all.count, by: 5).map {
      HostileStrings.all[$0]
    }
    let view = VStack { ForEach(strings, id: \.self) { Doors(string: $0) } }
    let bytes = try HTMLRenderer(content: view).bytes
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("hostile-\(UUID().uuidString).html")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let root = try ParsedDocument(bytes, file: "views.html").root
    try await SiteBrowser.use { page in
      try await page.navigate(to: file.absoluteString)
      var pictures: Set<String> = []
      try await InjectionTests.expectHarmless(page, root, "views.html", pictures: &pictures)
      #expect(try await page.evaluate("location.href").string == file.absoluteString)
    }
  }
}
