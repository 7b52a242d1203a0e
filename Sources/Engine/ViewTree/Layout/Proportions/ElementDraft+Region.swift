import ElementTree

/// A part of a page in which proportions matter: what is proposed is known as lengths, and elements
/// are as large as what is in them.
struct Region {
  /// What is proposed; nil on an axis on which nothing is.
  var proposal: Axes<Length?>

  /// All of the container around.
  static func container(isIdeal: Axes<Bool>) -> Region {
    Region(
      proposal: Axes(
        isIdeal.x ? nil : Length(unit: "100cqw", usual: StaticPage.width),
        isIdeal.y ? nil : Length(unit: "100cqh", usual: StaticPage.height)))
  }

  /// Has a side be no more than what a custom property holds.
  mutating func bound(_ axis: Int, by variable: String) {
    guard let side = proposal[axis] else { return }
    proposal[axis] = Length(unit: "min(\(side.css),var(\(variable)))", usual: side.usual)
  }
}

/// A size that an element of a region has for a frame around it.
struct RegionSize {
  var property: CSSProperty
  var length: Length
}

extension ElementDraft {
  /// Whether a region begins with a box: the element around it is what is proposed.
  func beginsRegion(_ box: Box, _ boxes: BoxTree, _ styles: StyleTable) -> Bool {
    guard region == nil, !slot.isRatioItem, !(isIdeal.x && isIdeal.y),
      boxes.isProportioned(box), boxes.holdsProportions(coreIndex)
    else { return false }
    if box.kind == .aspectRatio, drawsPicture(box, boxes, styles) { return false }
    for axis in 0...1 where !isIdeal[axis] || !size[axis].isNatural {
      // What hugs its content proposes nothing that its own size would tell.
      let hugs = !box.range(axis).isGreedy && slot.kind[axis] != .cell && slot.kind[axis] != .layer
      if size[axis].isNatural, hugs || minimum[axis] != nil { return false }
    }
    let isOpen = Axes(
      isIdeal.x && size.x.isNatural, isIdeal.y && size.y.isNatural)
    guard isOpen.x || isOpen.y else { return true }
    if isOpen.x && isOpen.y { return false }
    // Where a side is free the browser finds it by the other, but shares rows only by numbers.
    switch box.kind {
    case .flexibleFrame: return true
    case .hstack: return !isOpen.x && boxes.children(of: box).count > 1
    case .vstack: return !isOpen.y && boxes.children(of: box).count > 1
    case .aspectRatio:
      let child = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
      return child.childCount > 0
    default: return false
    }
  }

  /// Takes a box of a region; nil for one without proportions, which is as anywhere.
  mutating func takeInRegion(_ box: Box, _ sizes: BoxSizes) -> Outcome? {
    let boxes = sizes.boxes
    guard let proposed = region?.proposal, boxes.isNegotiated(box) else {
      endRegion(box)
      return nil
    }
    var inner = box.proposed(proposed, boxes)
    switch box.kind {
    case .hstack, .vstack, .zstack:
      if box.isSingle(boxes), proposed.x != nil, proposed.y != nil { return .taken }
      return .core
    case .padding:
      if box.padding.insets.min() < 0 {
        guard !isPadded, layers.isEmpty else { return .refused }
        innerMargin = box.padding.insets
        region?.proposal = inner
        return .takenAlone
      }
      padding += box.padding.insets
      region?.proposal = inner
      guard endsInPicture(box, boxes) else { return .taken }
      return .takenAlone
    case .frame:
      for axis in 0...1 where !box.frame[axis].isNaN {
        size[axis] = .points(box.frame[axis] + padding(axis))
        framePlace[axis] = box.alignment.places[axis]
      }
    case .flexibleFrame:
      takeLimits(box, proposed, inner)
      // It lays its child out again in the size that it got.
      let own = sizes.size(of: coreIndex, proposed)
      for axis in 0...1 where !own[axis].isUnknown && own[axis].css.utf8.count < 1200 {
        inner[axis] = own[axis]
      }
    case .fixedSize, .aspectRatio:
      region?.proposal = inner
      isIdeal = Axes(inner.x == nil, inner.y == nil)
      return .taken
    case .wrapper: return .taken
    case .background, .overlay:
      layers.append(
        Layer(
          box: boxes.children[Int(box.childStart) + 1], alignment: box.alignment,
          isOverlay: box.kind == .overlay, insets: padding))
      return .taken
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden, .scroll, .grid, .flow, .fitting, .position:
      endRegion(box)
      return nil
    }
    region?.proposal = inner
    return .takenAlone
  }

  /// Gives what is in the region, and has no proportions, its proposal.
  private mutating func endRegion(_ box: Box) {
    guard let region else { return }
    for axis in 0...1 {
      isIdeal[axis] = region.proposal[axis] == nil
      proposal[axis] = region.proposal[axis].flatMap { length in
        // What needs more than it is proposed is as large as what it needs.
        let least = box.range(axis).minimum
        let length = least > 0 ? Length.greatest(length, Length(least)) : length
        return length.isUnknown ? nil : (length + Length(points: padding(axis))).css
      }
    }
    self.region = nil
  }

  /// A frame with limits: its element is as large as its content and the proposal say.
  private mutating func takeLimits(
    _ box: Box, _ proposed: Axes<Length?>, _ inner: Axes<Length?>
  ) {
    for axis in 0...1 {
      let limits = box.flexibleFrame[axis]
      guard limits.clampsProposal else { continue }
      framePlace[axis] = box.alignment.places[axis]
      let added = Length(points: padding(axis))
      let property = BoxEmitter.size(axis)
      let (least, most): (CSSProperty, CSSProperty) =
        axis == 0 ? (.minWidth, .maxWidth) : (.minHeight, .maxHeight)
      let given = proposed[axis] ?? (limits.ideal.isNaN ? nil : Length(limits.ideal))
      if let given, given.isUnknown {
        if !limits.minimum.isNaN {
          sizes.append(RegionSize(property: least, length: Length(limits.minimum) + added))
        }
        continue
      }
      if let given, !limits.minimum.isNaN, !limits.maximum.isNaN {
        let length = Length.greatest(
          Length(limits.minimum), Length.least(given, Length(limits.maximum)))
        sizes.append(RegionSize(property: property, length: length + added))
        isLimited[axis] = true
      } else if !limits.maximum.isNaN {
        if let given {
          let low = Length.least(given, Length(limits.maximum))
          sizes.append(RegionSize(property: least, length: low + added))
        }
        if limits.maximum.isFinite {
          sizes.append(RegionSize(property: most, length: Length(limits.maximum) + added))
        }
      } else {
        sizes.append(RegionSize(property: least, length: Length(limits.minimum) + added))
      }
    }
  }

  /// Whether a chain ends in a leaf that is drawn on its own element.
  private func endsInPicture(_ start: Box, _ boxes: BoxTree) -> Bool {
    var box = start
    while box.kind.isModifier || box.isSingle(boxes) {
      box = boxes.boxes[Int(boxes.children[Int(box.childStart)])]
    }
    return box.childCount == 0 && box.kind != .text
  }
}
