public import Foundation

/// A change of what a view draws, not of its layout.
///
/// - Note: As in SwiftUI.
public protocol VisualEffect {
  /// The view with the effect.
  @MainActor func _apply(to view: AnyView) -> AnyView
}

/// An effect that changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect, Sendable {
  public init() {}
  @MainActor public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect and one more.
nonisolated public struct _ModifiedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor (AnyView) -> AnyView

  @MainActor public func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
  private func adding(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> _ModifiedVisualEffect<Self> { _ModifiedVisualEffect(base: self, change: change) }

  /// Shifts what is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { AnyView($0.offset(x: x, y: y)) }
  }
  /// Shifts what is drawn.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { AnyView($0.offset(offset)) }
  }
  /// Scales what is drawn.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  /// Scales what is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  /// Scales what is drawn.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) } }
  /// Turns what is drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  /// Turns what is drawn in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding {
      AnyView(
        $0.rotation3DEffect(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  /// Makes what is drawn translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { AnyView($0.opacity(opacity)) }
  }
  /// Blurs what is drawn; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }
  /// Makes what is drawn lighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.brightness(amount)) }
  }
  /// Makes differences between colours greater.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.contrast(amount)) }
  }
  /// Makes colours stronger.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.saturation(amount)) }
  }
  /// Makes colours grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.grayscale(amount)) }
  }
  /// Turns colours on the wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { AnyView($0.hueRotation(angle)) }
  }
}

/// Changes what a view draws by what is known of its size and place.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: _PrimitiveModifier {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    if context.isLive { return lower(modifier, content, asTold: &context) }
    let reading = GeometryReading(size: StaticPage.size)
    let effect = modifier.effect(EmptyVisualEffect(), GeometryProxy(reading: reading))
    guard !reading.wasRead, !reading.isApproximate else {
      context.report(
        .sizeDependent, severity: .warning,
        "A visual effect depends on its view's size or place, which a page without a script does "
          + "not know, so it is left out. Use an effect that is always the same.")
      V._lower(content, into: &context)
      return
    }
    AnyView._lower(effect._apply(to: AnyView(content)), into: &context)
  }

  /// Lowers the effect for the size and the place that the browser has told, without one before.
  @MainActor
  private static func lower<V: View>(
    _ modifier: Self, _ content: V, asTold context: inout LoweringContext
  ) {
    let node = context.graph.node(
      at: Identity.child(context.identity, Salt.Geometry.effectFrame))
    let frame = node.cell(0, CGRect?.none, in: context.graph)
    let known = frame.unreadValue ?? CGRect(origin: .zero, size: context.environment.pageSize)
    let reading = GeometryReading(
      size: known.size, origin: known.origin, spaces: context.environment.namedSpaces)
    let effect = modifier.effect(EmptyVisualEffect(), GeometryProxy(reading: reading))
    let asks = reading.wasRead || reading.isApproximate
    // The content keeps its state whatever effects stand around it.
    let identity = context.identity
    let same = AnyView(
      LoweredView { context in
        let outer = context.identity
        context.identity = identity
        V._lower(content, into: &context)
        context.identity = outer
      })
    let mark = context.mark()
    if asks, frame.unreadValue == nil {
      AnyView._lower(same, into: &context)
    } else {
      AnyView._lower(effect._apply(to: same), into: &context)
    }
    guard asks else { return }
    _ = frame.value
    // What is measured is the view's own place, which effects don't change.
    context.forEachBox(since: mark) { box, context in
      OwnElementModifier._apply(OwnElementModifier(), to: &box, in: &context)
    }
    context.listen(
      since: mark,
      ElementHandler(.size, parameter: reading.isApproximate ? 1 : nil) { payload in
        if let new = payload.frame { frame.set(new) }
      })
  }
}

extension View {
  /// Changes what the view draws by its size and place.
  ///
  /// - Note: Differs from SwiftUI: on a static page effects that ask for size or place are left out and
  ///   reported; on a live page they are drawn once the browser has told them.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> ModifiedContent<Self, _VisualEffectModifier<Effect>> {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
