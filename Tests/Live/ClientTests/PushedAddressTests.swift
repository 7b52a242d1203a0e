import Browser
import Foundation
import Testing
import ViewTree

private struct Recipe: Hashable, Codable {
  var id: Int
  var name: String
}

/// A stack that keeps its path itself, with values of two types.
private struct RecipePage: View {
  private let recipes = ["Soup", "Bread"].enumerated().map { Recipe(id: $0, name: $1) }

  var body: some View {
    NavigationStack {
      List(recipes, id: \.id) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Recipe.self) { recipe in
          Text("Detail of \(recipe.name)")
          NavigationLink("Step", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("Step \($0)") }
        .navigationTitle("Recipes")
    }
    .acceptsAddresses(for: Recipe.self) { $0.id < 2 }
  }
}

@Suite("Addresses of what is pushed", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct PushedAddressTests {
  private func press(_ text: String) -> String {
    """
    [...document.querySelectorAll('a, button')].find(e => e.innerText.trim() == '\(text)').click()
    """
  }

  private func shows(_ text: String, _ served: ServedView) async throws -> Bool {
    try await served.wait("document.body.innerText.includes('\(text)')")
  }

  @Test("A page that is loaded again, or opened elsewhere, shows what was pushed; back leads on")
  func reloading() async throws {
    try await ServedView.with({ RecipePage() }) { served in
      try await served.evaluate(press("Bread"))
      #expect(try await shows("Detail of Bread", served))
      try await served.evaluate(press("Step"))
      #expect(try await shows("Step 7", served))
      let address = try #require(try await served.evaluate("location.href").string)
      try await served.open(address)
      #expect(try await shows("Step 7", served))
      try await served.page.navigate(to: "about:blank")
      try await served.open(address)
      #expect(try await shows("Step 7", served))
      try await served.evaluate(press("Back"))
      #expect(try await shows("Detail of Bread", served))
    }
  }

  @Test("What is pressed before the script runs is done, and the page has its address")
  func beforeScript() async throws {
    try await ServedView.with({ RecipePage() }) { served in
      let page = served.page
      try await page.send("Emulation.setScriptExecutionDisabled", ["value": true])
      try await page.navigate(to: served.address)
      try await page.send("Emulation.setScriptExecutionDisabled", ["value": false])
      // The form is there as long as no script has run.
      #expect(try await served.evaluate("document.forms.length") == 1)
      try await served.click(
        "[...document.querySelectorAll('a, button')].find(e => e.innerText.trim() == 'Bread')")
      #expect(try await shows("Detail of Bread", served))
      #expect(try await served.wait("!document.forms.length && location.search"))
      let address = try await served.evaluate("location.href")
      try await served.evaluate(press("Step"))
      #expect(try await shows("Step 7", served))
      try await served.evaluate("history.back()")
      #expect(try await shows("Detail of Bread", served))
      #expect(try await served.evaluate("location.href") == address)
    }
  }

  @Test("Addresses of values that nobody offers, or of nothing, show the root")
  func refused() async throws {
    try await ServedView.with({ RecipePage() }) { served in
      try await served.evaluate(press("Bread"))
      #expect(try await served.wait("location.search.length > 4"))
      let search = try #require(try await served.evaluate("location.search").string)
      let parts = search.split(separator: "=", maxSplits: 1)
      var base64 = parts[1].replacingOccurrences(of: "-", with: "+")
        .replacingOccurrences(of: "_", with: "/")
      while base64.count % 4 != 0 { base64 += "=" }
      let data = try #require(Data(base64Encoded: base64))
      let text = String(decoding: data, as: UTF8.self)
      for (old, new) in [
        ("\"id\":1", "\"id\":2"), ("Recipe", "Other"), ("\"id\"", "\"it\""), ("[", "{"), ("", ""),
      ] {
        let changed = old.isEmpty ? "x" : text.replacingOccurrences(of: old, with: new)
        #expect(changed != text)
        let path = Data(changed.utf8).base64EncodedString()
        try await served.open(served.address + parts[0] + "=" + path)
        #expect(try await shows("Soup", served))
      }
    }
  }
}
