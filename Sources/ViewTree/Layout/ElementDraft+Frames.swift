import ElementTree

extension ElementDraft {
  /// Takes a frame of a fixed size unless another one already set the same axis.
  mutating func takeFrame(_ box: Box) -> Outcome {
    for axis in 0...1 where !box.values[axis].isNaN && isConstrained(axis) { return .refused }
    for axis in 0...1 where !box.values[axis].isNaN {
      size[axis] = .points(box.values[axis] + padding(axis))
      framePlace[axis] = box.alignment.places[axis]
      isIdeal[axis] = false
    }
    return .taken
  }

  /// Takes a frame with limits unless its box may be another than that of a frame around it.
  mutating func takeFlexibleFrame(_ box: Box) -> Outcome {
    let isSet = Axes(box.limits(0), box.limits(1))
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
      if size[axis].isNatural { takeLimits(box, axis) }
    }
    // A flexible frame lays its child out again in the size it got, so that on its other axis it
    // outgrows its proposal as its child does.
    for axis in 0...1 where !isSet[axis] && size[axis].isNatural && minimum[axis] == nil {
      let range = box.range(axis)
      if isIdeal[axis] {
        guard !range.ideal.isNaN else { continue }
        size[axis] = .points(range.ideal + padding(axis))
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
  private mutating func takeLimits(_ box: Box, _ axis: Int) {
    let range = box.range(axis)
    let added = padding(axis)
    if isIdeal[axis], !range.ideal.isNaN {
      size[axis] = .points(range.ideal + added)
      isIdeal[axis] = false
    } else if range.isFixed {
      size[axis] = .points(range.minimum + added)
    } else if range.isGreedy {
      size[axis] = .filling(range.minimum + added, range.maximum + added)
    } else if !box.values[axis * 3].isNaN {
      minimum[axis] = box.values[axis * 3] + added
    }
  }

  /// Takes proportions: in a cell they need the proposed size as a container, in a row or column
  /// the side along it settles the other.
  mutating func takeAspectRatio(_ box: Box, _ boxes: BoxTree) -> Outcome {
    let child = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    let isGreedy = Axes(child.width.isGreedy, child.height.isGreedy)
    if box.values[0].isNaN {
      // The proportions are those of a picture that only the browser knows.
      pictureMode = box.values[1] != 0 ? .cover : .contain
      return .taken
    }
    guard isGreedy.x || isGreedy.y else { return .taken }
    let isFree = !isConstrained(0) && !isConstrained(1)
    let isIdealAnywhere = isIdeal.x || isIdeal.y
    let main = slot.kind.x == .main ? 0 : slot.kind.y == .main ? 1 : nil
    if (main == nil && isFree && !isIdealAnywhere) || (size.x.isPoints && size.y.isPoints) {
      aspect = box
      return .takenAlone
    }
    if isIdeal.x && isIdeal.y {
      for axis in 0...1 where size[axis].isNatural && isGreedy[axis] {
        guard !box.range(axis).ideal.isNaN else { continue }
        size[axis] = .points(box.range(axis).ideal + padding(axis))
        framePlace[axis] = .center
        isIdeal[axis] = false
      }
      return .taken
    }
    if ratio != nil {
      aspect = box
      return .takenAlone
    }
    if let main, isFree, !isIdealAnywhere {
      if isGreedy[main] {
        ratio = (box, isGreedy.x && isGreedy.y)
      } else if let level = slot.variable[main] {
        // Flexible across only: the size across follows from the proposal along the stack.
        let function = box.values[1] != 0 ? "max" : "min"
        let base = proposal[1 - main] ?? "100%"
        let number = CSSNumber.string(Double(box.values[0]))
        let share = "var(\(BoxEmitter.variable(main, level)))\(main == 1 ? "*" : "/")\(number)"
        proposal[1 - main] = "\(function)(\(base),\(share))"
      }
    } else if isGreedy.x, isGreedy.y {
      drawnRatio = box.values[0]
    }
    return .taken
  }
}

extension Box {
  /// Whether a flexible frame limits an axis.
  fileprivate func limits(_ axis: Int) -> Bool {
    !values[axis * 3].isNaN || !values[axis * 3 + 2].isNaN
  }
}
