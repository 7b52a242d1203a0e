import Foundation
import Testing

@testable import ViewTree

@Suite("Modifiers about files") @MainActor
struct FileModifierTests {
  private struct Documents: View {
    var body: some View {
      Text("Documents").fileMover(isPresented: .constant(false), file: nil) { _ in }
    }
  }

  @Test("The view is shown, and what is not there says once that it does nothing")
  func warnings() throws {
    let plain = HTMLRenderer(
      content: VStack {
        Text("Documents")
        Text("Documents")
      })
    let renderer = HTMLRenderer(
      content: VStack {
        Documents()
        Documents()
      })
    #expect(try renderer.fragment == plain.fragment)
    let issues = try renderer.warnings
    #expect(issues.map(\.severity) == [.warning])
    #expect(issues.map(\.code) == [.unsupported])
    #expect(issues.map(\.message) == ["Pages let no files be moved, so fileMover does nothing."])
    #expect(issues.first?.viewPath.last == "Documents")
  }

  /// Gives and takes files without a browser.
  private final class Exchange: FileExchange {
    var offers: [OfferedFile] = []
    var listeners: [@MainActor (FileArrival) -> Void] = []
    var cancelled: [String] = []
    var given: [(data: Data, name: String, type: UTType)] = []
    var fetched: (@MainActor () -> Void)?

    func receive(
      _ file: OfferedFile, told: @escaping @MainActor (FileArrival) -> Void
    ) throws -> String {
      offers.append(file)
      listeners.append(told)
      if file.size > 1000 { throw CocoaError(.fileReadTooLarge) }
      return "name\(offers.count)"
    }

    func cancel(_ name: String) { cancelled.append(name) }

    func give(
      _ data: Data, named name: String, as type: UTType, fetched: @escaping @MainActor () -> Void
    ) throws -> String {
      given.append((data, name, type))
      self.fetched = fetched
      return "/-/file?x"
    }
  }

  private struct Desk: View {
    @State private var isChoosing = false
    @State private var chosen = "none"
    @State private var isSaving = false
    @State private var saved = "none"

    var body: some View {
      VStack {
        Button("Choose") { isChoosing = true }
        Button("Save") { isSaving = true }
        Text(verbatim: "chosen \(chosen), saved \(saved)")
      }
      .fileImporter(
        isPresented: $isChoosing, allowedContentTypes: [.png, .commaSeparatedText],
        allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let urls): chosen = urls.map(\.lastPathComponent).joined(separator: "+")
        case .failure: chosen = "failure"
        }
      } onCancellation: {
        chosen = "cancelled"
      }
      .fileExporter(isPresented: $isSaving, item: "a text", defaultFilename: "note") { result in
        saved = (try? result.get())?.lastPathComponent ?? "failure"
      }
    }
  }

  private func withDesk(_ body: (inout LivePage, Exchange) throws -> Void) throws {
    let exchange = Exchange()
    var environment = EnvironmentValues()
    environment.fileExchange = exchange
    var page = try LivePage(LiveView(Desk(), environment: environment))
    try body(&page, exchange)
  }

  @Test("Files are chosen, arrive in any order, and close the choice")
  func choosing() throws {
    try withDesk { page, exchange in
      try page.press("Choose")
      let html = page.html
      #expect(html.contains(#"type="file""#) && html.contains(#" multiple="""#))
      #expect(html.contains(#"accept="image/png,.png,text/csv,.csv""#))
      try page.send(
        .files,
        .text(
          #"[{"name":"a.png","size":9,"type":"image/png"},{"name":"b.csv","size":0,"type":""}]"#),
        to: page.nodes(.files)[0])
      #expect(exchange.offers.map(\.name) == ["a.png", "b.csv"])
      #expect(page.html.contains(#"data-files="name1 name2""#))
      func file(_ name: String) -> ReceivedFile {
        ReceivedFile(url: URL(fileURLWithPath: "/tmp/\(name)"), type: .data)
      }
      exchange.listeners[1](.arrived(file("b.csv")))
      exchange.listeners[0](.arriving(4))
      try page.update()
      #expect(page.html.contains("chosen none"))
      exchange.listeners[0](.arrived(file("a.png")))
      try page.update()
      #expect(page.html.contains("chosen a.png+b.csv"))
      #expect(!page.html.contains("data-files"))
    }
  }

  @Test(
    "What isn't chosen, fails or is lost is told once",
    arguments: [
      ("[]", "cancelled"), (#"[{"name":"a","size":1001,"type":""}]"#, "failure"),
    ])
  func endings(payload: String, ending: String) throws {
    try withDesk { page, exchange in
      try page.press("Choose")
      try page.send(.files, .text(payload), to: page.nodes(.files)[0])
      #expect(page.html.contains("chosen \(ending)"))
      #expect(page.nodes(.files).isEmpty)
      #expect(!page.html.contains("<dialog"))
    }
  }

  @Test("A file that the browser can't send on is a failure; others are cancelled with it")
  func losing() throws {
    try withDesk { page, exchange in
      try page.press("Choose")
      let node = page.nodes(.files)[0]
      try page.send(
        .files,
        .text(#"[{"name":"a","size":9,"type":""},{"name":"b","size":9,"type":""}]"#), to: node)
      try page.send(.files, .text("name9"), to: node)
      #expect(page.html.contains("chosen none"))
      try page.send(.files, .text("name2"), to: node)
      #expect(page.html.contains("chosen failure"))
      #expect(exchange.cancelled == ["name1", "name2"])
    }
  }

  @Test("A value is saved by a link, under the name that its type has")
  func saving() async throws {
    let exchange = Exchange()
    var environment = EnvironmentValues()
    environment.fileExchange = exchange
    var page = try LivePage(LiveView(Desk(), environment: environment))
    try page.press("Save")
    #expect(try await page.wait { $0.html.contains("/-/file") })
    #expect(String(decoding: exchange.given[0].data, as: UTF8.self) == "a text")
    #expect(exchange.given[0].name == "note")
    #expect(page.html.contains(#"href="/-/file?x" download="note""#))
    exchange.fetched?()
    try page.update()
    #expect(page.html.contains("saved note"))
    #expect(!page.html.contains("/-/file"))
  }
}
