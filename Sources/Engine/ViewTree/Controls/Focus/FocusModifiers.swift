import ElementTree

/// How a view takes part in moving the focus.
///
/// - Note: As in SwiftUI.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How eagerly a view takes the focus first.
///
/// - Note: As in SwiftUI.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Ties the focus of a field to a state.
nonisolated public struct _FocusModifier: _PrimitiveModifier {
  let isFocused: () -> Bool
  let write: (Bool) -> Void

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard context.isLive else { return V._lower(content, into: &context) }
    let target = FocusTarget(isFocused: modifier.isFocused, write: modifier.write)
    context.with(\.focusTargets, context.environment.focusTargets + [target]) {
      V._lower(content, into: &$0)
    }
  }
}

/// What decides whether a field has the focus.
struct FocusTarget {
  let isFocused: () -> Bool
  let write: (Bool) -> Void
}

extension EnvironmentValues {
  private enum FocusTargetsKey: EnvironmentKey {
    static var defaultValue: [FocusTarget] { [] }
  }

  /// What decides whether the fields here have the focus.
  var focusTargets: [FocusTarget] {
    get { self[FocusTargetsKey.self] }
    set { self[FocusTargetsKey.self] = newValue }
  }
}

/// Lets a view have the focus.
nonisolated public struct _FocusableModifier: _BoxModifier, Sendable {
  let isFocusable: Bool

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.isFocusable else { return }
    context.annotate(&box) { $0.set(.tabindex, "0") }
    guard context.isLive, !context.environment.focusTargets.isEmpty else { return }
    for handler in context.focusHandlers({ _ in }) { context.listen(&box, handler) }
  }
}

extension LoweringContext {
  /// What is done when the reader gives something the focus or takes it from it: what its states say, after `change`.
  @MainActor
  func focusHandlers(_ change: @escaping (Bool) -> Void) -> [ElementHandler] {
    let (targets, live) = (environment.focusTargets, graph.live)
    if !targets.isEmpty { live?.hasFocusTargets = true }
    func handler(_ slot: LiveSlot, _ isFocused: Bool) -> ElementHandler {
      answering(slot) { _ in
        change(isFocused)
        live?.tellFocus { for target in targets { target.write(isFocused) } }
      }
    }
    var focus = handler(.focus, true)
    focus.focusTargets = targets
    return [focus, handler(.blur, false)]
  }
}

extension View {
  /// Ties the focus of the view to one value of a state.
  ///
  /// - Note: Differs from SwiftUI: of fields, and of views that are `focusable`.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier> {
    modifier(
      _FocusModifier(
        isFocused: { binding.wrappedValue == value },
        write: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value, let empty = Optional<Any>.none as? Value {
            binding.wrappedValue = empty
          }
        }))
  }

  /// Ties the focus of the view to a state.
  ///
  /// - Note: Differs from SwiftUI: of fields, and of views that are `focusable`.
  nonisolated public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusModifier> {
    modifier(
      _FocusModifier(
        isFocused: { condition.wrappedValue }, write: { condition.wrappedValue = $0 }))
  }

  /// Lets the view have the focus.
  nonisolated public func focusable(
    _ isFocusable: Bool = true
  ) -> ModifiedContent<Self, _FocusableModifier> {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the focus.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> ModifiedContent<Self, _FocusableModifier> { focusable(isFocusable) }

  /// Gives a field the focus when the view appears, unless another has it.
  ///
  /// - Note: Differs from SwiftUI: the priority says nothing.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    onAppear {
      if !binding.namesField { binding.wrappedValue = value }
    }
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: browsers mark what has the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: the focus moves in the page's order.
  nonisolated public func focusSection() -> Self { self }
}
