/// The sizes of boxes in a region where proportions matter, as expressions of what is proposed.
///
/// This is SwiftUI's negotiation itself: each box is asked what it takes of a proposal, of which a side
/// that is nil asks for the ideal size. What text decides stays unknown.
final class BoxSizes {
  let boxes: BoxTree
  private var answers: [Question: Axes<Length>] = [:]

  private struct Question: Hashable {
    var box: Int32
    var width: Length?
    var height: Length?
  }

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// What a box takes of a proposal.
  func size(of index: Int32, _ proposal: Axes<Length?>) -> Axes<Length> {
    let question = Question(box: index, width: proposal.x, height: proposal.y)
    if let known = answers[question] { return known }
    let answer = ask(index, proposal)
    answers[question] = answer
    return answer
  }

  private func ask(_ index: Int32, _ proposal: Axes<Length?>) -> Axes<Length> {
    let box = boxes.boxes[Int(index)]
    guard boxes.isNegotiated(box), let first = boxes.children(of: box).first else {
      return Axes(side(proposal.x, box.width), side(proposal.y, box.height))
    }
    switch box.kind {
    case .hstack, .vstack: return stack(box, proposal)
    case .zstack: return union(box, proposal)
    case .padding:
      let insets = box.padding.insets
      let (wide, high) = (insets[1] + insets[3], insets[0] + insets[2])
      let inner = size(of: first, box.proposed(proposal, boxes))
      return Axes(
        (inner.x + Length(points: wide)).notNegative, (inner.y + Length(points: high)).notNegative)
    case .frame:
      var result = size(of: first, box.proposed(proposal, boxes))
      for axis in 0...1 where !box.frame[axis].isNaN { result[axis] = Length(box.frame[axis]) }
      return result
    case .flexibleFrame:
      return limited(box, proposal, size(of: first, box.proposed(proposal, boxes)))
    case .fixedSize, .aspectRatio, .wrapper, .background, .overlay:
      return size(of: first, box.proposed(proposal, boxes))
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden, .scroll, .grid, .flow, .fitting, .position:
      return Axes(side(proposal.x, box.width), side(proposal.y, box.height))
    }
  }

  /// What a box without proportions takes of one side of a proposal.
  private func side(_ proposal: Length?, _ range: AxisRange) -> Length {
    if range.isFixed { return Length(range.minimum) }
    guard let proposal else { return Length(range.ideal) }
    guard range.isGreedy else { return .unknown }
    return Length.least(Length.greatest(proposal, Length(range.minimum)), Length(range.maximum))
  }

  private func limited(
    _ box: Box, _ proposal: Axes<Length?>, _ child: Axes<Length>
  ) -> Axes<Length> {
    var result = child
    for axis in 0...1 {
      let limits = box.flexibleFrame[axis]
      guard limits.clampsProposal else {
        if proposal[axis] == nil, !limits.ideal.isNaN { result[axis] = Length(limits.ideal) }
        continue
      }
      let wanted = proposal[axis] ?? (limits.ideal.isNaN ? child[axis] : Length(limits.ideal))
      let low =
        limits.minimum.isNaN
        ? Length.least(child[axis], Length(limits.maximum)) : Length(limits.minimum)
      let high =
        limits.maximum.isNaN
        ? Length.greatest(child[axis], Length(limits.minimum)) : Length(limits.maximum)
      result[axis] = Length.greatest(low, Length.least(wanted, high))
    }
    return result
  }

  private func union(_ box: Box, _ proposal: Axes<Length?>) -> Axes<Length> {
    var result = Axes(Length.zero, Length.zero)
    for child in boxes.sizingChildren(of: box) {
      let inner = size(of: child, proposal)
      result.x = Length.greatest(result.x, inner.x)
      result.y = Length.greatest(result.y, inner.y)
    }
    return result
  }

  private func stack(_ box: Box, _ proposal: Axes<Length?>) -> Axes<Length> {
    let axis = box.stackAxis
    let indices = Array(boxes.children(of: box))
    let shares = shares(of: box, proposal)
    var along = Length(points: boxes.totalSpacing(of: box))
    var across = Length.zero
    for (position, child) in indices.enumerated() {
      var inner = proposal
      if let shares { inner[axis] = shares[position] } else { inner[axis] = .unknown }
      if proposal[axis] == nil { inner[axis] = nil }
      let size = size(of: child, inner)
      along = along + size[axis]
      across = Length.greatest(across, size[1 - axis])
    }
    along = along.notNegative
    return axis == 0 ? Axes(along, across) : Axes(across, along)
  }
}

