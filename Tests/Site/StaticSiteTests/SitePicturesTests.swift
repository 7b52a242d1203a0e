import Foundation
import StaticSite
import TestSupport
import Testing
import ViewTree

@Suite("Pictures of the site's own")
@MainActor
struct SitePicturesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ name: String, _ width: Int, _ height: Int) throws {
    try folder.write(
      "Public/\(name)",
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>")
  }

  private func build(_ address: String = "photos/a%20b.svg?v=1") throws -> [String] {
    let site = try Site(title: "A", template: .standard(), stylesheet: "style.css") {
      Page("m/1.html", inputs: ContentHash([1])) { page in
        try PageContent(
          VStack {
            Text("Above")
            AsyncImage(url: URL(string: address)) { image in
              image.resizable().scaledToFit()
            } placeholder: {
              Color.gray
            }
            Text("Below")
          }, title: "T", context: page)
      }
      Files(from: "\(folder.path)/Public")
    }
    let publisher = SitePublisher(output: "\(folder.path)/site")
    return try publisher.publish { try site.plan() }.written
  }

  @Test("Pages are laid out by their proportions, and made anew when those change, and only then")
  func proportions() throws {
    try picture("photos/a b.svg", 300, 200)
    try picture("other.svg", 10, 10)
    #expect(try build().contains("m/1.html"))
    let first = try #require(folder.read("site/style.css"))
    #expect(try build().isEmpty)
    // Another drawing of the same size, and a picture that the page doesn't show.
    try folder.write(
      "Public/photos/a b.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'><path d=''/></svg>")
    try picture("other.svg", 20, 10)
    #expect(try build() == ["other.svg", "photos/a b.svg"])
    try picture("photos/a b.svg", 200, 200)
    #expect(try build().contains("style.css"))
    #expect(folder.read("site/style.css") != first)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Public/photos/a b.svg")
    #expect(try build().contains("m/1.html") || folder.read("site/style.css") != first)
  }

  @Test(
    "Other addresses are none of the site's",
    arguments: [
      "https://example.org/photos/a.svg", "/photos/a.svg", "../photos/a.svg", "?a", "#a", "%",
    ])
  func foreign(address: String) throws {
    try picture("other.svg", 300, 200)
    _ = try build(address)
    let unknown = folder.read("site/style.css")
    try picture("photos/a.svg", 300, 200)
    _ = try build(address)
    #expect(folder.read("site/style.css") == unknown)
  }
}
