import Foundation

extension UIView {
  /// Adds the box that the view stands for, with what its gestures listen to.
  package func lower(into context: inout LoweringContext) {
    let gestures = isUserInteractionEnabled && !isHidden ? gestureRecognizers ?? [] : []
    let hears = gestures.contains(where: \.isEnabled)
    guard hears || !transform.isIdentity else { return lowerStill(into: &context) }
    let view = UIKitContent(view: self, isStill: true)
    var content = hears ? AnyView(view.contentShape(Rectangle())) : AnyView(view)
    for gesture in gestures where gesture.isEnabled { content = gesture.attached(to: content) }
    if !transform.isIdentity {
      let parts = transform.parts
      content = AnyView(
        content.scaleEffect(x: parts.scale.width, y: parts.scale.height)
          .rotationEffect(parts.rotation).offset(parts.shift))
    }
    context.lower(any: content, at: Salt.UIKit.gestures)
  }

  /// Adds the box that the view stands for.
  func lowerStill(into context: inout LoweringContext) {
    let mark = context.mark()
    guard !isHidden else {
      context.addArea(nil)
      return
    }
    layoutSubviews()
    settlePlaces()
    let look = look
    let background = backgroundColor?.color ?? layer.backgroundColor?.color
    let isClear = background.map { $0.parts(isDark: false).w == 0 } ?? true
    if isClear, look == nil, subviews.count == 1, let only = subviews.first, only.frame == .zero {
      // A view that only holds another one, as large as itself, is that one.
      only.lowerInPlace(into: &context) { only.lower(into: &$0) }
    } else if lowerContent(into: &context) {
      if let background, !isClear { lowerBackground(background, since: mark, in: &context) }
    } else {
      context.addArea(isClear ? nil : background)
      for view in subviews {
        context.overlay(since: mark) { context in
          view.lowerInPlace(into: &context) { view.lowerPlaced(into: &$0) }
        }
      }
      if isClear, look == nil, subviews.isEmpty, isForeign { reportEmpty(&context) }
    }
    if let look { context.draw(look, since: mark) }
    context.name(since: mark, label: accessibilityLabel, identifier: accessibilityIdentifier)
  }

  /// Adds the view's boxes as those of no other view in its superview.
  private func lowerInPlace(
    into context: inout LoweringContext, _ lower: (inout LoweringContext) -> Void
  ) {
    let identity = context.identity
    context.identity = Identity.child(Identity.child(identity, Salt.UIKit.subview), number)
    let mark = context.mark()
    lower(&context)
    context.setKey(context.identity | 1, since: mark)
    context.identity = identity
  }

  /// Puts a colour behind what the view shows.
  private func lowerBackground(
    _ color: Color, since mark: Int, in context: inout LoweringContext
  ) {
    context.forEachBox(since: mark) { box, context in
      context.addLayer(to: &box, .center, isOverlay: false) {
        $0.lower(
          any: RoundedRectangle(cornerRadius: layer.cornerRadius).fill(color),
          at: Salt.UIKit.background)
      }
    }
  }

  /// What is drawn on and around the view, if anything is.
  private var look: AreaLook? {
    let opacity = min(max(Double(alpha) * Double(layer.opacity), 0), 1)
    let clips = clipsToBounds || layer.masksToBounds
    guard
      opacity < 1 || clips || layer.cornerRadius > 0 || layer.borderWidth > 0
        || layer.shadowOpacity > 0
    else { return nil }
    var look = AreaLook()
    look.borderWidth = Double(layer.borderWidth)
    look.borderColor = layer.borderColor?.color ?? .black
    look.cornerRadius = Double(layer.cornerRadius)
    look.clips = clips
    look.opacity = opacity
    if layer.shadowOpacity > 0 {
      let color = (layer.shadowColor?.color ?? .black).opacity(Double(layer.shadowOpacity))
      look.shadow = (
        color, Double(layer.shadowOffset.width), Double(layer.shadowOffset.height),
        Double(layer.shadowRadius)
      )
    }
    return look
  }

  /// Adds the box at the frame that the view was given.
  private func lowerPlaced(into context: inout LoweringContext) {
    let mark = context.mark()
    lower(into: &context)
    guard frame.size.width > 0, frame.size.height > 0,
      autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    else { return }
    context.place(
      since: mark, x: Float(frame.origin.x), y: Float(frame.origin.y),
      width: Float(frame.size.width), height: Float(frame.size.height),
      alignment: contentAlignment)
  }

  /// Whether the view's class is none of the engine's own.
  private var isForeign: Bool { !String(reflecting: type(of: self)).hasPrefix("ViewTree.") }

  private func reportEmpty(_ context: inout LoweringContext) {
    context.reportOnce(
      .unsupported, severity: .warning,
      "The UIView class \(type(of: self)) draws itself, which a page can't show; it is empty. "
        + "Give it subviews, or use a SwiftUI view or HTMLRepresentable.")
  }
}

extension CGAffineTransform {
  /// What the map scales by, then turns and at last moves by, if it slants nothing.
  fileprivate var parts: (scale: CGSize, rotation: Angle, shift: CGSize) {
    let width = (a * a + b * b).squareRoot()
    let height = width > 0 ? (a * d - b * c) / width : d
    return (
      CGSize(width: width, height: height), .radians(width > 0 ? atan2(b, a) : 0),
      CGSize(width: tx, height: ty)
    )
  }
}
