/// A change that can be made to any view.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Appends the boxes of the changed view.
  @MainActor static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext)

  /// Adds what decides the boxes of the changed view to an outline; false if that can't be told without
  /// lowering it.
  @MainActor static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool
}

extension ViewModifier {
  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard !context.isLive else {
      return context.lowerLive(modifier, content) { body, context in
        Body._lower(body.assumingMemoryBound(to: Body.self).pointee, into: &context)
      } lowerContent: { content, context in
        V._lower(content.assumingMemoryBound(to: V.self).pointee, into: &context)
      }
    }
    guard context.enter(Self.self) else { return }
    let identity = context.identity
    context.identity = Identity.descend(identity)
    let placeholder = _ViewModifier_Content<Self> { context in
      let inner = context.identity
      context.identity = Identity.child(identity, Salt.Modifier.content)
      V._lower(content, into: &context)
      context.identity = inner
    }
    if let fields = DynamicFields.of(Self.self) {
      var linked = modifier
      context.link(fields, of: &linked)
      Body._lower(linked.body(content: placeholder), into: &context)
    } else {
      Body._lower(modifier.body(content: placeholder), into: &context)
    }
    context.identity = identity
    context.leave()
  }

  /// The outline of the body. Modifiers of the engine's own without one of theirs have none.
  @inlinable @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    guard Body.self != Never.self, context.enter(Self.self) else { return false }
    let identity = context.identity
    context.identity = Identity.descend(identity)
    let placeholder = _ViewModifier_Content<Self>(
      lower: { _ in },
      outline: { outline, context in
        let inner = context.identity
        context.identity = Identity.child(identity, Salt.Modifier.content)
        let isWhole = V._outline(content, into: outline, in: &context)
        context.identity = inner
        return isWhole
      })
    let isWhole: Bool
    if let fields = DynamicFields.of(Self.self) {
      if outline.isPlaceKnown || !fields.keepValues {
        var linked = modifier
        context.link(fields, of: &linked)
        isWhole = Body._outline(linked.body(content: placeholder), into: outline, in: &context)
      } else {
        isWhole = false
      }
    } else {
      isWhole = Body._outline(modifier.body(content: placeholder), into: outline, in: &context)
    }
    context.identity = identity
    context.leave()
    return isWhole
  }
}

/// The view that a modifier changes, as the modifier's `body(content:)` sees it.
nonisolated public struct _ViewModifier_Content<Modifier>: _PrimitiveView {
  @usableFromInline let lower: @MainActor (inout LoweringContext) -> Void
  @usableFromInline
  let outline: (@MainActor (ViewOutline, inout LoweringContext) -> Bool)?

  @inlinable
  init(
    lower: @escaping @MainActor (inout LoweringContext) -> Void,
    outline: (@MainActor (ViewOutline, inout LoweringContext) -> Bool)? = nil
  ) {
    self.lower = lower
    self.outline = outline
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    view.lower(&context)
  }

  @inlinable @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { view.outline?(outline, &context) ?? false }
}

/// A view with a modifier.
///
/// - Note: As in SwiftUI.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    Modifier._lower(view.modifier, view.content, into: &context)
  }

  @inlinable @inline(__always) @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { Modifier._outline(view.modifier, view.content, into: outline, in: &context) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// A modifier that makes this change first and then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: _PrimitiveModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  public init() {}

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    V._lower(content, into: &context)
  }

  @inlinable @inline(__always) @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { V._outline(content, into: outline, in: &context) }
}

extension View {
  /// Applies a modifier.
  @inlinable
  nonisolated public consuming func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the engine applies itself.
@MainActor @preconcurrency
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("\(Self.self) has no body")
  }
}
