import ElementTree

/// Animates what changes in a view.
///
/// A page shows the end of every change at once; the browser goes there by transitions.
nonisolated public struct _AnimationModifier<Value: Equatable>: _PrimitiveModifier {
  /// How the change goes on; nil for no animation.
  public var animation: Animation?
  /// The value whose changes are animated.
  public var value: Value
  /// Whether everything that changes in the view is animated, whatever the value.
  @usableFromInline var isConstant = false

  /// Creates a modifier.
  @inlinable public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  /// Animates everything that changes.
  @inlinable init(always animation: Animation?) where Value == Bool {
    self.init(animation: animation, value: true)
    isConstant = true
  }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    if modifier.repeats { return lowerLoop(modifier, content, &context) }
    if context.isLive, !modifier.isConstant { return lowerLive(modifier, content, &context) }
    let start = context.boxCount
    V._lower(content, into: &context)
    context.animate(boxesFrom: start, modifier.animation)
  }

  @usableFromInline var repeats: Bool { animation.map { $0.repeats != 1 } ?? false }

  @usableFromInline @MainActor
  static func lowerLoop<V: View>(
    _ modifier: Self, _ content: V, _ context: inout LoweringContext
  ) {
    guard let animation = modifier.animation else { return }
    LoopedView._lower(
      LoopedView(animation: animation, value: AnyEquatable(modifier.value), content: content),
      into: &context)
  }

  /// On a live page what changes when the value does is animated, and nothing else.
  @usableFromInline @MainActor
  static func lowerLive<V: View>(
    _ modifier: Self, _ content: V, _ context: inout LoweringContext
  ) {
    AnimatedView._lower(
      AnimatedView(
        animation: modifier.animation, value: AnyEquatable(modifier.value), content: content),
      into: &context)
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    planner.add(Self.self, at: offset, needs: []) { modifier, outline, context in
      if modifier.pointee.repeats || context.isLive && !modifier.pointee.isConstant { return false }
      outline.add(modifier.pointee.animation)
      return true
    }
    V._plan(&planner, at: contentOffset)
  }
}

/// Animates what some modifiers change.
nonisolated public struct _AnimationBodyModifier<Content: View, Changed: View>: View {
  let animation: Animation?
  let content: Content
  let change: (PlaceholderContentView<Content>) -> Changed

  public var body: some View {
    change(PlaceholderContentView(content))
      .modifier(_AnimationModifier(always: animation))
  }
}

/// A view that is about to be changed, as a closure sees it.
///
/// - Note: As in SwiftUI.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  let view: any View

  init<V: View>(_ view: V) { self.view = view }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    func open<V: View>(_ view: V, _ context: inout LoweringContext) {
      V._lower(view, into: &context)
    }
    open(view.view, &context)
  }
}

/// Changes the circumstances of changes of state in a view.
nonisolated public struct _TransactionModifier: _PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  @usableFromInline
  init(transform: @escaping (inout Transaction) -> Void) {
    self.transform = transform
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let start = context.tree.boxes.count
    V._lower(content, into: &context)
    var transaction = Transaction()
    modifier.transform(&transaction)
    if transaction.animation != nil || transaction.disablesAnimations {
      context.animate(boxesFrom: start, transaction.animation)
    }
  }
}

extension View {
  /// Animates what changes in the view when a value does.
  ///
  /// - Note: Differs from SwiftUI: on a static page the browser animates whatever changes.
  @inlinable nonisolated public consuming func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _AnimationModifier<V>> {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates what changes in the view.
  @inlinable nonisolated public consuming func animation(
    _ animation: Animation?
  ) -> ModifiedContent<Self, _AnimationModifier<Bool>> {
    modifier(_AnimationModifier(always: animation))
  }

  /// Animates what some modifiers change.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _AnimationBodyModifier(animation: animation, content: self, change: body)
  }

  /// Changes the circumstances of changes of state in the view.
  @inlinable nonisolated public consuming func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the circumstances of changes of state in the view when a value changes.
  @inlinable nonisolated public consuming func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the circumstances of what some modifiers change.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> ModifiedContent<V, _TransactionModifier> {
    body(PlaceholderContentView(self)).modifier(_TransactionModifier(transform: transform))
  }
}

/// A modifier with a part that animations may take through the values between two others.
///
/// - Note: As in SwiftUI. A page shows the value at the end.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// When an animation counts as done.
///
/// - Note: As in SwiftUI.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoved: Bool
  /// When what is animated is nearly at its end.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Makes changes of state with an animation, and does something once it is done.
///
/// - Note: Differs from SwiftUI: a server doesn't see a browser's animations end; it waits as long as they take.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let seconds = animation?.wholeDuration ?? 0
  nonisolated(unsafe) let done = completion
  Task { @MainActor in
    try? await Task.sleep(for: .seconds(seconds))
    done()
  }
  return result
}
