import Browser
import Foundation
import Testing
import ViewTree

/// Presses on what is in front of other views.
@Suite("Presses through empty room", .serialized)
@MainActor
struct PassingPressTests {
  private struct Front: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log).")
        ZStack {
          Button("Behind") { log += "b" }
          VStack {
            Button("In front") { log += "f" }
            Spacer()
          }
        }
        .frame(height: 200)
        List {
          ForEach(0..<3, id: \.self) { number in
            ZStack {
              Button("Row \(number)") { log += "\(number)" }.frame(maxWidth: .infinity)
              HStack {
                Spacer()
                Button("Star \(number)") { log += "s\(number)" }
              }
            }
          }
        }
      }
    }
  }

  @Test("The empty room of a front view lets presses through, what is in it takes them")
  func pressing() async throws {
    try await ServedView.with({ Front() }) { served in
      #expect(try await served.evaluate("!!document.querySelector('.over')") == true)
      try await served.click(served.element("Behind"))
      #expect(try await served.shows("log b."))
      try await served.click(served.element("In front"))
      #expect(try await served.shows("log bf."))
    }
  }

  @Test("It does so in rows of a list, for each row")
  func rows() async throws {
    try await ServedView.with({ Front() }) { served in
      try await served.click(served.element("Row 1"))
      #expect(try await served.shows("log 1."))
      try await served.click(served.element("Star 2"))
      #expect(try await served.shows("log 1s2."))
      try await served.click(served.element("Row 2"))
      #expect(try await served.shows("log 1s22."))
    }
  }
}
