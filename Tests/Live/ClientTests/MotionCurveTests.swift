import Browser
import BrowserPool
import Foundation
import Testing
import ViewTree

/// Something that changes when a button is pressed.
private struct SwitchedPage<Look: View>: View {
  @State private var isOn = false
  let animation: Animation
  /// Whether the animation is that of the change, or the view's own.
  var isExplicit = true
  @ViewBuilder let look: (Bool) -> Look

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Go \(isOn ? 1 : 0)") {
        if isExplicit { withAnimation(animation) { isOn.toggle() } } else { isOn.toggle() }
      }
      if isExplicit { look(isOn) } else { look(isOn).animation(animation, value: isOn) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// An animation, and how far SwiftUI is with it at a time.
private struct Course: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let animation: Animation
  /// When it is over, in seconds.
  let duration: Double
  let progress: @Sendable (Double) -> Double

  init(
    _ name: String, _ animation: Animation, _ duration: Double,
    _ progress: @escaping @Sendable (Double) -> Double
  ) {
    testDescription = name
    self.animation = animation
    self.duration = duration
    self.progress = progress
  }

  init(_ name: String, _ animation: Animation, _ curve: UnitCurve) {
    self.init(name, animation, 2) { curve.value(at: $0 / 2) }
  }

  init(_ name: String, _ animation: Animation, _ spring: Spring, velocity: Double = 0) {
    self.init(name, animation, spring.settlingDuration) {
      spring.value(target: 1.0, initialVelocity: velocity, time: $0)
    }
  }

  static let all = [
    Course("linear", .linear(duration: 2), .linear),
    Course("easeIn", .easeIn(duration: 2), .easeIn),
    Course("easeOut", .easeOut(duration: 2), .easeOut),
    Course("easeInOut", .easeInOut(duration: 2), .easeInOut),
    Course(
      "timingCurve", .timingCurve(0.7, 0, 0.2, 1, duration: 2),
      .bezier(
        startControlPoint: UnitPoint(x: 0.7, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1))),
    Course("default", .default, Spring(response: 0.55, dampingRatio: 1)),
    Course("spring", .spring, Spring(duration: 0.5, bounce: 0)),
    Course(
      "spring(duration:bounce:)", .spring(duration: 1, bounce: 0.4),
      Spring(duration: 1, bounce: 0.4)),
    Course(
      "spring(response:dampingFraction:)", .spring(response: 0.8, dampingFraction: 0.5),
      Spring(response: 0.8, dampingRatio: 0.5)),
    Course("smooth", .smooth, .smooth),
    Course("snappy", .snappy, .snappy),
    Course("bouncy", .bouncy, .bouncy),
    Course("bouncy(extraBounce:)", .bouncy(extraBounce: 0.2), .bouncy(extraBounce: 0.2)),
    Course(
      "interpolatingSpring", .interpolatingSpring(stiffness: 170, damping: 15),
      Spring(mass: 1, stiffness: 170, damping: 15)),
    Course(
      "interpolatingSpring(initialVelocity:)",
      .interpolatingSpring(stiffness: 100, damping: 12, initialVelocity: 8),
      Spring(mass: 1, stiffness: 100, damping: 12), velocity: 8),
    Course("delay", .linear(duration: 2).delay(1), 3) { max(0, $0 - 1) / 2 },
    Course("speed", .easeIn(duration: 2).speed(2), 1) { UnitCurve.easeIn.value(at: $0) },
  ]
}

