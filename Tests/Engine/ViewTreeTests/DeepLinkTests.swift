import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Deep links")
@MainActor
struct DeepLinkTests {
  private struct Reader: View {
    @State private var opened = "nothing"
    @Environment(\.openURL) private var openURL
    var body: some View {
      VStack {
        Text("opened \(opened).")
        Link("Own", destination: URL(string: "reader://article?id=7")!)
        Link("Script", destination: URL(string: "javascript:alert(1)")!)
        Button("Open") { openURL(URL(string: "reader://author")!) }
      }
      .onOpenURL { opened = $0.absoluteString }
    }
  }

  private func page(_ route: String, origin: String = "") throws -> LivePage {
    let view = LiveView(Reader())
    view.origin = origin
    view.open(route)
    return try LivePage(view)
  }

  @Test("A link of the app's own scheme is given to the app, also by its environment")
  func links() throws {
    var page = try LivePage(Reader())
    #expect(page.html.contains("href=\"?open=reader%3A%2F%2Farticle%3Fid%3D7\""))
    #expect(page.html.contains("href=\"about:invalid\""))
    let link = try #require(page.nodes(.link).first)
    try page.send(.link, .text("?open=reader"), to: link)
    #expect(page.html.contains("opened reader://article?id=7."))
    try page.press("Open")
    #expect(page.html.contains("opened reader://author."))
  }

  @Test(
    "An address opens the link that is in it, or itself with its origin",
    arguments: [
      ("/?open=reader%3A%2F%2Farticle%3Fid%3D7", "reader://article?id=7"),
      ("/?open=javascript%3Aalert(1)", "https://a.example/?open=javascript%3Aalert(1)"),
      ("/?cid=42", "https://a.example/?cid=42"), ("/", "nothing"),
    ])
  func addresses(route: String, opened: String) throws {
    let page = try page(route, origin: "https://a.example")
    #expect(page.html.contains("opened \(opened)."))
  }

  @Test(
    "Schemes that mean something to browsers are no app's own",
    arguments: [
      "javascript:alert(1)", "data:text/html,a", "file:///etc", "https://a", "tel:1", "/a",
    ])
  func foreignSchemes(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(AppLink.address(of: url) == nil)
  }
}
