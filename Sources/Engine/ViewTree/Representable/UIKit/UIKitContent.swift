/// A UIKit view among SwiftUI's.
struct UIKitContent: _PrimitiveView {
  let view: UIView
  /// Which of the view's states is shown.
  let revision: Int
  /// Whether the view's gestures are attached by somebody else.
  var isStill = false
  /// Whether the view takes all the room of a direction; nil for one that says it itself.
  var fills: (width: Bool, height: Bool)?

  init(view: UIView, isStill: Bool = false, fills: (width: Bool, height: Bool)? = nil) {
    self.view = view
    revision = view.revision
    self.isStill = isStill
    self.fills = fills
  }

  static func _lower(_ view: Self, into context: inout LoweringContext) {
    if let fills = view.fills { view.view.fills = fills }
    if view.isStill {
      view.view.lowerStill(into: &context)
    } else {
      view.view.lower(into: &context)
    }
  }
}
