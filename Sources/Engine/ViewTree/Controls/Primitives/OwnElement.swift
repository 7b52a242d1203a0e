import ElementTree

/// Gives a view an element of its own where one around it has a size of its own.
nonisolated struct OwnElementModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    var outer = Box(kind: .zstack, width: child.width, height: child.height)
    outer.priority = child.priority
    outer.stack.isNeverFlattened = true
    context.wrap(&box, in: outer)
  }
}

/// Has what is around a view, which is as large as its content, heed the view's smallest width: a width that goes by what is
/// around says nothing there.
nonisolated struct LeastWidthModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let least = context.tree.boxes[Int(box.index)].width.minimum
    if least > 0, least.isFinite { context.mark(&box, .minWidth, .points(Double(least))) }
  }
}
