/// Who wants to know which preview's code runs.
@MainActor
package protocol HostWatcher {
  /// The code of a preview begins to run; calls may be nested.
  func begin(_ id: String)
  func end()
}

/// Nobody.
package struct NoWatcher: HostWatcher {
  package init() {}
  package func begin(_ id: String) {}
  package func end() {}
}
