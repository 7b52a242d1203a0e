import ElementTree
import Foundation
import Observation
import Testing

@testable import ViewTree

@Suite("Landmarks of documents")
@MainActor
struct DocumentLandmarkTests {
  private struct Titled: View {
    var body: some View { NavigationStack { Text("Row").navigationTitle("Trips") } }
  }

  private struct Two: View {
    var body: some View {
      Text("One")
      Text("Two")
    }
  }

  @Observable
  fileprivate final class Counter {
    var number = 0
  }

  private struct Counting: View {
    let counter: Counter
    var body: some View {
      VStack(spacing: counter.number > 1 ? 4 : 8) { Text("Number \(counter.number)") }
    }
  }

  private func html(_ view: some View) throws -> String {
    let renderer = HTMLRenderer(content: view)
    renderer.title = "App"
    return try renderer.html
  }

  private func live(_ view: some View) throws -> LiveView {
    let live = LiveView(view)
    live.documentTitle = "App"
    _ = try live.update()
    return live
  }

  @Test("A document's views are its main landmark, under its title where they have none")
  func headings() throws {
    let plain = try html(VStack { Text("Row") })
    #expect(plain.contains("<body><main class="))
    #expect(plain.contains("<h1 class=\"unseen\">App</h1></main>"))
    #expect(try HTMLRenderer(content: VStack { Text("Row") }).fragment.hasPrefix("<p"))
    let titled = try html(Titled())
    #expect(titled.contains("<main") && !titled.contains("unseen\">"))
    #expect(try live(Titled()).tree.html.components(separatedBy: "<h1").count == 2)
    let replaced = NavigationStack {
      Text("Row").navigationTitle("Trips").navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .principal) { Text("Logo") }
      }
    }
    let headed = try live(replaced).tree.html
    #expect(
      headed.contains("unseen\" tabindex=\"-1\">Trips</h1>")
        && headed.components(separatedBy: "<h1").count == 2)
  }

  @Test("Several views of a document share its landmark; a part of a document has none")
  func roots() throws {
    let html = try live(Two()).tree.html
    #expect(html.hasPrefix("<main"))
    #expect(html.components(separatedBy: "<main").count == 2)
    let part = LiveView(Two())
    _ = try part.update()
    #expect(!part.tree.html.contains("<main"))
  }

  @Test("The outermost view is evaluated by itself as it was at first")
  func updates() throws {
    let counter = Counter()
    let page = try live(Counting(counter: counter))
    for number in 1...4 {
      counter.number = number
      _ = try page.update()
      #expect(page.tree.html == (try live(Counting(counter: counter)).tree.html))
    }
  }

  @Test("A scroll view is reached by keys: by what is in it, or by itself")
  func scrolling() throws {
    func html(_ view: some View) throws -> String {
      try HTMLRenderer(content: VStack { view.frame(height: 100) }).fragment
    }
    #expect(try html(ScrollView { Text("Text") }).contains("tabindex=\"0\""))
    let link = Link("To", destination: URL(string: "/")!)
    #expect(try !html(ScrollView { link }).contains("tabindex"))
  }
}
