import Foundation

extension LoweringContext {
  /// Lowers a view at a position of the current place.
  @inlinable @MainActor
  mutating func lower<V: View>(_ view: V, at position: UInt64) {
    let saved = identity
    identity = Identity.child(saved, position)
    V._lower(view, into: &self)
    identity = saved
  }

  /// Lowers a view as one box at most: several stand side by side.
  @inlinable @MainActor
  mutating func lowerRow<V: View>(_ view: V, at position: UInt64) {
    let stack = openHorizontal()
    lower(view, at: position)
    joinRow(stack)
  }

  @usableFromInline
  mutating func joinRow(_ stack: StackMark) {
    if pending.count - stack.pending > 1 {
      closeHorizontal(stack, .center, nil)
    } else {
      stackAxis = stack.axis
    }
  }

  /// Lowers a view as one box at most: several stand one below the other.
  @MainActor
  mutating func lowerColumn<V: View>(
    _ view: V, at position: UInt64, _ alignment: BoxAlignment.Horizontal = .center,
    spacing: CGFloat? = nil
  ) {
    let stack = openVertical()
    lower(view, at: position)
    if pending.count - stack.pending > 1 {
      closeVertical(stack, alignment, spacing)
    } else {
      stackAxis = stack.axis
    }
  }

  /// Changes the environment for what is lowered in a block.
  @MainActor
  mutating func with<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    _ body: (inout LoweringContext) -> Void
  ) {
    let saved = environment[keyPath: keyPath]
    let links = environment.links
    environment[keyPath: keyPath] = value
    body(&self)
    environment[keyPath: keyPath] = saved
    // The very list that was there, so that views that come find their surroundings as they were.
    environment.links = links
  }

  /// Forgets the boxes that came since a mark.
  mutating func discard(since mark: Int) { pending.removeSubrange(mark...) }

  /// The text that a view shows, for names.
  @MainActor
  mutating func plainText<V: View>(of view: V, at position: UInt64) -> String {
    text { $0.lower(view, at: position) }
  }

  /// The text in a box.
  @MainActor
  mutating func plainText(of index: Int32) -> String {
    text { $0.pending.append(index) }
  }
}
