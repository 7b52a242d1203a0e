import Browser
import Foundation
import Testing
import ViewTree

/// A value that a keyframe animator changes in three ways.
private struct Pose {
  var angle = Angle.zero
  var height = 0.0
  var scale = 1.0
}

private struct PhasePage: View {
  var body: some View {
    Text("A").phaseAnimator([1.0, 0.5, 0.25]) { content, phase in
      content.opacity(phase).scaleEffect(2 - phase)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

private struct KeyframePage: View {
  @ViewBuilder private func look(_ pose: Pose) -> some View {
    Text("A").rotationEffect(pose.angle).scaleEffect(pose.scale).offset(y: pose.height)
  }

  @KeyframesBuilder<Pose> static func course(_ pose: Pose) -> some Keyframes<Pose> {
    KeyframeTrack(\.angle) {
      CubicKeyframe(.degrees(30), duration: 0.5)
      LinearKeyframe(.zero, duration: 0.5)
    }
    KeyframeTrack(\.height) { SpringKeyframe(-80, duration: 1, spring: .bouncy) }
    KeyframeTrack(\.scale) {
      LinearKeyframe(1.5, duration: 0.25)
      LinearKeyframe(1, duration: 0.75)
    }
  }

  var body: some View {
    KeyframeAnimator(
      initialValue: Pose(), content: { look($0) }, keyframes: { Self.course($0) })
  }
}

private struct TriggerPage: View {
  @State private var count = 0

  var body: some View {
    Button("Go \(count)") { count += 1 }
    Text("A").phaseAnimator([0.0, 40.0], trigger: count) { content, phase in
      content.offset(x: phase)
    } animation: { _ in
      .linear(duration: 100)
    }
    Image(systemName: "bell").symbolEffect(.wiggle, value: count)
  }
}

private struct LoopPage: View {
  @State private var isOn = false
  @State private var isTurning = false
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
    Text("A").opacity(isOn ? 0.2 : 1).scaleEffect(isOn ? 2 : 1)
      .animation(.linear(duration: 2).repeatForever(), value: isOn)
      .onAppear { isOn = true }
    Text("B").rotationEffect(.degrees(isTurning ? 180 : 0))
      .onAppear {
        withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurning = true }
      }
    Image(systemName: "heart").symbolEffect(.pulse)
    Button("Stop") { withAnimation(.linear(duration: 1)) { isTurning = false } }
  }
}

private struct ChangePage: View {
  @State private var isOn = false

  var body: some View {
    Button("Toggle") { withAnimation(.linear(duration: 1000)) { isOn.toggle() } }
    Text("A").padding()
      .scaleEffect(isOn ? 1.2 : 1).opacity(isOn ? 0.5 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
      .blur(radius: isOn ? 4 : 0).offset(x: isOn ? 10 : 0)
  }
}

private struct Tilted: ViewModifier {
  var angle: Double
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle)).blur(radius: angle / 10)
  }
}

private struct EntrancePage: View {
  @State private var isShown = false
  @State private var done = 0
  let transition: AnyTransition

  var body: some View {
    Button("Toggle") {
      withAnimation(.linear(duration: 1000)) { isShown.toggle() }
    }
    Button("Done \(done)") {
      withAnimation(.linear(duration: 0.05)) {
        done += 1
      } completion: {
        done += 10
      }
    }
    if isShown { Text("A").transition(transition) }
  }
}

/// What turns for ever, until it goes.
private struct LoadingPage: View {
  @State private var isLoading = true
  let hasTransition: Bool

  var body: some View {
    Button("Toggle") { withAnimation(.linear(duration: 0.05)) { isLoading.toggle() } }
    if isLoading {
      if hasTransition {
        ProgressView("Loading").transition(.scale)
      } else {
        ProgressView("Loading")
      }
    }
  }
}

/// A screen over which a bar moves in from below.
private struct ArrivalPage: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Button("Play") { withAnimation(.linear(duration: 1000)) { isPlaying = true } }
      ScrollView { Text("Songs") }
    }
    .overlay(alignment: .bottom) {
      if isPlaying { Text("Playing").padding(30).transition(.move(edge: .bottom)) }
    }
  }
}

