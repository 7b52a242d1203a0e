/// A view whose type is hidden.
///
/// - Note: As in SwiftUI: another type in its place is another identity.
nonisolated public struct AnyView: _PrimitiveView {
  /// The view, or an object that holds it.
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    if let known = view as? AnyView {
      self = known
    } else if MemoryLayout<V>.size > Self.inlineSize {
      self.view = HeldView(view)
    } else {
      self.view = view
    }
  }

  /// Hides the type of a view whose type is hidden already.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// The view whose type is hidden.
  var erased: (any View)? {
    if let held = view as? any HoldingView { return held.heldView }
    return view
  }

  /// The most bytes that a value of a hidden type can have without an object of its own; a view with
  /// a view of a hidden type in it has more.
  private static var inlineSize: Int { 3 * MemoryLayout<Int>.size }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    func open<V: View>(_ view: V) {
      if let held = view as? any HoldingView {
        held.lowerHeld(into: &context)
      } else {
        context.lower(any: view, at: Identity.type(V.self))
      }
    }
    open(view.view)
  }

  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    if let held = view.view as? any HoldingView {
      return held.outlineHeld(into: outline, in: &context)
    }
    return context.outline(any: view.view, into: outline)
  }
}

extension LoweringContext {
  /// Adds a view whose type is not known here to an outline.
  @MainActor
  fileprivate mutating func outline<V: View>(any view: V, into outline: ViewOutline) -> Bool {
    guard enter(V.self) else { return false }
    outline.add(V.self)
    let saved = identity
    identity = Identity.child(saved, Identity.type(V.self))
    let isWhole = outline.add(view: view, in: &self)
    identity = saved
    leave()
    return isWhole
  }
}

/// A view that stands for another.
private protocol HoldingView {
  var heldView: (any View)? { get }
  @MainActor func lowerHeld(into context: inout LoweringContext)
  @MainActor
  func outlineHeld(into outline: ViewOutline, in context: inout LoweringContext) -> Bool
}

/// A view in an object, which lets go of it however deep views are nested.
nonisolated private struct HeldView<Content: View>: _PrimitiveView, HoldingView {
  private let holder: Holder

  init(_ view: Content) { holder = Holder(view) }

  private final class Holder {
    private(set) var view: Content?

    init(_ view: Content) { self.view = view }

    deinit { Teardown.letGo(&view) }
  }

  var heldView: (any View)? { holder.view }

  @MainActor func lowerHeld(into context: inout LoweringContext) {
    guard let view = holder.view else { return }
    context.lower(any: view, at: Identity.type(Content.self))
  }

  @MainActor
  func outlineHeld(into outline: ViewOutline, in context: inout LoweringContext) -> Bool {
    guard let view = holder.view else { return true }
    return context.outline(any: view, into: outline)
  }

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    view.lowerHeld(into: &context)
  }
}
