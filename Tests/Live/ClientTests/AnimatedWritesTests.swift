import Browser
import Foundation
import Testing
import ViewTree

/// Several animations in one frame.
@Suite("Several animations at a time", .serialized)
@MainActor
struct AnimatedWritesTests {
  private struct Dot: View {
    let index: Int
    @State private var strength = 1.0
    var body: some View {
      Circle().frame(width: 20, height: 20).opacity(strength)
        .accessibilityIdentifier("dot\(index)")
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever().delay(Double(index) * 0.25)) {
            strength = 0.2
          }
        }
    }
  }

  private struct Dots: View {
    var body: some View {
      HStack { ForEach(0..<3, id: \.self) { Dot(index: $0) } }
    }
  }

  @Test("Dots that begin one after the other keep their distance")
  func dots() async throws {
    try await ServedView.with({ Dots() }) { served in
      let delays = """
        JSON.stringify([0, 1, 2].map(n => document.querySelector(`[data-testid=dot${n}]`)
          .getAnimations({ subtree: true })[0]?.effect.getTiming().delay))
        """
      let isSo = try await served.wait("\(delays) == '[0,250,500]'")
      #expect(isSo)
    }
  }

  private struct Bars: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      VStack {
        Bar(name: "first", isLong: first)
        Bar(name: "second", isLong: second)
        Button("Go") {
          withAnimation(.linear(duration: 40)) { first = true }
          withAnimation(.linear(duration: 80)) { second = true }
        }
      }
    }
  }

  private struct Bar: View {
    let name: String
    let isLong: Bool
    var body: some View {
      Color.blue.frame(width: 40, height: 20).offset(x: isLong ? 200 : 0)
        .accessibilityIdentifier(name)
    }
  }

  /// One view reads both, so that both change by the later animation, as in a frame of one.
  @Test("What one view reads changes by one animation")
  func shared() async throws {
    try await ServedView.with({ Bars() }) { served in
      try await served.click(served.element("Go"))
      let durations = """
        JSON.stringify(['first', 'second'].map(n => document.querySelector(`[data-testid=${n}]`)
          .getAnimations({ subtree: true })[0]?.effect.getTiming().duration))
        """
      let isSo = try await served.wait("\(durations) == '[80000,80000]'")
      #expect(isSo)
    }
  }

  private struct Ring: View {
    let name: String
    let seconds: Double
    @State private var part = 0.1
    @State private var shift = 0.0
    var body: some View {
      VStack {
        Circle().trim(from: 0, to: part).stroke(.blue, lineWidth: 4).frame(width: 60, height: 60)
          .accessibilityIdentifier("\(name)-ring")
        Color.red.frame(width: 20, height: 20).offset(x: shift)
          .accessibilityIdentifier("\(name)-box")
      }
      .onAppear {
        withAnimation(.linear(duration: seconds)) {
          part = 0.9
          shift = 100
        }
      }
    }
  }

  private struct Rings: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        if isShown {
          Ring(name: "slow", seconds: 80)
          Ring(name: "fast", seconds: 40)
        }
      }
    }
  }

  @Test(
    "What appears goes from what it is at first to what it animates then, each by its own animation"
  )
  func appearing() async throws {
    try await ServedView.with({ Rings() }) { served in
      try await served.click(served.element("Show"))
      let durations = """
        JSON.stringify(['slow-ring', 'slow-box', 'fast-ring', 'fast-box'].map(n => {
          const node = document.querySelector(`[data-testid=${n}]`);
          const all = document.getAnimations().filter(a => a.effect.target == node || node?.contains(a.effect.target));
          return Math.max(...all.map(a => a.effect.getTiming().duration));
        }))
        """
      let isSo = try await served.wait("\(durations) == '[80000,80000,40000,40000]'")
      #expect(isSo)
    }
  }
}
