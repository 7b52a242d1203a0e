import Browser
import SwiftUI
import Testing
import UIKit

@Suite("Recognizers of UIKit's as gestures", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct RecognizerTests {
  private struct Pan: UIGestureRecognizerRepresentable {
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      var isRefused = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRefused
      }
    }

    let isRefused: Bool
    let handle: (UIPanGestureRecognizer) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      context.coordinator.isRefused = isRefused
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) { handle(recognizer) }
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let action: () -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      UITapGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UITapGestureRecognizer, context: Context
    ) { action() }
  }

  private struct Board: View {
    @State private var shift = 0.0
    @State private var ended = 0
    @State private var told = ""
    @State private var taps = 0
    @State private var isRefused = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 200)
          .gesture(
            Pan(isRefused: isRefused) { pan in
              shift = pan.translation(in: pan.view).x
              if pan.state == .ended { ended += 1 }
              if pan.state == .began { told += "b" }
              if pan.state == .cancelled { told += "c" }
            })
        Color.green.frame(width: 200, height: 100).gesture(Tap { taps += 1 })
        Button(isRefused ? "Allow" : "Refuse") { isRefused.toggle() }
        Text("Shift \(Int(shift)), ended \(ended), taps \(taps).")
        Text("Told \(told).")
      }
    }
  }

  private func drag(_ served: ServedView) async throws {
    let box = try await served.middle(
      "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 200)")
    let page = served.page
    try await page.moveMouse(x: box.x - 50, y: box.y)
    try await page.pressMouse(x: box.x - 50, y: box.y)
    for x in [-45.0, -30, -15, 0] { try await page.moveMouse(x: box.x + x, y: box.y) }
    try await page.releaseMouse(x: box.x, y: box.y)
  }

  @Test(
    "A drag, told by a recognizer that is kept, ends with its translation; a delegate may refuse it"
  )
  func pan() async throws {
    try await ServedView.with({ Board() }) { served in
      #expect(try await served.loads("gestures"))
      try await drag(served)
      #expect(try await served.shows("Shift 50, ended 1, taps 0."))
      try await served.click(served.element("Refuse"))
      #expect(try await served.shows("Allow"))
      try await drag(served)
      try await served.click(served.element("Allow"))
      #expect(try await served.shows("Refuse"))
      #expect(try await served.shows("Shift 50, ended 1, taps 0."))
      try await drag(served)
      #expect(try await served.shows("Shift 50, ended 2, taps 0."))
    }
  }

  @Test(
    "A drag that the browser takes for something else is cancelled, and the next one begins anew")
  func cancelled() async throws {
    try await ServedView.with({ Board() }) { served in
      #expect(try await served.loads("gestures"))
      let red = "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 200)"
      let box = try await served.middle(red)
      try await served.page.moveMouse(x: box.x - 50, y: box.y)
      try await served.page.pressMouse(x: box.x - 50, y: box.y)
      for x in [-45.0, -30, -15] { try await served.page.moveMouse(x: box.x + x, y: box.y) }
      #expect(try await served.shows("Told b."))
      try await served.evaluate(
        "\(red).dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true })); true"
      )
      #expect(try await served.shows("Told bc."))
      try await served.page.releaseMouse(x: box.x, y: box.y)
      try await drag(served)
      #expect(try await served.shows("Told bcb."))
      #expect(try await served.shows("Shift 50, ended 1, taps 0."))
    }
  }

  @Test("A tap's recognizer is asked for its action")
  func tap() async throws {
    try await ServedView.with({ Board() }) { served in
      #expect(try await served.loads("gestures"))
      try await served.click(
        "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 100)")
      #expect(try await served.shows("taps 1."))
    }
  }
}
