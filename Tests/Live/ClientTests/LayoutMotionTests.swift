import Browser
import BrowserPool
import Foundation
import Testing
import ViewTree

/// A card that opens, a mark that changes sides in three ways, and rows that come, go and change places.
private struct PushingPage: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Go") {
          VStack {
            Text("Pushed")
            Spacer()
          }
          .padding(40).animation(.linear(duration: 1000), value: 1)
        }
      }
      .padding(20)
    }
  }
}

private struct MovingPage: View {
  @State private var isOpen = false
  @State private var isOn = false
  @State private var names = ["Anna", "Bert", "Cleo", "Dora"]

  private func slowly(_ change: () -> Void) {
    withAnimation(.linear(duration: 1000)) { change() }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Open") { slowly { isOpen.toggle() } }
      Button("Jump") { isOpen.toggle() }
      Button("Own") { isOn.toggle() }
      Button("Turn") { slowly { names.reverse() } }
      Button("Drop") { slowly { names.removeFirst() } }
      if isOpen {
        Text("Details").frame(height: 100)
      }
      HStack(spacing: 0) {
        Text("Footer").frame(height: 20)
        if isOpen { Spacer() }
        Text("Side").frame(height: 20)
        if !isOpen { Spacer() }
      }
      .frame(width: 200)
      HStack(spacing: 0) {
        if isOn { Spacer(minLength: 0) }
        Text("Mark").frame(width: 40)
        if !isOn { Spacer(minLength: 0) }
      }
      .frame(width: 240)
      .animation(.linear(duration: 1000), value: isOn)
      VStack(spacing: 0) {
        ForEach(names, id: \.self) { Text($0).frame(height: 30) }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A card with a background that opens above a footer.
private struct PaintedPage: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Button("Open") { withAnimation(.linear(duration: 1000)) { isOpen.toggle() } }
        if isOpen { Text("Details").frame(height: 100) }
      }
      .padding(8)
      .background(.orange, in: .rect(cornerRadius: 8))
      Text("Footer")
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A triangle whose tip is somewhere.
private struct Wedge: Shape {
  var tip: Double

  var animatableData: Double {
    get { tip }
    set { tip = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: tip))
      path.closeSubpath()
    }
  }
}

private struct FigurePage: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 1000)) { isOn.toggle() } }
      Circle().trim(from: 0, to: isOn ? 1 : 0)
        .stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .frame(width: 100, height: 100)
      Circle().trim(from: 0.1, to: isOn ? 0.8 : 0.4).stroke(.blue, lineWidth: 4)
        .frame(maxWidth: .infinity).frame(height: 80)
      Wedge(tip: isOn ? 2 : 38).stroke(.green).frame(width: 80, height: 40)
    }
  }
}

/// Two cells that grow into pages.
private struct ZoomPage: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      HStack {
        ForEach(["Left", "Right"], id: \.self) { name in
          NavigationLink(value: name) { Text(name).frame(width: 80, height: 60) }
            .matchedTransitionSource(id: name, in: space)
        }
      }
      .navigationTitle("Cells")
      .navigationDestination(for: String.self) { name in
        ScrollView { Text("Page \(name)") }
          .navigationTransition(.zoom(sourceID: name, in: space))
      }
    }
  }
}

