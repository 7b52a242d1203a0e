import ElementTree

extension LoweringContext {
  /// Makes a grid of the views that came since a mark.
  @usableFromInline @MainActor
  mutating func closeGrid(_ mark: StackMark, _ layout: _LazyGridLayout) {
    stackAxis = mark.axis
    let items = layout.items
    let isAdaptive = items.contains(where: \.isAdaptive)
    if isAdaptive, items.count(where: { $0.isFlexible }) > 1 {
      report(
        .sizeDependent, severity: .warning,
        "A grid has an adaptive item beside flexible ones, which CSS shares out differently. "
          + "Use one adaptive item, or flexible ones alone.")
    }
    // Only a grid whose columns are counted knows which column a view is in.
    let columns = isAdaptive ? 1 : items.count
    let gaps = items.prefix(columns).dropLast().map(\.gap)
    let isEven = Set(gaps).count <= 1
    let gap = isAdaptive ? items.first { $0.isAdaptive }?.gap ?? 8 : gaps.first ?? 8
    let shared = items[0].alignment
    let isShared = items.allSatisfy { $0.alignment == shared }
    for (offset, index) in pending[mark.pending...].enumerated() {
      let column = offset % columns
      if !isShared, !isAdaptive, let own = items[column].alignment, own != .center {
        align(index, own.box)
      }
      if !isEven { place(index, inTrack: column * 2 + 1, isHorizontal: layout.isHorizontal) }
    }
    var box = Box(kind: .grid, width: .unknown, height: .unknown)
    box.alignment = isShared ? shared?.box ?? .center : .center
    var along = trackRange(items, gaps: isAdaptive ? [] : gaps)
    // Columns that leave room stand in all of what the grid is proposed.
    let hasRoom = along.maximum < .infinity || items.contains(where: \.isLimited)
    along.isGreedy = true
    along.maximum = .infinity
    let across = isAdaptive ? AxisRange.unknown : lineRange(since: mark.pending, columns, layout)
    (box.width, box.height) = layout.isHorizontal ? (across, along) : (along, across)
    if layout.alignment != .start, hasRoom {
      box.style = extend(
        0, layout.isHorizontal ? .alignContent : .justifyContent, Keyword.text(layout.alignment))
    }
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    let tracks = isEven ? items.map(\.track) : interleaved(items)
    tree.contents.append(
      .grid(
        GridContent(
          tracks: tracks.joined(separator: " "), isHorizontal: layout.isHorizontal,
          trackSpacing: isEven ? Double(gap) : 0, lineSpacing: Double(layout.spacing),
          columnCount: isAdaptive ? nil : columns)))
    close(box, since: mark.pending)
  }

  /// Aligns a view in its cell.
  private mutating func align(_ index: Int32, _ alignment: BoxAlignment) {
    let box = tree.boxes[Int(index)]
    var style = box.style
    if !box.width.isGreedy {
      style = extend(style, .justifySelf, Keyword.place(Place(alignment.horizontal)))
    }
    if !box.height.isGreedy {
      style = extend(style, .alignSelf, Keyword.place(Place(alignment.vertical)))
    }
    tree.boxes[Int(index)].style = style
  }

  private mutating func place(_ index: Int32, inTrack track: Int, isHorizontal: Bool) {
    tree.boxes[Int(index)].style = extend(
      tree.boxes[Int(index)].style, isHorizontal ? .gridRow : .gridColumn, .number(Double(track)))
  }

  /// The tracks with distances of their own between them.
  private func interleaved(_ items: [GridItem]) -> [String] {
    items.enumerated().flatMap { index, item in
      index < items.count - 1 ? [item.track, pixels(item.gap)] : [item.track]
    }
  }

  /// What a grid does on the axis of its tracks.
  private func trackRange(_ items: [GridItem], gaps: [Float]) -> AxisRange {
    items.reduce(AxisRange.fixed(gaps.reduce(0, +))) { sum, item in
      let range = item.range
      return AxisRange(
        isGreedy: sum.isGreedy || range.isGreedy,
        minimum: AxisRange.sum(sum.minimum, range.minimum),
        ideal: AxisRange.sum(sum.ideal, range.ideal),
        maximum: AxisRange.sum(sum.maximum, range.maximum))
    }
  }

  /// What a grid does across its tracks: as much as its lines need, known if all views are fixed.
  private func lineRange(
    since mark: Int, _ columns: Int, _ layout: _LazyGridLayout
  ) -> AxisRange {
    var total: Float = 0
    let cells = pending[mark...]
    var index = cells.startIndex
    while index < cells.endIndex {
      let end = min(index + columns, cells.endIndex)
      var line: Float = 0
      for cell in cells[index..<end] {
        let box = tree.boxes[Int(cell)]
        let range = layout.isHorizontal ? box.width : box.height
        guard range.isFixed || (range.isGreedy && range.ideal.isFinite) else { return .unknown }
        line = max(line, range.ideal)
      }
      total += line + (index == cells.startIndex ? 0 : layout.spacing)
      index = end
    }
    return .fixed(total)
  }
}

extension GridItem {
  /// Whether the column's width depends on the grid's.
  var isFlexible: Bool { if case .fixed = size { false } else { true } }

  /// Whether the column leaves room that others don't take.
  var isLimited: Bool { range.maximum.isFinite }
}
