import Browser
import Foundation
import Testing
import ViewTree

/// Rows that lead on, each with a button of its own, under what apps put around rows.
private struct RowButtonPage: View {
  static let kinds = [
    "plain", "menu", "swipe", "both", "held", "dragged", "badge", "padded", "background",
    "row background",
    "moved", "faded", "front", "named", "labelled", "clipped", "overlay", "tint", "style", "appear",
  ]
  @State private var likes: [String: Int] = [:]
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Self.kinds, id: \.self) { kind in
          around(kind, NavigationLink(value: kind) { label(kind) })
        }
        Button {
          path.append("button")
        } label: {
          label("button")
        }
        .contextMenu { Button("Item") {} }
      }
      .navigationDestination(for: String.self) { Text(verbatim: "page \($0)") }
    }
  }

  private func label(_ kind: String) -> some View {
    HStack {
      Button("like \(kind) \(likes[kind, default: 0])") { likes[kind, default: 0] += 1 }
        .buttonStyle(.borderless)
      Text(verbatim: "row \(kind)")
    }
  }

  private func around(_ kind: String, _ row: some View) -> AnyView {
    switch kind {
    case "menu": AnyView(row.contextMenu { Button("Item") {} })
    case "swipe": AnyView(row.swipeActions { Button("Drop") {} })
    case "both":
      AnyView(
        row.swipeActions { Button("Drop") {} }.swipeActions(edge: .leading) { Button("Keep") {} }
          .contextMenu { Button("Item") {} })
    case "held": AnyView(row.onLongPressGesture {})
    case "dragged": AnyView(row.draggable("text"))
    case "badge": AnyView(row.badge(3))
    case "padded": AnyView(row.padding(4))
    case "background": AnyView(row.background(.yellow))
    case "row background": AnyView(row.listRowBackground(Color.green))
    case "moved": AnyView(row.offset(x: 2))
    case "faded": AnyView(row.opacity(0.7))
    case "front": AnyView(row.zIndex(1))
    case "named": AnyView(row.id("other"))
    case "labelled": AnyView(row.accessibilityHint("leads on"))
    case "clipped": AnyView(row.clipShape(.rect(cornerRadius: 8)))
    case "overlay": AnyView(row.overlay(alignment: .bottomTrailing) { Text("new").font(.caption) })
    case "tint": AnyView(row.tint(.red).foregroundStyle(.secondary))
    case "style": AnyView(row.buttonStyle(.plain))
    case "appear": AnyView(row.onAppear {}.task {})
    default: AnyView(row)
    }
  }
}

@Suite("Buttons in rows that lead on", .serialized)
@MainActor
struct RowButtonTests {
  @Test("A row's button acts alone, and beside it the row leads on, whatever is around the row")
  func buttons() async throws {
    try await ServedView.with({ RowButtonPage() }, width: 390, height: 1800) { served in
      for kind in RowButtonPage.kinds + ["button"] {
        for count in 1...2 {
          let button = "like \(kind) \(count - 1)"
          let point = try await served.middle(
            "[...document.querySelectorAll('button')].find(e => e.textContent == '\(button)')")
          try await served.page.tap(point)
          try #require(await served.shows("like \(kind) \(count)"), "\(kind)")
        }
        #expect(try await !served.text().contains("page \(kind)"), "\(kind)")
        try await served.page.tap(try await served.middle(served.element("row \(kind)")))
        #expect(try await served.shows("page \(kind)"), "\(kind)")
        try await served.click("document.querySelector('header button')")
        #expect(try await served.shows("row \(kind)"), "\(kind)")
      }
    }
  }
}
