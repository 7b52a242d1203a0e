/// A view of the engine's own that is made of other views.
///
/// Controls, bars and dialogs are written like this, as a user's own style would be: out of stacks, text,
/// frames and the primitives beside this file. A composed view is lowered as its composition is: it is no
/// level of the hierarchy that messages name, and a live page keeps no record of it, so that it costs
/// little more than what it consists of.
///
///     /// A count on the corner of a tab's symbol.
///     struct TabBadge: _ComposedView {
///       let count: Text
///
///       func composition(in environment: EnvironmentValues) -> some View {
///         count.foregroundStyle(.white).padding(.horizontal, 5).background(.red, in: Capsule())
///       }
///     }
@MainActor @preconcurrency
public protocol _ComposedView: _PrimitiveView {
  /// The type of view that stands for this one.
  associatedtype Composition: View

  /// What the view consists of at a place with such surroundings.
  @ViewBuilder @MainActor @preconcurrency
  func composition(in environment: EnvironmentValues) -> Composition
}

extension _ComposedView {
  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    Composition._lower(view.composition(in: context.environment), into: &context)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    let composition = ViewPlan.of(Composition.self)
    planner.add(Self.self, at: offset, needs: .all) { view, outline, context in
      withUnsafePointer(to: view.pointee.composition(in: context.environment)) {
        composition.add($0, to: outline, in: &context)
      }
    }
  }
}

extension LoweringContext {
  /// Lowers a view whose type is an expression's.
  @inlinable @inline(__always) @MainActor
  mutating func lower<V: View>(composed view: V) { V._lower(view, into: &self) }
}
