import ElementTree

/// The sizes of boxes in a region where proportions matter, as expressions of what is proposed.
///
/// This is SwiftUI's negotiation itself: each box is asked what it takes of a proposal, of which a side
/// that is nil asks for the ideal size. What text decides stays unknown.
final class BoxSizes {
  let boxes: BoxTree
  /// The lists of declarations that the boxes name.
  private let styles: StyleTable
  private var answers: [Question: Axes<Length>] = [:]

  private struct Question: Hashable {
    var box: Int32
    var width: Length?
    var height: Length?
  }

  /// - Parameter styles: Those of the emission: of a part of a live page it has the tree's own.
  init(_ boxes: BoxTree, _ styles: StyleTable) {
    self.boxes = boxes
    self.styles = styles.snapshot
  }

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
    // Text is taken to find room in what fills its space.
    let low = range.minimum.isNaN && range.maximum == .infinity ? 0 : range.minimum
    return Length.least(Length.greatest(proposal, Length(low)), Length(range.maximum))
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
      // Text is taken to find room in a frame that fills its space.
      let fits = child[axis].isUnknown && proposal[axis] != nil
      let low =
        limits.minimum.isNaN
        ? fits ? .zero : Length.least(child[axis], Length(limits.maximum))
        : Length(limits.minimum)
      let high =
        limits.maximum.isNaN
        ? Length.greatest(child[axis], Length(limits.minimum)) : Length(limits.maximum)
      result[axis] = Length.greatest(low, Length.least(wanted, high))
    }
    return result
  }

  private func union(_ box: Box, _ proposal: Axes<Length?>) -> Axes<Length> {
    let all = boxes.sizingChildren(of: box)
    let inner = all.map { size(of: $0, proposal) }
    return Axes(largest(all, inner.map(\.x), 0), largest(all, inner.map(\.y), 1))
  }

  /// The largest of children's lengths; text that stands beside a picture is taken to be no larger than that.
  private func largest(_ children: [Int32], _ lengths: [Length], _ axis: Int) -> Length {
    let hasPicture = zip(children, lengths).contains {
      boxes.boxes[Int($0)].isProportional && !$1.isUnknown
    }
    return zip(children, lengths).reduce(Length.zero) { result, one in
      if hasPicture, one.1.isUnknown, !boxes.boxes[Int(one.0)].range(axis).isGreedy {
        return result
      }
      return Length.greatest(result, one.1)
    }
  }

  private func stack(_ box: Box, _ proposal: Axes<Length?>) -> Axes<Length> {
    let axis = box.stackAxis
    let indices = Array(boxes.children(of: box))
    let shares = shares(of: box, proposal)
    var along = Length(points: boxes.totalSpacing(of: box))
    var across: [Length] = []
    let hasRivals = indices.contains { boxes.boxes[Int($0)].range(axis).takesAll }
    for (position, child) in indices.enumerated() {
      var inner = proposal
      inner[axis] = shares?[position] ?? .unknown
      if shares == nil, axis == 1, !hasRivals { inner.y = room(for: child, in: box, proposal) }
      if proposal[axis] == nil { inner[axis] = nil }
      let size = size(of: child, inner)
      along = along + size[axis]
      across.append(size[1 - axis])
    }
    along = along.notNegative
    let widest = largest(indices, across, 1 - axis)
    return axis == 0 ? Axes(along, widest) : Axes(widest, along)
  }
}

extension BoxSizes {
  /// The height that a column leaves a picture if each of its texts has one line; unknown where only the browser
  /// knows another view's.
  func room(for picture: Int32, in column: Box, _ proposal: Axes<Length?>) -> Length {
    guard boxes.boxes[Int(picture)].isProportional, var room = proposal.y, !room.isUnknown else {
      return .unknown
    }
    room = room - Length(points: boxes.totalSpacing(of: column))
    for index in boxes.children(of: column) where index != picture {
      room = room - Length(leastHeight(of: index))
    }
    return room.notNegative
  }

  /// A view's least height if each of its texts has one line; not a number where only the browser knows.
  private func leastHeight(of index: Int32) -> Float {
    let box = boxes.boxes[Int(index)]
    if !box.height.minimum.isNaN { return box.height.minimum }
    let all = boxes.children(of: box)
    switch box.kind {
    case .text: return boxes.lineHeight(of: box, styles)
    case .vstack: return all.reduce(boxes.totalSpacing(of: box)) { $0 + leastHeight(of: $1) }
    case .hstack, .zstack:
      return all.reduce(0) { AxisRange.larger($0, leastHeight(of: $1)) }
    case .padding:
      let insets = box.padding.insets
      return insets[0] + insets[2] + (all.first.map(leastHeight) ?? 0)
    case .wrapper, .background, .overlay, .frame, .flexibleFrame, .fixedSize:
      return all.first.map(leastHeight) ?? .nan
    case .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control, .hidden,
      .scroll, .grid, .flow, .fitting, .aspectRatio, .position:
      return .nan
    }
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
    guard box.kind.isStack, !box.isReader else { return false }
    return children(of: box).contains { boxes[Int($0)].isProportional }
  }

  /// Whether something in a box has proportions that its frames don't give it anyway.
  func holdsProportions(_ index: Int32) -> Bool {
    boxes[Int(index)].kind == .aspectRatio
      || children(of: boxes[Int(index)]).contains { holdsProportions($0) }
  }

  /// Whether what is proposed to those inside of a box of a region has to be known: proportions
  /// matter, or the box may need more than it is proposed, of which those inside get no more.
  func isNegotiated(_ box: Box) -> Bool {
    if isProportioned(box) { return true }
    guard box.childCount > 0 else { return false }
    if box.kind == .frame, isProportioned(boxes[Int(children[Int(box.childStart)])]) { return true }
    let ranges = [box.width, box.height]
    guard ranges.allSatisfy({ !$0.minimum.isNaN && !$0.ideal.isNaN && !$0.maximum.isNaN }) else {
      return false
    }
    return ranges.contains { $0.isGreedy && $0.minimum > 0 }
  }

  /// Whether the ideal length of a box on an axis follows from the length that is proposed on the other one: proportions
  /// inside tell it, at most so many boxes below it.
  func followsOtherSide(_ index: Int32, _ axis: Int, depth: Int = 48) -> Bool {
    guard depth > 0 else { return false }
    let box = boxes[Int(index)]
    let all = children(of: box)
    switch box.kind {
    case .aspectRatio:
      return box.isProportional && !box.aspectRatio.ratio.isNaN
    case .frame:
      guard box.frame[axis].isNaN else { return false }
    case .flexibleFrame:
      guard box.flexibleFrame[axis].ideal.isNaN else { return false }
    case .padding, .fixedSize, .wrapper, .background, .overlay: break
    case .hstack, .vstack, .zstack:
      return !box.isReader && all.contains { followsOtherSide($0, axis, depth: depth - 1) }
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden, .scroll, .grid, .flow, .fitting, .position:
      return false
    }
    return all.first.map { followsOtherSide($0, axis, depth: depth - 1) } ?? false
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
    let sizes = BoxSizes(self, styles)
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
