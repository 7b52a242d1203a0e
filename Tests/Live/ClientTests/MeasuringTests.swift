import Browser
import SwiftUI
import Testing

@Suite("Views that measure others", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct MeasuringTests {
  enum Way: String, CaseIterable {
    case preference, appear, change, task, appearInBody, preferenceInBody, empty
  }

  private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
      let next = nextValue()
      value = CGSize(
        width: max(value.width, next.width), height: max(value.height, next.height))
    }
  }

  /// Views of their own, so that they are evaluated apart from the reader.
  private struct AppearingView: View {
    let note: () -> Void
    var body: some View { Color.clear.onAppear { note() } }
  }

  private struct Reader: View {
    let way: Way
    let note: (CGSize) -> Void
    var body: some View {
      GeometryReader { proxy in
        switch way {
        case .preference, .preferenceInBody:
          Color.clear.preference(key: SizeKey.self, value: proxy.size)
        case .appear, .empty: Color.clear.onAppear { note(proxy.size) }
        case .change:
          Color.clear.onChange(of: proxy.size, initial: true) { note($1) }
        case .task: Color.clear.task { note(proxy.size) }
        case .appearInBody: AppearingView { note(proxy.size) }
        }
      }
    }
  }

  private struct Measured: View {
    let way: Way
    @State private var seen: [String] = []
    private var width: CGFloat { way == .empty ? 0 : 120 }
    var body: some View {
      VStack {
        if way == .preferenceInBody {
          Color.red.frame(width: width, height: 40).background(Reader(way: way, note: note))
            .onPreferenceChange(SizeKey.self) { note($0) }
        } else {
          Color.red.frame(width: width, height: width / 3)
            .background {
              GeometryReader { proxy in
                if way == .preference {
                  Color.clear.preference(key: SizeKey.self, value: proxy.size)
                } else {
                  Color.clear.overlay(Reader(way: way, note: note))
                }
              }
            }
            .onPreferenceChange(SizeKey.self) { if way == .preference { note($0) } }
        }
        Text(verbatim: "seen \(seen.joined(separator: ", ")).")
      }
    }

    private func note(_ size: CGSize) { seen.append("\(Int(size.width)) by \(Int(size.height))") }
  }

  @Test("What is measured behind a view is its size, and never a guess", arguments: Way.allCases)
  func layers(way: Way) async throws {
    try await ServedView.with({ Measured(way: way) }) { served in
      let size = way == .empty ? "0 by 0" : "120 by 40"
      let isShown = try await served.shows("seen \(size).")
      #expect(isShown)
    }
  }

  private struct Flow: View {
    @State private var appeared = CGSize.zero
    @State private var pressed = CGSize.zero
    var body: some View {
      VStack {
        GeometryReader { proxy in
          Button("Press") { pressed = proxy.size }
            .onAppear { appeared = proxy.size }
        }
        .frame(width: 200, height: 50)
        Text(verbatim: "appeared \(Int(appeared.width)), pressed \(Int(pressed.width)).")
      }
    }
  }

  @Test("What is done as a view appears, and later, is done with the size that the view has")
  func flow() async throws {
    try await ServedView.with({ Flow() }) { served in
      #expect(try await served.shows("appeared 200, pressed 0."))
      try await served.click(served.element("Press"))
      #expect(try await served.shows("appeared 200, pressed 200."))
    }
  }

  private struct Chips: View {
    @State private var width: CGFloat = 0
    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack { row }
        VStack { row }
      }
    }

    private var row: some View {
      ForEach(["Water", "Repot", "Feed"], id: \.self) { text in
        Text(text)
          .background(
            GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }
          )
          .frame(minWidth: width > 0 ? width : nil)
          .background(.yellow)
          .onPreferenceChange(SizeKey.self) { width = max(width, $0.width) }
      }
    }
  }

  @Test("Views take the width of the widest of them")
  func widest() async throws {
    try await ServedView.with({ Chips() }) { served in
      let chips =
        "[...document.querySelectorAll('body *')].filter(e => e.checkVisibility() && getComputedStyle(e).backgroundColor == 'rgb(255, 204, 0)')"
      let widths = "\(chips).map(e => Math.round(e.getBoundingClientRect().width))"
      #expect(try await served.wait("\(widths).length == 3 && new Set(\(widths)).size == 1"))
      let width = try await served.evaluate("\(widths)[0]").number ?? 0
      #expect((30..<80).contains(width))
    }
  }
}
