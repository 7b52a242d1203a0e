import Browser
import Foundation
import Testing
import ViewTree

@Suite("Layers and paint order")
@MainActor
struct LayerLayoutTests {
  /// The names of the elements at a point, the frontmost first.
  private func names(at x: Int, _ y: Int) -> String {
    """
    document.elementsFromPoint(\(x), \(y)).map(e => e.dataset.testid).filter(Boolean).join()
    """
  }

  @Test("A layer with a limit is proposed what it is on, without the padding around that")
  func limitedLayer() async throws {
    let page = try await RenderedView.of {
      Color.red
        .background { Color.blue.frame(maxWidth: 380, minHeight: 95).id(as: "behind") }
        .overlay { Button("Press") {}.frame(maxWidth: .infinity).id(as: "front") }
        .padding(20)
    }
    #expect(page["behind"] == [20, 20, 350, 560])
    #expect(page["front"] == [20, 289, 350, 22])
  }

  @Test("A card's padding, background, corners and shadow are one element")
  func card() async throws {
    let page = try await RenderedView.of {
      Color.red.frame(width: 50, height: 20).padding().background(Color.white)
        .cornerRadius(12).shadow(radius: 4).accessibilityIdentifier("card")
    }
    #expect(page["card"] == [154, 274, 82, 52])
    #expect(page.elementCount == 2)
    let column = try await RenderedView.of {
      VStack {
        Text("Title")
        Text("Body")
      }
      .padding().background(Color.white).cornerRadius(12).shadow(radius: 4)
      .accessibilityIdentifier("card")
    }
    #expect(column.height("card") == 76)
    #expect(column.elementCount == 3)
  }

  @Test("A badge stands at its alignment and takes no room")
  func badge() async throws {
    let page = try await RenderedView.of {
      Color.blue.frame(width: 44, height: 44).accessibilityIdentifier("view")
        .overlay(alignment: .topTrailing) {
          Color.red.frame(width: 12, height: 12).accessibilityIdentifier("badge")
        }
    }
    #expect(page["view"] == [173, 278, 44, 44])
    #expect(page["badge"] == [205, 278, 12, 12])
    #expect(page.elementCount == 2)
  }

  @Test("A later view of a z-stack covers an earlier one that is moved")
  func zStack() async throws {
    let page = try await RenderedView.of(asking: names(at: 225, 300)) {
      ZStack {
        Color.yellow.frame(width: 100, height: 100).accessibilityIdentifier("back")
        Color.red.frame(width: 50, height: 50).offset(x: 40).accessibilityIdentifier("middle")
        Color.green.frame(width: 80, height: 20).accessibilityIdentifier("front")
      }
    }
    #expect(page["middle"] == [210, 275, 50, 50])
    #expect(page.answer.string == "front,middle,back")
  }

  @Test(
    "A later view of a stack covers an earlier one that reaches over it", arguments: Reach.allCases)
  fileprivate func stack(_ reach: Reach) async throws {
    let page = try await RenderedView.of(asking: names(at: 195, 305)) {
      VStack(spacing: reach == .spacing ? -20 : 0) {
        Group {
          switch reach {
          case .offset: earlier.offset(y: 30)
          case .scale: earlier.scaleEffect(1.5)
          case .inner: VStack { earlier.offset(y: 30) }
          case .padding: earlier.padding(.bottom, -20)
          case .spacing: earlier
          }
        }
        Color.green.frame(width: 80, height: 50).accessibilityIdentifier("later")
      }
    }
    #expect(page.answer.string == "later,earlier")
  }

  /// What has a view reach over the one after it.
  fileprivate enum Reach: CaseIterable, Sendable { case offset, scale, inner, padding, spacing }

  /// A view that browsers draw after what is not positioned.
  private var earlier: some View {
    Color.red.frame(width: 50, height: 50).overlay { Color.blue.frame(width: 5, height: 5) }
      .accessibilityIdentifier("earlier")
  }

