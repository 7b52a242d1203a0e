import Observation

/// A view with a body, at its place on a live page.
final class BodyRecord<Content: View>: ViewRecord, @unchecked Sendable {
  private var view: Content
  private var content: Content.Body?
  private var comparison: InputComparison?
  private let lowerBody: LoweringFunction

  init(
    _ view: Content, identity: UInt64, graph: ViewGraph, parent: ViewRecord?,
    lowerBody: @escaping LoweringFunction
  ) {
    self.view = view
    self.lowerBody = lowerBody
    super.init(identity: identity, graph: graph, parent: parent)
  }

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
    lowerContent(into: &context)
  }

  override var type: Any.Type { Content.self }

  @MainActor
  override func lowerAgain(
    into context: inout LoweringContext, _ live: LiveGraph, mayLower: Bool
  ) -> PartOutcome {
    pass = live.pass
    beginPart(context.tree)
    if needsBody, readSameBody(view, &context, live) { return .unchanged }
    guard content != nil else { return .impossible }
    guard mayLower else {
      wantLowering()
      return .impossible
    }
    lowerContent(into: &context)
    return .lowered
  }

  @MainActor
  private func lowerContent(into context: inout LoweringContext) {
    guard let content else { return }
    withUnsafePointer(to: content) { content in
      context.lowerContent(of: self) { lowerBody(content, &$0) }
    }
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

  /// Finds out whether the view is another than it was.
  ///
  /// Nothing is marked above: it is being lowered, so the page isn't dirty for that.
  @MainActor
  private func checkInputs(
    _ new: Content, _ context: borrowing LoweringContext, _ isSameSurroundings: Bool
  ) {
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
  private let lowerBody: LoweringFunction
  private let lowerContent: LoweringFunction

  /// The view that is changed, as it is now.
  private final class Holder {
    var content: Content?
  }

  init(
    identity: UInt64, graph: ViewGraph, parent: ViewRecord?, lowerBody: @escaping LoweringFunction,
    lowerContent: @escaping LoweringFunction
  ) {
    self.lowerBody = lowerBody
    self.lowerContent = lowerContent
    super.init(identity: identity, graph: graph, parent: parent)
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
    lowerChanged(into: &context)
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
    guard changed != nil else { return .impossible }
    lowerChanged(into: &context)
    return .lowered
  }

  @MainActor
  private func lowerChanged(into context: inout LoweringContext) {
    guard let changed else { return }
    withUnsafePointer(to: changed) { changed in
      context.lowerContent(of: self) { lowerBody(changed, &$0) }
    }
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
    let placeholder = _ViewModifier_Content<Modifier> { [holder, lowerContent] context in
      guard let content = holder.content else { return }
      let inner = context.identity
      context.identity = Identity.child(context.identity, Salt.Modifier.content)
      withUnsafePointer(to: content) { lowerContent($0, &context) }
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
    withObservationTracking({ runBody(body) }) { [weak self] in
      onMainActor { self?.mark(.body) }
    }
  }
}
