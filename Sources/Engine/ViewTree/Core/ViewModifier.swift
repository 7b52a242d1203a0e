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

  /// Adds the steps by which the changed view is added to an outline; modifier and view are at offsets.
  @MainActor static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int)
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

  /// The steps of the body. Modifiers of the engine's own without one of theirs can't be compared.
  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    guard Body.self != Never.self else { return planner.refuse() }
    planner.add(bodyOf: Self.self, at: offset, content, at: contentOffset)
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

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    guard let content = MemoryLayout<Self>.offset(of: \.content),
      let modifier = MemoryLayout<Self>.offset(of: \.modifier)
    else { return planner.refuse() }
    Modifier._plan(&planner, at: offset + modifier, Content.self, at: offset + content)
  }
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

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) { V._plan(&planner, at: contentOffset) }
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
