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
  struct Look {
    var fades = false
    var shrinks = false
    var edge = ""
    /// What is declared besides.
    var declarations: [CSSProperty: CSSValue] = [:]

    /// Whether a page has the rule of the class only because an element names it.
    var isNamed: Bool { !declarations.isEmpty }

    /// The class; nil if the view keeps its style.
    func name(isRightToLeft: Bool) -> String? {
      guard fades || shrinks || !edge.isEmpty || isNamed else { return nil }
      if !isNamed { return "e-" + (fades ? "o" : "") + (shrinks ? "s" : "") + edge }
      var all: [CSSProperty: CSSValue] = [:]
      if fades { all[.opacity] = .number(0) }
      if shrinks { all[.scale] = .number(0) }
      let moves = isRightToLeft ? mirrored : [:]
      if let move = moves[edge] ?? edges[edge] {
        all[.translate] = .text(CSSText(String(move.dropFirst("translate:".count))))
      }
      all.merge(declarations) { $1 }
      return CSSLooks.name(
        of: all.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) })
    }

    func joined(with other: Look) -> Look {
      Look(
        fades: fades || other.fades, shrinks: shrinks || other.shrinks,
        edge: other.edge.isEmpty ? edge : other.edge,
        declarations: declarations.merging(other.declarations) { $1 })
    }
  }
}

extension AnyTransition.Kind {
  /// The style of a view that comes or goes, but for what views of its own change.
  fileprivate func look(_ phase: TransitionPhase) -> TransitionClasses.Look {
    typealias Look = TransitionClasses.Look
    let isEntrance = phase == .willAppear
    switch self {
    case .identity, .modifier, .custom: return Look()
    case .opacity: return Look(fades: true)
    case .slide: return Look(edge: isEntrance ? "l" : "r")
    case .scale(let scale, _):
      guard scale.isFinite, scale != 0 else { return Look(shrinks: true) }
      return Look(declarations: [.scale: .number(scale)])
    case .move(let edge): return Look(edge: edge.letter)
    case .push(let edge): return Look(fades: true, edge: isEntrance ? edge.letter : edge.opposite)
    case .offset(let offset):
      guard offset.width.isFinite, offset.height.isFinite else { return Look() }
      let text =
        CSSValue.points(Double(offset.width)).string + " "
        + CSSValue.points(Double(offset.height)).string
      return Look(declarations: [.translate: .text(CSSText(text))])
    case .asymmetric(let insertion, let removal):
      return isEntrance ? insertion.look(phase) : removal.look(phase)
    case .combined(let first, let second):
      return first.look(phase).joined(with: second.look(phase))
    case .animated(let base, _): return base.look(phase)
    }
  }

  /// The point about which a view grows and shrinks; nil for its middle.
  fileprivate var anchor: CSSValue? {
    switch self {
    case .scale(_, let anchor): anchor.css
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.anchor ?? second.anchor
    case .animated(let base, _): base.anchor
    default: nil
    }
  }

  /// The animation that the transition has itself.
  fileprivate var animation: Animation? {
    switch self {
    case .animated(_, let animation): animation
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.animation ?? second.animation
    default: nil
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
  ///
  /// - Parameter changes: What the transition's own views change in a phase; nil if they give other boxes.
  @MainActor
  mutating func lowerTransition(
    _ kind: AnyTransition.Kind, since mark: Int,
    _ changes: (TransitionPhase, inout LoweringContext) -> [CSSProperty: CSSValue]?
  ) {
    guard isLive else { return }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var names: [String?] = []
    var named: [String] = []
    for phase in [TransitionPhase.willAppear, .didDisappear] {
      var look = kind.look(phase)
      if let own = changes(phase, &self) {
        look.declarations.merge(own) { $1 }
      } else {
        look.fades = true
      }
      let name = look.name(isRightToLeft: isRightToLeft)
      names.append(name)
      if let name, look.isNamed, !named.contains(name) { named.append(name) }
    }
    let (enter, leave) = (names[0], names[1])
    let transition = kind.animation.map { CSSValue.text(graph.paints.transition($0)) }
    setOwnKey(identity | 1, since: mark)
    forEachBox(since: mark) { box, context in
      context.annotate(&box) { semantics in
        if let enter { semantics.set(.dataEnter, enter) }
        if let leave { semantics.set(.dataLeave, leave) }
      }
      if !named.isEmpty {
        context.declare(.looks, .text(CSSText(named.joined(separator: " "))), at: box)
      }
      if let anchor = kind.anchor { context.declare(.transformOrigin, anchor, at: box) }
      if let transition { context.declare(.transition, transition, at: box) }
    }
  }

  /// Declares something on a box that doesn't yet.
  private mutating func declare(
    _ property: CSSProperty, _ value: CSSValue, at box: BoxReference
  ) {
    let style = tree.boxes[Int(box.index)].style
    guard declared(property, in: style) == nil else { return }
    tree.boxes[Int(box.index)].style = extend(style, property, value)
  }
}
