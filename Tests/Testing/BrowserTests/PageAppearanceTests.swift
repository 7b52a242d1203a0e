import Browser
import Foundation
import Testing

@Suite("Page appearance")
struct PageAppearanceTests {
  /// The size in a PNG's header, or nil when the bytes are no PNG.
  private func size(ofPNG bytes: [UInt8]) -> [Int]? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("A picture is as large as the viewport, the clip or the document, times the scale")
  func pictureSizes() async throws {
    try await SharedBrowser.withPage(width: 320, height: 200, deviceScaleFactor: 2) { page in
      try await page.setContent("<!doctype html><body style='margin:0;height:1500px;width:330px'>")
      #expect(size(ofPNG: try await page.screenshot()) == [640, 400])
      let clip = Rect(x: 5, y: 1_000, width: 30, height: 20)
      #expect(size(ofPNG: try await page.screenshot(clip: clip)) == [60, 40])
      #expect(size(ofPNG: try await page.screenshot(fullPage: true)) == [660, 3_000])
      try await page.setViewport(width: 500, height: 100)
      #expect(size(ofPNG: try await page.screenshot()) == [500, 100])
      #expect(try await page.evaluate("[innerWidth, innerHeight]") == [500, 100])
    }
  }

  @Test("A clip counts from the document's start, scrolled or not")
  func clips() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        """
        <!doctype html><body style="margin:0;height:2000px">
        <div style="position:absolute;top:700px;width:50px;height:50px;background:red"></div>
        """)
      let clip = Rect(x: 0, y: 700, width: 50, height: 50)
      let unscrolled = try await page.screenshot(clip: clip)
      try await page.evaluate("scrollTo(0, 650)")
      #expect(try await page.screenshot(clip: clip) == unscrolled)
      let white = try await page.screenshot(clip: Rect(x: 0, y: 0, width: 50, height: 50))
      #expect(white != unscrolled)
    }
  }

  @Test("A picture of twenty megabytes arrives whole")
  func bigPicture() async throws {
    try await SharedBrowser.withPage(width: 2_400, height: 2_800) { page in
      try await page.setContent(
        """
        <!doctype html><body style="margin:0"><canvas width=2400 height=2800></canvas><script>
        const context = document.querySelector('canvas').getContext('2d');
        const noise = context.createImageData(2400, 2800);
        const words = new Uint32Array(noise.data.buffer);
        let seed = 1;
        for (let i = 0; i < words.length; i++) {
          seed ^= seed << 13; seed ^= seed >>> 17; seed ^= seed << 5;
          words[i] = seed | 0xFF000000;
        }
        context.putImageData(noise, 0, 0);
        </script>
        """)
      let picture = try await page.screenshot()
      #expect(size(ofPNG: picture) == [2_400, 2_800])
      #expect(picture.count > 20_000_000)
      #expect(picture.suffix(8).starts(with: "IEND".utf8))
    }
  }

  @Test("Two pages of the same content give the same bytes")
  func determinism() async throws {
    let html = "<!doctype html><button>Tea &amp; biscuits</button><p>Zwölf Kekse, 茶"
    func picture() async throws -> [UInt8] {
      try await SharedBrowser.withPage { page in
        try await page.setContent(html)
        return try await page.screenshot()
      }
    }
    let first = try await picture()
    #expect(try await picture() == first)
  }

  @Test("Preferences change what media queries say, until they are unset")
  func preferences() async throws {
    let query = """
      ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']
        .map(query => matchMedia(query).matches)
      """
    try await SharedBrowser.withPage { page in
      #expect(try await page.evaluate(query) == [false, false])
      try await page.emulate(colorScheme: .dark)
      #expect(try await page.evaluate(query) == [true, false])
      try await page.emulate(colorScheme: .dark, reducedMotion: true)
      try await page.setContent("<p>")
      #expect(try await page.evaluate(query) == [true, true])
      try await page.emulate(colorScheme: .light)
      #expect(try await page.evaluate(query) == [false, false])
    }
  }

  @Test("A viewport without area is refused")
  func impossibleViewport() async throws {
    try await SharedBrowser.withPage { page in
      #expect(
        await errorCode { try await page.setViewport(width: 0, height: 10) } == .invalidArgument)
      #expect(
        await errorCode {
          _ = try await page.screenshot(clip: Rect(x: .nan, y: 0, width: 1, height: 1))
        }
          == .invalidArgument)
    }
  }

  @Test("A page draws while another one is in front")
  func drawingInTheBackground() async throws {
    try await SharedBrowser.withPage { first in
      let second = try await first.browser.newPage()
      for page in [first, second, first] {
        let frames = "new Promise(done => requestAnimationFrame(() => done('drawn')))"
        #expect(try await page.evaluate(frames) == "drawn")
      }
      try await second.close()
    }
  }
}
