import PageDrawing
import PixelComparing
import SiteComparing
import Testing

@Suite("Pictures of two sites")
struct SitePicturesTests {
  @Test("Changed pages are drawn with their sheets, moved ones at both places")
  func pictures() async throws {
    let pair = try SitePair()
    try pair.write("new", "style.css", ":root{color-scheme:light dark}\n.abcdefg{padding:9px}\n")
    let report = try pair.report()
    let pool = try await DrawingPool(tabs: 2)
    let result = await SitePictures(
      try pair.old, try pair.new, media: DrawingMedia(width: 200, height: 100)
    ).draw(report.entries, in: pool)
    await pool.close()
    #expect(result.problems.isEmpty)
    #expect(result.pictures.map(\.name) == ["index.html", "m/1.html", "m/2.html"])
    #expect(result.pictures.allSatisfy { $0.comparison.count > 0 })
    #expect(result.pictures.allSatisfy { $0.old.width == 200 && $0.old.height == 100 })
  }

  @Test("A page that asks for a font of the machine's is a failure that names it")
  func font() async throws {
    let pair = try SitePair()
    for (site, text) in [("old", "Tea"), ("new", "Milk")] {
      try pair.write(
        site, "f.html",
        SitePair.page("<p>\(text)</p>").replacing(
          "<title>", with: "<style>p{font-family:Papyrus}</style><title>"))
    }
    let pool = try await DrawingPool(tabs: 1)
    let result = await SitePictures(try pair.old, try pair.new)
      .draw(try pair.report().entries, in: pool)
    await pool.close()
    guard case .failed(let message)? = result.problems["f.html"] else {
      Issue.record("\(result)")
      return
    }
    #expect(message.hasPrefix("The page f.html asks for the font \"Papyrus\""))
  }
}
