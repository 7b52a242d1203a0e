/// Makes the plan of a type: each view and modifier adds the steps for the part of the type that is its own.
///
/// Requirements of public protocols name it, so it is public; the underscore keeps it out of the way of
/// apps, whose sources see every public name of the engine.
public struct _OutlinePlanner {
  private(set) var steps: [OutlineStep] = []
  /// What the steps so far read of where the view is.
  private(set) var needs: OutlineNeeds = []
  /// Whether there is a view of the type that can be compared.
  private(set) var isPossible = true

  init() {}

  mutating func add(_ step: OutlineStep, needs: OutlineNeeds = []) {
    steps.append(step)
    self.needs.formUnion(needs)
  }

  /// Notes that views of the type can't be compared.
  mutating func refuse() {
    add(OutlineStep())
    isPossible = false
  }

  /// Adds a view that is a property of another at an offset.
  @MainActor
  mutating func add<Root, V: View>(_ property: KeyPath<Root, V>, of offset: Int) {
    guard let place = MemoryLayout<Root>.offset(of: property) else { return refuse() }
    V._plan(&self, at: offset + place)
  }

  /// Adds the label of a control, which is lowered where the control's style shows it.
  @MainActor
  mutating func add<Root, V: View>(label property: KeyPath<Root, V>, of offset: Int) {
    scope(.all, { $0.add(property, of: offset) }) { LabelStep($0) }
  }

  /// Adds all that a property holds.
  @MainActor
  mutating func add<Root, Value>(value property: KeyPath<Root, Value>, of offset: Int) {
    guard let place = MemoryLayout<Root>.offset(of: property) else { return refuse() }
    add(allOf: Value.self, at: offset + place)
  }

  /// Adds all that a value at an offset holds.
  @MainActor
  mutating func add<Value>(allOf type: Value.Type, at offset: Int) {
    if MemoryLayout<Value>.size == 0 { return }
    guard let plan = OutlinePlan.of(type) else { return refuse() }
    add(ValueStep(plan, offset))
  }

  /// Adds what a function adds of a view or a modifier at an offset, which isn't copied for it.
  mutating func add<Part>(
    _ type: Part.Type, at offset: Int, needs: OutlineNeeds,
    _ body: @escaping @MainActor (UnsafePointer<Part>, ViewOutline, inout LoweringContext) -> Bool
  ) {
    add(PartStep(offset, body), needs: needs)
  }

  /// Adds a view with a body: by its own values if they are nothing but flags, so that its body needn't be looked at.
  @MainActor
  mutating func add<V: View>(bodyOf type: V.Type, at offset: Int) {
    if let values = OutlinePlan.of(type), values.isOfFlags {
      return add(ValueStep(values, offset))
    }
    let fields = DynamicFields.of(type)
    let body = ViewPlan.of(V.Body.self)
    isPossible = isPossible && body.isPossible
    add(BodyStep<V>(offset, fields, body), needs: fields == nil ? body.needs : .all)
  }

  /// Adds a modifier with a body, and the view that it changes.
  @MainActor
  mutating func add<Modifier: ViewModifier, V: View>(
    bodyOf type: Modifier.Type, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    var inner = _OutlinePlanner()
    V._plan(&inner, at: contentOffset)
    let body = ViewPlan.of(Modifier.Body.self)
    add(
      ModifierStep<Modifier>(
        offset, DynamicFields.of(type), body, OutlineSteps(inner.steps)), needs: .all)
  }

  /// Adds steps at a place inside of that of the view.
  @MainActor
  mutating func within(_ salt: UInt64, _ body: (inout _OutlinePlanner) -> Void) {
    scope(.place, body) { PlaceStep(salt, $0) }
  }

  /// Adds steps in the surroundings that a modifier at an offset changes.
  @MainActor
  mutating func within<Modifier: _EnvironmentModifier>(
    _ type: Modifier.Type, at offset: Int, _ body: (inout _OutlinePlanner) -> Void
  ) {
    scope(Modifier._changesLanguage ? [.surroundings, .language] : .surroundings, body) {
      SurroundingsStep<Modifier>(offset, $0)
    }
  }

  /// Adds steps, in a step around them if one of them reads what it changes.
  @MainActor
  mutating func scope(
    _ changed: OutlineNeeds, _ body: (inout _OutlinePlanner) -> Void,
    _ step: (OutlineSteps) -> OutlineStep
  ) {
    var inner = _OutlinePlanner()
    body(&inner)
    needs.formUnion(inner.needs)
    isPossible = isPossible && inner.isPossible
    if inner.needs.isDisjoint(with: changed) {
      steps += inner.steps
    } else {
      steps.append(step(OutlineSteps(inner.steps)))
    }
  }

  /// The steps of a part that isn't always there.
  @MainActor
  mutating func branch<V: View>(_ type: V.Type, at salt: UInt64) -> OutlineSteps {
    var inner = _OutlinePlanner()
    inner.within(salt) { V._plan(&$0, at: 0) }
    needs.formUnion(inner.needs)
    return OutlineSteps(inner.steps)
  }
}

