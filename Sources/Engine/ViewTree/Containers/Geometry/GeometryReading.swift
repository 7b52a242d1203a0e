import Foundation

/// A size and place, and whether anybody asked for them.
final class GeometryReading {
  /// The spaces around that have names, the innermost last.
  let spaces: [NamedSpace]
  /// The size and place that held when the view was evaluated, in the window.
  private let first: CGRect
  /// The size and place in the browser; nil where they are not told.
  private let told: StateCell<CGRect?>?
  private let guessed: GuessedActions?
  private weak var graph: ViewGraph?
  /// Whether the evaluation that it was made for is over.
  var isOver = false
  var wasRead = false
  /// Whether the answer is only right by chance.
  var isApproximate = false
  /// Whether the place is compared to those of other views.
  var wantsPlaces = false

  /// A size and place that stay.
  init(size: CGSize, origin: CGPoint = .zero, spaces: [NamedSpace] = []) {
    first = CGRect(origin: origin, size: size)
    self.spaces = spaces
    (told, guessed) = (nil, nil)
  }

  /// Those that the browser tells; `first` until then.
  init(
    _ told: StateCell<CGRect?>, first: CGRect, spaces: [NamedSpace], guessed: GuessedActions,
    in graph: ViewGraph
  ) {
    self.first = told.unreadValue ?? first
    self.spaces = spaces
    self.told = told
    self.guessed = guessed
    self.graph = graph
  }

  /// The size and place: those of the evaluation as long as it goes on, later what holds then.
  var frame: CGRect {
    guard isOver, let told else { return first }
    if let frame = told.value { return frame }
    if let graph, let guessed {
      onMainActor { if let action = graph.runningAction { guessed.actions.append(action) } }
    }
    return first
  }
}
