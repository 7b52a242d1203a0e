import Browser
import Foundation
import Testing
import ViewTree

/// A picture whose size the engine knows and one that only the browser knows look alike.
///
/// Nearly every app shows pictures of addresses, whose proportions come with them.
@Suite("Pictures by their source")
@MainActor
struct PictureSourceTests {
  /// What is done to a picture.
  enum Chain: String, CaseIterable {
    case plain, stretched, fit, fill, wideFit, squareFill, fitHeight, fitWidth, fitMaxWidth,
      fillSquare
    case fillHeight, fillMaxHeight, fitPadded, fitRounded, fitMaxHeight, fitSquare, stretchedHeight
    case fillBanner, fitDecorated, fitLimited, plainWide, circle, cell

    @ViewBuilder @MainActor
    func modify(_ picture: Image) -> some View {
      let fit = picture.resizable().scaledToFit()
      let fill = picture.resizable().scaledToFill()
      switch self {
      case .plain: picture
      case .stretched: picture.resizable()
      case .fit: fit
      case .fill: fill.clipped()
      case .wideFit: picture.resizable().aspectRatio(16 / 9, contentMode: .fit)
      case .squareFill: picture.resizable().aspectRatio(1, contentMode: .fill).clipped()
      case .fitHeight: fit.frame(height: 60)
      case .fitWidth: fit.frame(width: 60)
      case .fitMaxWidth: fit.frame(maxWidth: .infinity)
      case .fillSquare: fill.frame(width: 60, height: 60).clipped()
      case .fillHeight: fill.frame(height: 100).clipped()
      case .fillMaxHeight: fill.frame(maxWidth: .infinity, maxHeight: 100).clipped()
      case .fitPadded: fit.padding(8)
      case .fitRounded: fit.cornerRadius(8).shadow(radius: 3)
      case .fitMaxHeight: fit.frame(maxHeight: 70)
      case .fitSquare: fit.frame(width: 60, height: 60)
      case .stretchedHeight: picture.resizable().frame(height: 70)
      case .fillBanner: fill.frame(minWidth: 0, maxWidth: .infinity).frame(height: 90).clipped()
      case .fitDecorated: fit.background(Color.gray).overlay(alignment: .bottom) { Text("Over") }
      case .fitLimited: fit.frame(maxWidth: 80)
      case .plainWide: picture.frame(maxWidth: .infinity)
      case .circle: fit.clipShape(Circle())
      case .cell: Color.gray.aspectRatio(1, contentMode: .fit).overlay { fill }.clipped()
      }
    }
  }

  /// Where it stands.
  enum Place: String, CaseIterable {
    case column, scrolled, card, row, person, scrolledRow, listRow, listColumn, grid, strip, layers
    case layersInColumn, overlaid, above, share, pair, scrolledPair, box

    /// Whether pictures are as high there as their width makes them, which the browser sees to.
    var isScrolled: Bool {
      switch self {
      case .scrolled, .card, .scrolledRow, .listRow, .listColumn, .grid, .strip, .overlaid,
        .scrolledPair:
        true
      case .column, .row, .person, .layers, .layersInColumn, .above, .share, .pair, .box: false
      }
    }

