import Browser
import Foundation
import HTMLParsing
import PixelComparing
import SiteComparing
import TestSupport
import Testing
import ViewSnapshots

@Suite("The report as a page")
struct HTMLReportTests {
  private func pictures() throws -> ComparedPictures {
    let old = try PixelImage(width: 100, height: 80, color: SIMD4(10, 20, 30, 255))
    var new = old
    new[50, 40] = SIMD4(255, 0, 0, 255)
    return ComparedPictures(
      name: "a.html", old: old, new: new, comparison: PixelComparison(old, new))
  }

  private let report = ChangeReport(
    old: "old", new: "new", comparedCount: 2,
    entries: [
      ReportEntry(
        "a.html", .changed, file: "a.html",
        changes: [
          SemanticChange(
            .style(property: "padding", from: "8px", to: "12px"), element: "main/p",
            caseName: "a.html")
        ])
    ])

  @Test("Nothing that pages say becomes markup, and no element has a handler or a style")
  func hostile() async throws {
    let bytes = try await HTMLReport.bytes(of: OutputTests.hostileReport())
    let document = try ParsedDocument(bytes, file: "report.html")
    var scripts = 0
    document.root.forEachElement { element in
      if element.name == "script" { scripts += 1 }
      for attribute in element.attributes {
        #expect(!attribute.name.hasPrefix("on") && attribute.name != "style", "\(attribute)")
        #expect(!attribute.value.hasPrefix("javascript:"))
      }
    }
    #expect(scripts == 1)
    #expect(document.root.text.contains("<script>&amp;]]>\\u{202e}abc"))
    #expect(!document.root.text.unicodeScalars.contains("\u{202E}"))
  }

  @Test("The page needs nothing else: its policy allows its own rules, script and pictures")
  func selfContained() async throws {
    let bytes = try await HTMLReport.bytes(of: report, pictures: [try pictures()])
    let document = try ParsedDocument(bytes, file: "report.html")
    var policy = ""
    document.root.forEachElement { element in
      if element["http-equiv"] == "Content-Security-Policy" { policy = element["content"] ?? "" }
      #expect(element["src"] == nil && element["href"]?.contains(":") != true)
    }
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
  }

  @Test("In Chromium the five comparisons of pictures work, and the policy refuses nothing")
  func chromium() async throws {
    let folder = try TemporaryFolder()
    let bytes = try await HTMLReport.bytes(of: report, pictures: [try pictures()])
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("report.html")
    try Data(bytes).write(to: file)
    let browser = try await Browser.launch()
    let page = try await browser.newPage(width: 1000, height: 900)
    try await page.navigate(to: file.absoluteString)
    #expect(try await page.consoleMessages.map(\.text) == [])
    // The pictures that can be seen, by their classes.
    let seen = """
      [...document.querySelectorAll('.report-picture')].filter(p => p.checkVisibility({
        visibilityProperty: true })).map(p => [...p.classList].filter(c => /^report-[ond]\\d|reveal|blink/.test(c)).join(' '))
      """
    var ways: [JSONValue] = []
    for way in 0..<5 {
      try await page.evaluate("document.querySelectorAll('input[type=radio]')[\(way)].click()")
      ways.append(try await page.evaluate(seen))
    }
    #expect(
      ways == [
        ["report-o0", "report-n0"], ["report-d0"], ["report-o0", "report-n0"],
        ["report-o0", "report-n0 report-reveal"], ["report-o0", "report-n0 report-blink"],
      ])
    let clip = """
      (value => {
        const slider = document.querySelector('.report-slider input');
        slider.value = value;
        slider.dispatchEvent(new Event('input'));
        return [slider.disabled, getComputedStyle(document.querySelector('.report-reveal')).clipPath];
      })
      """
    #expect(try await page.evaluate("\(clip)(25)") == [false, "inset(0px 0px 0px 25%)"])
    #expect(try await page.evaluate("\(clip)(100)") == [false, "inset(0px 0px 0px 100%)"])
    #expect(
      try await page.evaluate(
        "getComputedStyle(document.querySelector('.report-o0')).backgroundImage.slice(0, 28)")
        == "url(\"data:image/png;base64,i")
    await browser.close()
  }
}
