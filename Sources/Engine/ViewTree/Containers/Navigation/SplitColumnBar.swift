/// What a stack in a column of a split view takes over: the column's bar, with the way back.
struct SplitColumnBar: Equatable {
  let exit: ColumnExit
  /// Whether the column can be left, in little room.
  let canLeave: Bool
  /// What the column before is called, if it is called anything.
  let backTitle: String?

  static func == (left: SplitColumnBar, right: SplitColumnBar) -> Bool {
    left.exit === right.exit && left.canLeave == right.canLeave
      && left.backTitle == right.backTitle
  }
}

/// Leads from a column to the one before, in little room.
@MainActor
final class ColumnExit {
  var leave: (@MainActor () -> Void)?
}

/// Whether a stack in a column has taken its bar over.
enum ColumnBarTakenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  private enum SplitColumnBarKey: EnvironmentKey {
    static var defaultValue: SplitColumnBar? { nil }
  }

  /// The bar of the column around, for the first stack in it; nil elsewhere.
  var splitColumnBar: SplitColumnBar? {
    get { self[SplitColumnBarKey.self] }
    set { self[SplitColumnBarKey.self] = newValue }
  }
}

extension LoweringContext {
  /// The bar that a column hands down.
  @MainActor
  mutating func columnBar(
    leave: (@MainActor () -> Void)?, backTitle: String?
  ) -> SplitColumnBar {
    let node = graph.node(at: Identity.child(identity, Salt.Navigation.columnExit))
    let exit = node.values[0] as? ColumnExit ?? ColumnExit()
    node.values[0] = exit
    exit.leave = leave
    return SplitColumnBar(exit: exit, canLeave: leave != nil, backTitle: backTitle)
  }
}
