import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
  private func box<V: View>(_ view: V) throws -> Box {
    var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
    V._lower(view, into: &context)
    return context.tree.boxes[Int(try #require(context.pending.first))]
  }

  private var square: some View { Color.red.frame(width: 40, height: 60) }

  @Test("A scroll view takes its proposal along its axes and hugs its content across")
  func ranges() throws {
    let vertical = try box(ScrollView { square })
    #expect(vertical.kind == .scroll)
    #expect(vertical.scroll.isVertical)
    #expect(vertical.width == .fixed(40))
    #expect(vertical.height == .filling(ideal: 60))
    let horizontal = try box(ScrollView(.horizontal) { square })
    #expect(horizontal.scroll.axes.x && !horizontal.scroll.axes.y)
    #expect(horizontal.width == .filling(ideal: 40))
    #expect(horizontal.height == .fixed(60))
    let both = try box(ScrollView([.horizontal, .vertical]) { square })
    #expect(both.scroll.axes.x && both.scroll.axes.y)
    #expect(both.width.isGreedy && both.height.isGreedy)
    #expect(try box(ScrollView { Color.red }).width.isGreedy)
  }

  @Test("Several views in a scroll view stand one below the other")
  func severalViews() throws {
    let several = try box(
      ScrollView {
        square; square
      })
    #expect(several.childCount == 1)
    #expect(several.height.ideal == 128)
  }

  @Test("Scroll bars are hidden by the view or by its surroundings")
  func indicators() throws {
    #expect(try !box(ScrollView { square }).scroll.hidesIndicators)
    #expect(try box(ScrollView(showsIndicators: false) { square }).scroll.hidesIndicators)
    #expect(try box(ScrollView { square }.scrollIndicators(.hidden)).scroll.hidesIndicators)
    #expect(
      try !box(ScrollView { square }.scrollIndicators(.hidden, axes: .horizontal)).scroll
        .hidesIndicators)
    let html = try rendered(
      ScrollView(.horizontal, showsIndicators: false) { square }.frame(width: 100))
    #expect(html.contains("scrollbar-width:none"))
    #expect(html.contains("overflow-x:auto"))
  }

  @Test("A scroll view that fills the page is the page's own scroll")
  func document() throws {
    #expect(try !rendered(ScrollView { square }).contains("overflow"))
    #expect(
      try rendered(
        VStack {
          ScrollView { square }; square
        }
      ).contains("overflow-y:auto"))
  }

  @Test("A disabled scroll view stays where it is")
  func disabled() throws {
    let html = try rendered(ScrollView { square }.scrollDisabled(true))
    #expect(html.contains("overflow-y:hidden"))
    #expect(html.contains("max-height:100dvh"))
    let locked = try box(ScrollView([]) { square })
    #expect(!locked.scroll.axes.x && !locked.scroll.axes.y)
    #expect(locked.width.isGreedy && locked.height.isGreedy)
  }

  @Test("Scrolling comes to rest at a stack's views")
  func targets() throws {
    let html = try rendered(
      ScrollView(.horizontal) {
        HStack {
          square; square
        }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned))
    #expect(html.contains("scroll-snap-type:x mandatory"))
    #expect(html.components(separatedBy: "scroll-snap-align:start").count == 3)
  }

  @Test("Content margins are space around the content of the nearest scroll view alone")
  func margins() throws {
    let outer = try box(
      ScrollView { ScrollView { square } }.contentMargins(.horizontal, 10))
    #expect(outer.width == .fixed(60))
  }
}
