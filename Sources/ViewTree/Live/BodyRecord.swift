import Observation

/// A view with a body, at its place on a live page.
final class BodyRecord<Content: View>: ViewRecord, @unchecked Sendable {
  private var view: Content?
  private var content: Content.Body?
  private var comparison: InputComparison?

  /// Lowers the view: copies what is known of it, lowers its body again, or runs the body, whichever is
  /// the least that is right.
  @MainActor
  func lower(_ new: Content, into context: inout LoweringContext, _ live: LiveGraph) {
    pass = live.pass
    beginBoxes(context.tree)
    let isSameSurroundings = surroundings.matches(context)
    if !needsBody { checkInputs(new, context, isSameSurroundings) }
    if isClean, isSameSurroundings, !live.lowersAll {
      context.copy(self, live)
      return
    }
    view = new
    if !isSameSurroundings { surroundings = Surroundings(context, near: parent) }
    if needsBody || content == nil {
      let isSame = readSameBody(new, &context, live)
      if isSame, isSameSurroundings, !live.lowersAll {
        context.copy(self, live)
        return
      }
    }
    guard let content else { return }
    context.lowerContent(of: self) { Content.Body._lower(content, into: &$0) }
  }

  override var type: Any.Type { Content.self }

  @MainActor
  override func lowerAgain(
    into context: inout LoweringContext, _ live: LiveGraph, mayLower: Bool
  ) -> PartOutcome {
    guard let view else { return .impossible }
    pass = live.pass
    beginPart(context.tree)
    if needsBody, readSameBody(view, &context, live) { return .unchanged }
    guard let content else { return .impossible }
    guard mayLower else {
      wantLowering()
      return .impossible
    }
    context.lowerContent(of: self) { Content.Body._lower(content, into: &$0) }
    return .lowered
  }

  /// Runs the body; whether it surely gave what it gave the last time, and nothing else is marked.
  ///
  /// Rows and the like need not be looked at then: they are made by the same closures of the same data.
  @MainActor
  private func readSameBody(
    _ view: Content, _ context: inout LoweringContext, _ live: LiveGraph
  ) -> Bool {
    let before = content
    readBody(view, &context, live)
    guard isClean, let before, let content else { return false }
    let comparison = InputComparison.of(Content.Body.self)
    let isSame = compare { comparison.areEqual(before, content) }
    if !isSame { wantLowering() }
    return isSame
  }

  override func isGiven<Value>(_ value: Value) -> Bool {
    guard Value.self == Content.self, let view else { return false }
    let comparison = comparison ?? InputComparison.inside(Content.self)
    self.comparison = comparison
    return comparison.areEqual(view, unsafeBitCast(value, to: Content.self))
  }

  /// Finds out whether the view is another than it was.
  ///
  /// Nothing is marked above: it is being lowered, so the page isn't dirty for that.
  @MainActor
  private func checkInputs(
    _ new: Content, _ context: borrowing LoweringContext, _ isSameSurroundings: Bool
  ) {
    guard let view else { return wantBody() }
    let comparison = comparison ?? InputComparison.of(Content.self)
    self.comparison = comparison
    if !comparison.areEqual(view, new) { return wantBody() }
    guard !isSameSurroundings, let fields = DynamicFields.of(Content.self),
      let environment = surroundings.environment
    else { return }
    if !fields.readsSame(in: view, environment.values, context.environment) { wantBody() }
  }

  @MainActor
  private func readBody(_ new: Content, _ context: inout LoweringContext, _ live: LiveGraph) {
    let before = beginBody()
    defer { endBody(before) }
    live.countBody()
    content = perform(.body) {
      guard let fields = DynamicFields.of(Content.self) else { return track { new.body } }
      var linked = new
      context.link(fields, of: &linked)
      return track { linked.body }
    }
  }
}

/// A modifier with a body, at its place on a live page.
final class ModifierRecord<Modifier: ViewModifier, Content: View>: ViewRecord,
  @unchecked Sendable
{
  private var modifier: Modifier?
  private var changed: Modifier.Body?
  private let holder = Holder()

  /// The view that is changed, as it is now.
  private final class Holder {
    var content: Content?
  }

  @MainActor
  func lower(
    _ new: Modifier, _ content: Content, into context: inout LoweringContext, _ live: LiveGraph
  ) {
    pass = live.pass
    beginBoxes(context.tree)
    holder.content = content
    if !needsBody {
      let isSame = modifier.map { InputComparison.of(Modifier.self).areEqual($0, new) } ?? false
      if !isSame || !readsSame(new, context) { wantBody() }
    }
    modifier = new
    surroundings = Surroundings(context, near: parent)
    if needsBody || changed == nil { readBody(new, &context, live) }
    guard let changed else { return }
    context.lowerContent(of: self) { Modifier.Body._lower(changed, into: &$0) }
  }

  override var type: Any.Type { Modifier.self }

  @MainActor
  override func lowerAgain(
    into context: inout LoweringContext, _ live: LiveGraph, mayLower: Bool
  ) -> PartOutcome {
    guard let modifier, mayLower else { return .impossible }
    pass = live.pass
    beginPart(context.tree)
    if needsBody || changed == nil { readBody(modifier, &context, live) }
    guard let changed else { return .impossible }
    context.lowerContent(of: self) { Modifier.Body._lower(changed, into: &$0) }
    return .lowered
  }

  @MainActor
  private func readsSame(_ new: Modifier, _ context: borrowing LoweringContext) -> Bool {
    guard let fields = DynamicFields.of(Modifier.self),
      let environment = surroundings.environment
    else { return true }
    return fields.readsSame(in: new, environment.values, context.environment)
  }

  @MainActor
  private func readBody(_ new: Modifier, _ context: inout LoweringContext, _ live: LiveGraph) {
    let before = beginBody()
    defer { endBody(before) }
    live.countBody()
    let holder = holder
    let placeholder = _ViewModifier_Content<Modifier> { context in
      guard let content = holder.content else { return }
      let inner = context.identity
      context.identity = Identity.child(context.identity, 0x2001)
      Content._lower(content, into: &context)
      context.identity = inner
    }
    changed = perform(.body) {
      guard let fields = DynamicFields.of(Modifier.self) else {
        return track { new.body(content: placeholder) }
      }
      var linked = new
      context.link(fields, of: &linked)
      return track { linked.body(content: placeholder) }
    }
  }
}

extension ViewRecord {
  /// Runs a body; a change of what it reads of observable objects marks the record.
  @MainActor
  fileprivate func track<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak self] in
      onMainActor { self?.mark(.body) }
    }
  }
}
