import Foundation
import ViewTree

/// Listens to presses and drags over the plot, and to arrow keys, and tells what they choose.
struct ChartSelectionArea: View {
  let plan: ChartPlan

  var body: some View {
    GeometryReader { geometry in
      Color.clear
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            plan.choose(value, in: geometry.size)
          }
        )
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .escape]) { press in
          plan.choose(press.key)
        }
        .accessibilityLabel(Text(verbatim: "Choose a value of the chart"))
    }
  }
}

extension ChartPlan {
  /// Whether something of the chart can be chosen.
  var listens: Bool {
    settings.x.selection != nil || settings.y.selection != nil || settings.angleSelection != nil
  }

  /// Chooses what a pointer is at.
  func choose(_ drag: DragGesture.Value, in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let point = CGPoint(x: drag.location.x / size.width, y: drag.location.y / size.height)
    let start = CGPoint(x: drag.startLocation.x / size.width, y: drag.startLocation.y / size.height)
    if settings.x.selection?.selectRange != nil {
      selectRange(from: start.x, to: point.x, settings.x, .horizontal)
    } else {
      select(point, settings.x, .horizontal)
    }
    if settings.y.selection?.selectRange != nil {
      selectRange(from: start.y, to: point.y, settings.y, .vertical)
    } else {
      select(point, settings.y, .vertical)
    }
    if let selection = settings.angleSelection {
      let (dx, dy) = (drag.location.x - size.width / 2, drag.location.y - size.height / 2)
      let angle = atan2(Double(surroundings.isRightToLeft ? -dx : dx), Double(-dy)) / (2 * .pi)
      selection.select(angleDatum(at: angle < 0 ? angle + 1 : angle))
    }
  }

  private func datum(_ part: CGFloat, _ axis: Axis) -> PlotDatum? {
    axis == .horizontal
      ? x.datum(at: Double(physical(min(max(Double(part), 0), 1))))
      : y.datum(at: 1 - min(max(Double(part), 0), 1))
  }

  func select(_ point: CGPoint, _ axis: ChartSettings.Axis, _ direction: Axis) {
    guard let selection = axis.selection else { return }
    selection.select(datum(direction == .horizontal ? point.x : point.y, direction))
  }

  func selectRange(
    from start: CGFloat, to end: CGFloat, _ axis: ChartSettings.Axis, _ direction: Axis
  ) {
    guard let select = axis.selection?.selectRange, let first = datum(start, direction),
      let last = datum(end, direction)
    else { return }
    if let low = first.scalar, let high = last.scalar, low > high {
      select(last, first)
    } else {
      select(first, last)
    }
  }

  /// The value at a part of the circle: the sum of all before it.
  func angleDatum(at part: Double) -> PlotDatum? {
    let values = sectors.compactMap { marks[$0.mark].angle?.datum.scalar.map(abs) }
    guard !values.isEmpty, part.isFinite else { return nil }
    return .number(min(max(part, 0), 1) * values.reduce(0, +))
  }

  /// Chooses the value before or behind the chosen one.
  func choose(_ key: KeyEquivalent) -> KeyPress.Result {
    let isAcross = settings.x.selection != nil
    guard let selection = settings.x.selection ?? settings.y.selection else { return .ignored }
    if key == .escape {
      guard selection.isSet() else { return .ignored }
      selection.select(nil)
      return .handled
    }
    let isForward: Bool
    switch key {
    case .rightArrow where isAcross: isForward = !surroundings.isRightToLeft
    case .leftArrow where isAcross: isForward = surroundings.isRightToLeft
    case .upArrow where !isAcross: isForward = true
    case .downArrow where !isAcross: isForward = false
    default: return .ignored
    }
    let scale = isAcross ? x : y
    let values = stops(isAcross: isAcross, scale)
    guard !values.isEmpty else { return .ignored }
    guard let current = selection.current(), let place = scale.unit(current) else {
      selection.select(isForward ? values.first : values.last)
      return .handled
    }
    let next =
      isForward
      ? values.first { (scale.unit($0) ?? 0) > place + 1e-9 }
      : values.last { (scale.unit($0) ?? 0) < place - 1e-9 }
    if let next { selection.select(next) }
    return .handled
  }

  /// The values that marks have on an axis, in order.
  private func stops(isAcross: Bool, _ scale: PlotScale) -> [PlotDatum] {
    var seen = Set<PlotDatum>()
    let values = marks.compactMap { mark -> PlotDatum? in
      guard case .value(let point) = isAcross ? mark.x : mark.y else { return nil }
      return seen.insert(point.datum).inserted ? point.datum : nil
    }
    return values.sorted { (scale.unit($0) ?? 0) < (scale.unit($1) ?? 0) }
  }
}
