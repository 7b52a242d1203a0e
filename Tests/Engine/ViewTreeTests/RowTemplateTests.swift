import ElementTree
import Foundation
import SeededRandom
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
    let (copied, emitted) = (try Self.tree(view, true), try Self.tree(view, false))
    #expect(copied.html == emitted.html, "seed \(seed)")
    #expect(copied == emitted, "seed \(seed)")
  }

  private static func tree(_ view: some View, _ usesTemplates: Bool) throws -> ElementTree {
    let renderer = HTMLRenderer(content: view)
    renderer.usesTemplates = usesTemplates
    renderer.addressPrefix = "../"
    return try renderer.tree
  }

  /// A row that differs from others by numbers only.
  private struct Sized: View {
    let sides: [CGFloat]

    var body: some View {
      HStack(spacing: sides[0]) {
        Text("a").padding(.horizontal, sides[1]).padding(.top, sides[2])
        Color.red.frame(minWidth: sides[3], maxWidth: sides[4] + 100, minHeight: sides[5])
          .frame(height: sides[6])
        Text("b").offset(x: sides[7]).layoutPriority(Double(sides[8]))
      }
      .frame(width: sides[9] + 40)
    }
  }

  @Test("Rows that differ by a number are of different shapes", arguments: 1...60)
  func numbers(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let choices: [CGFloat] = [0, 0, 0.5, 1, 2, 3, 4, 8, 16]
    let usual = (0..<10).map { _ in choices[random.below(9)] }
    let rows = (0..<24).map { _ in
      var row = usual
      row[random.below(10)] = choices[random.below(9)]
      return row
    }
    let view = VStack { ForEach(rows, id: \.self) { Sized(sides: $0) } }
    #expect(try Self.tree(view, true).html == Self.tree(view, false).html, "seed \(seed)")
  }

  @Test("Rows are of different shapes by what is in boxes that were put around it afterwards")
  func laterBoxes() throws {
    // The container's size is asked for when the boxes in it are there.
    let view = ScrollView(.horizontal) {
      HStack {
        ForEach(0..<40, id: \.self) { row in
          VStack {
            if row % 3 == 0 {
              Text("third")
            } else {
              Color(hue: Double(row) / 40, saturation: 1, brightness: 1)
            }
          }
          .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
        }
      }
    }
    #expect(try Self.tree(view, true).html == Self.tree(view, false).html)
  }

  @Test("Rows in front of other views and behind them are of different shapes")
  func presses() throws {
    let list = VStack {
      ForEach(0..<6, id: \.self) { row in
        HStack {
          Text("\(row)"); Spacer(); Text("end")
        }.padding().background(.yellow)
      }
    }
    let view = VStack {
      list
      ZStack {
        Color.blue
        list
      }
      list.overlay { list }
      list.allowsHitTesting(false)
    }
    #expect(try Self.tree(view, true) == Self.tree(view, false))
  }
}
