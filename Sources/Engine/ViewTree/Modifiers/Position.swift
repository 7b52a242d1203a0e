public import Foundation
import ElementTree

/// Puts a view's centre at a point of the space that it is proposed.
nonisolated public struct _PositionLayout: _BoxModifier, Sendable {
  let position: CGPoint

  @usableFromInline
  init(position: CGPoint) {
    self.position = position
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let position = modifier.position
    guard position.x.isFinite, position.y.isFinite else { return }
    let child = context.tree.boxes[Int(box.index)]
    var outer = Box(kind: .position, width: .filling(), height: .filling())
    outer.position = PositionPayload(x: Float(position.x), y: Float(position.y))
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }
}

extension View {
  /// Puts the view's centre at a point of the space that it is proposed.
  @inlinable nonisolated public consuming func position(
    _ position: CGPoint
  ) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the view's centre at a point of the space that it is proposed.
  @inlinable nonisolated public consuming func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }
}
