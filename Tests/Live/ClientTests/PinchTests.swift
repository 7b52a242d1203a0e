import Browser
import Foundation
import SwiftUI
import Testing

@Suite("Two fingers", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct PinchTests {
  private struct Pane: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var endings: [String] = []

    var body: some View {
      VStack(spacing: 0) {
        Color.red
          .frame(width: 300, height: 300)
          .gesture(
            MagnifyGesture()
              .onChanged { scale = $0.magnification }
              .onEnded { _ in endings.append("scaled") }
              .simultaneously(
                with: RotateGesture()
                  .onChanged { angle = $0.rotation }
                  .onEnded { _ in endings.append("turned") }))
        Text(verbatim: "scale \(Int((scale * 100).rounded()))")
        Text(verbatim: "angle \(Int(angle.degrees.rounded()))")
        Text(verbatim: endings.sorted().joined(separator: ","))
      }
      .frame(width: 300, height: 400, alignment: .top)
    }
  }

  @Test("A magnification and a rotation follow two fingers and end with them")
  func twoFingers() async throws {
    try await ServedView.with({ Pane() }) { served in
      let page = served.page
      let (x, y) = try await served.middle(
        "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 300)")
      try await page.touch([(x - 50, y)])
      try await page.touch([(x - 50, y), (x + 50, y)])
      try await page.touch([(x - 100, y), (x + 100, y)])
      #expect(try await served.shows("scale 200"))
      #expect(try await served.shows("angle 0"))
      try await page.touch([(x, y - 75), (x, y + 75)])
      #expect(try await served.shows("scale 150"))
      #expect(try await served.shows("angle 90"))
      try await page.touch([])
      #expect(try await served.shows("scaled,turned"))
    }
  }
}
