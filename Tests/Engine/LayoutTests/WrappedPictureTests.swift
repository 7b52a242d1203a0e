import Browser
import Foundation
import Testing
import ViewTree

private func y(_ page: RenderedView, _ name: String) -> Int { page[name].dropFirst().first ?? .min }

/// Pictures of their own proportions in wrappings, where the height comes from what is in it.
@Suite("Pictures in wrappings")
@MainActor
struct WrappedPictureTests {
  /// What stands around a picture.
  enum Wrapping: CaseIterable {
    case none, padding, side, link, corner, overlay, background, border, both

    @MainActor @ViewBuilder func around(_ picture: some View) -> some View {
      switch self {
      case .none: picture
      case .padding: picture.padding(10)
      case .side: picture.padding(.trailing, 30)
      case .link: picture.webLink("x.html")
      case .corner: picture.cornerRadius(8)
      case .overlay: picture.overlay(alignment: .bottom) { Text("Over") }
      case .background: picture.padding(10).background(Color.yellow)
      case .border: picture.border(Color.red)
      case .both: picture.webLink("x.html").padding(.trailing, 30)
      }
    }

    /// The points that it takes of the picture's width.
    var inset: Int {
      switch self {
      case .none, .link, .corner, .overlay, .border: 0
      case .padding, .background: 20
      case .side, .both: 30
      }
    }
  }

  /// Whether the engine knows the picture's own size.
  enum Source: CaseIterable {
    case asset, address

    @MainActor @ViewBuilder var picture: some View {
      switch self {
      case .asset: samplePicture.resizable().aspectRatio(contentMode: .fit).id(as: "picture")
      case .address:
        AsyncImage(url: URL(string: "sample.svg")) { image in
          image.resizable().aspectRatio(contentMode: .fit).id(as: "picture")
        } placeholder: {
          Color.gray
        }
      }
    }
  }

  /// A picture of 300 by 200 for the address.
  private static let bytes = [
    "\"sample.svg\"":
      "\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/%3E\""
  ]

  private func check(_ page: RenderedView, width: Int, _ comment: Comment) {
    #expect(page.width("picture") == width, comment)
    #expect(abs(Double(page.height("picture")) - Double(width) / 1.5) <= 0.67, comment)
    #expect(y(page, "date") >= y(page, "picture") + page.height("picture") + 8, comment)
    #expect(y(page, "end") >= y(page, "date") + page.height("date"), comment)
  }

  @Test("In a scrolled card beside a portrait", arguments: Source.allCases, Wrapping.allCases)
  func card(source: Source, wrapping: Wrapping) async throws {
    let page = try await RenderedView.of(replacing: Self.bytes) {
      ScrollView {
        HStack(alignment: .top, spacing: 10) {
          Color.blue.frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 8) {
            Text("Name")
            wrapping.around(source.picture)
            Text("Date").id(as: "date")
          }
          Spacer(minLength: 20)
        }
        Color.green.frame(height: 20).id(as: "end")
      }
    }
    check(page, width: 390 - 40 - 10 - 10 - 20 - wrapping.inset, "\(source) \(wrapping)")
  }

  @Test("In a scrolled column", arguments: Source.allCases, Wrapping.allCases)
  func column(source: Source, wrapping: Wrapping) async throws {
    let page = try await RenderedView.of(replacing: Self.bytes) {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Text("Name")
          wrapping.around(source.picture)
          Text("Date").id(as: "date")
        }
        Color.green.frame(height: 20).id(as: "end")
      }
    }
    check(page, width: 390 - wrapping.inset, "\(source) \(wrapping)")
  }

  @Test(
    "What fills a card has its ideal size, and more where the card is higher", arguments: [0, 300])
  func filling(height: CGFloat) async throws {
    let page = try await RenderedView.of {
      ScrollView {
        HStack(alignment: .top, spacing: 0) {
          Color.blue.frame(width: 40, height: height)
          VStack(spacing: 0) {
            Color.red.id(as: "plain")
            Text("Between").frame(height: 30)
            HStack(spacing: 0) {
              VStack(spacing: 0) {
                Color.purple.id(as: "nested")
              }
            }
          }
        }
      }
    }
    // Ideals of 10, or equal parts of the height that is left.
    let least = height == 0 ? 10 : (300 - 30) / 2
    #expect(page.height("plain") == least)
    #expect(page.height("nested") == least)
  }

  @Test("A least height of a frame stays beside the ideal one")
  func least() async throws {
    let page = try await RenderedView.of {
      ScrollView {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.id(as: "first")
            Color.blue.id(as: "second")
          }
          .frame(minHeight: 100)
        }
      }
    }
    #expect(page.height("first") == 50)
    #expect(page.height("second") == 50)
  }
}
