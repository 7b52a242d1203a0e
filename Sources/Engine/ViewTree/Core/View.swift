/// A part of a user interface.
///
/// - Note: As in SwiftUI. `_lower` is the engine's own requirement; views that have a `body` never
///   implement it.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that stands for this one.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the boxes that the view stands for.
  @MainActor static func _lower(_ view: Self, into context: inout _LoweringContext)

  /// Adds the steps by which a view at an offset is added to an outline.
  @MainActor static func _plan(_ planner: inout _OutlinePlanner, at offset: Int)

  /// Adds what decides the view's boxes to an outline; false if that can't be told without lowering it. For views
  /// that plan no steps.
  @MainActor static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool
}

extension View {
  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    guard !context.isLive else {
      return context.lowerLive(view) { body, context in
        Body._lower(body.assumingMemoryBound(to: Body.self).pointee, into: &context)
      }
    }
    guard context.enter(Self.self) else { return }
    let identity = context.identity
    context.identity = Identity.descend(identity)
    if let fields = DynamicFields.of(Self.self) {
      var linked = view
      context.link(fields, of: &linked)
      Body._lower(linked.body, into: &context)
    } else {
      Body._lower(view.body, into: &context)
    }
    context.identity = identity
    context.leave()
  }

  /// The steps of the body. Views of the engine's own without one of theirs have one step.
  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    guard Body.self == Never.self else { return planner.add(bodyOf: Self.self, at: offset) }
    planner.add(Self.self, at: offset, needs: .all) {
      _outline($0.pointee, into: $1, in: &$2)
    }
  }

  @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { false }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }

  @MainActor public static func _lower(_ view: Never, into context: inout _LoweringContext) {}
}

/// A view that the engine lowers itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Primitive views have no body.
  ///
  /// - Note: As in SwiftUI, reading it is a programming error.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
