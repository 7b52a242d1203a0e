public import Foundation
import ElementTree
nonisolated public struct _OffsetEffect: _BoxModifier, Sendable {
  let x, y: CGFloat
  @MainActor
  public static func _apply(_ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext) {
    context.decorate(&box, .translation) { list, styles in
      list = styles.extend(list, .translate, .text(CSSText("\(pixels(Float(modifier.x))) \(pixels(Float(modifier.y)))")))
    }
  }
}
extension View {
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> { modifier(_OffsetEffect(x: x, y: y)) }
}
