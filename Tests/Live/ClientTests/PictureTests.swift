import Browser
import Foundation
import Testing
import ViewTree
import WebServer

/// Pictures whose size only the browser knows.
@Suite("Pictures of addresses") @MainActor
struct PictureTests {
  /// A picture of 300 by 200, or of 200 by 300, and nothing elsewhere.
  private static func pictures(_ request: Request) -> Response? {
    guard request.path.hasSuffix(".svg") else { return nil }
    // Browsers put missing files on the console; this is one that is no picture.
    let isGone = request.path.hasPrefix("/gone")
    let size =
      request.path.hasPrefix("/wide") ? "width='300' height='200'" : "width='200' height='300'"
    var response = Response.text(
      isGone ? "none" : "<svg xmlns='http://www.w3.org/2000/svg' \(size)/>")
    response.headers.removeAll { $0.name == "Content-Type" }
    response.headers.append(("Content-Type", "image/svg+xml"))
    return response
  }

  private func with(
    _ content: @escaping @MainActor () -> some View,
    _ body: @MainActor (ServedView) async throws -> Void
  ) async throws {
    try await ServedView.with(content, gate: { Self.pictures($0) }, body)
  }

  private func rect(_ served: ServedView, _ selector: String) async throws -> [Int] {
    try await served.evaluate(
      """
      (r => [r.x, r.y, r.width, r.height].map(Math.round))(
        document.querySelector('\(selector)').getBoundingClientRect())
      """
    ).array?.compactMap { $0.number.map(Int.init) } ?? []
  }

  private struct Story: View {
    @State private var name = "wide"
    var body: some View {
      VStack(spacing: 0) {
        Text("Title").frame(height: 40)
        AsyncImage(url: URL(string: "\(name).svg")) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          Color.gray
        }
        Text("Caption").accessibilityIdentifier("caption").frame(height: 20)
        Spacer()
        Button("Other") { name = "tall" }
      }
    }
  }

  @Test("What stands under a picture is under it, whatever its proportions, also those of the next")
  func proportions() async throws {
    try await with({ Story() }) { served in
      // 400 by 267.
      #expect(
        try await served.wait(
          "Math.abs(document.querySelector('[data-testid=caption]').getBoundingClientRect().y - 306.7) < 2"
        ))
      #expect(try await rect(served, "img") == [0, 40, 400, 267])
      try await served.click("document.querySelector('button')")
      #expect(
        try await served.wait(
          "Math.abs(document.querySelector('[data-testid=caption]').getBoundingClientRect().y - 640) < 30"
        ))
      #expect(try await rect(served, "img")[3] == 600)
      // So it is on a page that goes on after a reload.
      try await served.evaluate("(location.reload(), 1)")
      #expect(
        try await served.wait(
          "document.querySelector('img[src*=tall]')?.getBoundingClientRect().height == 600"))
    }
  }

  private struct Failing: View {
    @State private var name = "gone"
    var body: some View {
      VStack {
        AsyncImage(url: URL(string: "\(name).svg")) { phase in
          switch phase {
          case .success(let image): image.resizable().frame(width: 50, height: 50)
          case .failure: Label("Can't be had", systemImage: "photo")
          default: ProgressView()
          }
        }
        AsyncImage(url: URL(string: "gone2.svg")) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          Text("Waiting")
        }
        Button("Again") { name = "wide" }
      }
    }
  }

  @Test("A picture that can't be had is a failure, and another one is shown again")
  func failing() async throws {
    try await with({ Failing() }) { served in
      #expect(try await served.wait("document.body.innerText.includes(\"Can't be had\")"))
      #expect(try await served.wait("document.body.innerText.includes('Waiting')"))
      try await served.click("document.querySelector('button')")
      #expect(try await served.wait("document.querySelector('img[src*=wide]')"))
      #expect(try await served.wait("!document.body.innerText.includes(\"Can't\")"))
    }
  }
}
