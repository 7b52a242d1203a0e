import Foundation

extension LoweringContext {
  /// Lays out views whose sizes only the browser knows: as it seems first, and as the layout says when it has told.
  ///
  /// From then on a view that looks different is taken to be as large as the one before in its place until it has been
  /// measured, so that elements stay where they are and what a reader types in keeps its caret.
  @MainActor
  mutating func closeMeasuredLayout<L: Layout>(
    _ mark: StackMark, _ layout: L, _ views: [Int32]
  ) {
    let sizes = measuredSizes(at: Salt.Geometry.layout)
    let room = sizes.room.value, known = sizes.ideals.value
    let looks = views.map { look(of: $0) }
    var ideals = zip(views, looks).map { index, look in
      tree.boxes[Int(index)].knownIdeal ?? known[look].flatMap { $0.width.isFinite ? $0 : nil }
    }
    let isGuessed = zip(ideals, looks).map { ideal, look in
      ideal == nil && known[look] == nil && sizes.last.ideals != nil
    }
    for place in ideals.indices where isGuessed[place] {
      let last = sizes.last.ideals ?? []
      ideals[place] = place < last.count ? last[place] : CGSize(width: 60, height: 20)
    }
    let places = zip(views, ideals).map { index, ideal in
      SubviewPlace(
        tree.boxes[Int(index)], ideal ?? CGSize(width: 60, height: 20),
        values: layoutTraits(of: index).values)
    }
    let rightToLeft = environment.layoutDirection == .rightToLeft
    let isFlexible =
      sizes.last.isGivenHeight
      || takesHeight(layout, places, room?.width ?? StaticPage.size.width)
    let axes: Axis.Set = isFlexible ? [.horizontal, .vertical] : .horizontal
    guard let room, !ideals.contains(nil),
      let trial = finite(
        run(
          layout, places,
          ProposedViewSize(width: room.width, height: isFlexible ? room.height : nil),
          isRightToLeft: rightToLeft))
    else {
      measure(since: mark.pending, looks, ideals, sizes)
      arrange(form(of: layout, views), mark)
      return closeLayoutRoom(mark, sizes, axes)
    }
    sizes.last.ideals = ideals.map { $0 ?? .zero }
    var number = 0
    forEachBox(since: mark.pending) { box, context in
      let (frame, ideal, look) = (trial.frames[number], ideals[number], looks[number])
      let isKnown = !isGuessed[number]
      number += 1
      context.put(&box, frame, ideal ?? .zero, isKnown: isKnown, look, sizes)
    }
    closeZStack(StackMark(pending: mark.pending, axis: stackAxis), BoxAlignment(.leading, .top))
    forEachBox(since: mark.pending) { box, context in
      _FrameLayout._apply(
        _FrameLayout(
          width: trial.size.width, height: trial.size.height, alignment: .topLeading), to: &box,
        in: &context)
    }
    closeLayoutRoom(mark, sizes, axes)
  }

  @MainActor
  private mutating func closeLayoutRoom(_ mark: StackMark, _ sizes: MeasuredSizes, _ axes: Axis.Set)
  {
    closeInRoom(mark, sizes, axes: axes)
    if let index = pending.last { layoutRooms[index] = sizes.last }
  }

  /// Whether a layout's height follows the height that it is proposed.
  private func takesHeight<L: Layout>(
    _ layout: L, _ places: [SubviewPlace], _ width: CGFloat
  ) -> Bool {
    let heights = [300.0, 900].map { height in
      run(
        layout, places, ProposedViewSize(width: width, height: height), isRightToLeft: false
      ).size.height
    }
    return heights[0] != heights[1]
  }

  private func finite(_ trial: LayoutTrial) -> LayoutTrial? {
    let isFinite =
      trial.size.width.isFinite && trial.size.height.isFinite
      && trial.frames.allSatisfy {
        $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
      }
    return isFinite ? trial : nil
  }

  /// Has the browser tell the sizes of views; they are themselves as soon as it is known how much room there is.
  @MainActor
  private mutating func measure(
    since mark: Int, _ looks: [UInt64], _ ideals: [CGSize?], _ sizes: MeasuredSizes
  ) {
    let isFree = sizes.room.unreadValue != nil
    var number = 0
    forEachBox(since: mark) { box, context in
      let look = looks[number], isKnown = ideals[number] != nil
      number += 1
      guard !isKnown, isFree else { return }
      if sizes.ideals.unreadValue[look] != nil {
        context.measureAlone(&box, look, sizes, .horizontal)
      } else {
        context.follow(&box, look, sizes)
        _FixedSizeLayout._apply(
          _FixedSizeLayout(horizontal: true, vertical: true), to: &box, in: &context)
      }
    }
  }

  /// Puts a view at its place.
  @MainActor
  private mutating func put(
    _ box: inout BoxReference, _ frame: CGRect, _ ideal: CGSize, isKnown: Bool, _ look: UInt64,
    _ sizes: MeasuredSizes
  ) {
    let child = tree.boxes[Int(box.index)]
    let isNarrow = isKnown && frame.width < ideal.width - 0.5
    if child.width.isGreedy || child.height.isGreedy || isNarrow {
      _FrameLayout._apply(
        _FrameLayout(
          width: child.width.isGreedy || isNarrow ? frame.width : nil,
          height: child.height.isGreedy ? frame.height : nil, alignment: .center),
        to: &box, in: &self)
    } else {
      if child.knownIdeal == nil { follow(&box, look, sizes) }
      _FixedSizeLayout._apply(
        _FixedSizeLayout(horizontal: true, vertical: true), to: &box, in: &self)
    }
    guard frame.minX != 0 || frame.minY != 0 else { return }
    if frame.minX < 0 || frame.minY < 0 {
      let x = environment.layoutDirection == .rightToLeft ? -frame.minX : frame.minX
      translate(&box, CGSize(width: x, height: frame.minY))
    } else {
      // The way to the view counts as space before it, so that nothing depends on a direction.
      _PaddingLayout._apply(
        _PaddingLayout(
          insets: EdgeInsets(top: frame.minY, leading: frame.minX, bottom: 0, trailing: 0)),
        to: &box, in: &self)
    }
  }
}

extension SubviewPlace {
  /// What is known of a box whose ideal size was measured.
  fileprivate convenience init(_ box: Box, _ ideal: CGSize, values: [ObjectIdentifier: Any]) {
    self.init(
      width: box.width.measured(Float(ideal.width)),
      height: box.height.measured(Float(ideal.height)), priority: Double(box.priority),
      values: values)
  }
}

extension AxisRange {
  /// The range with a measured size in the place of what is unknown.
  fileprivate func measured(_ ideal: Float) -> AxisRange {
    var result = self
    if result.ideal.isNaN { result.ideal = ideal }
    if result.minimum.isNaN { result.minimum = isShrinkable ? 0 : result.ideal }
    if result.maximum.isNaN { result.maximum = result.ideal }
    return result
  }
}

extension Box {
  /// The box's ideal size, if it can be known without a browser.
  var knownIdeal: CGSize? {
    guard !width.ideal.isNaN, !height.ideal.isNaN else { return nil }
    return CGSize(width: CGFloat(width.ideal), height: CGFloat(height.ideal))
  }
}
