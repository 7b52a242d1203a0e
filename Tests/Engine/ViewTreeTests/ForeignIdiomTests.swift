import ElementTree
import Foundation
import Testing

@testable import ViewTree

/// What apps of others need in passing.
@Suite("Idioms of other people's apps")
@MainActor
struct ForeignIdiomTests {
  private func boxes<V: View>(_ view: V) -> LoweringContext {
    var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
    V._lower(view, into: &context)
    return context
  }

  private func texts<V: View>(_ view: V) -> [String] {
    boxes(view).tree.contents.map { content in
      switch content {
      case .text(let text): text
      case .symbol(let symbol): symbol.name
      default: "?"
      }
    }
  }

  @Test("A value beside its label is written in the language of its place")
  func labelledValue() {
    let view = LabeledContent("N", value: 1234.5, format: .number)
      .environment(\.locale, Locale(identifier: "de_DE"))
    #expect(texts(view).contains("1.234,5"))
  }

  @Test(
    "Symbols that point forward point to the left where text does; players' and absolute ones stay",
    arguments: [
      ("chevron.forward", "chevron.backward"), ("arrow.backward.circle", "arrow.forward.circle"),
      ("chevron.left", "chevron.left"), ("forward.end", "forward.end"), ("star", "star"),
    ])
  func directedSymbols(name: String, mirrored: String) {
    #expect(texts(Image(systemName: name)) == [name])
    #expect(
      texts(Image(systemName: name).environment(\.layoutDirection, .rightToLeft)) == [mirrored])
  }

  @Test("A stop that can't be seen has the colours of those beside it")
  func clearStops() {
    let stops = SVGStop.stops([(0, "red"), (0.5, "rgb(0 0 0/0)"), (1, "blue")])
    #expect(stops.map(\.color) == ["red", "red", "blue", "blue"])
    #expect(stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(stops.map(\.isClear) == [false, true, true, false])
    #expect(SVGStop.stops([(0, "rgb(0 0 0/0)"), (1, "red")]).map(\.color) == ["red", "red"])
    #expect(SVGStop.stops([(0, "rgb(0 0 0/0)")]).count == 1)
  }

  @Test("A gesture that is nil is none")
  func optionalGesture() {
    func count(_ isOn: Bool) -> Int {
      let gesture = isOn ? TapGesture().onEnded {} : nil
      return handlers(of: gesture, GestureReport(changed: { _ in }, ended: { _ in })).count
    }
    #expect(count(true) == 1)
    #expect(count(false) == 0)
  }

  private struct Numbered: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text(child.id(as: Int.self).map { "item \($0)" } ?? "plain")
        child
        if child[Mark.self] { Text("marked") }
      }
    }
  }

  private enum Mark: _ViewTraitKey {
    static var defaultValue: Bool { false }
  }

  @Test("Roots of variadic views get each view of a block, with its id and its traits")
  func variadicViews() {
    let view = _VariadicView.Tree(Numbered()) {
      Text("a")._trait(Mark.self, true)
      ForEach(7..<9, id: \.self) { Text("row \($0)") }
    }
    #expect(
      texts(view) == ["plain", "a", "marked", "item 7", "row 7", "item 8", "row 8"])
  }
}
