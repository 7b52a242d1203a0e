import Browser
import Foundation
import Testing
import ViewTree

/// Views of UIKit's that an app makes anew whenever something is another, as many do.
@Suite("Views that are made anew", .serialized)
@MainActor
struct RemadeViewTests {
  private struct Days: UIViewRepresentable {
    @Binding var chosen: String
    let round: Int

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ view: UIStackView, context: Context) {
      for day in view.arrangedSubviews { day.removeFromSuperview() }
      for day in 13...15 {
        let action = UIAction(title: "Day \(day)") { _ in chosen = "\(day) in round \(round)" }
        view.addArrangedSubview(UIButton(type: .system, primaryAction: action))
      }
    }
  }

  private struct Calendar: View {
    @State private var chosen = "none"
    @State private var round = 0
    var body: some View {
      Days(chosen: $chosen, round: round)
      Text("Chosen: \(chosen), round \(round)")
      Button("Again") { round += 1 }
    }
  }

  @Test("A finger that is on a button while all are made anew presses it")
  func press() async throws {
    try await ServedView.with({ Calendar() }) { served in
      try await served.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
      let place = try await served.middle(served.element("Day 14"))
      try await served.page.touch([place])
      try await served.evaluate("\(served.element("Again")).click()")
      #expect(try await served.shows("round 1"))
      try await served.page.touch([])
      #expect(try await served.shows("Chosen: 14 in round 1"))
    }
  }
}
