import ElementTree

extension ElementDraft {
  /// Takes a frame of a fixed size unless another one already set the same axis.
  mutating func takeFrame(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let frame = box.frame
    for axis in 0...1 where !frame[axis].isNaN && isConstrained(axis) { return .refused }
    for axis in 0...1 where !frame[axis].isNaN {
      size[axis] = .points(frame[axis] + padding(axis))
      framePlace[axis] = box.alignment.places[axis]
      isIdeal[axis] = false
    }
    takeOtherSide(of: box, boxes)
    return .taken
  }

  /// With one side given, proportions inside limit the other.
  private mutating func takeOtherSide(of box: Box, _ boxes: BoxTree) {
    let child = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    guard child.isProportional, !box.isProportional else { return }
    for axis in 0...1 where box.frame[axis].isNaN && !isConstrained(axis) {
      let range = box.range(axis)
      if isIdeal[axis], !range.ideal.isNaN {
        size[axis] = .points(range.ideal + padding(axis))
      } else if range.isFixed {
        size[axis] = .points(range.minimum + padding(axis))
      } else {
        size[axis] = .filling(range.minimum + padding(axis), range.maximum + padding(axis))
      }
      framePlace[axis] = box.alignment.places[axis]
    }
  }

  /// Takes a frame with limits unless its box may be another than that of a frame around it.
  mutating func takeFlexibleFrame(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let limits = box.flexibleFrame
    let isSet = Axes(limits.width.clampsProposal, limits.height.clampsProposal)
    for axis in 0...1 {
      let range = box.range(axis)
      if isSet[axis], minimum[axis] != nil { return .refused }
      guard let bounds = size[axis].bounds else { continue }
      let least = range.minimum + padding(axis)
      let isLow = bounds.low.isNaN || least <= bounds.low
      if isSet[axis] {
        guard isLow, range.maximum + padding(axis) >= bounds.high else { return .refused }
      } else if range.isGreedy, !isLow {
        return .refused
      }
    }
    for axis in 0...1 where isSet[axis] {
      framePlace[axis] = box.alignment.places[axis]
      if size[axis].isNatural { takeLimits(box, axis, ideal: ideal(box, axis, boxes)) }
    }
    // A flexible frame lays its child out again in the size it got, so that on its other axis it
    // outgrows its proposal as its child does.
    for axis in 0...1 where !isSet[axis] && size[axis].isNatural && minimum[axis] == nil {
      let range = box.range(axis)
      if isIdeal[axis] {
        let ideal = ideal(box, axis, boxes)
        guard !ideal.isNaN else {
          isRelaid[axis] = true
          continue
        }
        size[axis] = .points(ideal + padding(axis))
        isIdeal[axis] = false
      } else {
        guard range.isGreedy, !box.isProportional else { continue }
        size[axis] = .filling(range.minimum + padding(axis), range.maximum + padding(axis))
      }
      framePlace[axis] = box.alignment.places[axis]
    }
    return .taken
  }

  /// Takes a flexible frame's limits on an axis that nothing limits yet.
  private mutating func takeLimits(_ box: Box, _ axis: Int, ideal: Float) {
    let range = box.range(axis)
    let added = padding(axis)
    if isIdeal[axis], !ideal.isNaN {
      size[axis] = .points(ideal + added)
      isIdeal[axis] = false
    } else if range.isFixed {
      size[axis] = .points(range.minimum + added)
    } else if isIdeal[axis] {
      // As large as the content, whose ideal size only the browser knows, within the limits.
      isRelaid[axis] = true
      let limits = box.flexibleFrame[axis]
      if !limits.minimum.isNaN { minimum[axis] = limits.minimum + added }
      if limits.maximum.isFinite {
        let property: CSSProperty = axis == 0 ? .maxWidth : .maxHeight
        sizes.append(RegionSize(property: property, length: Length(points: limits.maximum + added)))
      }
    } else if range.isGreedy {
      size[axis] = .filling(range.minimum + added, range.maximum + added)
    } else if !box.flexibleFrame[axis].minimum.isNaN {
      minimum[axis] = box.flexibleFrame[axis].minimum + added
    }
  }

  /// A box's ideal length, if it is known and doesn't follow from what is proposed on the other axis.
  private func ideal(_ box: Box, _ axis: Int, _ boxes: BoxTree) -> Float {
    let follows = !isIdeal[1 - axis] && boxes.followsOtherSide(coreIndex, axis)
    return follows ? .nan : box.range(axis).ideal
  }
}
