import Testing
import ViewTree

@Suite("Keyframes")
struct KeyframesTests {
  @Test("Steps of a whole value come one after the other, also those of loops and branches")
  func wholeValue() {
    let course = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      for step in [20.0, 30] { LinearKeyframe(step, duration: 1) }
      if Bool(true) { LinearKeyframe(0, duration: 2) }
    }
    #expect(course.duration == 5)
    let values = [0.5, 1, 2, 2.5, 3, 4, 5].map { course.value(time: $0).rounded() }
    #expect(values == [5, 10, 20, 25, 30, 15, 0])
  }
}