/// All of a value.
private final class ValueStep: OutlineStep {
  private let plan: OutlinePlan
  private let offset: Int

  init(_ plan: OutlinePlan, _ offset: Int) { (self.plan, self.offset) = (plan, offset) }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool { plan.add(view + offset, to: outline) }
}

/// What a function adds.
private final class PartStep<Part>: OutlineStep {
  private let offset: Int
  private let body: @MainActor (UnsafePointer<Part>, ViewOutline, inout LoweringContext) -> Bool

  init(
    _ offset: Int,
    _ body: @escaping @MainActor (UnsafePointer<Part>, ViewOutline, inout LoweringContext) -> Bool
  ) { (self.offset, self.body) = (offset, body) }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    body((view + offset).assumingMemoryBound(to: Part.self), outline, &context)
  }
}

/// Steps at a place inside.
private final class PlaceStep: OutlineStep {
  private let salt: UInt64
  private let steps: OutlineSteps

  init(_ salt: UInt64, _ steps: OutlineSteps) { (self.salt, self.steps) = (salt, steps) }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let identity = context.identity
    context.identity = Identity.child(identity, salt)
    let isWhole = steps.add(view, to: outline, in: &context)
    context.identity = identity
    return isWhole
  }
}

/// Steps in the surroundings that a modifier changes.
final class SurroundingsStep<Modifier: _EnvironmentModifier>: OutlineStep {
  private let offset: Int
  private let steps: OutlineSteps

  init(_ offset: Int, _ steps: OutlineSteps) { (self.offset, self.steps) = (offset, steps) }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let saved = Modifier._enter(
      (view + offset).assumingMemoryBound(to: Modifier.self).pointee, &context.environment)
    let isWhole = steps.add(view, to: outline, in: &context)
    Modifier._leave(saved, &context.environment)
    return isWhole
  }
}

/// The label of a control, which is lowered where the control's style shows it.
final class LabelStep: OutlineStep {
  private let steps: OutlineSteps

  init(_ steps: OutlineSteps) { self.steps = steps }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let wasKnown = outline.isPlaceKnown
    outline.isPlaceKnown = false
    let isWhole = steps.add(view, to: outline, in: &context)
    outline.isPlaceKnown = wasKnown
    return isWhole
  }
}

/// The body of a view.
final class BodyStep<V: View>: OutlineStep {
  private let offset: Int
  private let fields: DynamicFields?
  private let body: ViewPlan

  init(_ offset: Int, _ fields: DynamicFields?, _ body: ViewPlan) {
    (self.offset, self.fields, self.body) = (offset, fields, body)
  }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    guard context.enter(V.self) else { return false }
    let identity = context.identity
    context.identity = Identity.descend(identity)
    let isWhole = outline.withLinked(
      (view + offset).assumingMemoryBound(to: V.self), fields, in: &context
    ) { view, context in
      withUnsafePointer(to: view.body) { body.add($0, to: outline, in: &context) }
    }
    context.identity = identity
    context.leave()
    return isWhole
  }
}

/// The body of a modifier, in which the changed view stands.
final class ModifierStep<Modifier: ViewModifier>: OutlineStep {
  private let offset: Int
  private let fields: DynamicFields?
  private let body: ViewPlan
  private let content: OutlineSteps

  init(_ offset: Int, _ fields: DynamicFields?, _ body: ViewPlan, _ content: OutlineSteps) {
    (self.offset, self.fields, self.body, self.content) = (offset, fields, body, content)
  }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    guard context.enter(Modifier.self) else { return false }
    let identity = context.identity
    context.identity = Identity.descend(identity)
    let content = content
    let placeholder = _ViewModifier_Content<Modifier>(
      lower: { _ in },
      outline: { outline, context in
        let inner = context.identity
        context.identity = Identity.child(identity, Salt.Modifier.content)
        let isWhole = content.add(view, to: outline, in: &context)
        context.identity = inner
        return isWhole
      })
    let isWhole = outline.withLinked(
      (view + offset).assumingMemoryBound(to: Modifier.self), fields, in: &context
    ) { modifier, context in
      withUnsafePointer(to: modifier.body(content: placeholder)) {
        body.add($0, to: outline, in: &context)
      }
    }
    context.identity = identity
    context.leave()
    return isWhole
  }
}

extension ViewOutline {
  /// Adds what a function adds of a value whose dynamic properties are connected; false if they can't be here.
  @MainActor
  fileprivate func withLinked<Value>(
    _ value: UnsafePointer<Value>, _ fields: DynamicFields?, in context: inout LoweringContext,
    _ add: (Value, inout LoweringContext) -> Bool
  ) -> Bool {
    guard let fields else { return add(value.pointee, &context) }
    guard isPlaceKnown || !fields.keepValues else { return false }
    var linked = value.pointee
    context.link(fields, of: &linked)
    return add(linked, &context)
  }
}
