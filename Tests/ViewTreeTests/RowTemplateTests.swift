import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Row templates")
@MainActor
struct RowTemplateTests {
  private struct Item: Identifiable {
    var id: Int
    var choice: Int
    var text: String
  }

  private struct Row: View {
    let item: Item

    var body: some View {
      HStack(alignment: .top, spacing: 8) {
        if item.choice & 1 != 0 {
          Color.red.frame(width: 20, height: 20).padding(.leading, 4)
        }
        VStack(alignment: .leading) {
          Text(verbatim: item.text).accessibilityIdentifier("row-\(item.id)")
          if item.choice & 2 != 0 {
            Text(verbatim: "\(item.id)").font(.footnote).webLink("m/\(item.text).html")
          }
          if item.choice & 4 != 0 {
            AsyncImage(url: URL(string: "p/\(item.id).jpg")) { image in
              image.resizable()
            } placeholder: {
              Color.gray
            }
            .frame(width: 40, height: 20).accessibilityLabel(Text(verbatim: item.text))
          }
        }
        if item.choice & 8 != 0 { Spacer() }
      }
      .padding(item.choice & 16 != 0 ? 12 : 6)
      .background(Color.white)
      .webClass("row")
    }
  }

  @Test("Copying rows of one shape gives what emitting each of them gives", arguments: 1...40)
  func equality(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let items = (0..<30).map { index in
      let choice = next(4) == 0 ? next(32) : 7
      return Item(id: index, choice: choice, text: ["a", "<b>", "", "שלום"][next(4)])
    }
    let view = VStack { ForEach(items) { Row(item: $0) } }
    func tree(_ usesTemplates: Bool) throws -> ElementTree {
      let renderer = HTMLRenderer(content: view)
      renderer.usesTemplates = usesTemplates
      renderer.addressPrefix = "../"
      return try renderer.tree
    }
    let (copied, emitted) = (try tree(true), try tree(false))
    #expect(copied.html == emitted.html, "seed \(seed)")
    #expect(copied == emitted, "seed \(seed)")
  }
}
