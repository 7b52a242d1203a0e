import Foundation

/// A space of coordinates of a live page that has a name, and where it is.
final class NamedSpace: Equatable {
  let name: AnyHashable
  /// Where it is in the window.
  let frame: StateCell<CGRect>
  /// Whether somebody asked for a place in it.
  var isWanted = false

  init(_ name: AnyHashable, _ frame: StateCell<CGRect>) {
    self.name = name
    self.frame = frame
  }

  static func == (left: NamedSpace, right: NamedSpace) -> Bool { left === right }
}

extension EnvironmentValues {
  private enum NamedSpacesKey: EnvironmentKey {
    static var defaultValue: [NamedSpace] { [] }
  }

  /// The spaces around that have names, of each name the innermost.
  var namedSpaces: [NamedSpace] {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

extension [NamedSpace] {
  /// These and spaces inside of them, which hide those of their names.
  func adding(_ inner: [NamedSpace]) -> [NamedSpace] {
    filter { outer in !inner.contains { $0.name == outer.name } } + inner
  }
}

extension LoweringContext {
  /// The space of a name at the place that is being lowered.
  @MainActor
  mutating func namedSpace(_ name: AnyHashable, at position: UInt64) -> NamedSpace {
    let node = graph.node(at: Identity.child(identity, position))
    if let known = node.values[0] as? NamedSpace, known.name == name { return known }
    let new = NamedSpace(name, StateCell(.zero, in: graph))
    node.values[0] = new
    return new
  }

  /// Has the browser tell where a space is, if somebody asked.
  @MainActor
  mutating func follow(_ space: NamedSpace, since mark: Int) {
    guard space.isWanted else { return }
    // What scrolls in a scroll view moves in its space, also where the whole page is scrolled for it.
    let isScrolled = pending[mark...].contains { tree.core(of: $0).kind == .scroll }
    listen(
      since: mark,
      ElementHandler(.size, parameter: isScrolled ? 5 : 1) { payload in
        if let frame = payload.frame { space.frame.set(frame) }
      })
  }
}

/// Gives a view's space of coordinates a name.
nonisolated public struct _CoordinateSpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard context.isLive else { return V._lower(content, into: &context) }
    let space = context.namedSpace(modifier.name, at: Salt.Geometry.namedSpace)
    let mark = context.mark()
    context.with(\.namedSpaces, context.environment.namedSpaces.adding([space])) {
      V._lower(content, into: &$0)
    }
    context.follow(space, since: mark)
  }
}
