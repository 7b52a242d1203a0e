import Browser
import Testing

@Suite("Header and card in a browser")
@MainActor
struct CardTests {
  /// The border boxes of the header and the cards of a timeline page.
  private struct Boxes {
    var header: [Rect]
    var portrait: [Rect]
    var cards: [Rect]
    var avatars: [Rect]
    var photos: [Rect]
    var toggles: [Rect]

    init(_ page: Page) async throws {
      let value = try await page.evaluate(
        """
        (() => {
          const boxes = selector => [...document.querySelectorAll(selector)].map(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x: x + scrollX, y: y + scrollY, width, height };
          });
          return {
            header: boxes('header'), portrait: boxes('header .u-photo'), cards: boxes('article'),
            avatars: boxes('article > img'), photos: boxes('article .u-photo'),
            toggles: boxes('article input[role=switch]'),
          };
        })()
        """)
      let rects = { (name: String) in
        (value[name]?.array ?? []).compactMap { value -> Rect? in
          guard let x = value["x"]?.number, let y = value["y"]?.number,
            let width = value["width"]?.number, let height = value["height"]?.number
          else { return nil }
          return Rect(x: x, y: y, width: width, height: height)
        }
      }
      header = rects("header")
      portrait = rects("portrait")
      cards = rects("cards")
      avatars = rects("avatars")
      photos = rects("photos")
      toggles = rects("toggles")
    }
  }

  /// The box on the other side of a window.
  private func mirrored(_ rect: Rect, in width: Double) -> Rect {
    Rect(x: width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
  }

  @Test(
    "Boxes stand where SwiftUI puts them, mirrored from right to left",
    arguments: ["en", "ar"], [(390, 0.0), (1440, 400.0)])
  func boxes(language: String, window: (width: Int, margin: Double)) async throws {
    let site = try SampleSite(language: language)
    let width = Double(window.width)
    let column = width - 2 * window.margin
    func placed(_ rects: Rect...) -> [Rect] {
      let placed = rects.map { rect in
        Rect(x: window.margin + rect.x, y: rect.y, width: rect.width, height: rect.height)
      }
      return language == "ar" ? placed.map { mirrored($0, in: width) } : placed
    }
    try await SiteBrowser.use(width: window.width) { page in
      try await page.navigate(to: site.address("index.html"))
      let boxes = try await Boxes(page)
      #expect(boxes.header == placed(Rect(x: 0, y: 0, width: column, height: 350)))
      #expect(boxes.portrait == placed(Rect(x: column - 90, y: 260, width: 80, height: 80)))
      // One line each of name, title, date and likers, a photo, 8 pt between and 18 pt around.
      #expect(
        boxes.cards.first
          == placed(Rect(x: 16, y: 358, width: column - 32, height: 268)).first)
      let top = try #require(boxes.cards.last?.y)
      #expect(top == 642)
      let bottom = top + (boxes.cards.last?.height ?? 0)
      #expect(
        boxes.avatars
          == placed(
            Rect(x: 34, y: 376, width: 44, height: 44), Rect(x: 34, y: 660, width: 44, height: 44)))
      #expect(
        boxes.photos
          == placed(
            Rect(x: 96, y: 434, width: 240, height: 120),
            Rect(x: 96, y: bottom - 164, width: 240, height: 120)))
      #expect(
        boxes.toggles
          == placed(
            Rect(x: column - 78, y: 564, width: 44, height: 44),
            Rect(x: column - 78, y: bottom - 62, width: 44, height: 44)))
    }
  }

  @Test("Where a card has no room for it, the photo is narrower and nothing is cut")
  func narrowWindow() async throws {
    let site = try SampleSite()
    try await SiteBrowser.use(width: 320) { page in
      try await page.navigate(to: site.address("index.html"))
      let boxes = try await Boxes(page)
      #expect(boxes.avatars.map(\.x) == [34, 34])
      #expect(
        boxes.photos.map { [$0.x, $0.width, $0.height] } == [[96, 172, 120], [96, 172, 120]])
      #expect(boxes.toggles.map(\.x) == [242, 242])
    }
  }

  @Test(
    "Surfaces have the colours of the palette",
    arguments: [
      Colors(
        scheme: .light, background: RGB(0xD6D7E3), card: RGB(0xE4E4EB), start: RGB(0xE1E1EB),
        end: RGB(0xE1E1EB), heart: RGB(0xE1E1EB), accent: RGB(0x0770E3)),
      Colors(
        scheme: .dark, background: RGB(0x111111), card: RGB(0x1D1D1D), start: RGB(0x323C41),
        end: RGB(0x19191E), heart: RGB(0xE1E1EB), accent: RGB(0x6D9FEB)),
    ])
  func colors(expected: Colors) async throws {
    let site = try SampleSite()
    try await SiteBrowser.use(height: 1200) { page in
      try await page.emulate(colorScheme: expected.scheme, reducedMotion: true)
      try await page.navigate(to: site.address("index.html"))
      #expect(try await page.loadPictures() == [])
      let boxes = try await Boxes(page)
      let picture = try await Picture(of: page, Rect(x: 0, y: 0, width: 390, height: 1200))
      // Outside of the header's corners.
      #expect(picture[0, 0] == expected.background)
      #expect(picture[389, 0] == expected.background)
      // The material over the background and the card's own shadow, 44 pt from the edge.
      #expect(picture[60, 500].distance(to: expected.card) <= 1, "\(picture[60, 500])")
      try #require(boxes.toggles.count == 2)
      let liked = boxes.toggles[0]
      expectGradient(picture, liked, from: expected.end, to: expected.start)
      #expect(picture[Int(liked.x) + 22, Int(liked.y) + 22] == RGB(0xF73757))
      let other = boxes.toggles[1]
      expectGradient(picture, other, from: RGB(0x3CA0F0), to: RGB(0x1E5078))
      #expect(picture[Int(other.x) + 22, Int(other.y) + 22] == expected.heart)
      // Four pixels to a point, so that thin lines have pixels of their own colour alone.
      try await page.setViewport(width: 390, height: 1200, deviceScaleFactor: 4)
      let icons = try await page.rects(
        selector: "article [role=img] > svg", attribute: "aria-hidden")
      let icon = try await Picture(of: page, try #require(icons["true"]))
      #expect(icon.colors.contains(expected.accent))
      let name = try await Picture(of: page, Rect(x: 140, y: 285, width: 145, height: 30))
      #expect(name.colors.contains(RGB(0xFFFFFF)))
    }
  }

  /// What the palette says for light or dark.
  struct Colors: CustomTestStringConvertible {
    var scheme: Page.ColorScheme
    var background: RGB
    var card: RGB
    /// The ends of the gradient of a toggle that is on, the lower one first.
    var start: RGB
    var end: RGB
    var heart: RGB
    var accent: RGB
    var testDescription: String { scheme.rawValue }
  }

  /// Checks a toggle's gradient from corner to corner inside of its rim.
  private func expectGradient(_ picture: Picture, _ toggle: Rect, from: RGB, to: RGB) {
    for offset in [8, 35] {
      // Where the middle of the pixel is on the diagonal of 44 pt.
      let expected = from.mixed(with: to, (Double(offset) + 0.5) / 44)
      let found = picture[Int(toggle.x) + offset, Int(toggle.y) + offset]
      #expect(found.distance(to: expected) <= 1, "\(found) instead of \(expected)")
    }
  }
}
