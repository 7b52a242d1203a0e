import Browser
import PixelComparing
import SeededRandom
import TestSupport
import Testing

@testable import PageDrawing

@Suite("Drawing pages")
struct DrawingPoolTests {
  @Test("A picture has the window's width, and the height of what is longer than the window")
  func sizes() async throws {
    let pool = try await SharedPool.pool
    let media = DrawingMedia(width: 120, height: 90)
    let short = try await pool.draw(document("<p>Tea</p>"), media: media)
    #expect(short.image.map { [$0.width, $0.height] } == [120, 90])
    let long = try await pool.draw(
      document("<div class='a'></div>", css: ".a{height:5000px}"), media: media)
    #expect(long.image.map { [$0.width, $0.height] } == [120, 5000])
    #expect(long.contentHeight == 5000)
  }

  @Test("One pixel is found wherever it is, also below the window and where strips meet")
  func onePixel() async throws {
    let pool = try await SharedPool.pool
    let css = "main{height:5000px;position:relative}i{position:absolute;width:1px;height:1px}"
    func page(_ top: Int, color: String) -> DrawnPageSource {
      document("<main><i></i></main>", css: css + "i{left:7px;top:\(top)px;background:\(color)}")
    }
    for top in [0, 843, 4095, 4096, 4999] {
      let result = try await pool.compare(
        page(top, color: "rgb(10 10 10)"), page(top, color: "rgb(11 10 10)"))
      #expect(result.comparison.count == 1)
      #expect(result.comparison.largestDifference == 1)
      #expect(result.comparison.boxes == [PixelBox(x: 7, y: top, width: 1, height: 1)])
    }
  }

  @Test("Media are emulated, and pages of several kinds may be drawn at once")
  func media() async throws {
    let pool = try await SharedPool.pool
    let source = document(
      "",
      css: """
        body{background:rgb(1 2 3)}
        @media (prefers-color-scheme:dark){body{background:rgb(4 5 6)}}
        @media (prefers-contrast:more){body{background:rgb(7 8 9)}}
        @media (prefers-reduced-motion:reduce){body{background:rgb(10 11 12)}}
        @media (width:77px){body{background:rgb(13 14 15)}}
        """)
    let media = [
      DrawingMedia(width: 40, height: 30), DrawingMedia(width: 40, height: 30, colorScheme: .dark),
      DrawingMedia(width: 40, height: 30, contrast: .more),
      DrawingMedia(width: 40, height: 30, reducesMotion: true), DrawingMedia(width: 77, height: 30),
    ]
    let colors = try await withThrowingTaskGroup(of: (Int, SIMD4<UInt8>?).self) { group in
      for number in 0..<20 {
        group.addTask {
          let drawn = try await pool.draw(source, media: media[number % 5])
          return (number, drawn.image?[39, 29])
        }
      }
      var colors = [SIMD4<UInt8>?](repeating: nil, count: 20)
      for try await (number, color) in group { colors[number] = color }
      return colors
    }
    let expected: [SIMD4<UInt8>] = [
      SIMD4(1, 2, 3, 255), SIMD4(4, 5, 6, 255), SIMD4(7, 8, 9, 255), SIMD4(10, 11, 12, 255),
      SIMD4(13, 14, 15, 255),
    ]
    #expect(colors == (0..<20).map { expected[$0 % 5] })
  }

