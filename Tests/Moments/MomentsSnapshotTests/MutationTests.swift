import ElementTree
import SeededRandom
import SwiftUI
import TestSupport
import Testing
import ViewTesting
import ViewTree

@testable import MomentsViews
@testable import ViewSnapshots

@Suite("Mutations of Moments")
@MainActor
struct MutationTests {
  /// What a test of a page would keep: the page through its baseline's text.
  private func baseline(_ page: SnapshotPage) throws -> SnapshotPage {
    let text = SnapshotText(
      strategy: "tree", baseSheetVersion: 1,
      sections: [SnapshotSection(variant: .standard, content: .page(page))])
    let read = try SnapshotText(reading: text.bytes, file: "page")
    guard case .page(let page)? = read[.standard] else { throw Missing() }
    return page
  }

  private struct Missing: Error {}

  private func page(_ view: some ViewTree.View) throws -> SnapshotPage {
    try SnapshotPage.take(view, in: .standard).format
  }

  private func pages() throws -> [SnapshotPage] {
    [
      try page(MomentsSamples.timeline), try page(MomentsSamples.page),
      try page(MomentsSamples.live), try page(MomentsSamples.card(likes: 9)),
      try page(NotFoundPage(home: "index.html")),
    ]
  }

  @Test("Any small fault of a page is found, and reported as what it is")
  func pageMutations() throws {
    let start = PropertySeed.start
    let pages = try pages()
    let baselines = try pages.map(baseline)
    #expect(baselines == pages)
    var tried = 0
    for mutation in PageMutation.allCases {
      var found = 0
      for seed in start..<(start + 40) where found < 10 {
        var random = SeededGenerator(seed: seed)
        let place = random.below(pages.count)
        var mutated = pages[place]
        guard let isWanted = mutation.apply(to: &mutated, &random) else { continue }
        found += 1
        let changes = SnapshotPage.changes(from: baselines[place], to: mutated)
        let message = "\(mutation), seed \(seed): \(changes.map(\.description))"
        #expect(changes.contains { isWanted($0.kind) }, "\(message)")
        #expect(changes.count <= 12, "\(message)")
        #expect(mutated.hash != pages[place].hash, "\(message)")
      }
      #expect(found > 0, "\(mutation) has found no place")
      tried += found
    }
    #expect(tried >= 160)
  }

  @Test("Any modifier added to a view is found")
  func viewMutations() throws {
    let card = MomentsSamples.card(likes: 2)
    let known = try baseline(page(card))
    #expect(SnapshotPage.changes(from: known, to: try page(card)).isEmpty)
    let mutated: [(String, any ViewTree.View)] = [
      ("padding", card.padding(1)), ("leading", card.padding(.leading, 1)),
      ("opacity", card.opacity(0.99)), ("offset", card.offset(x: 1)),
      ("border", card.border(Color.red, width: 1)), ("divider", card.overlay(Divider())),
      ("background", card.background(Color(red: 0.5, green: 0.5, blue: 0.5))),
      ("shadow", card.shadow(radius: 1)), ("rotation", card.rotationEffect(.degrees(1))),
      ("scale", card.scaleEffect(1.01)), ("blur", card.blur(radius: 1)),
      ("hidden", card.accessibilityHidden(true)), ("label", card.accessibilityLabel("Card")),
      ("identifier", card.accessibilityIdentifier("card")), ("width", card.frame(width: 391)),
      ("height", card.frame(minHeight: 91)), ("clip", card.clipShape(Circle())),
      ("case", card.textCase(.uppercase)), ("lines", card.lineLimit(1)),
      ("alignment", card.multilineTextAlignment(.trailing)), ("kerning", card.kerning(1)),
      ("italic", card.italic()), ("size", card.dynamicTypeSize(.xLarge)),
      ("direction", card.environment(\.layoutDirection, .rightToLeft)),
      ("scheme", card.environment(\.colorScheme, .dark)),
      ("foreground", card.foregroundColor(.red)),
      ("brightness", card.brightness(0.01)), ("saturation", card.saturation(0.99)),
      ("flip", card.flipped()), ("likes", MomentsSamples.card(likes: 3)),
      ("nothing liked", MomentsSamples.card()), ("redacted", card.redacted(reason: .placeholder)),
    ]
    for (name, view) in mutated {
      func changes(_ view: some ViewTree.View) throws -> [SemanticChange] {
        SnapshotPage.changes(from: known, to: try page(view))
      }
      #expect(try !changes(view).isEmpty, "\(name)")
    }
    #expect(mutated.count >= 30)
  }

  @Test("A change of every card is one line of a report, with the view's file")
  func folded() throws {
    let old = try page(MomentsSamples.timeline)
    var roots = PageNode.nodes(of: old.tree)
    for index in roots.indices {
      roots[index].visit([]) { node, _ in
        guard node.name == .article else { return }
        node.style.removeAll { $0.property.hasPrefix("border-radius") }
        node.style.append(("border-radius", "12px"))
      }
    }
    var new = old
    new.tree = PageNode.tree(of: roots, origins: old.tree.origins)
    let changes = SourceIndex.of(#filePath).locating(SnapshotPage.changes(from: old, to: new))
    let groups = SemanticChangeGroup.fold(changes)
    #expect(
      groups.map(\.description) == ["border-radius 30 → 12, MomentCard.swift:5, 5 elements"])
    #expect(groups.first?.origin.file == "Sources/Moments/MomentsViews/MomentCard.swift")
    #expect(groups.first?.origin.viewPath == ["TimelinePage", "RowView", "MomentCard"])
  }
}

extension View {
  fileprivate func flipped() -> some View { rotation3DEffect(.degrees(180), axis: (0, 1, 0)) }
}
