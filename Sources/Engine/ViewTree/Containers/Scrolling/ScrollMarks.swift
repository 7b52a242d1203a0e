import Foundation

/// What scroll views find an element by.
struct ScrollMark {
  /// The element's id; nil for the scroll view itself.
  let id: AnyHashable?
  /// Those around that may look for it.
  let scopes: [UInt64]
  /// Whether it stands beside what the view shows in the first place, such as in a bar at its edge.
  var isBeside = false
}

/// Something that a scroll view is to show.
struct ScrollWish: Equatable {
  enum Place: Equatable {
    /// The element of an id, at an anchor; no further than needed without one.
    case id(AnyHashable, UnitPoint?)
    /// A point of the content.
    case point(x: Double?, y: Double?)
  }
  let place: Place
  /// Who looks for it.
  let scope: UInt64
  let isSmooth: Bool
  /// Whether what scrolls itself may know its place better.
  var restores = false

  /// Whether an element is what is looked for.
  func finds(_ mark: ScrollMark) -> Bool {
    guard mark.scopes.contains(scope) else { return false }
    switch place {
    case .id(let id, _): return mark.id == id
    case .point: return mark.id == nil
    }
  }
}

/// Who hears to which element of those here a scroll view has come.
package struct ScrollTie {
  /// How far down what is seen that counts, in hundredths.
  let part: Int
  let tell: (AnyHashable) -> Void
}

extension EnvironmentValues {
  private enum ScrollScopesKey: EnvironmentKey {
    static var defaultValue: [UInt64] { [] }
  }
  private enum ScrollTieKey: EnvironmentKey {
    static var defaultValue: ScrollTie? { nil }
  }
  private enum IsBesideKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Those around that may look for elements by their ids.
  var scrollScopes: [UInt64] {
    get { self[ScrollScopesKey.self] }
    set { self[ScrollScopesKey.self] = newValue }
  }

  /// Who hears to which of the elements here a scroll view has come.
  package var scrollTie: ScrollTie? {
    get { self[ScrollTieKey.self] }
    set { self[ScrollTieKey.self] = newValue }
  }

  /// Whether views here stand beside what a view shows in the first place, where whoever looks for an id looks last.
  var isBesideScrolled: Bool {
    get { self[IsBesideKey.self] }
    set { self[IsBesideKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Lowers views whose elements can be looked for by their ids.
  @MainActor
  mutating func lowerScrollable(
    _ scope: UInt64, _ lower: (inout LoweringContext) -> Void
  ) {
    let wereCollected = collectsIDs
    collectsIDs = true
    with(\.scrollScopes, environment.scrollScopes + [scope], lower)
    collectsIDs = wereCollected
  }

  /// Has a box be found by an id, where somebody may look for it.
  @MainActor
  mutating func markForScrolling(_ box: inout BoxReference, _ id: AnyHashable?) {
    let scopes = environment.scrollScopes
    guard isLive, !scopes.isEmpty else { return }
    var handler = ElementHandler(.target, isEnabled: false) { _ in }
    if let tie = environment.scrollTie, let id {
      handler = ElementHandler(.target, parameter: tie.part) { _ in tie.tell(id) }
    }
    handler.scrollMark = ScrollMark(
      id: id, scopes: scopes, isBeside: environment.isBesideScrolled)
    listen(&box, handler)
  }
}
