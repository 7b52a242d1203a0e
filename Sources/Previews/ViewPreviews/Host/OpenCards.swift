/// The pages of previews that are open.
@MainActor
final class OpenCards {
  private struct Weak {
    weak var card: CardContent?
  }

  private var all: [Weak] = []

  func add(_ card: CardContent) {
    all.removeAll { $0.card == nil }
    all.append(Weak(card: card))
  }

  /// Has each page made anew, as a new host would make it: with the state that it has.
  func makeAnew() {
    for entry in all { entry.card?.makeAnew() }
  }
}