extension Box {
  /// What a box that modifies another proposes to it.
  func proposed(_ proposal: Axes<Length?>, _ boxes: BoxTree) -> Axes<Length?> {
    var result = proposal
    switch kind {
    case .padding:
      let insets = padding.insets
      result.x = proposal.x.map { ($0 - Length(points: insets[1] + insets[3])).notNegative }
      result.y = proposal.y.map { ($0 - Length(points: insets[0] + insets[2])).notNegative }
    case .frame:
      for axis in 0...1 where !frame[axis].isNaN { result[axis] = Length(frame[axis]) }
    case .flexibleFrame:
      for axis in 0...1 {
        let limits = flexibleFrame[axis]
        guard var side = proposal[axis] ?? (limits.ideal.isNaN ? nil : Length(limits.ideal)) else {
          continue
        }
        if !limits.maximum.isNaN { side = Length.least(side, Length(limits.maximum)) }
        if !limits.minimum.isNaN { side = Length.greatest(side, Length(limits.minimum)) }
        result[axis] = side
      }
    case .fixedSize:
      if fixedSize.horizontal { result.x = nil }
      if fixedSize.vertical { result.y = nil }
    case .aspectRatio:
      if !aspectRatio.ratio.isNaN { result = fitted(proposal, boxes) }
    default: break
    }
    return result
  }

  /// The largest rectangle of the box's proportions in a proposal, or the smallest around it.
  private func fitted(_ proposal: Axes<Length?>, _ boxes: BoxTree) -> Axes<Length?> {
    let ratio = aspectRatio.ratio
    guard let width = proposal.x else {
      guard let height = proposal.y else { return ideal(boxes) }
      return Axes(height * ratio, height)
    }
    guard let height = proposal.y else { return Axes(width, width / ratio) }
    return aspectRatio.fills
      ? Axes(Length.greatest(width, height * ratio), Length.greatest(height, width / ratio))
      : Axes(Length.least(width, height * ratio), Length.least(height, width / ratio))
  }

  private func ideal(_ boxes: BoxTree) -> Axes<Length?> {
    let child = boxes.boxes[Int(boxes.children[Int(childStart)])]
    let (width, height) = (child.width.ideal, child.height.ideal)
    guard !width.isNaN, !height.isNaN else { return Axes(nil, nil) }
    let isWide = width > height * aspectRatio.ratio
    return isWide != aspectRatio.fills
      ? Axes(Length(height * aspectRatio.ratio), Length(height))
      : Axes(Length(width), Length(width / aspectRatio.ratio))
  }
}

extension BoxTree {
  /// Whether proportions decide the size of a box, or how a stack is shared.
  func isProportioned(_ box: Box) -> Bool {
    if box.isProportional { return true }
    guard box.kind.isStack else { return false }
    return children(of: box).contains { boxes[Int($0)].isProportional }
  }

  /// Whether what is proposed to those inside of a box of a region has to be known: proportions
  /// matter, or the box may need more than it is proposed, of which those inside get no more.
  func isNegotiated(_ box: Box) -> Bool {
    if isProportioned(box) || box.keepsSquare { return true }
    guard box.childCount > 0 else { return false }
    if box.kind == .frame, isProportioned(boxes[Int(children[Int(box.childStart)])]) { return true }
    let ranges = [box.width, box.height]
    guard ranges.allSatisfy({ !$0.minimum.isNaN && !$0.ideal.isNaN && !$0.maximum.isNaN }) else {
      return false
    }
    return ranges.contains { $0.isGreedy && $0.minimum > 0 }
  }

  /// The children that a z-stack has the size of: those of the highest priority.
  func sizingChildren(of box: Box) -> [Int32] {
    let all = Array(children(of: box))
    guard let top = all.map({ boxes[Int($0)].priority }).max() else { return [] }
    return all.filter { boxes[Int($0)].priority == top }
  }

  /// The distances between a stack's children, all together.
  func totalSpacing(of stack: Box) -> Float {
    gaps(of: stack).reduce(0, +)
  }

  /// The distances between a stack's children.
  func gaps(of stack: Box) -> [Float] {
    let all = children(of: stack).map { boxes[Int($0)] }
    let spacing = stack.stack.spacing
    return zip(all, all.dropFirst()).map {
      spacing.isNaN ? StackSpacing.between($0, $1, stack.stackAxis) : spacing
    }
  }
}

extension BoxTree {
  /// What a box with proportions does on an axis where the other side is given in points; nil if text
  /// decides.
  func rangeAcross(_ index: Int32, axis: Int, given: Float) -> AxisRange? {
    let sizes = BoxSizes(self)
    func side(_ proposal: Length?) -> Float? {
      let given = Length(points: given)
      return sizes.size(of: index, axis == 0 ? Axes(proposal, given) : Axes(given, proposal))[axis]
        .known
    }
    guard let low = side(.zero), let ideal = side(nil), let high = side(.infinity) else {
      return nil
    }
    return AxisRange(isGreedy: low < high, minimum: low, ideal: ideal, maximum: high)
  }
}