  @Test("Files beside the page are its own, and nothing else is reached")
  func files() async throws {
    let pool = try await SharedPool.pool
    let html = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Page</title>\
      <link rel="stylesheet" href="../my%20style.css"/></head>\
      <body><img src="https://example.org/x.png" alt=""/></body></html>
      """
    let source = DrawnPageSource(html: html, path: "m/4 é.html") { path in
      path == "my style.css"
        ? PageResource(type: "text/css", body: Array("body{background:rgb(9 8 7)}".utf8)) : nil
    }
    let drawn = try await pool.draw(source, media: DrawingMedia(width: 20, height: 20))
    #expect(drawn.image?[19, 19] == SIMD4(9, 8, 7, 255))
  }

  @Test("Scripts of a page don't run")
  func scripts() async throws {
    let pool = try await SharedPool.pool
    let source = document(
      """
      <script>document.body.style.background = 'red'; parent.document.body.remove()</script>
      <img src="x" onerror="document.body.style.background = 'red'"/>
      """, css: "img{position:absolute;left:-50px}")
    let drawn = try await pool.draw(source, media: DrawingMedia(width: 20, height: 20))
    #expect(drawn.image?[10, 10] == SIMD4(255, 255, 255, 255))
  }

  @Test("Animations are at their end, those without one at their start")
  func animations() async throws {
    let pool = try await SharedPool.pool
    let css = """
      @keyframes a{from{background:rgb(1 1 1)}to{background:rgb(2 2 2)}}
      body{animation:a 9s forwards}
      """
    let end = try await pool.draw(
      document("", css: css), media: DrawingMedia(width: 9, height: 9))
    #expect(end.image?[5, 5] == SIMD4(2, 2, 2, 255))
    let endless = css.replacing("9s forwards", with: "9s infinite")
    let start = try await pool.draw(
      document("", css: endless), media: DrawingMedia(width: 9, height: 9))
    #expect(start.image?[5, 5] == SIMD4(1, 1, 1, 255))
  }

  @Test("A family that is no test font fails the case and names it")
  func foreignFamily() async throws {
    let pool = try await SharedPool.pool
    let error = await #expect(throws: DrawingError.self) {
      try await pool.draw(document("<p>Tea</p>", css: "p{font:1rem 'Papyrus',system-ui}"))
    }
    #expect(error?.code == .family)
    #expect(
      error?.message.hasPrefix(
        "The page index.html asks for the font \"Papyrus\", which is no test font.") == true)
    let named = try await pool.draw(
      document("<p>Tea</p>", css: "p{font:1rem 'DejaVu Serif',system-ui}"))
    #expect(named.image != nil)
  }

  @Test("Every script of the samples has a font, and no system font is used")
  func scriptsOfSamples() async throws {
    let pool = try await SharedPool.pool
    // What no font has is drawn as the same box as a character that Unicode has not assigned.
    let missing = "\u{0378}"
    func picture(_ text: String) async throws -> PixelImage? {
      try await pool.draw(
        document("<p lang='und'>\(text)</p>", css: "p{font:40px/60px system-ui;margin:0}"),
        media: DrawingMedia(width: 120, height: 60)
      ).image
    }
    let box = try await picture(missing)
    for text in ["a", "й", "λ", "ש", "ص", "आ", "桜", "ひ", "カ", "，", "🌷", "🏃🏾"] {
      #expect(try await picture(text) != box, "\(text)")
    }
    let families = try await pool.platformFonts(
      of: document("<p>aйλשصआ桜ひカ，🌷</p>", css: "p{font-family:system-ui}"), selector: "p")
    #expect(Set(families).subtracting(TestFonts.files.map(\.family)) == [])
  }

  @Test("Boxes are those of all elements in the body, in document order")
  func boxes() async throws {
    let pool = try await SharedPool.pool
    let source = document(
      "<main data-testid='top'><p id='a'></p><i></i></main>",
      css: "main{width:50px;height:40px}p{margin:0;height:10px}i{display:block;height:5.5px}")
    let drawn = try await pool.draw(source, media: DrawingMedia(width: 99), parts: .boxes)
    #expect(
      drawn.boxes == [
        DrawnPage.Box(depth: 0, name: "main#top", rect: Rect(x: 0, y: 0, width: 50, height: 40)),
        DrawnPage.Box(depth: 1, name: "p#a", rect: Rect(x: 0, y: 0, width: 50, height: 10)),
        DrawnPage.Box(depth: 1, name: "i", rect: Rect(x: 0, y: 10, width: 50, height: 5.5)),
      ])
    #expect(drawn.image == nil)
  }

  @Test("The accessibility tree is the page's own, whatever is drawn beside it")
  func accessibility() async throws {
    let pool = try await SharedPool.pool
    async let first = pool.draw(document("<button>Tea</button>"), parts: .accessibility)
    async let second = pool.draw(document("<h1>Milk</h1>"), parts: .accessibility)
    let trees = try await [first, second].map { page in
      page.accessibility.flatMap(\.flattened).filter { !$0.isIgnored }
        .filter { ["button", "heading"].contains($0.role) }.map { "\($0.role) \($0.name)" }
    }
    #expect(trees == [["button Tea"], ["heading Milk"]])
  }

  @Test("The same page gives the same pixels beside any others, in any order and on any tab")
  func deterministic() async throws {
    let pool = try await SharedPool.pool
    let css = """
      p{font:italic 17px/22px system-ui;margin:3px}b{background:linear-gradient(40deg,#123,#fde)}
      i{display:block;width:33px;height:21px;border-radius:7px;box-shadow:0 2px 9px #0008;\
      background:radial-gradient(#f80,#08f);transform:rotate(7deg)}
      """
    let pages = (0..<24).map { number in
      document(
        "<p>Moment \(number) <b>a bold word</b> ñ 桜 🌷</p><i></i><i></i>",
        css: css + "body{padding:\(number % 5)px}")
    }
    var first: [PixelImage?] = []
    var random = SeededGenerator(seed: PropertySeed.start)
    for round in 0..<4 {
      let order = pages.indices.shuffled(using: &random)
      let images = try await withThrowingTaskGroup(of: (Int, PixelImage?).self) { group in
        for index in order {
          group.addTask {
            let width = 200 + index * 7
            return (
              index,
              try await pool.draw(pages[index], media: DrawingMedia(width: width, height: 150))
                .image
            )
          }
        }
        var images = [PixelImage?](repeating: nil, count: pages.count)
        for try await (index, image) in group { images[index] = image }
        return images
      }
      if round == 0 { first = images }
      for index in pages.indices { #expect(images[index] == first[index], "page \(index)") }
    }
  }
}
