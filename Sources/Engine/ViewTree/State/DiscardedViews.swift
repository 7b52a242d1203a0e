import Dispatch

/// What views were made with whose places have something of the kind already.
///
/// SwiftUI has the values of views until the next evaluation. An object that is made for each of them finds
/// itself in what it puts off for a moment, so it has to be there for as long.
@MainActor
enum DiscardedViews {
  /// What came since the main queue has been here last, and what had come before that.
  private static var kept: (young: [Any], old: [Any]) = ([], [])

  /// Keeps something until what was put off before has been done, where views are evaluated on the main queue.
  nonisolated static func keep(_ value: Any) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      if kept.young.isEmpty, kept.old.isEmpty { comeBack() }
      kept.young.append(value)
    }
  }

  /// Keeps a value if it is an object.
  nonisolated static func keep<Value>(object value: Value) {
    if Value.self is AnyObject.Type { keep(value) }
  }

  private static func comeBack() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        // What goes may keep something in turn.
        withExtendedLifetime(kept.old) { kept = ([], kept.young) }
        if !kept.old.isEmpty { comeBack() }
      }
    }
  }
}
