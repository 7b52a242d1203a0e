import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Payloads of live views") @MainActor
struct LiveInputTests {
  @Test("An event for a row that has just gone writes nothing")
  func goneRow() throws {
    struct Names: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach($names, id: \.self) { TextField("Name", text: $0) }
        Button("Less") { names.removeLast() }
      }
    }
    let page = LiveView(Names())
    _ = try page.update()
    let nodes = page.tree.nodes.indices
    let field = try #require(nodes.last { page.listens($0, to: .input) })
    let button = try #require(nodes.first { page.listens($0, to: .press) })
    // Both came before the page could be evaluated.
    _ = page.handle(LiveEvent(.press), atNode: button)
    _ = page.handle(LiveEvent(.input, .text("late")), atNode: field)
    _ = try page.update()
    #expect(page.tree.html.contains("value=\"a\""))
    #expect(!page.tree.html.contains("late"))
  }

  @Test(
    "Addresses of whatever kind are shown or ignored",
    arguments: ["~-9223372036854775808", "~99999999999999999999", "~7", "~", "!", "W10", "AAAA"])
  func addresses(path: String) throws {
    struct Stack: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("level \($0)") }
        }
      }
    }
    let page = LiveView(Stack())
    page.open("/?n-1=\(path)&other=x")
    _ = try page.update()
    #expect(page.handle(LiveEvent(.route, .text("/?n-1=\(path)")), atNode: nil) == .handled)
    _ = try page.update()
    #expect(page.tree.html.contains(path == "W10" ? "root" : "level 2"))
  }

  @Test("Numbers that no page has are refused")
  func numbers() {
    func bytes(_ number: Float) -> ArraySlice<UInt8> {
      let word = withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
      return ([1] + word + word)[...]
    }
    #expect(LiveEvent(.tap, bytes: bytes(1e8)) != nil)
    for number in [Float.nan, .infinity, 1.1e8, -1e30] {
      #expect(LiveEvent(.tap, bytes: bytes(number)) == nil)
    }
  }
}
