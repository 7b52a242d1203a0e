import ElementTree
import Foundation
import HTMLParsing
import Moments
import MomentsViews
import ViewTree

/// From view models to a page: time against a loop, elements and bytes against a page by hand.
@MainActor
enum PageFigures {
  /// A page of cards as the engine makes it.
  static func page(
    cards: [MomentListItemViewModel], usesMoulds: Bool = true
  ) throws -> [UInt8] {
    let renderer = HTMLRenderer(content: view(cards))
    renderer.usesMoulds = usesMoulds
    return try renderer.bytes
  }

  /// The strings that a page has of each card, in their order.
  static func values(of cards: [MomentListItemViewModel]) -> [[String]] {
    cards.map { card in
      [
        card.userAvatarURL?.absoluteString ?? "", card.userName, card.title ?? "",
        card.photoURL?.absoluteString ?? "", "A photo by \(card.userName)",
        "m/\(card.id).html", CivilDate(card.createdDate ?? Date()).rfc3339,
        card.postDateDescription ?? "",
      ]
    }
  }

  private static func view(_ cards: [MomentListItemViewModel]) -> TimelinePage {
    TimelinePage(
      title: "Moments",
      profile: UserProfileListItemViewModel(userDetails: Sample.details(0).userDetails),
      moments: cards, userID: "u0", pages: nil, address: { "m/\($0.id).html" })
  }

  static func measure() throws -> [Figure] {
    let cards = Sample.cards(Size.of(1000))
    let bytes = try page(cards: cards)
    guard let loop = CardLoop(page: bytes, cards: values(of: cards)), loop.write() == bytes else {
      throw BenchmarkError(message: "The reference loop does not write the page.")
    }
    let reference = Clock.best(of: Size.isSmall ? 2 : 40) {
      precondition(loop.write().count == bytes.count)
    }
    let engine = try Clock.best(of: Size.isSmall ? 2 : 40) { _ = try page(cards: cards) }
    return [
      Figure(
        name: "\(Size.words(1000)) cards, views to bytes", value: engine / reference,
        unit: "times the loop",
        atMost: 10,
        note:
          "\(milliseconds(engine)) for \(bytes.count) bytes; the loop \(milliseconds(reference))"
      )
    ] + (try sizes())
  }

  private static func sizes() throws -> [Figure] {
    func elements(_ count: Int) throws -> Int {
      let document = try ParsedDocument(
        try page(cards: Sample.cards(count)), file: "page.html", rules: .page)
      var total = 0
      document.root.forEachElement { _ in total += 1 }
      return total
    }
    let perCard = Double(try elements(40) - elements(20)) / 20
    let hundred = try page(cards: Sample.cards(100))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reference/moments.html")
    let reference = try Data(contentsOf: file)
    return [
      Figure(
        name: "elements of a card", value: perCard, unit: "elements", atMost: 14,
        note: "as libxml2 reads them, SVG included"),
      Figure(
        name: "bytes of a page", value: Double(hundred.count) / Double(reference.count),
        unit: "times the page by hand", atMost: 1.5,
        note: "\(hundred.count) bytes for 100 cards; by hand \(reference.count)"),
    ]
  }

  static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 100_000).rounded() / 100) ms"
  }
}

/// A measurement that could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
