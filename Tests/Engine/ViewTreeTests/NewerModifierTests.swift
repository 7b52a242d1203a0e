import Foundation
import TestSupport
import Testing

@testable import ViewTree

@Suite("Modifiers of newer systems") @MainActor
struct NewerModifierTests {
  private func html(_ view: some View) throws -> String { try HTMLRenderer(content: view).html }

  @Test("Flexible buttons are as wide as there is room, whatever looks have a border")
  func buttonSizing() throws {
    let flexible = VStack {
      Button("Save") {}.buttonStyle(.borderedProminent)
      Button("Cancel") {}.buttonStyle(.bordered)
      Button("More") {}
    }
    .buttonSizing(.flexible)
    let written = VStack {
      Button {
      } label: {
        Text("Save").frame(maxWidth: .infinity)
      }.buttonStyle(.borderedProminent)
      Button {
      } label: {
        Text("Cancel").frame(maxWidth: .infinity)
      }.buttonStyle(.bordered)
      Button("More") {}
    }
    #expect(try html(flexible) == html(written))
    #expect(
      try html(Button("Save") {}.buttonStyle(.bordered).buttonSizing(.fitted))
        == html(Button("Save") {}.buttonStyle(.bordered)))
  }

  @Test("Rows that lead on show no chevron where that is hidden, and are followed all the same")
  func linkIndicator() throws {
    struct Rows: View {
      let visibility: Visibility
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Plain") { Text("plain page") }
            NavigationLink("Bare") { Text("bare page") }
              .navigationLinkIndicatorVisibility(visibility)
          }
        }
      }
    }
    func count(_ visibility: Visibility) throws -> Int {
      try html(Rows(visibility: visibility)).components(separatedBy: "n-next").count
    }
    #expect(try count(.visible) - count(.hidden) == 1)
    var page = try LivePage(Rows(visibility: .hidden))
    try page.press("Bare")
    #expect(page.html.contains("bare page"))
  }

  @Test("A title that is taken from the bar is still the page's heading")
  func removedTitle() throws {
    let page = try html(
      NavigationStack { Text("content").navigationTitle("Journal").toolbar(removing: .title) })
    #expect(page.contains("<title>Journal</title>"))
    #expect(page.contains("\(DocumentFrame.headingClass)\">Journal</h1>"))
    #expect(page.components(separatedBy: ">Journal<").count == 3)
    #expect(
      try html(NavigationStack { Text("x").navigationTitle("J").toolbar(removing: .sidebarToggle) })
        == html(NavigationStack { Text("x").navigationTitle("J") }))
  }

  @Test("A sheet has the width that its content asks for")
  func presentationSizing() throws {
    func look(_ sizing: some PresentationSizing) throws -> String? {
      let view = Text("below").sheet(isPresented: .constant(true)) {
        Text("in front").presentationSizing(sizing)
      }
      let html = try html(view)
      let start = try #require(html.range(of: "<dialog class=\""))
      let classes = try #require(html[start.upperBound...].split(separator: "\"").first)
      return classes.split(separator: " ").filter { $0.hasPrefix("d-") }.joined(separator: " ")
    }
    #expect(try look(.automatic) == "d-sheet")
    #expect(try look(.form) == "d-sheet d-form")
    #expect(try look(.page) == "d-sheet d-page")
    #expect(try look(.fitted) == "d-sheet d-fit")
    #expect(try look(.page.fitted(horizontal: true, vertical: false)) == "d-sheet d-fit")
    #expect(try look(.page.fitted(horizontal: false, vertical: true)) == "d-sheet d-page")
    #expect(try look(.form.sticky(vertical: true)) == "d-sheet d-form")
  }

  @Test("What stands above tabs knows where it is, and isn't there again in tabs of tabs")
  func tabAccessory() throws {
    struct Player: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      @State private var plays = false
      var body: some View {
        Button(plays ? "Pause" : placement == .expanded ? "Play" : "nowhere") { plays.toggle() }
      }
    }
    struct Screen: View {
      @State private var isOn = true
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") {
            TabView { Tab("C", systemImage: "star") { Button("Toggle") { isOn.toggle() } } }
          }
          Tab("B", systemImage: "gear") { Text("b") }
        }
        .tabViewBottomAccessory(isEnabled: isOn) { Player() }
      }
    }
    var page = try LivePage(Screen())
    #expect(page.html.components(separatedBy: ">Play<").count == 2)
    try page.press("Play")
    #expect(page.html.contains(">Pause<"))
    try page.press("Toggle")
    #expect(!page.html.contains(">Pause<"))
  }

  private struct Halfway: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Steps.self] += 1
      return context.state[Steps.self] > 3 ? nil : value.scaled(by: 0.5)
    }
    private enum Steps: AnimationStateKey { static let defaultValue = 0 }
  }

  @Test("An animation that an app computes is that of the page, at 60 values a second")
  func customAnimation() throws {
    let animation = Animation(Halfway())
    #expect(animation.timing == "linear(.5,.5,.5,1)")
    #expect(animation.transition == "all .05s linear(.5,.5,.5,1)")
    #expect(animation.speed(2).delay(1).transition == "all .025s linear(.5,.5,.5,1) 1s")
    struct Endless: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { value.scaled(by: .nan) }
    }
    let endless = Animation(Endless())
    #expect(endless.activeDuration > 60 && endless.activeDuration < 61)
    #expect(endless.timing.split(separator: ",").count <= 401)
    struct Nothing: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { nil }
    }
    #expect(Animation(Nothing()).transition == "all 0s step-end")
  }

  @Test("Several values are added, scaled and measured together")
  func animatableValues() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    values += AnimatableValues(1, 1, AnimatablePair(1, 1))
    values.scale(by: 2)
    #expect(values == AnimatableValues(4, 6, AnimatablePair(8, 10)))
    #expect(values != AnimatableValues(4, 6, AnimatablePair(8, 11)))
    #expect(values.magnitudeSquared == 16 + 36 + 64 + 100)
    #expect((values - values) == .zero)
  }

  @Test("A concentric rectangle is as round as its container, or as it is told to be")
  func concentricRectangle() throws {
    #expect(
      try html(Color.red.clipShape(.rect(corners: .fixed(9))))
        == html(Color.red.clipShape(.rect(cornerRadius: 9))))
    #expect(
      try html(Color.red.clipShape(ConcentricRectangle()).containerShape(.rect(cornerRadius: 7)))
        == html(
          Color.red.clipShape(ContainerRelativeShape()).containerShape(.rect(cornerRadius: 7))))
  }

  private struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { for run in line { for slice in run { context.draw(slice) } } }
    }
  }

  @Test("A text with a renderer of its own is there, and its author is told")
  func textRenderer() throws {
    let page = try LivePage(Text("Hello").textRenderer(Wave()))
    #expect(page.html.contains("Hello"))
    #expect(page.view.warnings.map(\.code) == [.unsupported])
  }
}
