import Foundation

/// A frame of a fixed size around a view that would take all there is, such as a resizable picture; others keep their own.
struct GreedyFrame: _BoxModifier {
  var width: CGFloat?
  var height: CGFloat?

  static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    let frame = _FrameLayout(
      width: child.width.isGreedy ? modifier.width : nil,
      height: child.height.isGreedy ? modifier.height : nil, alignment: .center)
    guard frame.width != nil || frame.height != nil else { return }
    _FrameLayout._apply(frame, to: &box, in: &context)
  }
}
