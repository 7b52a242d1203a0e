import Browser
import SwiftUI
import Testing

@Suite("Gestures within gestures", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct GesturePriorityTests {
  /// What was told, and a place for views that tell.
  private struct Logged<Content: View>: View {
    @State private var log = ""
    let content: (@escaping (String) -> Void) -> Content

    init(@ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> Content) {
      self.content = content
    }

    var body: some View {
      VStack(spacing: 0) {
        content { log += $0 }
        Text(verbatim: "log \(log).")
      }
    }
  }

  /// Two boxes within each other, which take the same gesture.
  private static func nested<Inner: View, Outer: View>(
    _ inner: @escaping (Color, @escaping (String) -> Void) -> Inner,
    _ outer: @escaping (AnyView, @escaping (String) -> Void) -> Outer
  ) -> some View {
    Logged { tell in
      outer(
        AnyView(
          inner(Color.blue, tell).frame(width: 200, height: 200)
            .padding(50).background(Color.red)), tell)
    }
  }

  /// Presses the middle of the inner box, or the edge of the outer one.
  private func tap(_ served: ServedView, x: Double = 200, count: Int = 1) async throws {
    let box = try await served.middle(
      "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 200 || e.offsetHeight == 300)"
    )
    try await served.page.click(x: box.x + x - 200, y: box.y, count: count)
  }

  /// Clicks the innermost view, as many times as a browser has counted.
  private static func clicks(_ counts: Int...) -> String {
    """
    (() => {
      const e = [...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 200);
      for (const detail of \(counts)) for (const type of ['pointerdown', 'pointerup', 'click'])
        e.dispatchEvent(new PointerEvent(type, { detail, bubbles: true, cancelable: true, pointerId: 1 }));
      return true;
    })()
    """
  }

  private func drag(_ served: ServedView) async throws {
    let box = try await served.middle(
      "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 200 || e.offsetHeight == 300)"
    )
    let page = served.page
    try await page.moveMouse(x: box.x, y: box.y)
    try await page.pressMouse(x: box.x, y: box.y)
    try await page.moveMouse(x: box.x + 20, y: box.y)
    try await page.moveMouse(x: box.x + 40, y: box.y)
    try await page.releaseMouse(x: box.x + 40, y: box.y)
  }

  @Test("The innermost view receives a tap")
  func innermost() async throws {
    try await ServedView.with({
      Self.nested(
        { inner, tell in inner.onTapGesture { tell("i") } },
        { outer, tell in outer.onTapGesture { tell("o") } })
    }) { served in
      try await tap(served)
      try await tap(served, x: 75)
      #expect(try await served.shows("log io."))
    }
  }

  @Test("A gesture of high priority comes before those inside, also before buttons")
  func highPriority() async throws {
    try await ServedView.with({
      Logged { tell in
        VStack(spacing: 0) {
          Color.blue.frame(width: 200, height: 100).onTapGesture { tell("i") }
          Button("Press") { tell("b") }.frame(height: 100)
        }
        .highPriorityGesture(TapGesture().onEnded { tell("o") })
      }
    }) { served in
      try await tap(served)
      try await served.click(served.element("Press"))
      #expect(try await served.shows("log oo."))
    }
  }

  @Test("A simultaneous gesture is recognised beside those inside, also beside buttons")
  func simultaneous() async throws {
    try await ServedView.with({
      Logged { tell in
        VStack(spacing: 0) {
          Color.blue.frame(width: 200, height: 200).onTapGesture { tell("i") }
          Button("Press") { tell("b") }.frame(height: 100)
        }
        .simultaneousGesture(TapGesture().onEnded { tell("o") })
      }
    }) { served in
      try await tap(served)
      #expect(try await served.wait("/log (io|oi)[.]/.test(document.body.innerText)"))
      try await served.click(served.element("Press"))
      #expect(try await served.wait("/log (io|oi)(bo|ob)[.]/.test(document.body.innerText)"))
    }
  }

  @Test("A gesture mask disables the gestures inside, the gesture, or both")
  func masks() async throws {
    struct Masked: View {
      @State private var mask = GestureMask.all
      @State private var log = ""
      var body: some View {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.blue.frame(width: 200, height: 200).onTapGesture { log += "i" }
            Button("Press") { log += "b" }
          }
          .gesture(TapGesture().onEnded { log += "o" }, including: mask)
          Button("Alone") { mask = .gesture }
          Button("Inside") { mask = .subviews }
          Button("None") { mask = .none }
          Text(verbatim: "log \(log). \(mask.rawValue)")
        }
      }
    }
    try await ServedView.with({ Masked() }) { served in
      try await tap(served)
      #expect(try await served.shows("log i. 3"))
      try await served.click(served.element("Alone"))
      #expect(try await served.shows("log i. 1"))
      try await served.click("document.querySelector('[data-on]')")
      try await served.click(served.element("Press"))
      #expect(try await served.shows("log ioo. 1"))
      try await served.click(served.element("None"))
      #expect(try await served.shows("log ioo. 0"))
      try await served.click(served.element("Press"))
      try await served.click(served.element("Inside"))
      #expect(try await served.shows("log ioo. 2"))
      try await served.click(served.element("Press"))
      #expect(try await served.shows("log ioob. 2"))
    }
  }

  /// A view that can be dragged, in one of the ways to say so.
  private static func dragged(
    _ view: AnyView, _ way: Int, _ action: @escaping () -> Void
  ) -> AnyView {
    let gesture = DragGesture().onEnded { _ in action() }
    return switch way {
    case 0: AnyView(view.gesture(gesture))
    case 1: AnyView(view.highPriorityGesture(gesture))
    default: AnyView(view.simultaneousGesture(gesture))
    }
  }

  @Test(
    "Drags: the inner one, the outer one of high priority, or both",
    arguments: [(0, "i"), (1, "o"), (2, "io")])
  func drags(way: Int, expected: String) async throws {
    try await ServedView.with({
      Self.nested(
        { inner, tell in inner.gesture(DragGesture().onEnded { _ in tell("i") }) },
        { outer, tell in Self.dragged(outer, way) { tell("o") } })
    }) { served in
      try await drag(served)
      #expect(
        try await served.wait("/log [io]{\(expected.count)}[.]/.test(document.body.innerText)"))
      let told = try await served.text().filter { "io".contains($0) }.dropFirst()
      #expect(String(told.sorted()) == expected)
    }
  }

  @Test("A drag ends a tap and a long press; who only presses taps")
  func oneOfAll() async throws {
    try await ServedView.with({
      Self.nested(
        { inner, tell in inner.onTapGesture { tell("t") } },
        { outer, tell in
          outer.gesture(DragGesture().onEnded { _ in tell("d") })
            .onLongPressGesture(minimumDuration: 60) {
            } onPressingChanged: {
              if !$0 { tell("x") }
            }
        })
    }) { served in
      try await drag(served)
      #expect(try await served.shows("log xd."))
      try await tap(served)
      #expect(try await served.wait("/log xd(xt|tx)[.]/.test(document.body.innerText)"))
    }
  }

  @Test("Two taps are one gesture, one tap another")
  func tapCounts() async throws {
    try await ServedView.with({
      Self.nested(
        { inner, tell in
          inner.onTapGesture(count: 2) { tell("2") }.onTapGesture { tell("1") }
        }, { outer, tell in outer.onTapGesture { tell("o") } })
    }) { served in
      // In one task, so that no time passes between the two.
      try await served.evaluate(Self.clicks(1, 2))
      #expect(try await served.shows("log 2."))
      try await served.evaluate(Self.clicks(1))
      #expect(try await served.shows("log 21."))
      // Browsers count on for half a second; the tap before has been told by then.
      try await served.evaluate(Self.clicks(2))
      #expect(try await served.shows("log 211."))
      try await served.evaluate(Self.clicks(3))
      #expect(try await served.shows("log 2111."))
      try await served.evaluate(Self.clicks(1, 2, 3, 4))
      #expect(try await served.shows("log 211122."))
    }
  }

  @Test("Of two exclusive gestures one is recognised")
  func exclusive() async throws {
    try await ServedView.with({
      Logged { tell in
        Color.blue.frame(width: 200, height: 200).gesture(
          LongPressGesture(minimumDuration: 0.2).onEnded { _ in tell("l") }
            .exclusively(before: TapGesture().onEnded { tell("t") }))
      }
    }) { served in
      let point = try await served.middle("document.querySelector('[data-on]')")
      try await served.page.moveMouse(x: point.x, y: point.y)
      try await served.page.pressMouse(x: point.x, y: point.y)
      #expect(try await served.shows("log l."))
      try await served.page.releaseMouse(x: point.x, y: point.y)
      try await tap(served)
      #expect(try await served.shows("log lt."))
    }
  }

  private struct Sequence: View {
    @State private var log = ""
    @GestureState private var isHeld = false
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 200, height: 200).gesture(
          LongPressGesture(minimumDuration: 0.2)
            .sequenced(before: DragGesture())
            .updating($isHeld) { value, isHeld, _ in
              if case .second = value { isHeld = true }
            }
            .onEnded { value in
              if case .second(_, let drag) = value { log += "\(drag?.translation.width ?? -1)" }
            })
        Text(verbatim: "log \(log). \(isHeld)")
      }
    }
  }

  @Test("A drag after a long press is reported, one without is not; releasing ends it")
  func sequence() async throws {
    try await ServedView.with({ Sequence() }) { served in
      let page = served.page
      let point = try await served.middle("document.querySelector('[data-on]')")
      try await drag(served)
      try await page.moveMouse(x: point.x, y: point.y)
      try await page.pressMouse(x: point.x, y: point.y)
      #expect(try await served.shows("log . true"))
      try await page.releaseMouse(x: point.x, y: point.y)
      #expect(try await served.shows("log . false"))
      try await page.pressMouse(x: point.x, y: point.y)
      #expect(try await served.shows("log . true"))
      try await page.moveMouse(x: point.x + 30, y: point.y)
      try await page.moveMouse(x: point.x + 50, y: point.y)
      try await page.releaseMouse(x: point.x + 50, y: point.y)
      #expect(try await served.shows("log 50.0. false"))
    }
  }

  @Test("Simultaneous gestures are both recognised")
  func atOnce() async throws {
    try await ServedView.with({
      Logged { tell in
        Color.blue.frame(width: 200, height: 200).gesture(
          LongPressGesture(minimumDuration: 0.2).onEnded { _ in tell("l") }
            .simultaneously(with: DragGesture().onEnded { _ in tell("d") }))
      }
    }) { served in
      let page = served.page
      let point = try await served.middle("document.querySelector('[data-on]')")
      try await page.moveMouse(x: point.x, y: point.y)
      try await page.pressMouse(x: point.x, y: point.y)
      #expect(try await served.shows("log l."))
      try await page.moveMouse(x: point.x + 30, y: point.y)
      try await page.releaseMouse(x: point.x + 30, y: point.y)
      #expect(try await served.shows("log ld."))
    }
  }

  @Test("A long press opens a view's menu and is no tap; the next press is one")
  func longPress() async throws {
    try await ServedView.with({
      Logged { tell in
        Color.blue.frame(width: 200, height: 200)
          .onTapGesture { tell("tap") }
          .contextMenu { Button("Act") { tell("act") } }
      }
    }) { served in
      let box = try await served.middle(
        "[...document.querySelectorAll('[data-on]')].find(e => e.offsetHeight == 200)")
      for round in 1...2 {
        try await served.page.touch([(x: box.x, y: box.y)])
        #expect(try await served.wait("document.querySelector('.m-context:popover-open')"))
        // As browsers do where the finger did not move.
        _ = try await served.evaluate(
          "document.elementFromPoint(\(box.x), \(box.y)).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}))"
        )
        try await served.page.touch([])
        // Browsers close the menu at the end of the press, and it opens again.
        _ = try await served.evaluate("new Promise(done => setTimeout(done, 300))")
        #expect(try await served.wait("document.querySelector('.m-context:popover-open')"))
        try await served.click(served.element("Act"))
        #expect(
          try await served.shows("log \(String(repeating: "acttap", count: round - 1))act."))
        try await served.page.tap((x: box.x, y: box.y))
        #expect(try await served.shows("log \(String(repeating: "acttap", count: round))."))
      }
    }
  }
}
