import Browser
import Foundation
import Testing
import ViewTree

@Suite("The first view that fits, in layouts")
@MainActor
struct FittingLayoutTests {
  @Test("A static page shows what fits the width of its place", arguments: [320, 390, 768, 1280])
  func place(width: Int) async throws {
    let page = try await RenderedView.of(width: width, height: 600) {
      ViewThatFits {
        Color.red.frame(width: 700, height: 20).id(as: "wide")
        Color.red.frame(width: 330, height: 30).id(as: "usual")
        Color.red.frame(width: 100, height: 40).id(as: "narrow")
      }
      .padding(.horizontal, 20)
    }
    let shown = page.rects.filter { $0.value[2] > 0 }
    let room = width - 40
    let expected =
      room >= 700 ? (700, 20, "wide") : room >= 330 ? (330, 30, "usual") : (100, 40, "narrow")
    #expect(
      shown == [
        expected.2: [(width - expected.0) / 2, 300 - expected.1 / 2, expected.0, expected.1]
      ])
  }

  @Test("What just fits is shown", arguments: [299, 300, 301])
  func edge(width: Int) async throws {
    let page = try await RenderedView.of {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).id(as: "wide")
        Color.red.frame(width: 10, height: 20).id(as: "narrow")
      }
      .frame(width: CGFloat(width))
    }
    #expect(page.width("wide") == (width < 300 ? 0 : 300))
    #expect(page.width("narrow") == (width < 300 ? 10 : 0))
  }

  @Test("A row of texts is chosen by its own width", arguments: [320, 390, 1280])
  func texts(width: Int) async throws {
    let page = try await RenderedView.of(width: width) {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits {
          HStack(spacing: 0) {
            Text("A title of some words").id(as: "title")
            Spacer()
            Text("and what else there is").id(as: "rest")
          }
          VStack(alignment: .leading, spacing: 0) {
            Text("A title of some words").id(as: "upper")
            Text("and what else there is").id(as: "lower")
          }
        }
        Text("A title of some words").fixedSize().id(as: "measure")
        Text("and what else there is").fixedSize().id(as: "other")
        Color.blue.frame(height: 10).id(as: "below")
      }
    }
    let needed = page.width("measure") + page.width("other") + 8
    if needed <= width {
      #expect(page.x("title") == 0)
      #expect(page.end("rest") == width)
      #expect(page.width("upper") == 0)
      #expect(page["below"][1] - page["title"][1] == 66)
    } else {
      #expect(page.width("title") == 0)
      #expect(page["lower"][1] == page["upper"][1] + 22)
      #expect(page["below"][1] - page["upper"][1] == 88)
    }
  }

  @Test("What scrolls is shown where the height is too small", arguments: [100, 400])
  func height(height: Int) async throws {
    let page = try await RenderedView.of {
      ViewThatFits(in: .vertical) {
        Color.red.frame(height: 300).id(as: "whole")
        ScrollView { Color.red.frame(height: 300).id(as: "scrolled") }
      }
      .frame(width: 200, height: CGFloat(height))
    }
    #expect(page["whole"] == (height < 300 ? [0, 0, 0, 0] : [95, 150, 200, 300]))
    #expect(page["scrolled"] == (height < 300 ? [95, 250, 200, 300] : [0, 0, 0, 0]))
  }

  @Test("Views of two sides fit by both", arguments: [(150, 300), (300, 150), (300, 300)])
  func both(width: Int, height: Int) async throws {
    let page = try await RenderedView.of {
      ViewThatFits {
        Color.red.frame(width: 200, height: 200).id(as: "whole")
        Color.blue.id(as: "rest")
      }
      .frame(width: CGFloat(width), height: CGFloat(height))
    }
    #expect((page.width("whole") == 200) == (width > 200 && height > 200))
    #expect((page.width("rest") == width) == (width < 200 || height < 200))
  }

  @Test("The first view is shown where nothing is proposed, whatever its width")
  func ideal() async throws {
    let page = try await RenderedView.of {
      ScrollView(.horizontal) {
        ViewThatFits {
          Color.red.frame(width: 900, height: 20).id(as: "wide")
          Color.red.frame(width: 10, height: 20).id(as: "narrow")
        }
      }
    }
    #expect(page.width("wide") == 900)
    #expect(page["narrow"] == [])
  }

  @Test("It is as wide as its first view where that fits, beside others and with what is behind it")
  func hugging() async throws {
    let page = try await RenderedView.of {
      HStack(spacing: 0) {
        ViewThatFits {
          Color.red.frame(width: 100, height: 20).id(as: "wide")
          Color.red.frame(width: 10, height: 20).id(as: "narrow")
        }
        .padding(5)
        .background { Color.yellow.id(as: "behind") }
        Color.blue.frame(width: 40, height: 20).id(as: "beside")
      }
    }
    #expect(page["wide"] == [125, 290, 100, 20])
    #expect(page["behind"] == [120, 285, 110, 30])
    #expect(page["beside"] == [230, 290, 40, 20])
  }

  @Test("It gives way to what stands beside it, and shows the next view", arguments: [200, 300])
  func sharing(width: Int) async throws {
    let page = try await RenderedView.of {
      HStack(spacing: 0) {
        ViewThatFits {
          Text("A row of several words").lineLimit(1).id(as: "long")
          Text("Short").id(as: "short")
        }
        Color.blue.frame(width: 80, height: 20).id(as: "beside")
      }
      .frame(width: CGFloat(width))
      .overlay { Text("A row of several words").fixedSize().id(as: "measure") }
    }
    let fits = page.width("measure") <= width - 80
    #expect(page.width("long") == (fits ? page.width("measure") : 0))
    #expect((page.width("short") > 0) == !fits)
    #expect(abs(page.x("beside") - (fits ? page.end("long") : (390 + width) / 2 - 80)) <= 1)
  }

  @Test("Pages have the rules of what fits only where something is chosen")
  func rules() throws {
    #expect(try !HTMLRenderer(content: Text("Short")).css.contains("f-room"))
    let chosen = ViewThatFits {
      Text("A row of several words")
      Text("Short")
    }
    #expect(try HTMLRenderer(content: chosen).css.contains(".f-room{"))
  }

  @Test("Readers find each view once, and forms have each control once")
  func readers() throws {
    let renderer = HTMLRenderer(
      content: ViewThatFits {
        HStack {
          Text("beside").id(as: "a"); Link("there", destination: url).id(as: "b")
        }
        VStack {
          Text("above"); Link("there", destination: url)
        }
      })
    let html = try renderer.fragment
    #expect(html.split(separator: ">beside<").count == 2)
    #expect(html.split(separator: "data-testid=\"a\"").count == 2)
    #expect(html.split(separator: "href=").count == 3)
    #expect(try renderer.warnings.isEmpty)
  }

  private let url = URL(string: "https://example.org/")!
}
