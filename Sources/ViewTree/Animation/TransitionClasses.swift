import ElementTree
import Foundation

/// The classes that live pages' elements have while they come and go.
///
/// A class is named by what it does: `o` fades, `s` shrinks, and a letter names the edge that the
/// element is moved over.
enum TransitionClasses {
  private static let edges = [
    "l": "translate:-100%", "r": "translate:100%", "t": "translate:0 -100%",
    "b": "translate:0 100%",
  ]
  private static let mirrored = ["l": "translate:100%", "r": "translate:-100%"]

  /// The rules of all classes.
  static let rules: String = {
    var text = ""
    for fades in [false, true] {
      for shrinks in [false, true] {
        for edge in ["", "l", "r", "t", "b"] where fades || shrinks || !edge.isEmpty {
          let name = ".e-" + (fades ? "o" : "") + (shrinks ? "s" : "") + edge
          var parts: [String] = []
          if fades { parts.append("opacity:0!important") }
          if shrinks { parts.append("scale:0!important") }
          if let move = edges[edge] { parts.append("\(move)!important") }
          text += "\(name){\(parts.joined(separator: ";"))}"
          if let move = mirrored[edge] { text += "\(name):dir(rtl){\(move)!important}" }
        }
      }
    }
    return text
  }()

  /// The style of a view before it is inserted, or after it is removed.
  struct Look: Equatable {
    var fades = false
    var shrinks = false
    var edge = ""

    /// The class; nil if the view keeps its style.
    var name: String? {
      guard fades || shrinks || !edge.isEmpty else { return nil }
      return "e-" + (fades ? "o" : "") + (shrinks ? "s" : "") + edge
    }

    func joined(with other: Look) -> Look {
      Look(
        fades: fades || other.fades, shrinks: shrinks || other.shrinks,
        edge: other.edge.isEmpty ? edge : other.edge)
    }
  }
}

extension AnyTransition.Kind {
  /// The style of a view before it is inserted.
  var entrance: TransitionClasses.Look { look(isEntrance: true) }

  /// The style of a view after it is removed.
  var exit: TransitionClasses.Look { look(isEntrance: false) }

  private func look(isEntrance: Bool) -> TransitionClasses.Look {
    typealias Look = TransitionClasses.Look
    switch self {
    case .identity: return Look()
    // What a modifier or a type of transition does to the view is not known before it is drawn.
    case .opacity, .modifier, .custom: return Look(fades: true)
    case .slide: return Look(edge: isEntrance ? "l" : "r")
    case .scale: return Look(shrinks: true)
    case .move(let edge): return Look(edge: edge.letter)
    case .push(let edge): return Look(fades: true, edge: isEntrance ? edge.letter : edge.opposite)
    case .offset(let offset):
      // The distance counts for less than the direction.
      if abs(offset.width) >= abs(offset.height) {
        return Look(edge: offset.width == 0 ? "" : offset.width < 0 ? "l" : "r")
      }
      return Look(edge: offset.height < 0 ? "t" : "b")
    case .asymmetric(let insertion, let removal):
      return isEntrance ? insertion.entrance : removal.exit
    case .combined(let first, let second):
      return first.look(isEntrance: isEntrance).joined(with: second.look(isEntrance: isEntrance))
    case .animated(let base, _): return base.look(isEntrance: isEntrance)
    }
  }
}

extension Edge {
  fileprivate var letter: String {
    switch self {
    case .top: "t"
    case .leading: "l"
    case .bottom: "b"
    case .trailing: "r"
    }
  }

  fileprivate var opposite: String {
    switch self {
    case .top: "b"
    case .leading: "r"
    case .bottom: "t"
    case .trailing: "l"
    }
  }
}

extension LoweringContext {
  /// Says how the boxes since a mark come and go on a live page.
  @MainActor
  mutating func lowerTransition(_ kind: AnyTransition.Kind, since mark: Int) {
    guard isLive else { return }
    let (enter, leave) = (kind.entrance.name, kind.exit.name)
    forEachBox(since: mark) { box, context in
      context.annotate(&box) { semantics in
        if let enter { semantics.set(.dataEnter, enter) }
        if let leave { semantics.set(.dataLeave, leave) }
      }
    }
  }
}
