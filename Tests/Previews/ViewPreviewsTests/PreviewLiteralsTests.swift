import ElementTree
import Foundation
import Testing
import ViewTree

@testable import PreviewSupervision
@testable import ViewPreviews

@Suite("Values that views are told", .serialized)
@MainActor
struct PreviewLiteralsTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button(_previewString(901, "Count") + " \(count)") { count += 1 }
        .padding(_previewInteger(902, 8))
        .opacity(_previewNumber(903, 0.5))
        .disabled(_previewFlag(904, false))
    }
  }

  private static func line(_ literals: [Int: EditedLiteral]) throws -> Data {
    try JSONEncoder().encode(HostOrder(literals: literals))
  }

  @Test("A page is made again with new values, and keeps its state")
  func told() throws {
    let status = HostStatus()
    let cards = OpenCards()
    status.onValues = { cards.makeAnew() }
    defer { _ = PreviewLiterals.replace(with: [:]) }
    let preview = CataloguedPreview(
      id: "M/F/P", module: "M", file: "F.swift", line: 1, name: "P", space: PreviewSpace(),
      make: { Counter() })
    let card = CardContent(preview, at: CardAddress(id: "M/F/P"), watcher: NoWatcher())
    cards.add(card)
    var changes = 0
    card.onChange = { changes += 1 }
    _ = try card.update()
    let before = card.tree.html
    #expect(before.contains(">Count 0<"))
    let button = try #require(card.tree.nodes.indices.first { card.view.listens($0, to: .press) })
    #expect(card.handle(LiveEvent(.press), atNode: button) == .handled)
    _ = try card.update()
    changes = 0

    status.take(line: try Self.line([901: .string("Number"), 902: .integer(3)]))
    #expect(changes == 1)
    _ = try card.update()
    #expect(card.tree.html.contains(">Number 1<"))
    #expect(card.tree.html != before)

    // The same again is no news.
    changes = 0
    status.take(line: try Self.line([901: .string("Number"), 902: .integer(3)]))
    #expect(changes == 0)

    status.take(line: try Self.line([903: .number(0.25), 904: .flag(true)]))
    #expect(changes == 1)
    _ = try card.update()
    #expect(card.tree.html.contains(">Count 1<"))
    #expect(card.tree.html.contains("disabled"))
  }

  @Test("A value of another kind, or one that doesn't fit, is as if it were not there")
  func unfit() {
    _ = PreviewLiterals.replace(with: [
      911: .integer(300), 912: .string("a"), 913: .integer(2), 914: .number(1.5),
    ])
    defer { _ = PreviewLiterals.replace(with: [:]) }
    #expect(_previewInteger(911, 7 as UInt8) == 7)
    #expect(_previewInteger(911, 7 as Double) == 300)
    #expect(_previewInteger(912, 7) == 7)
    #expect(_previewFlag(913, true))
    #expect(_previewNumber(914, 1 as Float) == 1.5)
    #expect(_previewString(915, "b") == "b")
  }
}
