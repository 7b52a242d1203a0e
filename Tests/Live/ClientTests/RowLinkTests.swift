import Browser
import Foundation
import Testing
import ViewTree

/// Links of rows that apps hide behind what a row shows.
@Suite("Links that are not seen", .serialized)
@MainActor
struct RowLinkTests {
  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private struct Places: View {
    @State private var likes = 0
    @State private var marks = 0
    var body: some View {
      NavigationStack {
        List {
          ZStack {
            NavigationLink(value: 1) { EmptyView() }.opacity(0)
            HStack {
              Text("stack")
              Spacer()
              Button("like \(likes)") { likes += 1 }.buttonStyle(.borderless)
            }
          }
          HStack {
            Text("behind")
            Spacer()
          }
          .background(NavigationLink("", value: 2).opacity(0))
          ZStack(alignment: .leading) {
            NavigationLink(destination: Text("page 3")) { EmptyView() }.hidden()
            Text("hidden").padding()
          }
          ZStack(alignment: .leading) {
            Text("narrow").frame(maxWidth: .infinity, alignment: .leading)
            NavigationLink(value: 4) { EmptyView() }.frame(width: 0).opacity(0.0)
          }
          HStack {
            Text("painted")
            Spacer()
            Button("mark \(marks)") { marks += 1 }.buttonStyle(.borderless)
          }
          .padding()
          .background { RoundedRectangle(cornerRadius: 8).fill(.orange.gradient) }
          .overlay {
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
          }
          .background { NavigationLink(value: 5) { EmptyView() }.opacity(0) }
          .swipeActions { Button("Drop") {} }
          Text("no link").opacity(0)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test(
    "A row leads on wherever it is touched",
    arguments: zip(["stack", "behind", "hidden", "narrow", "painted"], 1...5))
  func leads(_ text: String, _ page: Int) async throws {
    try await ServedView.with({ Places() }, width: 390, height: 844) { served in
      #expect(
        try await served.evaluate(
          "[...document.querySelectorAll('.n-next')].every(n => getComputedStyle(n).opacity == 0)")
          == true)
      for fraction in [0.05, 0.4, 0.95]
      where !["stack", "painted"].contains(text) || fraction < 0.9 {
        let place = try await served.evaluate(
          """
          (b => [b.left + b.width * \(fraction), b.top + b.height / 2])(
            [...document.querySelectorAll('.l-row')].find(row => row.textContent.includes('\(text)'))
              .getBoundingClientRect())
          """)
        let point = place.array?.compactMap(\.number) ?? []
        try #require(point.count == 2)
        try await served.page.tap((x: point[0], y: point[1]))
        #expect(try await served.shows("page \(page)"))
        try await served.click("document.querySelector('header button')")
        #expect(try await served.shows("narrow"))
      }
    }
  }

  @Test("Another control of such a row acts alone; by keyboard the link is reached")
  func controls() async throws {
    try await ServedView.with({ Places() }, width: 390, height: 844) { served in
      try await served.click(served.element("like 0"))
      #expect(try await served.shows("like 1"))
      try await served.click(served.element("mark 0"))
      #expect(try await served.shows("mark 1"))
      _ = try await served.evaluate("document.querySelector('.l-row .n-blank').focus()")
      try await served.page.press(.enter)
      #expect(try await served.shows("page 1"))
    }
  }
}
