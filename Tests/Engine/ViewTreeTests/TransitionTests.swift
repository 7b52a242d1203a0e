import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Views that come and go") @MainActor
struct TransitionTests {
  private struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 90))
    }
  }

  private struct Dimming: ViewModifier {
    var isActive: Bool
    func body(content: Content) -> some View { content.opacity(isActive ? 0.1 : 1) }
  }

  private func marks(_ view: some View) throws -> [String?] {
    let page = try LivePage(view)
    let nodes = page.view.tree.nodes.indices
    let node = try #require(nodes.first { page.text(in: $0) == "x" })
    return [.dataEnter, .dataLeave].map { page.view.tree.attribute($0, of: node) }
  }

  @Test("A type of transition does what the transition of its name does")
  func types() throws {
    let text = Text(verbatim: "x")
    let half = CSSLooks.name(of: [(.scale, .number(0.5))])
    let up = CSSLooks.name(of: [(.translate, .text(CSSText("0 -20px")))])
    #expect(try marks(text.transition(OpacityTransition())) == ["e-o", "e-o"])
    #expect(try marks(text.transition(ScaleTransition(0.5))) == [half, half])
    #expect(try marks(text.transition(ScaleTransition(0))) == ["e-s", "e-s"])
    #expect(try marks(text.transition(MoveTransition(edge: .bottom))) == ["e-b", "e-b"])
    #expect(try marks(text.transition(PushTransition(edge: .top))) == ["e-ot", "e-ob"])
    #expect(try marks(text.transition(SlideTransition())) == ["e-l", "e-r"])
    #expect(try marks(text.transition(IdentityTransition())) == [nil, nil])
    #expect(
      try marks(text.transition(OffsetTransition(CGSize(width: 0, height: -20)))) == [up, up])
    #expect(
      try marks(
        text.transition(
          AsymmetricTransition(
            insertion: MoveTransition(edge: .trailing), removal: OpacityTransition()))) == [
          "e-r", "e-o",
        ])
    #expect(
      try marks(text.transition(OpacityTransition().combined(with: ScaleTransition(0))))
        == ["e-os", "e-os"])
    #expect(
      try marks(text.transition(MoveTransition(edge: .top).animation(.easeIn))) == ["e-t", "e-t"])
    #expect(try marks(text.transition(AnyTransition(SlideTransition()))) == ["e-l", "e-r"])
  }

  @Test("A transition of an app's own has its own look; the view is at rest meanwhile")
  func own() throws {
    func turned(_ text: String) -> String {
      CSSLooks.name(of: [(.rotate, .text(CSSText(text)))])
    }
    #expect(
      try marks(Text(verbatim: "x").transition(Turning())) == [turned("-90deg"), turned("90deg")])
    let dimming = AnyTransition.modifier(
      active: Dimming(isActive: true), identity: Dimming(isActive: false))
    let dim = CSSLooks.name(of: [(.opacity, .number(0.1))])
    #expect(try marks(Text(verbatim: "x").transition(dimming)) == [dim, dim])
    // A live page has a menu beside the view.
    let page = try LivePage(
      Text(verbatim: "x").contextMenu { Button("y") {} }.transition(Turning()))
    let entering = page.view.tree.nodes.indices.compactMap {
      page.view.tree.attribute(.dataEnter, of: $0)
    }
    #expect(entering == [turned("-90deg")])
    // One that gives the view other parts fades.
    #expect(try marks(Text(verbatim: "x").transition(Framing())) == ["e-o", "e-o"])
  }

  private struct Framing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { VStack { Text(verbatim: "gone") } }
    }
  }
}
