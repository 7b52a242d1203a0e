import ElementTree
import Foundation

extension LoweringContext {
  /// Lowers a list: sections and loose rows, which make sections of their own.
  @MainActor
  mutating func lowerList(
    selection: ListSelection?, _ lower: (inout LoweringContext) -> Void
  ) {
    let options = environment.listOptions
    environment.listOptions.selection = selection ?? options.selection
    environment.listOptions.rowChanges = []
    let wereCollected = collectsIDs
    if isLive, let selection {
      collectsIDs = true
      environment.listOptions.anchor = listAnchor()
      var split = SplitSelection()
      if selection.isAny(), let clear = selection.clear { split.clear = { clear() } }
      preferences.merge(SplitSelectionKey.self, split)
    }
    defer { collectsIDs = wereCollected }
    let scroll = openScroll()
    let stack = openVertical()
    with(\.containerKind, .list, lower)
    groupLooseRows(since: stack.pending)
    environment.listOptions = options
    closeVertical(stack, .leading, options.spacingOfSections)
    forEachBox(since: stack.pending) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .top))
      context.pad(
        &box, vertical: options.hasCards ? 20 : 0, horizontal: options.sideMargin)
    }
    closeScroll(scroll, .vertical, showsIndicators: true)
    guard options.showsBackground else { return }
    let fill = css(options.hasCards ? Color.groupedBackground : Color.pageBackground)
    forEachBox(since: stack.pending) { box, context in
      context.decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
      }
    }
  }

  /// Makes a section of each stretch of rows that are in none.
  @MainActor
  private mutating func groupLooseRows(since start: Int) {
    let all = Array(pending[start...])
    discard(since: start)
    var rows: [Int32] = []
    for index in all {
      if traits(of: index)?.isSection == true {
        addLooseRows(&rows)
        pending.append(index)
      } else {
        rows.append(index)
      }
    }
    addLooseRows(&rows)
  }

  @MainActor
  private mutating func addLooseRows(_ rows: inout [Int32]) {
    guard !rows.isEmpty else { return }
    let mark = mark()
    pending.append(contentsOf: rows)
    rows = []
    closeRows(since: mark)
  }

  /// Makes rows of the boxes that came since a mark, and a list of the rows.
  @MainActor
  mutating func closeRows(since mark: Int) {
    let options = environment.listOptions
    var shared = BoxTraits()
    for change in options.rowChanges { change(&shared) }
    let known = pending[mark...].map { (traits(of: $0) ?? BoxTraits()).completed(by: shared) }
    let edits = rowEdits(known)
    for position in known.indices {
      let isLast = position == known.count - 1
      let isSeparated =
        !isLast && options.rowSpacing == nil && known[position].separatorBottom != .hidden
        && known[position + 1].separatorTop != .hidden
      let isSelected = options.selection.map {
        $0.isSelected(known[position].tag, key(of: pending[mark + position]))
      }
      var row = BoxReference(index: pending[mark + position])
      closeRow(
        &row, known[position], separator: isSeparated, isSelected: isSelected == true,
        edit: edits?[position])
      listenForChoice(&row, at: position, of: known)
      pending[mark + position] = row.index
    }
    let rowSpacing = options.rowSpacing ?? 0
    let stack = StackMark(pending: mark, axis: stackAxis)
    closeVertical(stack, .leading, rowSpacing)
    let radius = options.cornerRadius
    let fill = css(Color.groupedCard)
    forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .top))
      if options.hasCards || options.look == .sidebar {
        context.decorate(&box, .background) { list, styles in
          list = styles.extend(list, .backgroundColor, fill)
        }
        if radius > 0 {
          context.decorate(&box, .clip) { list, styles in
            list = styles.extend(list, .borderRadius, .points(radius))
          }
        }
      }
      context.nameElement(&box, .ul, isPhrasing: false, [(.class, "l-list"), (.role, "list")])
    }
  }

  /// Makes a box the row of a list.
  @MainActor
  private mutating func closeRow(
    _ box: inout BoxReference, _ traits: BoxTraits, separator: Bool, isSelected: Bool,
    edit: RowControls?
  ) {
    let rowKey = tree.boxes[Int(box.index)].key
    tree.boxes[Int(box.index)].key = 0
    if let badge = traits.badge { addBadge(badge, to: &box) }
    let insets =
      traits.rowInsets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let least = Float(environment.defaultMinListRowHeight - insets.top - insets.bottom)
    stretch(&box, minimumHeight: max(0, least), BoxAlignment(.leading, .center))
    pad(
      &box, top: Float(insets.top), leading: Float(insets.leading),
      bottom: Float(insets.bottom), trailing: Float(insets.trailing))
    if let background = traits.rowBackground {
      addLayer(to: &box, .center, isOverlay: false) { AnyView._lower(background, into: &$0) }
    } else if isSelected {
      let fill = css(Color.segments)
      decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
      }
    }
    var classes = "l-row"
    if let edit, addRowControls(edit, key: rowKey, to: &box) { classes += " l-swipe" }
    let isChoice = isChoice(traits)
    if isChoice { classes += " l-pick" }
    if separator {
      if traits.separatorTint == nil, insets.leading == 16 {
        classes += " l-line"
      } else {
        addSeparator(traits.separatorTint ?? .separator, leading: insets.leading, to: &box)
      }
    }
    var attributes: [AttributePair] = [(.class, classes)]
    // In front of what comes and goes: an attribute behind that goes for a moment, and the focus with it.
    if isChoice { attributes.append((.tabindex, "0")) }
    if isSelected { attributes.append((.ariaCurrent, "true")) }
    nameElement(&box, .li, isPhrasing: false, attributes)
    tree.boxes[Int(box.index)].key = rowKey
  }

  /// Draws a hairline at the lower edge of a row.
  @MainActor
  private mutating func addSeparator(
    _ color: Color, leading: CGFloat, to box: inout BoxReference
  ) {
    addLayer(to: &box, .bottom, isOverlay: true) { context in
      let mark = context.mark()
      var line = Box(kind: .divider, width: .filling(), height: .fixed(1))
      line.values[0] = 0
      line.phase = .background
      line.style = context.extend(0, .backgroundColor, context.css(color))
      context.add(line)
      context.forEachBox(since: mark) { box, context in
        context.pad(&box, top: 0, leading: Float(leading), bottom: 0, trailing: 0)
      }
    }
  }

  /// Puts a number or a word at the end of a row.
  @MainActor
  private mutating func addBadge(_ badge: Text, to box: inout BoxReference) {
    let mark = mark()
    let stack = openHorizontal()
    pending.append(box.index)
    Spacer._lower(Spacer(), into: &self)
    with(\.style.foreground, AnyShapeStyle(Color.secondary)) { Text._lower(badge, into: &$0) }
    closeHorizontal(stack, .center, nil)
    box = BoxReference(index: pending[mark])
    discard(since: mark)
  }
}
