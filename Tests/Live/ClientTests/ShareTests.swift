import Browser
import Foundation
import Testing
import ViewTree

private struct Recipe: Codable, Transferable {
  var name: String
  var source: URL

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct SharePage: View {
  private let address = URL(string: "https://example.com/tea?a=1&b=<2>")

  var body: some View {
    if let address {
      ShareLink(item: address, subject: Text("Tea"), message: Text("Try \(2) cups")) {
        Text("Link")
      }
      ShareLink(
        "Recipe", item: Recipe(name: "Tea & \"milk\"", source: address),
        preview: SharePreview("Tea"))
      ShareLink("All", items: ["one", "two"])
      ShareLink("Bytes", item: Data([1]), preview: SharePreview("Bytes"))
      Button("Copy") { UIPasteboard.general.string = "copied <text>" }
      Button("Copy later") {
        Task {
          await Task.yield()
          UIPasteboard.general.url = address
        }
      }
      Button("Open") { UIApplication.shared.open(address) }
      Button("Refused") { UIApplication.shared.open(URL(string: "javascript:alert(1)") ?? address) }
    }
  }
}

@Suite("What apps give away", .timeLimit(.minutes(5)))
@MainActor
struct ShareTests {
  /// Opens the page with a browser that notes what it is to share, copy and open.
  private func withPage(
    canShare: Bool, _ body: @MainActor (ServedView) async throws -> Void
  ) async throws {
    try await ServedView.with({ SharePage() }) { served in
      try await served.evaluate(
        """
        self.noted = [];
        Object.defineProperty(navigator, 'share', {
          value: \(canShare ? "content => { noted.push(JSON.stringify(content)); return Promise.reject(new Error('no')); }" : "undefined"),
        });
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async text => { noted.push(text); } },
        });
        self.open = (address, ...rest) => { noted.push([address, ...rest].join()); };
        """)
      try await body(served)
    }
  }

  /// What the browser was to do after a button was pressed.
  private func noted(_ button: String, _ served: ServedView) async throws -> String {
    try await served.evaluate("noted.length = 0")
    try await served.click(served.element(button))
    #expect(try await served.wait("noted.length == 1"))
    return try await served.evaluate("noted[0]").string ?? ""
  }

  @Test("The browser shares addresses, texts, and what a type is given away as")
  func share() async throws {
    try await withPage(canShare: true) { served in
      func shared(_ button: String) async throws -> [String: String] {
        let json = try await noted(button, served)
        return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
      }
      var content = try await shared("Link")
      #expect(
        content == [
          "url": "https://example.com/tea?a=1&b=%3C2%3E", "title": "Tea", "text": "Try 2 cups",
          "notice": "Copied",
        ])
      content = try await shared("Recipe")
      #expect(content == ["text": "Tea & \"milk\"", "notice": "Copied"])
      content = try await shared("All")
      #expect(content == ["text": "one\ntwo", "notice": "Copied"])
      let bytes = try await served.evaluate("\(served.element("Bytes")).closest('button').disabled")
      #expect(bytes == true)
    }
  }

  @Test("A browser that shares nothing copies it, and says so")
  func copy() async throws {
    try await withPage(canShare: false) { served in
      let text = try await noted("Link", served)
      #expect(text == "Try 2 cups\nhttps://example.com/tea?a=1&b=%3C2%3E")
      #expect(try await served.wait("document.documentElement.innerText.includes('Copied')"))
    }
  }

  @Test("The clipboard and the running app reach the browser of the reader whose action runs")
  func current() async throws {
    try await withPage(canShare: false) { served in
      var text = try await noted("Copy", served)
      #expect(text == "copied <text>")
      text = try await noted("Copy later", served)
      #expect(text == "https://example.com/tea?a=1&b=%3C2%3E")
      try await served.click(served.element("Refused"))
      text = try await noted("Open", served)
      #expect(text == "https://example.com/tea?a=1&b=%3C2%3E,_blank,noopener")
    }
  }
}