/// A mark that is under one of two words, and a disc that stands in another place when it is large.
private struct MatchedPage: View {
  @Namespace private var space
  @State private var isSecond = false
  @State private var count = 9

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Switch") { withAnimation(.linear(duration: 1000)) { isSecond.toggle() } }
      Button("Jump") { isSecond.toggle() }
      Button("Count") { withAnimation(.linear(duration: 1000)) { count += 1 } }
      HStack(spacing: 0) {
        ForEach([false, true], id: \.self) { side in
          ZStack(alignment: .bottom) {
            Color.clear
            if side == isSecond {
              Color.red.frame(height: 4).matchedGeometryEffect(id: "mark", in: space)
                .accessibilityLabel("mark")
            }
          }
          .frame(width: side ? 200 : 100, height: 40)
        }
      }
      Text(isSecond ? "second" : "first")
      Text("\(count)").contentTransition(.numericText(value: Double(count)))
    }
    .frame(width: 300)
  }
}

/// Everything that moves, looked at where it is after a time that the test sets.
@Suite("Motion in a browser", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct MotionTests {
  /// The innermost element with a text, at seconds from the beginning of what moves it.
  private func look(
    _ text: String, _ properties: [String], at seconds: Double, _ served: ServedView
  ) async throws -> [String] {
    let values = try await served.evaluate(
      """
      (() => {
        for (const a of \(ServedView.animations)) { a.pause(); a.currentTime = \(seconds * 1000); }
        const leaf = [...document.querySelectorAll('body *')]
          .findLast(e => e.textContent == '\(text)' && e.getClientRects()[0]);
        const chain = [];
        for (let e = leaf; e && e != document.body; e = e.parentElement)
          if (e.textContent == '\(text)') chain.push(getComputedStyle(e));
        const plain = ['none', '1', '0deg', '0px'];
        return \(properties).map(p => (chain.find(s => !plain.includes(s[p])) ?? chain[0])[p]);
      })()
      """)
    return (values.array ?? []).map { $0.string ?? "" }
  }

  nonisolated private func number(_ text: String) -> Double {
    Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" }) ?? .nan
  }

  @Test("A view comes from where the one of its name was, and only within an animation")
  func matchedGeometry() async throws {
    try await ServedView.with({ MatchedPage() }) { served in
      /// The left edge and width of the mark, halfway of what moves it.
      func mark() async throws -> [Double] {
        let value = try await served.evaluate(
          """
          (() => {
            for (const a of \(ServedView.animations)) { a.pause(); a.currentTime = 500000; }
            const all = document.querySelectorAll('[aria-label=mark]'), box = all[0].getBoundingClientRect();
            return [box.left - all[0].closest('main,body').getBoundingClientRect().left, box.width, all.length];
          })()
          """)
        return (value.array ?? []).compactMap(\.number)
      }
      let start = try await mark()
      #expect(start[1] == 100)
      var isSecond = false
      for (button, left, width) in [
        ("Switch", 50.0, 150.0), ("Jump", 0, 100), ("Jump", 100, 200), ("Switch", 50, 150),
      ] {
        isSecond.toggle()
        try await served.click(served.element(button))
        #expect(try await served.shows(isSecond ? "second" : "first"))
        let found = try await mark()
        #expect(found == [start[0] + left, width, 1])
      }
      try await served.finishAnimations()
      #expect(try await mark() == start)
    }
  }

  @Test("A number rolls in from below as it grows, and from above as it shrinks")
  func contentTransition() async throws {
    try await ServedView.with({ MatchedPage() }) { served in
      try await served.click(served.element("Count"))
      #expect(try await served.shows("10"))
      let look = try await look("10", ["opacity", "translate"], at: 500, served)
      #expect(look[0] == "0.5")
      #expect(look[1].hasPrefix("0px ") && number(String(look[1].dropFirst(4))) > 0)
    }
  }

  @Test("Phases follow each other by their animations, again and again")
  func phases() async throws {
    try await ServedView.with({ PhasePage() }) { served in
      for (time, opacity) in [
        (0.0, 1.0), (0.5, 0.75), (1, 0.5), (1.5, 0.375), (2.4, 0.55), (3.5, 0.75),
      ] {
        let look = try await look("A", ["opacity", "scale"], at: time, served)
        #expect(abs(number(look[0]) - opacity) < 0.01)
        #expect(abs(number(look[1]) - (2 - opacity)) < 0.01 || opacity == 1)
      }
    }
  }

  @Test("Keyframes have the values that the timeline gives")
  func keyframes() async throws {
    let timeline = KeyframeTimeline(initialValue: Pose()) { KeyframePage.course(Pose()) }
    try await ServedView.with({ KeyframePage() }) { served in
      for time in [0.1, 0.25, 0.4, 0.6, 0.85] {
        let pose = timeline.value(time: time)
        let look = try await look("A", ["rotate", "scale", "translate"], at: time, served)
        #expect(abs(number(look[0]) - pose.angle.degrees) < 0.6)
        #expect(abs(number(look[1]) - pose.scale) < 0.02)
        let height = number(look[2].split(separator: " ").last.map(String.init) ?? "")
        #expect(abs(height - pose.height) < 1.6)
      }
    }
  }

  @Test("A course with a trigger runs once for each change")
  func triggers() async throws {
    try await ServedView.with({ TriggerPage() }) { served in
      let before = try await served.evaluate("\(ServedView.animations).length")
      #expect(before == 0)
      // The bell comes to rest within a second, however long the test takes to look.
      try await served.evaluate(
        "addEventListener('animationstart', () => \(ServedView.animations).forEach(a => a.pause()))"
      )
      var names: [String] = []
      for count in 1...3 {
        try await served.evaluate("document.querySelector('button').click()")
        #expect(try await served.wait("document.body.innerText.includes('Go \(count)')"))
        #expect(try await served.wait("\(ServedView.animations).length == 2"))
        let look = try await look("A", ["translate"], at: 50, served)
        #expect(abs(number(look[0]) - 20) < 0.5)
        let name = try await served.evaluate(
          "\(ServedView.animations).map(a => a.animationName).join()")
        names.append(name.string ?? "")
      }
      // Another name begins anew.
      #expect(names[0] != names[1] && names[0] == names[2])
    }
  }

  @Test("What is animated for ever goes on, whatever else is evaluated")
  func loops() async throws {
    try await ServedView.with({ LoopPage() }) { served in
      #expect(try await served.wait("\(ServedView.animations).length >= 3"))
      func check() async throws {
        for (time, opacity, angle) in [
          (0.5, 0.8, 22.5), (1, 0.6, 45), (3, 0.6, 135), (4, 1, 0), (6.5, 0.4, 112.5),
        ] {
          let look = try await look("A", ["opacity", "scale"], at: time, served)
          #expect(abs(number(look[0]) - opacity) < 0.01)
          let turned = try await self.look("B", ["rotate"], at: time, served)
          #expect(abs(number(turned[0]) - angle) < 1 || angle == 0)
        }
        let pulse = try await served.evaluate(
          """
          (\(ServedView.animations).forEach(a => a.currentTime = 900),
            getComputedStyle(document.querySelector('svg')).opacity)
          """)
        #expect(abs(number(pulse.string ?? "") - 0.3) < 0.01)
      }
      try await check()
      try await served.evaluate("document.querySelector('button').click()")
      #expect(try await served.wait("document.body.innerText.includes('Count 1')"))
      try await check()
      // Another change of the same value ends it.
      try await served.evaluate("[...document.querySelectorAll('button')].at(-1).click()")
      #expect(
        try await served.wait(
          "!\(ServedView.animations).some(a => a.animationName && a.effect.target.textContent == 'B')"
        ))
    }
  }

  @Test("Effects that change nothing at first are animated like any other")
  func changes() async throws {
    try await ServedView.with({ ChangePage() }) { served in
      for _ in 0..<2 {
        try await served.evaluate("document.querySelector('button').click()")
        #expect(try await served.wait("\(ServedView.animations).length > 3"))
        let look = try await look(
          "A", ["scale", "opacity", "rotate", "filter", "translate"], at: 500, served)
        #expect(look == ["1.1", "0.75", "45deg", "blur(2px)", "5px"])
        try await served.finishAnimations()
        #expect(try await served.wait("\(ServedView.animations).length == 0"))
      }
    }
  }

  @Test("Views come and go by the numbers of their transitions")
  func entrances() async throws {
    let leading = AnyTransition.offset(x: -40, y: 20)
    // What is pressed has an animation as well, until the server answers.
    let isMoving = "\(ServedView.animations).some(a => a instanceof CSSTransition)"
    let cases: [(AnyTransition, [String], [String])] = [
      (.scale(scale: 0.8), ["scale"], ["0.9"]),
      (.opacity, ["opacity"], ["0.5"]),
      (
        .scale(scale: 0.5, anchor: .topLeading).combined(with: .opacity), ["scale", "opacity"],
        ["0.75", "0.5"]
      ),
      (leading, ["translate"], ["-20px 10px"]),
      (.asymmetric(insertion: leading, removal: .opacity), ["translate"], ["-20px 10px"]),
      (
        .modifier(active: Tilted(angle: 40), identity: Tilted(angle: 0)), ["rotate", "filter"],
        ["20deg", "blur(2px)"]
      ),
      (.move(edge: .leading), ["translate"], ["-50%"]),
    ]
    for (transition, properties, expected) in cases {
      try await ServedView.with({ EntrancePage(transition: transition) }) { served in
        try await served.evaluate("document.querySelector('button').click()")
        #expect(try await served.wait(isMoving))
        let look = try await look("A", properties, at: 500, served)
        #expect(look == expected)
      }
    }
    try await ServedView.with({
      EntrancePage(transition: .asymmetric(insertion: .identity, removal: .scale(scale: 0.2)))
    }) { served in
      let button = "document.querySelector('button').click()"
      try await served.evaluate(button)
      #expect(try await served.wait("document.body.innerText.includes('A')"))
      try await served.evaluate(button)
      #expect(try await served.wait(isMoving))
      let look = try await look("A", ["scale"], at: 500, served)
      #expect(look == ["0.6"])
    }
  }

  @Test("What comes from below makes the page no higher")
  func arrival() async throws {
    try await ServedView.with({ ArrivalPage() }, width: 390) { served in
      try await served.evaluate("document.querySelector('button').click()")
      #expect(
        try await served.wait("\(ServedView.animations).some(a => a instanceof CSSTransition)"))
      _ = try await look("Playing", ["translate"], at: 100, served)
      let place = try await served.evaluate(
        """
        [...document.querySelectorAll('*')].find(e => e.textContent == 'Playing')
          .getBoundingClientRect().bottom > innerHeight
        """)
      #expect(place == true)
      let height = try await served.evaluate(
        "document.scrollingElement.scrollHeight == innerHeight")
      #expect(height == true)
    }
  }

  @Test("What turns for ever goes with its view", arguments: [true, false])
  func spinner(_ hasTransition: Bool) async throws {
    try await ServedView.with({ LoadingPage(hasTransition: hasTransition) }) { served in
      for isThere in [false, true, false] {
        try await served.evaluate("document.querySelector('button').click()")
        #expect(
          try await served.wait(
            "document.body.textContent.includes('Loading') == \(isThere) && !document.querySelector('[inert]')"
          ))
      }
    }
  }

  @Test("Something is done once an animation is over")
  func completion() async throws {
    try await ServedView.with({ EntrancePage(transition: .opacity) }) { served in
      try await served.evaluate("document.querySelectorAll('button')[1].click()")
      #expect(try await served.wait("document.body.innerText.includes('Done 11')"))
    }
  }
}
