import ElementTree

/// A line of one point: upright in a row, level elsewhere.
nonisolated struct Hairline: _PrimitiveView {
  let color: Color

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let isUpright = context.stackAxis == .horizontal
    var box = Box(
      kind: .divider, width: isUpright ? .fixed(1) : .filling(),
      height: isUpright ? .filling() : .fixed(1))
    box.phase = .background
    box.style = context.extend(0, .backgroundColor, context.css(view.color))
    context.add(box)
  }
}
