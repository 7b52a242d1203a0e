/// A way to take snapshots that needs a browser: of pages, and of values that have one.
public struct BrowserSnapshotting<Value>: Sendable {
  package let page: Snapshotting<Value, SnapshotPage>
  package let examiner: any PageExaminer

  /// The name that baselines have for it, such as `accessibility`.
  public var name: String { examiner.name }

  package init(page: Snapshotting<Value, SnapshotPage>, examiner: any PageExaminer) {
    self.page = page
    self.examiner = examiner
  }

  /// The strategy for other values, each of which has one of these.
  public func pullback<Other>(
    _ transform: @escaping @Sendable @MainActor (Other) throws -> Value
  ) -> BrowserSnapshotting<Other> {
    BrowserSnapshotting<Other>(page: page.pullback(transform), examiner: examiner)
  }
}

/// What a strategy has a browser do with pages.
package protocol PageExaminer: Sendable {
  /// The name that baselines have for the strategy.
  var name: String { get }

  /// What the snapshots depend on beside the page.
  func fingerprint() async throws -> EnvironmentFingerprint

  /// What a baseline keeps of a page: the page itself where only ``compare(_:_:in:)`` needs the
  /// browser.
  func content(
    of page: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant
  ) async throws -> SnapshotContent

  /// Draws an old and a new page here and now and says what differs; empty if nothing does, nil if
  /// the contents say everything.
  ///
  /// Not called while text and environment are as they were.
  func compare(
    _ old: SnapshotTaken<SnapshotPage>, _ new: SnapshotTaken<SnapshotPage>,
    in variant: SnapshotVariant
  ) async throws -> [SemanticChange.Kind]?
}

extension PageExaminer {
  package func compare(
    _ old: SnapshotTaken<SnapshotPage>, _ new: SnapshotTaken<SnapshotPage>,
    in variant: SnapshotVariant
  ) async throws -> [SemanticChange.Kind]? { nil }
}
