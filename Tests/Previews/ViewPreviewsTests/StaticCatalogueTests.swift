import Browser
import BrowserPool
import Foundation
import TestSupport
import Testing
import ViewSnapshots
import ViewTree

@testable import PreviewSupervision
@testable import ViewPreviews

@Suite("Previews as a site")
@MainActor
struct StaticCatalogueTests {
  private static func catalogue(_ names: String...) -> PreviewCatalogue {
    PreviewCatalogue(
      names.enumerated().map { number, name in
        CataloguedPreview(
          id: "", module: "M", file: "F.swift", line: number, name: name, space: PreviewSpace(),
          make: { Text(verbatim: name) })
      })
  }

  @Test("A page of all, one for each preview, and one for each variant")
  func pages() throws {
    let folder = try TemporaryFolder()
    try folder.write("Public/photo.txt", "a photo")
    try folder.write("Public/.secret", "hidden")
    let site = StaticCatalogue(Self.catalogue("One", "<Two>"))
    #expect(site.pageCount == 2 + 2 * (1 + PreviewVariants.grid.count))
    try site.write(to: folder.path + "/site", publicFolder: folder.path + "/Public")
    let names = folder.contents(of: "site").keys
    #expect(names.contains("M.F.One.html"))
    #expect(names.contains("M.F.Two.\(PreviewVariants.grid.count - 1).html"))
    #expect(folder.read("site/photo.txt") == "a photo")
    #expect(!names.contains(".secret"))
    let index = try #require(folder.read("site/index.html"))
    #expect(index.contains("href=\"M.F.One.html\""))
    #expect(index.contains("&lt;Two>") || index.contains("&lt;Two&gt;"))
    let page = try #require(folder.read("site/M.F.One.html"))
    #expect(page.contains("<iframe"))
    #expect(page.contains("src=\"M.F.One.0.html\""))
    #expect(page.contains("frame-src 'self'"))
  }

  @Test(
    "A preview that has crashed or hangs costs its card",
    arguments: ["FIXTURE_TRAPS", "FIXTURE_HANGS"])
  func crash(_ cause: String) async throws {
    let folder = try TemporaryFolder()
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    try folder.write("Package.swift", "// the manifest\n")
    try folder.write(
      "swift",
      """
      #!/bin/sh
      mkdir -p '\(folder.path)/.scratch/debug'
      printf '#!/bin/sh\\n\(cause)=1 exec "\(products.path)/PreviewFixture" "$@"\\n' \
        > '\(folder.path)/.scratch/debug/fixture'
      chmod +x '\(folder.path)/.scratch/debug/fixture'
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/swift")
    var options = PreviewSupervisor.Options(
      package: folder.path, product: "fixture", swift: folder.path + "/swift")
    options.scratch = folder.path + "/.scratch"
    let lines = LogLines()
    options.log = { lines.all.append($0) }
    let status = await withCheckedContinuation { done in
      StaticExport.run(options, into: folder.path + "/site") { done.resume(returning: $0) }
    }
    #expect(status == 1, "\(lines.all)")
    let names = folder.contents(of: "site").keys.filter {
      $0.contains("Crash.") && $0.contains(".0.")
    }
    let card = try #require(folder.read("site/\(names.first ?? "")"))
    #expect(card.contains("The preview has crashed"))
    #expect(
      card.contains(cause == "FIXTURE_TRAPS" ? "Index out of range" : "ran for more than 10 s"))
    let other = try #require(
      folder.contents(of: "site").keys.first { $0.contains("Goodbye.") && $0.contains(".0.") })
    #expect(folder.read("site/\(other)")?.contains("Goodbye") == true)
    #expect(lines.all.contains { $0.contains("not shown: ") })
  }

  @Test(
    "In Chromium nothing is wider than the window, and frames have the widths that they are for")
  func layout() async throws {
    let folder = try TemporaryFolder()
    let site = folder.path + "/site"
    try StaticCatalogue(Self.catalogue("One", "Two", "Three")).write(to: site, publicFolder: nil)
    let browser = try await BrowserPool.take()
    let page = try await browser.newPage(width: 1280, height: 900)
    let address = { URL(fileURLWithPath: site + "/" + $0).absoluteString }
    for width in [1280, 390, 320] {
      try await page.setViewport(width: width, height: 844)
      for name in ["index.html", "M.F.Two.html", "symbols.html"] {
        try await page.navigate(to: address(name))
        #expect(
          try await page.evaluate("document.documentElement.scrollWidth") == .number(Double(width)),
          "\(name) at \(width)")
      }
      try await page.navigate(to: address("M.F.Two.html"))
      #expect(
        try await page.evaluate("[...document.querySelectorAll('iframe')].map(f => f.clientWidth)")
          == .array(PreviewVariants.grid.map { .number(Double($0.width ?? 0)) }), "\(width)")
    }
    // Each picture leads to its page, and from there to those beside it.
    try await page.navigate(to: address("index.html"))
    #expect(
      try await page.evaluate(
        """
        [...document.querySelectorAll('iframe')].map(frame => {
          const box = frame.getBoundingClientRect();
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            .getAttribute('href');
        })
        """) == ["M.F.One.html", "M.F.Two.html", "M.F.Three.html"])
    #expect(
      try await page.evaluate(
        "[...document.querySelectorAll('a')].map(a => a.getAttribute('href'))")
        == ["symbols.html", "M.F.One.html", "M.F.Two.html", "M.F.Three.html"])
    await BrowserPool.put(browser)
  }

  @Test("An earlier catalogue is replaced, a folder with other files stays as it is")
  func replacing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/site"
    try StaticCatalogue(Self.catalogue("One")).write(to: path, publicFolder: nil)
    try StaticCatalogue(Self.catalogue("Two")).write(to: path, publicFolder: nil)
    #expect(folder.read("site/M.F.One.html") == nil)
    #expect(folder.read("site/M.F.Two.html") != nil)
    try folder.write("mine/note.txt", "mine")
    #expect(throws: StaticCatalogue.WritingError.self) {
      try StaticCatalogue(Self.catalogue("One"))
        .write(to: folder.path + "/mine", publicFolder: nil)
    }
    #expect(folder.contents(of: "mine") == ["note.txt": "mine"])
    #expect(folder.names == ["mine", "site"])
  }
}