/// A change of a view that a browser measures.
private struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// What is measured of the view, as a script; `e` is its element, `css` finds what is declared around it.
  let script: String
  /// What is measured before and after the change.
  let ends: ClosedRange<Double>
  let look: @MainActor @Sendable (Bool) -> AnyView

  init(
    _ name: String, _ script: String, _ ends: ClosedRange<Double>,
    @ViewBuilder _ look: @escaping @MainActor @Sendable (Bool) -> some View
  ) {
    testDescription = name
    self.script = script
    self.ends = ends
    self.look = { AnyView(look($0)) }
  }

  static let all = [
    Change("opacity", "+css('opacity', '1')", 0.2...1) { Text("A").opacity($0 ? 1 : 0.2) },
    Change("offset", "box.left", 0...100) { Text("A").offset(x: $0 ? 100 : 0) },
    Change("scaleEffect", "+css('scale', 'none').split(' ')[0]", 1...3) {
      Text("A").scaleEffect($0 ? 3 : 1)
    },
    Change("rotationEffect", "parseFloat(css('rotate', 'none'))", 0...90) {
      Text("A").rotationEffect(.degrees($0 ? 90 : 0))
    },
    Change("blur", "parseFloat(css('filter', 'none').slice(5))", 0...10) {
      Text("A").blur(radius: $0 ? 10 : 0)
    },
    Change("foregroundStyle", "+css('color', '').match(/[0-9.]+/g)[0]", 0...255) {
      Text("A").foregroundStyle(Color(red: $0 ? 1 : 0, green: 0, blue: 0))
    },
    Change(
      "background", "+css('backgroundColor', 'rgba(0, 0, 0, 0)').match(/[0-9.]+/g)[0]", 0...255
    ) {
      Text("A").background(Color(red: $0 ? 1 : 0, green: 0, blue: 0))
    },
    Change("frame", "widest('A')", 50...250) { isOn in
      Text("A").frame(width: isOn ? 250 : 50)
    },
    Change("padding", "text.left", 4...104) { Text("A").padding(.leading, $0 ? 104 : 4) },
    Change("cornerRadius", "parseFloat(css('borderRadius', '0px'))", 2...22) {
      Text("A").frame(width: 80, height: 60).background(.red).cornerRadius($0 ? 22 : 2)
    },
    Change("position", "box.left + box.width / 2", 50...250) {
      Text("A").position(x: $0 ? 250 : 50, y: 100)
    },
    Change("alignment of a frame", "box.left", 0...200) { isOn in
      Text("A").frame(width: 40).frame(width: 240, alignment: isOn ? .trailing : .leading)
    },
    Change("alignment of a z-stack", "box.left", 0...200) { isOn in
      ZStack(alignment: isOn ? .trailing : .leading) {
        Color.gray.frame(width: 240, height: 40)
        Text("A").frame(width: 40)
      }
    },
    Change("a spacer", "box.left", 0...200) { isOn in
      HStack(spacing: 0) {
        if isOn { Spacer(minLength: 0) }
        Text("A").frame(width: 40)
        if !isOn { Spacer(minLength: 0) }
      }
      .frame(width: 240)
    },
    Change("spacing", "box.left", 50...150) { isOn in
      HStack(spacing: isOn ? 110 : 10) {
        Color.gray.frame(width: 40, height: 40)
        Text("A")
      }
    },
    Change("what comes before", "box.left", 0...120) { isOn in
      HStack(spacing: 0) {
        if isOn { Color.gray.frame(width: 120, height: 40) }
        Text("A")
      }
    },
  ]
}

/// A transition, and how far a view that comes or goes is away.
private struct Coming: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let transition: @MainActor @Sendable () -> AnyTransition?
  let script: String
  /// What is measured of a view that isn't there yet, that is there, and that has gone.
  let values: (absent: Double, present: Double, gone: Double)

  init(
    _ name: String, _ transition: @autoclosure @escaping @MainActor @Sendable () -> AnyTransition?,
    _ script: String, _ absent: Double,
    _ present: Double, gone: Double? = nil
  ) {
    testDescription = name
    self.transition = transition
    self.script = script
    values = (absent, present, gone ?? absent)
  }

  static let all = [
    Coming("none", nil, "+css('opacity', '1')", 0, 1),
    Coming("opacity", .opacity, "+css('opacity', '1')", 0, 1),
    Coming("scale", .scale, "+css('scale', 'none').split(' ')[0]", 0, 1),
    Coming("scale(scale:)", .scale(scale: 0.5), "box.width", 50, 100),
    Coming("scale(scale:anchor:)", .scale(scale: 0.5, anchor: .topLeading), "box.left", 0, 0),
    Coming("move(edge: .leading)", .move(edge: .leading), "box.left", -100, 0),
    Coming("move(edge: .trailing)", .move(edge: .trailing), "box.left", 100, 0),
    Coming("move(edge: .bottom)", .move(edge: .bottom), "box.top - top", 40, 0),
    Coming("slide", .slide, "box.left", -100, 0, gone: 100),
    Coming("push(from: .leading)", .push(from: .leading), "box.left", -100, 0, gone: 100),
    Coming("push(from:) fades", .push(from: .leading), "+css('opacity', '1')", 0, 1),
    Coming("offset", .offset(x: 60, y: 0), "box.left", 60, 0),
    Coming(
      "combined", .offset(x: 60, y: 0).combined(with: .opacity),
      "box.left + 100 * css('opacity', '1')",
      60, 100),
    Coming(
      "asymmetric", .asymmetric(insertion: .offset(x: 60, y: 0), removal: .offset(x: -80, y: 0)),
      "box.left", 60, 0, gone: -80),
    Coming("blurReplace", AnyTransition(.blurReplace), "+css('opacity', '1')", 0, 1),
  ]
}

