import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

@Suite("Springs")
struct SpringTests {
  @Test(
    "Duration and bounce give the damping",
    arguments: [(0.0, 1.0), (0.3, 0.7), (1, 0), (-0.5, 2), (5, 0)])
  func bounce(_ bounce: Double, _ ratio: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4)
    #expect(abs(spring.damping - 2 * ratio * 12.566370614) < 1e-6)
  }

  @Test("A critically damped spring has covered 1 − (1 + ωt)·e^−ωt of the distance")
  func critical() {
    let spring = Spring(duration: 2 * .pi, bounce: 0)
    #expect(abs(spring.value(target: 1.0, time: 1) - 0.264_241_117_657) < 1e-9)
    #expect(abs(spring.velocity(target: 1.0, time: 1) - 0.367_879_441_171) < 1e-9)
    // (1 + t)·e^−t is 0.001 at 9.2334.
    #expect(abs(spring.settlingDuration - 9.233_413) < 1e-4)
  }

  @Test("A spring without damping swings for ever")
  func undamped() {
    let spring = Spring(duration: 2, bounce: 1)
    #expect(abs(spring.value(target: 1.0, time: 1) - 2) < 1e-9)
    #expect(abs(spring.value(target: 1.0, time: 2)) < 1e-9)
    #expect(spring.settlingDuration == 60)
  }

  @Test("The solution is that of the equation, step by step")
  func equation() {
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<12 {
      let spring = Spring(
        response: .random(in: 0.2...2, using: &random),
        dampingRatio: .random(in: 0...3, using: &random))
      let speed = Double.random(in: -5...5, using: &random)
      // Runge and Kutta's method in steps of a quarter of a thousandth.
      var (x, v) = (0.0, speed)
      func force(_ x: Double, _ v: Double) -> Double {
        spring.stiffness * (1 - x) - spring.damping * v
      }
      let h = 2.5e-4
      for _ in 0..<2000 {
        let (a1, b1) = (v, force(x, v))
        let (a2, b2) = (v + h / 2 * b1, force(x + h / 2 * a1, v + h / 2 * b1))
        let (a3, b3) = (v + h / 2 * b2, force(x + h / 2 * a2, v + h / 2 * b2))
        let (a4, b4) = (v + h * b3, force(x + h * a3, v + h * b3))
        x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
      }
      let value = spring.value(target: 1.0, initialVelocity: speed, time: 0.5)
      let velocity = spring.velocity(target: 1.0, initialVelocity: speed, time: 0.5)
      #expect(abs(value - x) < 1e-6, "seed \(random.seed)")
      #expect(abs(velocity - v) < 1e-4, "seed \(random.seed)")
    }
  }

  @Test("At its settling time a spring stays near its place of rest")
  func settling() {
    for ratio in [0.1, 0.5, 0.9, 1, 1.5, 3] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let time = spring.settlingDuration
      for step in 0..<100 {
        let value = spring.value(target: 1.0, time: time * (1 + Double(step) / 50))
        #expect(abs(value - 1) <= 0.001 + 1e-9)
      }
    }
    let made = Spring(settlingDuration: 0.7, dampingRatio: 0.6)
    #expect(abs(made.settlingDuration - 0.7) < 1e-6)
  }
}

@Suite("Animations in CSS")
struct AnimationTests {
  @Test(
    "Curves have their names, others their points",
    arguments: [
      (Animation.linear, "all .35s linear"), (.easeIn(duration: 1), "all 1s ease-in"),
      (.easeOut, "all .35s ease-out"), (.easeInOut(duration: 0.2), "all .2s ease-in-out"),
      (.timingCurve(0.1, 0.2, 0.3, 1.4, duration: 2), "all 2s cubic-bezier(.1,.2,.3,1.4)"),
      (.linear(duration: 1).delay(0.5), "all 1s linear .5s"),
      (.linear(duration: 1).delay(1).speed(2).delay(0.25), "all .5s linear .75s"),
      (.linear(duration: 1).speed(0).speed(.nan), "all 1s linear"),
      (.linear(duration: .infinity), "all 0s linear"),
      (.easeIn.repeatForever(), "all .35s ease-in"),
    ])
  func curves(_ animation: Animation, _ expected: String) {
    #expect(animation.transition == expected)
  }

  @Test("A spring is 40 steps from 0 to 1 over its settling time")
  func springs() throws {
    let text = Animation.spring(duration: 0.5, bounce: 0).transition
    // 9.2334 / (2π / 0.5); a step is 0.2308 of ω⁻¹, and 1 − 1.2308·e^−0.2308 is 0.023.
    #expect(text.hasPrefix("all .735s linear(0,.023,.079,.153,"))
    #expect(text.hasSuffix(",1)"))
    #expect(text.split(separator: ",").count == 41)
    let bouncy = Animation.bouncy.timing
    #expect(bouncy.split(separator: ",").contains { $0.hasPrefix("1.0") })
  }

  @Test("The families of springs have their bounces")
  func families() {
    #expect(Animation.smooth.curve == .spring(Spring(duration: 0.5, bounce: 0), velocity: 0))
    #expect(Animation.snappy.curve == .spring(Spring(duration: 0.5, bounce: 0.15), velocity: 0))
    #expect(Animation.bouncy.curve == .spring(Spring(duration: 0.5, bounce: 0.3), velocity: 0))
    #expect(
      Animation.default.curve == .spring(Spring(response: 0.55, dampingRatio: 1), velocity: 0))
    #expect(
      Animation.spring(response: 0.4, dampingFraction: 0.6).curve
        == .spring(Spring(response: 0.4, dampingRatio: 0.6), velocity: 0))
  }

  @Test("A view's animation is on what is drawn in it, the innermost one first")
  @MainActor
  func views() {
    let color = Color(white: 0)
    let inner = Rectangle().fill(color).animation(.linear(duration: 1), value: 0)
    #expect(
      outline(VStack { inner }.background(color).animation(.easeIn(duration: 2), value: 0))
        == "vstack{background-color:#000000;transition:all 2s ease-in}(paint{background-color:#000000;transition:all 1s linear})"
    )
    #expect(
      outline(inner.animation(nil, value: 0).opacity(0.5))
        == "paint{opacity:.5;background-color:#000000;transition:all 1s linear}")
  }

  @Test("A curve of time is exact at its ends and even where it is linear")
  func unitCurves() {
    #expect(UnitCurve.easeInOut.value(at: 0) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1) == 1)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.4)) - 0.4) < 1e-6)
  }

  @Test("Keyframes follow one another, and parts run side by side")
  func keyframes() {
    struct Values: Equatable {
      var x = 0.0
      var y = 0.0
    }
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 1)
      }
      KeyframeTrack(\.y) { CubicKeyframe(8, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0) == Values())
    #expect(abs(timeline.value(time: 0.5).x - 5) < 1e-9)
    #expect(abs(timeline.value(time: 1.5).x - 25) < 1e-9)
    #expect(timeline.value(time: 4) == Values(x: 30, y: 8))
    #expect(timeline.value(progress: 0.5).y == 4)
  }
}
