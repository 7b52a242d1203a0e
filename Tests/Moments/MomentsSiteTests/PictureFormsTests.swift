import Browser
import CommandLineOptions
import Foundation
import MomentsSite
import StaticSite
import TestSupport
import Testing

@Suite("The sample with pictures in several sizes", .enabled(if: PictureForms.isAvailable))
@MainActor
struct PictureFormsTests {
  private func build(_ folder: TemporaryFolder, _ name: String, _ options: [String]) throws {
    let package = SampleSite.package
    let arguments = try BuildSettings.syntax.parse(
      [
        "--output", "\(folder.path)/\(name)", "--base-url", "https://example.org/", "--quiet",
        "--templates", package.appendingPathComponent("Templates").path,
        "--public", package.appendingPathComponent("Public").path,
      ] + options)
    _ = try SiteBuild(settings: BuildSettings(arguments)).run()
  }

  @Test(
    "Every element is where it is without; browsers take the small files", arguments: [390, 1_280])
  func layout(width: Int) async throws {
    let folder = try TemporaryFolder()
    try build(folder, "plain", [])
    try build(folder, "forms", ["--pictures"])
    let places = """
      JSON.stringify([...document.body.querySelectorAll('*')]
        .filter(one => !one.closest('svg') && one.tagName !== 'PICTURE' && one.tagName !== 'SOURCE')
        .map(one => { const box = one.getBoundingClientRect();
          return [one.tagName, box.x, box.y, box.width, box.height] }))
      """
    for page in ["index.html", "archive.html", "m/88.html", "p/ada.html"] {
      let rects = try await SiteBrowser.use(width: width) { browser in
        var rects: [String?] = []
        for name in ["plain", "forms"] {
          let file = URL(fileURLWithPath: "\(folder.path)/\(name)/\(page)")
          try await browser.navigate(to: file.absoluteString)
          #expect(try await browser.loadPictures() == [])
          rects.append(try await browser.evaluate(places).string)
        }
        let names = try await browser.evaluate(
          "[...document.images].filter(one => one.closest('picture')).map(one => one.currentSrc)")
        for name in names.array ?? [] { #expect(name.string?.hasSuffix(".avif") == true) }
        #expect(page == "archive.html" || names.array?.isEmpty == false)
        return rects
      }
      #expect(rects[0] == rects[1], "\(page)")
    }
  }
}
