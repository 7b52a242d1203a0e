import Foundation

import Foundation

extension UIView {
  /// Adds the box that the view stands for.
  package func lower(into context: inout LoweringContext) {
    let mark = context.mark()
    guard !isHidden else {
      context.addArea(nil)
      return
    }
    layoutSubviews()
    let look = look
    let background = backgroundColor?.color ?? layer.backgroundColor?.color
    let isClear = background.map { $0.parts(isDark: false).w == 0 } ?? true
    if isClear, look == nil, subviews.count == 1, let only = subviews.first, only.frame == .zero {
      // A view that only holds another one, as large as itself, is that one.
      only.lower(into: &context)
    } else if !lowerContent(into: &context) {
      context.addArea(isClear ? nil : background)
      for view in subviews { context.overlay(since: mark) { view.lowerPlaced(into: &$0) } }
      if isClear, look == nil, subviews.isEmpty, isForeign { reportEmpty(&context) }
    }
    if let look { context.draw(look, since: mark) }
    context.name(since: mark, label: accessibilityLabel, identifier: accessibilityIdentifier)
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
