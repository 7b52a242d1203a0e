/// How views of a type are added to an outline: steps that are found once for the type.
///
/// A step knows where in a view's memory it looks. So a row is compared by a walk along a list, not by generic calls
/// from view to view, each of which would look up its types again and copy what it is given.
@usableFromInline
final class ViewPlan {
  @exclusivity(unchecked) private var steps = OutlineSteps()
  /// What the steps read of where the view is; all of it until the plan is made.
  @exclusivity(unchecked) private(set) var needs: OutlineNeeds = .all
  /// Whether there is a view of the type that can be compared.
  @usableFromInline private(set) var isPossible = true

  private init() {}

  @MainActor private static var plans: [ObjectIdentifier: ViewPlan] = [:]

  /// The plan of a type.
  @usableFromInline @MainActor
  static func of<V: View>(_ type: V.Type) -> ViewPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let plan = ViewPlan()
    // Views may have views of their own type in them.
    plans[ObjectIdentifier(type)] = plan
    var planner = _OutlinePlanner()
    V._plan(&planner, at: 0)
    plan.steps = OutlineSteps(planner.steps)
    plan.needs = planner.needs
    plan.isPossible = planner.isPossible
    return plan
  }

  /// Adds a view at an address; false if it can't be compared.
  @usableFromInline @MainActor
  func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool { steps.add(view, to: outline, in: &context) }
}

extension ViewOutline {
  /// Adds a view; false if it can't be compared.
  @usableFromInline @MainActor
  func add<V: View>(view: V, in context: inout LoweringContext) -> Bool {
    let plan = ViewPlan.of(V.self)
    return withUnsafePointer(to: view) { plan.add($0, to: self, in: &context) }
  }
}

/// What steps read of where a view is.
struct OutlineNeeds: OptionSet {
  let rawValue: UInt8
  /// The view's identity.
  static let place = Self(rawValue: 1)
  /// The values of its surroundings.
  static let surroundings = Self(rawValue: 2)
  /// Of the surroundings what texts are formatted and written by.
  static let language = Self(rawValue: 4)
  static let all: Self = [.place, .surroundings, .language]
}

/// Adds a part of a view to an outline.
class OutlineStep {
  /// Adds the part of the view at an address; false if it can't be compared.
  @MainActor
  func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool { false }
}

extension Unmanaged {
  /// Gives a closure the object, whose references aren't counted meanwhile.
  ///
  /// A closure of an actor's that is passed to the standard library asks each time whether it runs there; one that is
  /// passed to a function of this module doesn't.
  @inline(__always)
  func withoutCounting<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

/// Steps in order. They are made once for a type and last as long as the program, so that walking along them counts
/// no references.
struct OutlineSteps {
  private let steps: UnsafeBufferPointer<Unmanaged<OutlineStep>>

  init(_ steps: [OutlineStep] = []) {
    let fixed = UnsafeMutableBufferPointer<Unmanaged<OutlineStep>>.allocate(capacity: steps.count)
    _ = fixed.initialize(from: steps.map { .passRetained($0) })
    self.steps = UnsafeBufferPointer(fixed)
  }

  @MainActor
  func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    for step in steps {
      let isWhole = step.withoutCounting { $0.add(view, to: outline, in: &context) }
      if !isWhole { return false }
    }
    return true
  }
}