  @Test("An index counts among the views of its own stack")
  func innerIndex() async throws {
    let page = try await RenderedView.of(asking: names(at: 195, 300)) {
      ZStack {
        VStack(spacing: 0) {
          Color.yellow.frame(width: 100, height: 100).zIndex(1).accessibilityIdentifier("back")
          Color.clear.frame(width: 10, height: 10)
        }
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("front")
      }
    }
    #expect(page.answer.string == "front,back")
  }

  @Test(
    "What ignores the safe area lies behind what stands in it",
    arguments: [VerticalEdge.top, .bottom])
  func inset(_ edge: VerticalEdge) async throws {
    let page = try await RenderedView.of {
      ZStack {
        Color.yellow.ignoresSafeArea().id(as: "behind")
        Text("Front").id(as: "front")
      }
      .safeAreaInset(edge: edge) { Text("Bar").frame(height: 60).id(as: "bar") }
    }
    #expect(page["behind"] == [0, 0, 390, 600])
    #expect(page["front"].dropFirst().first == (edge == .top ? 319 : 259))
    #expect(page["bar"].dropFirst().first == (edge == .top ? 0 : 540))
  }

  @Test("Paint behind what fills a page lies behind what stands in the safe area")
  func paintedInset() async throws {
    let colors = """
      document.elementsFromPoint(20, 590).map(e => getComputedStyle(e).backgroundColor)
        .filter(color => color != 'rgba(0, 0, 0, 0)').join()
      """
    let page = try await RenderedView.of(asking: colors) {
      Text("Front").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 1, green: 1, blue: 0))
        .safeAreaInset(edge: .bottom) { Text("Bar").frame(height: 60) }
    }
    // The last is the page's own.
    #expect(page.answer.string == "rgb(255, 255, 0),rgb(255, 255, 255)")
  }

  @Test("A view of a higher index covers later ones")
  func index() async throws {
    let page = try await RenderedView.of(asking: names(at: 195, 300)) {
      ZStack {
        Color.yellow.frame(width: 100, height: 100).zIndex(1).accessibilityIdentifier("first")
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("second")
      }
    }
    #expect(page.answer.string == "first,second")
  }

  @Test("A view behind another is in front of the background around both")
  func background() async throws {
    let page = try await RenderedView.of(asking: names(at: 195, 300)) {
      Text("MMMM").accessibilityIdentifier("text")
        .background { Color.green.frame(width: 20, height: 10).accessibilityIdentifier("behind") }
        .padding().background(Color.yellow).accessibilityIdentifier("around")
    }
    #expect(page["behind"] == [185, 295, 20, 10])
    #expect(page.answer.string == "text,behind,around")
  }

  @Test("A later overlay is in front of an earlier one, a later background behind it")
  func layers() async throws {
    let colors = """
      document.elementsFromPoint(195, 300).map(node => getComputedStyle(node).backgroundColor)
        .filter(color => color != 'rgba(0, 0, 0, 0)').join(' ')
      """
    let page = try await RenderedView.of(asking: colors) {
      Color(red: 1, green: 1, blue: 0).frame(width: 50, height: 50)
        .overlay { Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 30) }
        .background { Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 60) }
        .overlay { Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 20) }
        .background { Color(red: 0, green: 0, blue: 0).frame(width: 60, height: 60) }
    }
    #expect(
      page.answer.string
        == "rgb(0, 255, 0) rgb(255, 0, 0) rgb(255, 255, 0) rgb(0, 0, 255) rgb(0, 0, 0) "
        + "rgb(255, 255, 255)")
  }

  @Test("An offset moves a view, but not a layer outside of it")
  func offset() async throws {
    let page = try await RenderedView.of {
      HStack { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("view") }
        .padding(10).offset(x: 15, y: 5)
        .overlay(alignment: .topLeading) {
          Color.green.frame(width: 8, height: 8).accessibilityIdentifier("layer")
        }
    }
    #expect(page["view"] == [190, 285, 40, 40])
    #expect(page["layer"] == [165, 270, 8, 8])
  }
}
