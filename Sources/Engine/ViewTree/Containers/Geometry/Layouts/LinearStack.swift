import Foundation

/// A view's turn among the views of a stack.
private struct Turn {
  var index: Int
  var priority: Double
  var flexibility: CGFloat
}

/// A row or column as layouts of the author's own may use it.
struct LinearStack {
  let axis: Axis
  let spacing: CGFloat

  /// The size for a proposal.
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let sizes = shares(proposal, subviews)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return axis == .horizontal
      ? CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
      : CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  /// Gives views their places; `fraction` is the part of the room across that comes before them.
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ fraction: Float
  ) {
    let part = CGFloat(fraction)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (view, size) in zip(subviews, shares(proposal, subviews)) {
      let point =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.minY + (bounds.height - size.height) * part)
        : CGPoint(x: bounds.minX + (bounds.width - size.width) * part, y: position)
      view.place(at: point, proposal: ProposedViewSize(size))
      position += (axis == .horizontal ? size.width : size.height) + spacing
    }
  }

  /// What each view gets: the least flexible ones first, each an equal part of what is left.
  private func shares(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [CGSize] {
    guard let room = axis == .horizontal ? proposal.width : proposal.height else {
      return subviews.map { $0.sizeThatFits(proposal) }
    }
    func size(_ view: LayoutSubview, _ along: CGFloat) -> CGSize {
      view.sizeThatFits(
        axis == .horizontal
          ? ProposedViewSize(width: along, height: proposal.height)
          : ProposedViewSize(width: proposal.width, height: along))
    }
    func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    var order = subviews.indices.map { index -> Turn in
      let view = subviews[index]
      let flexibility = along(size(view, .infinity)) - along(size(view, 0))
      return Turn(index: index, priority: view.priority, flexibility: flexibility)
    }
    order.sort { first, second in
      first.priority == second.priority
        ? first.flexibility < second.flexibility : first.priority > second.priority
    }
    var result = [CGSize](repeating: .zero, count: subviews.count)
    var rest = room - spacing * CGFloat(max(0, subviews.count - 1))
    for (position, item) in order.enumerated() {
      let later = order[(position + 1)...].filter { $0.priority < item.priority }
      var reserved: CGFloat = 0
      for other in later { reserved += along(size(subviews[other.index], 0)) }
      let rivals = order.count - position - later.count
      let share = max(0, rest - reserved) / CGFloat(max(1, rivals))
      result[item.index] = size(subviews[item.index], share)
      rest -= along(result[item.index])
    }
    return result
  }
}
