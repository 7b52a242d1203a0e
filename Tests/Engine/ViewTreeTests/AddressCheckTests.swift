import ElementTree
import Testing

@testable import ViewTree

private struct Shop: View {
  @State var path: [Int] = []
  let names = ["tea", "cake"]

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("tea", value: 0)
        .navigationDestination(for: Int.self) { Text(verbatim: "shows \(names[$0])") }
    }
    .acceptsAddresses(for: Int.self) { names.indices.contains($0) }
  }
}

@Suite("Addresses of stacks") @MainActor
struct AddressCheckTests {
  private func open(_ values: [Int]) throws -> (LiveView, [LiveCommand]) {
    let view = LiveView(Shop())
    view.open("/?n-1=\(try #require(PathCoding.encode(values)))")
    return (view, try #require(try view.update()).commands)
  }

  @Test("An address shows what the app accepts")
  func accepted() throws {
    let (view, commands) = try open([1])
    #expect(view.tree.html.contains("shows cake"))
    #expect(!commands.contains { if case .replace = $0 { true } else { false } })
  }

  @Test(
    "An address shows nothing from the first value on that the app refuses",
    arguments: [[2], [-1], [Int.max], [5, 0]])
  func refused(values: [Int]) throws {
    let (view, _) = try open(values)
    #expect(!view.tree.html.contains("shows"))
    #expect(view.tree.html.contains("tea"))
  }

  @Test("What is accepted before it is shown, and the address is that of what is shown")
  func partly() throws {
    let (view, commands) = try open([0, 9])
    #expect(view.tree.html.contains("shows tea"))
    #expect(commands.contains(.replace("/?n-1=\(try #require(PathCoding.encode([0])))")))
  }

  @Test("A link is not asked about")
  func link() throws {
    var page = try LivePage(Shop())
    try page.press("tea")
    #expect(page.html.contains("shows tea"))
  }
}
