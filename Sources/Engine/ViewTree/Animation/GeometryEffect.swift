public import Foundation
import ElementTree

/// A change of where a view is drawn that depends on its size.
///
/// - Note: Differs from SwiftUI: where frames don't fix the view's size, an effect that depends on
///   it is that of a view of 100 by 100 points, and a warning says so.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier, SendableMetatype
where Body == Never {
  /// The change for a view of a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Effects have no body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    // The value is only ever asked on the main actor.
    nonisolated(unsafe) let effect = modifier
    let value: @Sendable (Double, Double) -> String = { width, height in
      effect.effectValue(size: CGSize(width: width, height: height)).css ?? "none"
    }
    let usual = value(100, 100)
    let dependsOnSize = value(200, 100) != usual || value(100, 200) != usual
    let isIdentity = effect.effectValue(size: CGSize(width: 100, height: 100)).isIdentity
    guard dependsOnSize || !isIdentity else { return }
    context.forEachBox(since: mark) { box, context in
      if dependsOnSize {
        context.tree.sizedStyles[.text(CSSText(usual))] = SizedStyle(
          property: .transform, value: value, needsSize: true)
      }
      context.transform(&box, .scale, .transform, usual, about: .topLeading)
    }
  }

  /// The effect without meaning for layout, which it never has here.
  public func ignoredByLayout() -> Self { self }
}
