import Browser
import Foundation
import Testing
import ViewTree

/// What apps put into rows, cards and forms, at the width of a phone.
@Suite("Cards and rows", .serialized)
@MainActor
struct CardAndRowTests {
  private struct Expenses: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink(value: 1) {
            HStack(spacing: 12) {
              Color.red.frame(width: 36, height: 36)
              VStack(alignment: .leading) {
                Text("Coffee with Anna and a few more friends from the old days").lineLimit(1)
                  .accessibilityIdentifier("title")
                Text("Monday").font(.caption)
              }
              Spacer()
              VStack(alignment: .trailing) { Text("12.50").accessibilityIdentifier("amount") }
            }
          }
          Text("clear").listRowBackground(Color.clear).accessibilityIdentifier("clear")
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  private func rect(_ id: String) -> String {
    "document.querySelector('[data-testid=\"\(id)\"]').getBoundingClientRect()"
  }

  @Test("A line gives way in a row with a spacer; a row's own background has no card behind it")
  func rows() async throws {
    try await ServedView.with({ Expenses() }, width: 390, height: 844) { served in
      #expect(try await served.evaluate("\(rect("amount")).right < 350") == true)
      #expect(try await served.evaluate("\(rect("title")).right < \(rect("amount")).left") == true)
      let title = "document.querySelector('[data-testid=title]')"
      #expect(try await served.evaluate("\(title).scrollWidth > \(title).clientWidth") == true)
      let background = """
        (e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
          if (!/, 0\\)$/.test(c)) return c; } })(document.querySelector('[data-testid=clear]'))
        """
      let color = try await served.evaluate(background).string
      #expect(color == "rgb(242, 242, 247)")
    }
  }

  private struct Cards: View {
    @State private var likes = 0
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        ScrollView {
          ScrollView(.horizontal) {
            HStack {
              ForEach(["Popular", "New", "Nearby", "For you", "Saved", "Others"], id: \.self) {
                chip in
                Text(chip).padding(8).background(.yellow, in: Capsule())
                  .accessibilityIdentifier("chip")
              }
            }
          }
          NavigationLink {
            Text("page of the card")
          } label: {
            VStack {
              Color.red.aspectRatio(4 / 3, contentMode: .fit)
                .overlay(alignment: .topTrailing) {
                  Button("Like") { likes += 1 }.buttonStyle(.plain).padding(8)
                }
              Text("A card")
            }
          }
          .buttonStyle(.plain)
          Text("likes \(likes).")
          HStack {
            ForEach(0..<2, id: \.self) { _ in
              ZStack {
                Circle().stroke(.gray, lineWidth: 10).accessibilityIdentifier("ring")
                Text("half")
              }
              .frame(height: 90)
            }
            Image(systemName: "person.fill").resizable().scaledToFit().frame(width: 60)
              .accessibilityIdentifier("symbol")
          }
        }
      }
    }
  }

  @Test("A button in a link's label is pressed itself; the rest of the label follows the link")
  func buttonInLabel() async throws {
    try await ServedView.with({ Cards() }, width: 390, height: 844) { served in
      func tap(_ script: String) async throws {
        let point = try await served.middle(script)
        try await served.page.tap(point)
      }
      try await tap(served.element("Like"))
      #expect(try await served.shows("likes 1."))
      #expect(try await served.text().contains("page of the card") == false)
      #expect(try await served.evaluate("document.querySelectorAll('button button').length") == 0)
      try await tap(served.element("A card"))
      #expect(try await served.shows("page of the card"))
    }
  }

  @Test("What scrolls sideways doesn't wrap; circles are round; a symbol is as large as its frame")
  func shapes() async throws {
    try await ServedView.with({ Cards() }, width: 390, height: 844) { served in
      let sizes = try await served.evaluate(
        """
        ['chip', 'ring', 'symbol'].map(id => id + ' ' + [...new Set(
          [...document.querySelectorAll(`[data-testid=${id}]`)].map(e => {
            const box = (e.querySelector('svg') ?? e).getBoundingClientRect();
            return (id == 'chip' ? '' : Math.round(box.width) + 'x') + Math.round(box.height);
          }))].join()).join('; ')
        """
      ).string
      #expect(sizes == "chip 38; ring 90x90; symbol 60x60")
    }
  }

  private struct Notes: View {
    @State private var text = ""
    @State private var isOpen = false
    var body: some View {
      Form {
        DisclosureGroup("Notes", isExpanded: $isOpen) {
          TextEditor(text: $text).frame(minHeight: 80)
          Text("end of notes").accessibilityIdentifier("end")
        }
        Section { Text("after").accessibilityIdentifier("after") }
      }
    }
  }

  @Test("What a disclosure shows in a form moves what is below")
  func disclosure() async throws {
    try await ServedView.with({ Notes() }, width: 390, height: 844) { served in
      try await served.click(served.element("Notes"))
      #expect(try await served.wait("\(rect("end")).height > 0"))
      #expect(try await served.evaluate("\(rect("end")).bottom < \(rect("after")).top") == true)
      #expect(
        try await served.evaluate(
          "document.querySelector('textarea').getBoundingClientRect().height") == 100)
    }
  }
}
