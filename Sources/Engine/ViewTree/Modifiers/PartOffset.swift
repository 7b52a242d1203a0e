import ElementTree
package import Foundation

/// Moves what a view draws by parts of its own size; its place in the layout stays.
nonisolated package struct PartOffset: _BoxModifier, Sendable {
  let x: CGFloat
  let y: CGFloat

  @MainActor
  package static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    // Physical in CSS, so it is turned where text runs from right to left.
    let x = context.environment.style.isRightToLeft ? -modifier.x : modifier.x
    guard x.isFinite, modifier.y.isFinite, x != 0 || modifier.y != 0 else { return }
    let text = "\(Self.part(x)) \(Self.part(modifier.y))"
    context.decorate(&box, .translation) { list, styles in
      list = styles.extend(list, .translate, .text(CSSText(text)))
    }
  }

  private static func part(_ value: CGFloat) -> String {
    let percent = (Double(value) * 10_000).rounded() / 100
    return percent == 0 ? "0" : CSSNumber.string(percent) + "%"
  }
}

extension View {
  /// Moves what the view draws by parts of its own width and height.
  nonisolated package func offset(byParts x: CGFloat, _ y: CGFloat) -> some View {
    modifier(PartOffset(x: x, y: y))
  }
}
