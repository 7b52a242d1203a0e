import Browser
import Foundation
import Testing
import ViewTree

/// Heights, handles and corners of sheets.
@Suite("Sheets", .serialized)
@MainActor
struct SheetTests {
  private struct Photos: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.large
    let keepsDetent: Bool
    var body: some View {
      VStack {
        Text("Rests at \(detent == .medium ? "medium" : "large")")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        if keepsDetent {
          Text("Photo").presentationDetents([.large, .medium], selection: $detent)
        } else {
          Text("Photo").presentationDetents([.large, .height(200), .medium])
            .presentationCornerRadius(30)
        }
      }
    }
  }

  private let height = "document.querySelector('dialog')?.getBoundingClientRect().height"
  private let grabber = "document.querySelector('.d-grab button')"

  @Test("A sheet's handle leads from height to height")
  func heights() async throws {
    try await ServedView.with({ Photos(keepsDetent: false) }, width: 390, height: 844) { served in
      try await served.click(served.element("Open"))
      #expect(try await served.shows("Photo"))
      #expect(try await served.wait("\(height) == 200"))
      #expect(
        try await served.evaluate(
          "getComputedStyle(document.querySelector('dialog')).borderStartStartRadius") == "30px")
      try await served.click(grabber)
      #expect(try await served.wait("Math.abs(\(height) - 844 * 0.52) < 1"))
      try await served.click(grabber)
      #expect(try await served.wait("\(height) == 844 - 56"))
      try await served.click(grabber)
      #expect(try await served.wait("\(height) == 200"))
      #expect(try await served.evaluate("\(grabber).ariaLabel") == "Height")
    }
  }

  @Test("An app that keeps the height is told of it")
  func selection() async throws {
    try await ServedView.with({ Photos(keepsDetent: true) }, width: 390, height: 844) { served in
      try await served.click(served.element("Open"))
      #expect(try await served.wait("\(height) == 844 - 56"))
      try await served.click(grabber)
      #expect(try await served.shows("Rests at medium"))
      #expect(try await served.wait("Math.abs(\(height) - 844 * 0.52) < 1"))
    }
  }

  @Test("A sheet of one height has no handle, unless it says so")
  func handles() throws {
    func html(_ content: some View) throws -> String {
      try HTMLRenderer(content: Text("page").sheet(isPresented: .constant(true)) { content }).html
    }
    #expect(try !html(Text("a").presentationDetents([.medium])).contains("<div class=\"d-grab"))
    let shown = try html(Text("a").presentationDragIndicator(.visible))
    #expect(shown.contains("d-grab d-0-1\">") && !shown.contains("aria-label=\"Height\""))
    #expect(
      try !html(
        Text("a").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
      ).contains("d-grab d-0-1\">"))
  }
}
