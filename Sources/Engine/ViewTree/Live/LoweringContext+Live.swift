import Observation

/// Lowers the value at an address.
///
/// Views and modifiers say how in their own modules, where the compiler knows the type of the value with
/// all that is in it. No value is passed but by its address, so that the same function will do where the
/// type is not known.
@usableFromInline
typealias LoweringFunction =
  @MainActor (
    _ value: UnsafeRawPointer, _ context: inout LoweringContext
  ) -> Void

extension LoweringContext {
  /// Lowers a view with a body on a live page.
  @MainActor @usableFromInline
  mutating func lowerLive<V: View>(_ view: V, lowerBody: @escaping LoweringFunction) {
    guard let live = graph.live, enter(V.self) else { return }
    let outer = identity
    identity = Identity.descend(outer)
    let parent = live.current
    let graph = graph
    let record = live.record(at: &identity, BodyRecord<V>.self) {
      BodyRecord<V>(
        view, identity: $0, graph: graph, parent: parent, lowerBody: lowerBody)
    }
    parent?.append(child: record)
    record.lower(view, into: &self, live)
    identity = outer
    leave()
  }

  /// Lowers a view with a modifier that has a body, on a live page.
  @MainActor @usableFromInline
  mutating func lowerLive<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, lowerBody: @escaping LoweringFunction,
    lowerContent: @escaping LoweringFunction
  ) {
    guard let live = graph.live, enter(M.self) else { return }
    let outer = identity
    identity = Identity.descend(outer)
    let parent = live.current
    let graph = graph
    let record = live.record(at: &identity, ModifierRecord<M, V>.self) {
      ModifierRecord<M, V>(
        identity: $0, graph: graph, parent: parent, lowerBody: lowerBody, lowerContent: lowerContent
      )
    }
    parent?.append(child: record)
    record.lower(modifier, content, into: &self, live)
    identity = outer
    leave()
  }

  /// Lowers what is in a record and keeps what comes of it.
  @MainActor
  mutating func lowerContent(
    of record: ViewRecord, _ lower: (inout LoweringContext) -> Void
  ) {
    let before = record.beginLowering()
    let outerPreferences = preferences
    preferences = PreferenceStore()
    let outerAsks = tree.layout.asksForContainer
    tree.layout.asksForContainer = false
    let firstIssue = issues.count
    let firstRoot = pending.count
    let start = BoxExtent(tree)
    let firstBox = start.boxes
    record.perform(.lowering) { lower(&self) }
    animate(record, since: firstRoot)
    record.endLowering(before)
    let knownLength = record.fragment.length
    loop(
      record, since: start,
      former: BoxExtent(tree) - start == knownLength ? record.previousBase : nil)
    record.fragment = BoxFragment()
    record.fragment.preferences = preferences
    record.fragment.asksForContainer = tree.layout.asksForContainer
    if outerAsks { tree.layout.asksForContainer = true }
    record.fragment.issues = Array(issues[min(firstIssue, issues.count)...])
    record.fragment.roots = pending[firstRoot...].map {
      $0 - Int32(truncatingIfNeeded: firstBox)
    }
    if pending.count == firstRoot + 1 {
      record.fragment.hasTraits = tree.hasTraits(pending[firstRoot])
    }
    if !guideShifts.isEmpty {
      for (position, root) in pending[firstRoot...].enumerated() {
        record.fragment.guideShifts[position] = guideShifts[root]
      }
    }
    record.endBoxes(&tree)
    record.isSteady = record.fragment.length == knownLength
    var joined = outerPreferences
    joined.merge(preferences)
    preferences = joined
  }

  /// Copies what came of a record in the evaluation before.
  @MainActor
  mutating func copy(_ record: ViewRecord, _ live: LiveGraph) {
    let start = Int32(truncatingIfNeeded: tree.boxes.count)
    if live.isPartial {
      tree.appendCopy(of: record)
    } else {
      tree.append(record, of: live.previous)
    }
    for root in record.fragment.roots { pending.append(root + start) }
    for (position, shifts) in record.fragment.guideShifts {
      guideShifts[record.fragment.roots[position] + start] = shifts
    }
    if !record.fragment.preferences.isEmpty { preferences.merge(record.fragment.preferences) }
    if !record.fragment.issues.isEmpty { issues += record.fragment.issues }
    record.endBoxes(&tree)
  }
}
