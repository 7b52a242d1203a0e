/// A view of a navigation stack, as far as what is in it is told whether it is shown: another view that covers it has
/// its views disappear, and they appear again once it has gone.
@MainActor
final class PageScope {
  /// What a view does when the page around it is covered, and when it is shown again.
  struct Listener {
    let cover: () -> Void
    let show: () -> Void
  }

  private var listeners: [UInt64: Listener] = [:]
  /// Whether another view of the same stack covers the page.
  private var isBelow = false
  /// Whether the page around the stack is covered.
  private var isAroundCovered = false

  /// Whether nothing of the page is shown.
  var isCovered: Bool { isBelow || isAroundCovered }

  nonisolated init() {}

  /// Tells a view at a place from now on.
  func tell(_ place: UInt64, _ listener: Listener) { listeners[place] = listener }

  /// Tells a view nothing any more.
  func forget(_ place: UInt64) { listeners[place] = nil }

  /// Notes whether a view of the same stack covers the page.
  func set(isBelow: Bool) { change { $0.isBelow = isBelow } }

  /// Follows the page around the stack that the page is in.
  func follow(_ outer: PageScope?, at place: UInt64) {
    guard let outer else { return }
    outer.tell(
      place,
      Listener(
        cover: { [weak self] in self?.change { $0.isAroundCovered = true } },
        show: { [weak self] in self?.change { $0.isAroundCovered = false } }))
    change { $0.isAroundCovered = outer.isCovered }
  }

  private func change(_ body: (PageScope) -> Void) {
    let was = isCovered
    body(self)
    guard isCovered != was else { return }
    for listener in listeners.sorted(by: { $0.key < $1.key }) {
      if isCovered { listener.value.cover() } else { listener.value.show() }
    }
  }
}

/// The page of a navigation stack around a view; the same one from evaluation to evaluation.
struct PageScopeReference: Equatable {
  var scope: PageScope?

  static func == (left: Self, right: Self) -> Bool { left.scope === right.scope }
}

private struct PageScopeKey: EnvironmentKey {
  static var defaultValue: PageScopeReference { PageScopeReference() }
}

extension EnvironmentValues {
  /// The page of a navigation stack around the views here.
  var pageScope: PageScopeReference {
    get { self[PageScopeKey.self] }
    set { self[PageScopeKey.self] = newValue }
  }
}

/// The pages of a stack, the root first.
@MainActor
final class PageScopes {
  private var all: [PageScope] = []

  nonisolated init() {}

  /// The page at a level, made when it is shown first.
  func scope(at level: Int, in outer: PageScope?, of stack: UInt64) -> PageScopeReference {
    while all.count <= level {
      let new = PageScope()
      new.follow(outer, at: Identity.child(stack, Salt.Navigation.firstScope + UInt64(all.count)))
      all.append(new)
    }
    return PageScopeReference(scope: all[level])
  }

  /// Takes how many levels there are above the root, of which the last is shown.
  func show(_ depth: Int) {
    if all.count > depth + 1 { all.removeLast(all.count - depth - 1) }
    for (level, scope) in all.enumerated() { scope.set(isBelow: level < depth) }
  }
}
