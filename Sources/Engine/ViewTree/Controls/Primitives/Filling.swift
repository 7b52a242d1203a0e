import ElementTree

/// Has a view take all the room that it is proposed; one that does already stays as it is.
nonisolated struct FillingModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    if child.width.takesAll, child.height.takesAll { return }
    var outer = Box(kind: .flexibleFrame, width: child.width, height: child.height)
    for axis in 0...1 {
      let range = axis == 0 ? child.width : child.height
      // What keeps its proportions may leave room on an axis.
      guard !range.takesAll else { continue }
      var filled = range
      filled.isGreedy = true
      filled.isShrinkable = false
      filled.isProportional = filled.outgrows
      filled.maximum = .infinity
      if axis == 0 { outer.width = filled } else { outer.height = filled }
      outer.flexibleFrame[axis].maximum = .infinity
    }
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }
}

/// Has views around take a view for as wide as what they propose, also where it may be wider.
nonisolated struct StickingOutModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let width = context.tree.boxes[Int(box.index)].width
    if !width.takesAll {
      context.tree.boxes[Int(box.index)].width = .filling(ideal: width.ideal)
    }
  }
}

/// A box that scrolls on some axes, without what ``ScrollView`` does for its content.
nonisolated struct ScrollBoxModifier: _BoxModifier {
  let axes: Axis.Set
  /// Whether it takes all that it is proposed on both axes, and proposes that to its content.
  let isPaged: Bool
  let hidesIndicators: Bool
  let declarations: [(CSSProperty, CSSValue)]

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let child = context.tree.boxes[Int(box.index)]
    func range(_ axis: Axis.Set, _ content: AxisRange) -> AxisRange {
      modifier.isPaged || modifier.axes.contains(axis) ? .filling(ideal: content.ideal) : content
    }
    var scroll = Box(
      kind: .scroll, width: range(.horizontal, child.width),
      height: range(.vertical, child.height))
    scroll.scroll = ScrollPayload(
      axes: Axes(modifier.axes.contains(.horizontal), modifier.axes.contains(.vertical)),
      hidesIndicators: modifier.hidesIndicators, isPaged: modifier.isPaged)
    for (property, value) in modifier.declarations {
      scroll.style = context.extend(scroll.style, property, value)
    }
    context.wrap(&box, in: scroll)
  }
}

/// Has a view lie over the page and take no room in it.
nonisolated struct FloatingModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.tree.boxes[Int(box.index)].width = .fixed(0)
    context.tree.boxes[Int(box.index)].height = .fixed(0)
  }
}

extension View {
  /// Has the view lie over the page, where its class puts it, and take no room in it.
  nonisolated func floating() -> ModifiedContent<Self, FloatingModifier> {
    modifier(FloatingModifier())
  }

  /// Has the view take all the room that it is proposed.
  nonisolated func filling() -> ModifiedContent<Self, FillingModifier> {
    modifier(FillingModifier())
  }

  /// Has the view stick out where it is wider than it is proposed, without anything around it growing.
  nonisolated func stickingOut() -> ModifiedContent<Self, StickingOutModifier> {
    modifier(StickingOutModifier())
  }

  /// Scrolls the view on some axes.
  nonisolated func scrolling(
    _ axes: Axis.Set, isPaged: Bool = false, hidesIndicators: Bool = false,
    _ declarations: [(CSSProperty, CSSValue)] = []
  ) -> ModifiedContent<Self, ScrollBoxModifier> {
    modifier(
      ScrollBoxModifier(
        axes: axes, isPaged: isPaged, hidesIndicators: hidesIndicators, declarations: declarations))
  }
}
