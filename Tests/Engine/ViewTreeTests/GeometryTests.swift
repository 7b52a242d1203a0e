import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Geometry")
@MainActor
struct GeometryTests {
  private func page<V: View>(_ view: V) throws -> (html: String, warnings: [ViewIssue.Code]) {
    let renderer = HTMLRenderer(content: view)
    return (try rendered(view), try renderer.warnings.map(\.code))
  }

  @Test("A reader whose size is not read is like a frame, without a warning")
  func unread() throws {
    let (html, warnings) = try page(GeometryReader { _ in Text("a") })
    #expect(warnings == [])
    #expect(!html.contains("container-type"))
  }

  @Test("Frames that are a part of a reader's size become expressions of it")
  func linear() throws {
    let (html, warnings) = try page(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2 - 10, height: proxy.size.height * 0.25)
      })
    #expect(warnings == [])
    #expect(html.contains("width:calc(50cqw + -10px)"))
    #expect(html.contains("height:25cqh"))
    #expect(html.contains("container-type:size"))
  }

  @Test("Shifts and places that are a part of a reader's size become expressions of it")
  func moved() throws {
    let (html, warnings) = try page(
      GeometryReader { proxy in
        ZStack {
          Color.red.frame(width: 10, height: 10).offset(x: proxy.size.width / 4, y: 5)
          Color.blue.frame(width: 10, height: 10)
            .position(x: proxy.size.width / 2, y: proxy.size.height - 20)
        }
      })
    #expect(warnings == [])
    #expect(html.contains("translate:25cqw 5px"))
    #expect(
      html.contains("transform:translate(50cqw,calc(100cqh + -20px)) translate(-50%,-50%)"))
  }

  @Test("Content that is the same for all sizes stands as it is")
  func constant() throws {
    let (html, warnings) = try page(
      GeometryReader { proxy in Text(proxy.size.width > 100 ? "wide" : "narrow") })
    #expect(warnings == [])
    #expect(html.contains("wide"))
  }

  @Test("Content that does not depend linearly on the size is reported")
  func different() throws {
    let (html, warnings) = try page(
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") })
    #expect(warnings == [.sizeDependent])
    #expect(html.contains("390"))
    let place = try page(GeometryReader { proxy in Text("\(proxy.frame(in: .global).minY)") })
    #expect(place.warnings == [.sizeDependent])
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        size.width += own.width
        size.height += own.height
      }
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var point = bounds.origin
      for view in subviews {
        view.place(at: point, proposal: .unspecified)
        let own = view.sizeThatFits(.unspecified)
        point = CGPoint(x: point.x + own.width, y: point.y + own.height)
      }
    }
  }

  private struct Wrapping: Layout {
    func arrange(_ width: CGFloat, _ subviews: Subviews) -> (CGSize, [CGPoint]) {
      var (x, y) = (CGFloat(0), CGFloat(0))
      var (points, size) = ([CGPoint](), CGSize.zero)
      for view in subviews {
        let own = view.sizeThatFits(.unspecified)
        if x > 0, x + own.width > width { (x, y) = (0, y + own.height + 4) }
        points.append(CGPoint(x: x, y: y))
        size = CGSize(width: max(size.width, x + own.width), height: y + own.height)
        x += own.width + 6
      }
      return (size, points)
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { arrange(proposal.width ?? .infinity, subviews).0 }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (view, point) in zip(subviews, arrange(bounds.width, subviews).1) {
        view.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
      }
    }
  }

  @Test("A layout of views of known sizes is run")
  func exactLayout() throws {
    let (html, warnings) = try page(
      Diagonal()() {
        Color.red.frame(width: 10, height: 20)
        Color.red.frame(width: 30, height: 40)
      })
    #expect(warnings == [])
    #expect(html.contains("width:40px"))
    #expect(html.contains("height:60px"))
    #expect(html.contains("padding-inline-start:10px") || html.contains("margin-inline-start:10px"))
  }

  @Test("A layout that breaks rows is shown as one")
  func wrappingLayout() throws {
    let (html, warnings) = try page(
      Wrapping()() {
        Text("a"); Text("b")
      })
    #expect(warnings == [.unsupported])
    #expect(html.contains("flex-wrap:wrap"))
    #expect(html.contains("row-gap:4px"))
    #expect(html.contains("column-gap:6px"))
  }

  @Test("The usual layouts are the stacks")
  func stackLayouts() throws {
    #expect(
      try rendered(
        AnyLayout(VStackLayout(spacing: 3))() {
          Text("a"); Text("b")
        })
        == rendered(
          VStack(spacing: 3) {
            Text("a"); Text("b")
          }))
    #expect(
      try rendered(
        HStackLayout(alignment: .top)() {
          Text("a"); Text("b")
        })
        == rendered(
          HStack(alignment: .top) {
            Text("a"); Text("b")
          }))
  }

  @Test("An inset at an edge stays in sight")
  func inset() throws {
    let (html, _) = try page(
      ScrollView { Text("a") }.safeAreaInset(edge: .bottom) { Text("bar") })
    #expect(html.contains("position:sticky"))
    #expect(html.contains("inset-block-end:0"))
  }

  @Test("A guide a fixed distance from the usual place moves its view")
  func guides() throws {
    let view = VStack(alignment: .leading) {
      Text("a").alignmentGuide(.leading) { $0[.leading] - 20 }
      Text("b")
    }
    let (html, warnings) = try page(view)
    #expect(warnings == [])
    #expect(html.contains("padding-inline-start:20px"))
    let sized = try page(
      VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0.width } })
    #expect(sized.warnings == [.unsupported])
    #expect(try page(HStack { Text("a").alignmentGuide(.leading) { $0.width } }).warnings == [])
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("A layer is made of the preference's value in its view alone")
  func preferenceLayers() throws {
    let html = try rendered(
      HStack {
        Text("a").preference(key: Sum.self, value: 1)
        HStack {
          Text("b").preference(key: Sum.self, value: 2)
          Text("c").preference(key: Sum.self, value: 3)
        }.overlayPreferenceValue(Sum.self) { Text("=\($0)") }
      })
    #expect(html.contains("=5"))
  }

  @Test("A part of the container becomes an expression of its width")
  func containerRelative() throws {
    let html = try rendered(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      })
    #expect(html.contains("width:calc(50cqw + -5px)"))
    #expect(html.contains("container-type:inline-size"))
  }

  /// A card as a shelf has it, with what a live page has beside it.
  private struct Card: View {
    var body: some View {
      NavigationStack {
        ScrollView(.horizontal) {
          NavigationLink(value: 1) { Text("card").opacity(0.9) }
            .contextMenu { Button("Play") {} }
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(phase.isIdentity ? 1 : 0.5)
            }
            .opacity(0.7)
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
      }
    }
  }

  @Test("A view with a menu of its own is drawn by how far it has come into sight, too")
  func scrolledCard() throws {
    let view = LiveView(Card())
    _ = try view.update()
    #expect(view.warnings == [])
    let styles = view.tree.css
    #expect(styles.components(separatedBy: "animation-timeline:view(inline)").count == 3)
    #expect(styles.contains("opacity:.7"))
    #expect(styles.contains("opacity:.9"))
  }

  @Test("Scroll transitions are made of what phases draw, by how far a view has come into sight")
  func scrollTransitions() throws {
    func html(_ configuration: ScrollTransitionConfiguration) throws -> String {
      let (html, warnings) = try page(
        ScrollView(.horizontal) {
          Text("a").scrollTransition(
            topLeading: configuration, bottomTrailing: .interactive(timingCurve: .linear)
          ) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.25).scaleEffect(phase == .topLeading ? 2 : 1)
          }
        })
      #expect(warnings == [])
      let name = html.firstMatch(of: /animation:(k-[0-9a-z]+) linear both/)?.output.1
      let rules = StyleRule(body: "animation:\(name ?? "none")").neededRules
      return html + rules.joined()
    }
    let gone = try html(.animated.threshold(.visible(0.5)))
    #expect(gone.contains("animation-timeline:view(inline)"))
    #expect(gone.contains("entry 0%{opacity:.25;scale:1}entry 100%{opacity:1;scale:1}"))
    #expect(gone.contains("exit 50%{opacity:1;scale:1;animation-timing-function:"))
    #expect(gone.contains("exit 100%{opacity:.25;scale:2}"))
    // Where nothing happens when it goes, it stays as it is in sight.
    #expect(try html(.identity).contains("exit 100%{opacity:1}"))
    let still = try page(
      Text("a").scrollTransition(.identity) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0)
      })
    #expect(!still.html.contains("@keyframes"))
  }

  @Test("Scroll transitions go on where a live page has menus beside and in a view")
  func transitionsOfMenus() throws {
    let page = try LivePage(
      ScrollView(.horizontal) {
        HStack { Text("a").contextMenu { Button("b") {} } }
          .contextMenu { Button("c") {} }
          .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
      })
    #expect(page.view.warnings.map(\.message) == [])
    #expect(page.view.tree.css.contains("animation-timeline:view(inline)"))
  }

  private struct Lifted: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .visualEffect { content, proxy in content.offset(y: -proxy.size.height / 2) }
    }
  }

  @Test("Effects that ask for the size are drawn on live pages for the size that is told")
  func toldEffects() throws {
    var page = try LivePage(Lifted())
    #expect(!page.view.tree.css.contains("translate:"))
    try page.press("Count 0")
    let effect = try #require(page.nodes(.size).first)
    try page.send(.size, .motion(0, [80, 30, 0, 0]), to: effect)
    #expect(page.view.tree.css.contains("translate:0 -15px") && page.html.contains("Count 1<"))
    try page.send(.size, .motion(0, [80, 50, 0, 0]), to: try #require(page.nodes(.size).first))
    #expect(page.view.tree.css.contains("translate:0 -25px"))
    try page.press("Count 1")
    #expect(page.html.contains("Count 2<"))
  }

  @Test("Effects that ask for nothing are drawn, and transitions as they are in sight")
  func effects() throws {
    let (html, warnings) = try page(
      VStack {
        Text("a").visualEffect { content, _ in content.opacity(0.5).offset(x: 3) }
        Text("b").scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 0.75 : 0)
        }
      })
    #expect(warnings == [])
    #expect(html.contains("opacity:.5"))
    #expect(html.contains("opacity:.75"))
    let asking = try page(
      Text("a").visualEffect { content, proxy in
        content.offset(y: proxy.frame(in: .named("list")).minY)
      })
    #expect(asking.warnings == [.sizeDependent])
  }

  private enum Weight: LayoutValueKey { static let defaultValue = 1 }

  private struct ByWeight: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] } * 10, height: 10) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("A layout reads its views' layout values through their modifiers")
  func layoutValues() throws {
    let (html, warnings) = try page(
      ByWeight()() {
        Color.red.frame(width: 1, height: 1).layoutValue(key: Weight.self, value: 4).opacity(0.5)
        Color.red.frame(width: 1, height: 1)
      })
    #expect(warnings == [])
    #expect(html.contains("width:50px"))
  }
}
