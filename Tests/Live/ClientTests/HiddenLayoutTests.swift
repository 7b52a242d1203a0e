import Browser
import Foundation
import Testing
import ViewTree

/// How often a layout has been asked, and which widths a view has had.
private final class Asked {
  var count = 0
  var widths: [CGFloat] = []
}

/// Puts views in lines, as many as fit.
private struct Lines: Layout {
  let asked: Asked

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    asked.count += 1
    return arrange(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, arrange(subviews, bounds.width).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, _ width: CGFloat) -> (size: CGSize, places: [CGPoint])
  {
    var (places, x, y, line, widest): ([CGPoint], CGFloat, CGFloat, CGFloat, CGFloat) = (
      [], 0, 0, 0, 0
    )
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + 4, 0) }
      places.append(CGPoint(x: x, y: y))
      x += size.width + 4
      line = max(line, size.height)
      widest = max(widest, x - 4)
    }
    return (CGSize(width: widest, height: y + line), places)
  }
}

/// A tab with rows of lines of words.
private struct HiddenLinesPage: View {
  @State private var tab = 0
  @State private var count = 0
  let asked: Asked

  var body: some View {
    TabView(selection: $tab) {
      ScrollView(.horizontal) {
        HStack(alignment: .top) {
          ForEach(0..<2) { column in
            ScrollView {
              VStack(alignment: .leading) {
                Lines(asked: asked) {
                  ForEach(["one", "two", "three", "four", "five"], id: \.self) {
                    Text("\($0) \(column)").padding(6).background(.yellow)
                  }
                }
                Text("below")
                  .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                  } action: {
                    asked.widths.append($0)
                  }
              }
              .frame(maxWidth: .infinity, alignment: .leading)
            }
            .containerRelativeFrame(.horizontal) { width, _ in min(width * 0.78, 320) }
          }
        }
      }
      .tag(0).tabItem { Text("Words") }
      Button("Count \(count)") { count += 1 }.tag(1).tabItem { Text("Other") }
    }
  }
}

@Suite("Layouts that nobody sees", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct HiddenLayoutTests {
  @Test("Views of a layout are measured once, and not while another tab is shown")
  func hidden() async throws {
    let asked = Asked()
    try await ServedView.with({ HiddenLinesPage(asked: asked) }, width: 300, height: 700) {
      served in
      let isWrapped =
        "\(served.element("five 1")).getBoundingClientRect().y > \(served.element("one 1")).getBoundingClientRect().y"
      #expect(try await served.wait(isWrapped))
      try await served.click(served.element("Other"))
      #expect(try await served.shows("Count 0"))
      let before = asked.count
      for count in 0..<4 {
        try await served.click(served.element("Count \(count)"))
        #expect(try await served.shows("Count \(count + 1)"))
      }
      // What goes on and on asks it hundreds of times.
      #expect(asked.count - before < 60)
      #expect(!asked.widths.isEmpty && !asked.widths.contains(0))
      try await served.click(served.element("Words"))
      #expect(try await served.wait(isWrapped))
    }
  }
}
