import Combine
import ElementTree
import Foundation
import LivePages
import ViewSnapshots
import ViewTree

/// What the cards of the process have cost and how they have changed, for the page around them.
@MainActor
final class CardJournal: ObservableObject {
  /// A frame that was sent to a card.
  struct Change: Identifiable, Hashable {
    /// Counts all changes of the process.
    var id: Int
    /// What it took to evaluate, in seconds.
    var time: Double
    /// What is other than before, in words, with the view that made it.
    var lines: [String]
  }

  /// A card that was shown.
  struct Card: Hashable {
    var elementCount = 0
    /// What the first and the last frame took to evaluate, in seconds.
    var firstTime = 0.0
    var lastTime = 0.0
    var frameCount = 0
    /// The newest changes, the newest first.
    var changes: [Change] = []
  }

  @Published private var cards: [String: Card] = [:]
  private var order: [String] = []
  private var readers: Set<ObjectIdentifier> = []
  private var changeCount = 0

  private static let cardLimit = 200
  private static let changeLimit = 40
  private static let lineLimit = 12

  subscript(route: String) -> Card? { cards[route] }

  /// Says whether changes are read; otherwise they are not looked for.
  func setReader(_ reader: AnyObject, _ isReading: Bool) {
    if isReading {
      readers.insert(ObjectIdentifier(reader))
    } else {
      readers.remove(ObjectIdentifier(reader))
    }
  }

  /// Takes a frame of a card; the first has no tree before it.
  func note(_ route: String, time: Double, from old: ElementTree?, to new: ElementTree) {
    var card = old == nil ? Card() : cards[route] ?? Card()
    card.elementCount = new.elementCount
    card.lastTime = time
    card.frameCount += 1
    if let old {
      if !readers.isEmpty {
        changeCount += 1
        card.changes.insert(
          Change(id: changeCount, time: time, lines: Self.lines(old, new)), at: 0)
        card.changes.removeLast(max(0, card.changes.count - Self.changeLimit))
      }
    } else {
      card.firstTime = time
      order.removeAll { $0 == route }
      order.append(route)
    }
    cards[route] = card
    if order.count > Self.cardLimit { cards[order.removeFirst()] = nil }
  }

  private static func lines(_ old: ElementTree, _ new: ElementTree) -> [String] {
    let changes = SemanticDiff(old, new).changes
    var lines = changes.prefix(lineLimit).map { change in
      let view = Inspection.views(change.origin.viewPath.joined(separator: "/")).last ?? ""
      return view.isEmpty ? "\(change.kind)" : "\(view): \(change.kind)"
    }
    if changes.count > lineLimit { lines.append("and \(changes.count - lineLimit) more") }
    return lines
  }
}