/// Effects, sampled at five times in a browser against the curves of SwiftUI.
@Suite("Curves of motion in a browser", .serialized)
@MainActor
struct MotionCurveTests {
  private static let parts = [0.1, 0.3, 0.5, 0.7, 0.9]

  /// What a script measures of the view "A" at a time of its animations, in seconds.
  private func value(_ script: String, at time: Double, _ served: ServedView) async throws -> Double
  {
    let value = try await served.evaluate(
      """
      (() => {
        for (const a of \(ServedView.animations)) { a.pause(); a.currentTime = \(time * 1000); }
        const all = [...document.querySelectorAll('body *')].filter(e => e.textContent == 'A' && e.getClientRects()[0]);
        const e = all.at(-1), box = e.getBoundingClientRect(), range = new Range();
        range.selectNodeContents(e);
        const text = range.getBoundingClientRect();
        const css = (name, none) => all.map(e => getComputedStyle(e)[name]).findLast(v => v != none) ?? (none == 'none' ? '1' : none);
        const widest = () => Math.max(...all.filter(e => e.parentNode != document.body && !e.querySelector('button')).map(e => e.getBoundingClientRect().width));
        const top = document.querySelector('button').getBoundingClientRect().bottom;
        return \(script);
      })()
      """)
    return value.number ?? .nan
  }

  /// Whatever begins to move stands still until somebody looks, however long that takes.
  private func freeze(_ served: ServedView) async throws {
    try await served.evaluate(
      """
      (() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) {
          const animation = animate.apply(this, all);
          animation.pause();
          return animation;
        };
        addEventListener('transitionrun', () => \(ServedView.animations).forEach(a => a.pause()), true);
      })()
      """)
  }

  /// Presses the button and waits until what it changes is there.
  private func press(_ served: ServedView) async throws {
    let label = "document.querySelector('button').textContent"
    let before = try await served.evaluate(label).string ?? ""
    try await served.evaluate("document.querySelector('button').click()")
    #expect(try await served.wait("\(label) != '\(before)'"))
  }

  @Test("Animations take the course that SwiftUI's take", arguments: Course.all)
  private func courses(_ course: Course) async throws {
    try await ServedView.with({
      SwitchedPage(animation: course.animation) { Text("A").offset(x: $0 ? 100 : 0) }
    }) { served in
      try await freeze(served)
      try await press(served)
      for part in Self.parts {
        let time = part * course.duration
        let found = try await value("box.left", at: time, served) / 100
        #expect(abs(found - course.progress(time)) < 0.02, "\(time) s")
      }
    }
  }

  @Test(
    "What an animated change changes goes along the curve, there and back",
    arguments: Change.all, [true, false])
  private func changes(_ change: Change, isExplicit: Bool) async throws {
    try await ServedView.with({
      SwitchedPage(animation: .easeIn(duration: 100), isExplicit: isExplicit) { change.look($0) }
    }) { served in
      try await freeze(served)
      let (low, high) = (change.ends.lowerBound, change.ends.upperBound)
      for isBack in [false, true] {
        try await press(served)
        for part in Self.parts {
          let found = (try await value(change.script, at: part * 100, served) - low) / (high - low)
          let progress = UnitCurve.easeIn.value(at: part)
          #expect(abs((isBack ? 1 - found : found) - progress) < 0.02, "\(part)")
        }
        try await served.finishAnimations()
      }
    }
  }

  @Test("Views come and go along the curve", arguments: Coming.all)
  private func comings(_ coming: Coming) async throws {
    try await ServedView.with({
      SwitchedPage(animation: .easeIn(duration: 100)) { isOn in
        if isOn {
          if let transition = coming.transition() {
            Text("A").frame(width: 100, height: 40).transition(transition)
          } else {
            Text("A").frame(width: 100, height: 40)
          }
        }
      }
    }) { served in
      try await freeze(served)
      let (absent, present, gone) = coming.values
      for _ in 0..<2 {
        for (start, end) in [(absent, present), (present, gone)] {
          try await press(served)
          for part in Self.parts {
            let found = try await value(coming.script, at: part * 100, served)
            let expected = start + (end - start) * UnitCurve.easeIn.value(at: part)
            let scale = max(1, abs(end - start))
            #expect(abs(found - expected) < 0.02 * scale, "\(part), \(start) to \(end)")
          }
          try await served.finishAnimations()
        }
        #expect(try await served.wait("!document.body.innerText.includes('A')"))
      }
    }
  }
}
