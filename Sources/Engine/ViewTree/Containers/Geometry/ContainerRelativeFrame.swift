import ElementTree
public import Foundation

/// A frame that is a part of the scroll view or page around it.
nonisolated public struct _ContainerRelativeFrameModifier: _BoxModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    var lengths: [(axis: Int, value: CSSValue)] = []
    var sizes: [CGFloat?] = [nil, nil]
    for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
      let bit = Axis.Set(rawValue: 1 << index)
      guard modifier.axes.contains(bit) else { continue }
      let whole = CGFloat(index == 0 ? StaticPage.width : StaticPage.height)
      let base = modifier.length(whole, axis)
      let double = modifier.length(whole * 2, axis)
      let part = (double - base) / whole
      sizes[index] = base
      guard base.isFinite, part.isFinite else { continue }
      let unit = index == 0 ? "cqw" : "cqh"
      let rest = base - part * whole
      let text = CSSNumber.string(Double(part) * 100) + unit
      lengths.append(
        (
          index,
          .text(
            CSSText(
              abs(rest) < 0.001 ? text : "calc(\(text) + \(CSSNumber.string(Double(rest)))px)"))
        ))
    }
    _FrameLayout._apply(
      _FrameLayout(width: sizes[0], height: sizes[1], alignment: modifier.alignment), to: &box,
      in: &context)
    guard !lengths.isEmpty else { return }
    context.setLengths(of: Int(box.index), lengths)
    if modifier.axes.contains(.horizontal) { context.tree.layout.asksForContainer = true }
  }
}

extension View {
  /// Gives the view the size of the scroll view or page around it.
  ///
  /// - Note: Differs from SwiftUI: heights are those of the page, not of a scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _ContainerRelativeFrameModifier> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view so many parts of the scroll view or page around it; `spacing` is in points.
  ///
  /// - Note: Differs from SwiftUI: heights are those of the page, not of a scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _ContainerRelativeFrameModifier> {
    let count = CGFloat(max(1, count))
    let span = CGFloat(max(1, span))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - (count - 1) * spacing) / count * span + (span - 1) * spacing
    }
  }

  /// Gives the view a size made of that of the scroll view or page around it.
  ///
  /// - Note: Differs from SwiftUI: the size has to be a part of the container's and a distance.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ModifiedContent<Self, _ContainerRelativeFrameModifier> {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