    @ViewBuilder @MainActor
    func show(_ picture: some View) -> some View {
      let text = Text("Caption").id(as: "text")
      let end = Text("End").id(as: "end")
      switch self {
      case .column:
        VStack {
          Text("Name"); picture; text
        }
      case .scrolled:
        ScrollView {
          VStack {
            Text("Name"); picture; text
          }
        }
      case .card:
        ScrollView {
          HStack(alignment: .top) {
            Color.blue.frame(width: 40, height: 40)
            VStack(alignment: .leading) {
              Text("Name"); picture; text
            }
          }
          end
        }
      case .row:
        HStack {
          picture; text
        }
      case .person:
        HStack {
          picture;
          VStack(alignment: .leading) {
            Text("Name"); text
          }; Spacer()
        }
      case .scrolledRow:
        ScrollView {
          HStack {
            picture; text
          }; end
        }
      case .listRow:
        List {
          HStack {
            picture; text
          }; end
        }
      case .listColumn:
        List {
          VStack(alignment: .leading) {
            picture; text
          }; end
        }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            VStack {
              picture; text
            }
            VStack {
              picture; Text("Other")
            }
          }
          end
        }
      case .strip:
        ScrollView(.horizontal) {
          HStack {
            picture.frame(height: 120); text
          }
        }
      case .layers:
        ZStack(alignment: .bottom) {
          picture; text
        }
      case .layersInColumn:
        VStack {
          ZStack {
            picture; text
          }; end
        }
      case .overlaid:
        ScrollView {
          picture.overlay(alignment: .bottomLeading) { text }; end
        }
      case .above:
        VStack {
          picture; text; Spacer()
        }
      case .share:
        VStack {
          picture; Color.blue.id(as: "end")
        }
      case .pair:
        HStack {
          picture; picture; text
        }
      case .scrolledPair:
        ScrollView {
          VStack {
            HStack {
              picture; picture
            }; text
          }
        }
      case .box: VStack { picture }.frame(width: 200, height: 150).id(as: "text")
      }
    }
  }

  /// What is seen of each picture, and where the texts are.
  private static let script = """
    (() => {
      const cut = (a, b) => {
        const x = Math.max(a[0], b[0]), y = Math.max(a[1], b[1]);
        return [x, y, Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - x),
          Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - y)];
      };
      const box = e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; };
      const seen = [...document.images].map(image => {
        let [x, y, width, height] = box(image);
        const style = getComputedStyle(image);
        if (style.objectFit === 'contain') {
          const scale = Math.min(width / 120, height / 80);
          x += (width - 120 * scale) / 2; y += (height - 80 * scale) / 2;
          [width, height] = [120 * scale, 80 * scale];
        }
        let rect = [x, y, width, height];
        for (let e = image.parentElement; e && e !== document.body; e = e.parentElement) {
          if (getComputedStyle(e).overflow !== 'visible') rect = cut(rect, box(e));
        }
        return rect;
      });
      const named = [...document.querySelectorAll('[data-testid]')].map(box);
      return [...seen, ...named].map(rect => rect.map(value => Math.round(value * 2) / 2));
    })()
    """

  private static let bytes =
    "\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='80' "
    + "viewBox='0 0 120 80'/%3E\""

  private func measure(
    _ view: some View, in page: Page, size: PictureSize? = nil
  ) async throws -> [[Double]] {
    let renderer = HTMLRenderer(content: view)
    if let size { renderer.pictureSize = { _ in size } }
    try await page.setContent(
      try renderer.html.replacing("\"sample.svg\"", with: Self.bytes))
    try await page.evaluate(
      """
      Promise.all([...document.images].map(image => {
        image.loading = 'eager';
        return image.decode();
      }))
      """)
    return try await page.evaluate(Self.script).array?
      .map { $0.array?.compactMap(\.number) ?? [] } ?? []
  }

  private func asked(_ chain: Chain) -> some View {
    AsyncImage(url: URL(string: "sample.svg")) { image in
      chain.modify(image)
    } placeholder: {
      Color.gray
    }
  }

  private func areSame(_ known: [[Double]], _ found: [[Double]]) -> Bool {
    known.count == found.count
      && zip(known, found).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 1 } }
  }

  @Test("A picture of an address is as one of the app's once its size is known, and mostly before")
  func sources() async throws {
    let size = try #require(PictureSize(width: 120, height: 80))
    var wrong: [String] = []
    var rightBefore = 0
    // One path leads to all of them; these are its turns.
    let told: [Chain] = [.stretched, .fit, .fill, .fitHeight, .fillBanner]
    try await SharedPage.use(width: 390, height: 600) { page in
      for place in Place.allCases {
        for chain in Chain.allCases {
          let known = try await measure(place.show(chain.modify(samplePicture)), in: page)
          if told.contains(chain), !place.isScrolled {
            let found = try await measure(place.show(asked(chain)), in: page, size: size)
            if !areSame(known, found) {
              wrong.append("\(place) \(chain): \(found) instead of \(known)")
            }
          }
          let before = try await measure(place.show(asked(chain)), in: page)
          if areSame(known, before) { rightBefore += 1 }
        }
      }
    }
    let count = Place.allCases.count * Chain.allCases.count
    print("unknown proportions: \(rightBefore) of \(count)")
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(rightBefore >= 330)
  }
}