/// Views go from the place where they were to the one where their layout puts them, where a change is animated.
@Suite("Motion of layout in a browser", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct LayoutMotionTests {
  /// The box and the opacity of the element with a text, as it is at a part of its way.
  private struct Look: Equatable {
    var left: Double
    var top: Double
    var opacity: Double
  }

  private func look(_ text: String, at progress: Double, _ served: ServedView) async throws -> Look
  {
    let values = try await served.evaluate(
      """
      (() => {
        for (const a of \(ServedView.animations)) { a.pause(); a.currentTime = \(progress * 1_000_000); }
        const leaf = \(served.element(text)), box = leaf.getBoundingClientRect();
        let opacity = 1;
        for (let e = leaf; e != document.body; e = e.parentElement) opacity *= getComputedStyle(e).opacity;
        return [box.left, box.top, opacity];
      })()
      """)
    let numbers = (values.array ?? []).compactMap(\.number)
    try #require(numbers.count == 3, "\(text)")
    return Look(left: numbers[0], top: numbers[1], opacity: numbers[2])
  }

  /// Presses a button and waits until something moves.
  private func press(_ button: String, _ served: ServedView) async throws {
    try await served.click(served.element(button))
    #expect(
      try await served.wait(
        "\(ServedView.animations).some(a => a.effect.getTiming().duration == 1e6)"))
  }

  @Test("What is below a view that comes goes down, and up again while the view fades where it was")
  func opening() async throws {
    try await ServedView.with({ MovingPage() }) { served in
      let footer = try await look("Footer", at: 0, served)
      let side = try await look("Side", at: 0, served)
      for _ in 0..<2 {
        try await press("Open", served)
        for progress in [0.0, 0.25, 0.5, 0.9] {
          let place = try await look("Footer", at: progress, served)
          #expect(abs(place.top - footer.top - 100 * progress) < 0.1)
          #expect(place.left == footer.left)
          let details = try await look("Details", at: progress, served)
          #expect(abs(details.opacity - progress) < 0.01)
          // What is in something that moves has only its own way beside.
          let moved = try await look("Side", at: progress, served)
          #expect(abs(moved.top - place.top) < 0.1)
          #expect(progress == 0 ? abs(moved.left - side.left) < 0.1 : moved.left > side.left)
        }
        try await served.finishAnimations()
        let shown = try await look("Details", at: 0, served)
        #expect(shown.opacity == 1)
        try await press("Open", served)
        for progress in [0.0, 0.25, 0.5, 0.9] {
          let place = try await look("Footer", at: progress, served)
          #expect(abs(place.top - footer.top - 100 * (1 - progress)) < 0.1)
          let details = try await look("Details", at: progress, served)
          #expect(details.top == shown.top)
          #expect(details.left == shown.left)
          #expect(abs(details.opacity - (1 - progress)) < 0.01)
        }
        try await served.finishAnimations()
        #expect(try await served.wait("!document.body.innerText.includes('Details')"))
        #expect(try await look("Footer", at: 0, served) == footer)
        #expect(try await look("Side", at: 0, served) == side)
      }
    }
  }

  @Test("A background grows and shrinks with what it is behind")
  func backgrounds() async throws {
    try await ServedView.with({ PaintedPage() }) { served in
      let card = "document.querySelector('button').parentNode"
      /// How much is seen of the card, and where what is below it and its label are.
      func heights(at progress: Double) async throws -> [Double] {
        let footer = try await look("Footer", at: progress, served)
        let label = try await look("Open", at: progress, served)
        let values = try await served.evaluate(
          """
          (() => {
            const box = \(card).getBoundingClientRect(), clip = getComputedStyle(\(card)).clipPath;
            return box.height - (clip == 'none' ? 0 : parseFloat(clip.split(' ')[2]));
          })()
          """)
        return [values.number ?? 0, footer.top, label.top]
      }
      let closed = try await heights(at: 0)
      for _ in 0..<2 {
        try await press("Open", served)
        for progress in [0.0, 0.5, 0.9] {
          let found = try await heights(at: progress)
          #expect(abs(found[0] - closed[0] - 100 * progress) < 0.1)
          #expect(abs(found[1] - closed[1] - 100 * progress) < 0.1)
          #expect(found[2] == closed[2])
        }
        try await served.finishAnimations()
        try await press("Open", served)
        for progress in [0.0, 0.5, 0.9] {
          let found = try await heights(at: progress)
          #expect(abs(found[0] - closed[0] - 100 * (1 - progress)) < 0.1)
          #expect(abs(found[1] - closed[1] - 100 * (1 - progress)) < 0.1)
          #expect(found[2] == closed[2])
        }
        try await served.finishAnimations()
        #expect(try await heights(at: 0) == closed)
      }
    }
  }

  @Test(
    "Trimmed outlines grow along themselves, also where only the browser knows their size; paths bend"
  )
  func figures() async throws {
    try await ServedView.with({ FigurePage() }) { served in
      /// How long the dashes of both rings are, where the second begins, and how high the wedge is.
      func look(at progress: Double) async throws -> [Double] {
        let values = try await served.evaluate(
          """
          (() => {
            for (const a of \(ServedView.animations)) { a.pause(); a.currentTime = \(progress * 1_000_000); }
            const [first, second, wedge] = [...document.querySelectorAll('svg path')].map(e => getComputedStyle(e));
            return [first.strokeDasharray, second.strokeDasharray, second.strokeDashoffset].map(parseFloat)
              .concat(Math.min(...wedge.d.match(/[0-9.]+/g).map(Number).filter((_, index) => index % 2)));
          })()
          """)
        return (values.array ?? []).compactMap(\.number)
      }
      #expect(
        try await served.wait(
          "getComputedStyle(document.querySelectorAll('svg')[1]).strokeDasharray != 'none'"))
      for isBack in [false, true, false] {
        try await press("Go", served)
        for progress in [0.0, 0.25, 0.5, 0.9] {
          let part = isBack ? 1 - progress : progress
          let found = try await look(at: progress)
          try #require(found.count == 4)
          #expect(abs(found[0] - 100 * .pi * part) < 1.5)
          #expect(abs(found[1] - 80 * .pi * (0.3 + 0.4 * part)) < 0.5)
          #expect(abs(found[2] + 8 * .pi) < 0.1)
          #expect(abs(found[3] - 38 + 36 * part) < 0.1)
        }
        try await served.finishAnimations()
      }
    }
  }

  @Test("A part of an outline that is no number leaves nothing of it")
  func unknownPart() async throws {
    try await ServedView.with({
      Circle().trim(from: 0, to: .nan).stroke(
        .red, style: StrokeStyle(lineWidth: 8, lineCap: .round)
      )
      .frame(width: 100, height: 100)
    }) { served in
      let line = try await served.evaluate(
        """
        (({ strokeDasharray, strokeDashoffset, strokeLinecap }) =>
          [strokeDasharray.split(',')[0], strokeDashoffset, strokeLinecap].join())
          (getComputedStyle(document.querySelector('svg path')))
        """)
      #expect(line == "0px,0px,butt")
    }
  }

  @Test("A change that is turned back on its way goes on from where it is")
  func turnedBack() async throws {
    try await ServedView.with({ MovingPage() }) { served in
      let footer = try await look("Footer", at: 0, served)
      try await press("Open", served)
      let halfway = try await look("Footer", at: 0.5, served)
      #expect(abs(halfway.top - footer.top - 50) < 0.1)
      try await served.click(served.element("Open"))
      #expect(try await served.wait("document.querySelector('[inert]')"))
      let turned = try await served.evaluate(
        "\(served.element("Footer")).getBoundingClientRect().top")
      #expect(abs((turned.number ?? 0) - halfway.top) < 1)
      try await served.finishAnimations()
      #expect(try await look("Footer", at: 0, served) == footer)
    }
  }

  @Test("Rows change places on the shortest way; those above one that goes stay")
  func rows() async throws {
    try await ServedView.with({ MovingPage() }) { served in
      let first = try await look("Anna", at: 0, served)
      try await press("Turn", served)
      #expect(abs(try await look("Anna", at: 0.5, served).top - first.top - 45) < 0.1)
      #expect(abs(try await look("Dora", at: 0.5, served).top - first.top - 45) < 0.1)
      #expect(abs(try await look("Bert", at: 0.1, served).top - first.top - 33) < 0.1)
      try await served.finishAnimations()
      let footer = try await look("Footer", at: 0, served)
      try await press("Drop", served)
      #expect(abs(try await look("Dora", at: 0.5, served).opacity - 0.5) < 0.01)
      #expect(abs(try await look("Cleo", at: 0.5, served).top - first.top - 15) < 0.1)
      #expect(try await look("Footer", at: 0.5, served) == footer)
    }
  }

  @Test("A view's own animation moves what is in it, and nothing else")
  func own() async throws {
    try await ServedView.with({ MovingPage() }) { served in
      let mark = try await look("Mark", at: 0, served)
      for _ in 0..<2 {
        try await press("Own", served)
        #expect(abs(try await look("Mark", at: 0.25, served).left - mark.left - 50) < 0.1)
        try await served.finishAnimations()
        #expect(abs(try await look("Mark", at: 0, served).left - mark.left - 200) < 0.1)
        try await press("Own", served)
        #expect(abs(try await look("Mark", at: 0.25, served).left - mark.left - 150) < 0.1)
        try await served.finishAnimations()
      }
      let footer = try await look("Footer", at: 0, served)
      try await served.click(served.element("Jump"))
      #expect(try await served.shows("Details"))
      let place = try await served.evaluate(
        "\(served.element("Footer")).getBoundingClientRect().top")
      #expect(place.number == footer.top + 100)
    }
  }

  @Test("A pushed page is not what was shown before, on its way to another look")
  func pushed() async throws {
    try await ServedView.with({ PushingPage() }) { served in
      let link = "\(served.element("Go"))?.closest('a,button')"
      #expect(try await served.wait(link))
      try await served.evaluate("\(link).click()")
      #expect(try await served.shows("Pushed"))
      let changes = try await served.evaluate(
        "\(ServedView.animations).filter(a => a instanceof CSSTransition).length")
      #expect(changes == 0)
    }
  }

  @Test("A pushed page grows out of its source and shrinks into it")
  func zoom() async throws {
    try await ServedView.with({ ZoomPage() }) { served in
      // It is over within a second, however long the test takes to look.
      try await served.evaluate(
        "addEventListener('transitionrun', () => \(ServedView.animations).forEach(a => a.pause()))")
      /// The box of what shows a text and has a name of its own, at the beginning or the end of its way.
      func box(of text: String, atEnd isEnd: Bool) async throws -> [Double] {
        let values = try await served.evaluate(
          """
          (() => {
            for (const a of \(ServedView.animations))
              a.currentTime = \(isEnd) && isFinite(a.effect.getComputedTiming().endTime) ? a.effect.getComputedTiming().endTime - 1e-3 : 0;
            const box = [...document.querySelectorAll('[data-match]:not([inert],[inert] *)')]
              .find(e => e.textContent.includes('\(text)')).getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
          })()
          """)
        return (values.array ?? []).compactMap(\.number)
      }
      func areNear(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == 4 && zip(left, right).allSatisfy { abs($0 - $1) < 1 }
      }
      for _ in 0..<2 {
        let cell = try await box(of: "Right", atEnd: true)
        try await served.evaluate("\(served.element("Right")).closest('a,button').click()")
        #expect(try await served.shows("Page Right"))
        #expect(areNear(try await box(of: "Page Right", atEnd: false), cell))
        let page = try await box(of: "Page Right", atEnd: true)
        #expect(page[2] == 400 && page[3] > 500)
        try await served.finishAnimations()
        try await served.evaluate("document.querySelector('header a, header button').click()")
        #expect(try await served.shows("Left"))
        #expect(areNear(try await box(of: "Right", atEnd: false), page))
        #expect(areNear(try await box(of: "Right", atEnd: true), cell))
        try await served.finishAnimations()
      }
    }
  }

  @Test("With less motion everything is where it belongs at once")
  func reduced() async throws {
    try await ServedView.with({ MovingPage() }) { served in
      try await served.page.emulate(reducedMotion: true)
      let footer = try await look("Footer", at: 0, served)
      try await served.click(served.element("Open"))
      #expect(try await served.shows("Details"))
      let place = try await served.evaluate(
        "\(served.element("Footer")).getBoundingClientRect().top")
      #expect(place.number == footer.top + 100)
    }
  }
}
