import ElementTree
import Foundation

/// How a row of a collection can be deleted and moved.
struct RowEdit {
  /// The row's place in its collection.
  let offset: Int
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init(offset: Int) { self.offset = offset }
}

/// Buttons beside a row.
struct RowActions {
  let edge: HorizontalEdge
  let content: AnyView
}

/// What a row has beside its content on a live page.
struct RowControls {
  /// Deletes the row, while the list is edited.
  var delete: (@MainActor () -> Void)?
  /// Moves the row by so many rows, while the list is edited.
  var move: ((Int) -> Void)?
  /// Buttons that a swipe shows.
  var actions: [RowActions] = []

  var isEmpty: Bool { delete == nil && move == nil && actions.isEmpty }
}

extension LoweringContext {
  /// The row of the list that is being lowered from which a stretch of chosen ones begins.
  @MainActor
  mutating func listAnchor() -> ListAnchor {
    let node = graph.node(at: Identity.child(identity, 0x7401))
    if let known = node.values[0] as? ListAnchor { return known }
    let new = ListAnchor()
    node.values[0] = new
    return new
  }

  /// Whether readers may choose a row.
  @MainActor
  func isChoice(_ traits: BoxTraits) -> Bool {
    guard isLive, !traits.isSelectionDisabled, let selection = environment.listOptions.selection,
      let value = traits.tag ?? traits.rowID
    else { return false }
    return selection.accepts(value)
  }

  /// Has a row be chosen by who presses it.
  @MainActor
  mutating func listenForChoice(
    _ box: inout BoxReference, at position: Int, of rows: [BoxTraits]
  ) {
    let options = environment.listOptions
    guard isChoice(rows[position]), let selection = options.selection, let anchor = options.anchor,
      let value = rows[position].tag ?? rows[position].rowID
    else { return }
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    let values = rows.filter { isChoice($0) }.compactMap { $0.tag ?? $0.rowID }
    listen(
      &box,
      answering(.choose) { payload in
        guard case .motion(let raw, _) = payload, var how = RowChoice(rawValue: raw) else { return }
        if isEditing, how == .alone { how = .toggled }
        var range = [value]
        if how == .extended, let first = values.firstIndex(where: { $0 == anchor.value }),
          let last = values.firstIndex(of: value)
        {
          range = Array(values[min(first, last)...max(first, last)])
        } else {
          anchor.value = value
        }
        selection.choose(value, how, range)
      })
  }

  /// What rows have beside their content; nil if none has anything.
  @MainActor
  func rowEdits(_ rows: [BoxTraits]) -> [RowControls]? {
    guard isLive, rows.contains(where: { $0.edit != nil || !$0.actions.isEmpty }) else {
      return nil
    }
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    return rows.indices.map { position in
      let row = rows[position]
      var controls = RowControls()
      guard isEditing else {
        controls.actions = row.actions.filter { $0.edge == .trailing }
        if controls.actions.isEmpty, let delete = deletion(of: row) {
          let button = Button(role: .destructive, action: delete) { Text(verbatim: "Delete") }
          controls.actions = [RowActions(edge: .trailing, content: AnyView(button))]
        }
        controls.actions += row.actions.filter { $0.edge == .leading }
        return controls
      }
      controls.delete = deletion(of: row)
      guard let edit = row.edit, let move = edit.move, !row.isMoveDisabled else { return controls }
      // Rows of one collection stand next to each other, and their places rise by one.
      let places = rows.map { $0.edit?.move == nil ? nil : $0.edit?.offset }
      controls.move = { distance in
        let sum = position.addingReportingOverflow(distance)
        guard !sum.overflow, distance != 0, places.indices.contains(sum.partialValue),
          places[sum.partialValue] == edit.offset + distance
        else { return }
        move([edit.offset], edit.offset + distance + (distance > 0 ? 1 : 0))
      }
      return controls
    }
  }

  @MainActor
  private func deletion(of row: BoxTraits) -> (@MainActor () -> Void)? {
    guard let edit = row.edit, let delete = edit.delete, !row.isDeleteDisabled else { return nil }
    return { delete([edit.offset]) }
  }

  /// Puts what a row has beside its content next to it; whether a swipe shows some of it.
  @MainActor
  mutating func addRowControls(
    _ controls: RowControls, key: UInt64, to box: inout BoxReference
  ) -> Bool {
    guard !controls.isEmpty else { return false }
    let place = identity
    identity = Identity.child(place, key)
    defer { identity = place }
    let mark = mark()
    let row = openHorizontal()
    if let delete = controls.delete { addRowButton("minus.circle.fill", "Delete", .red, delete) }
    var content = BoxReference(index: box.index)
    if !controls.actions.isEmpty {
      nameElement(&content, .div, isPhrasing: false, [(.class, "l-body")])
    }
    pending.append(content.index)
    if let move = controls.move { addGrip(move) }
    if !controls.actions.isEmpty { addActions(controls.actions) }
    closeHorizontal(row, .center, 0)
    box = BoxReference(index: pending[mark])
    discard(since: mark)
    stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .center))
    return !controls.actions.isEmpty
  }

  @MainActor
  private mutating func addActions(_ actions: [RowActions]) {
    let row = openHorizontal()
    let saved = environment
    environment.style = TextEnvironment()
    environment.style.foreground = AnyShapeStyle(Color.white)
    environment.style.isEnabled = saved.style.isEnabled
    environment.buttonStyles = []
    environment.containerKind = .rowActions
    for (position, part) in actions.enumerated() {
      lower(part.content, at: 0x7410 + UInt64(position))
    }
    environment = saved
    guard pending.count > row.pending else { return closeEmpty(row) }
    closeHorizontal(row, .center, 0)
    forEachBox(since: row.pending) { box, context in
      context.nameElement(&box, .div, isPhrasing: false, [(.class, "l-acts")])
    }
  }

  /// Adds a button of the engine's own beside a row.
  @MainActor
  private mutating func addRowButton(
    _ symbol: String, _ name: String, _ color: Color, _ action: @escaping @MainActor () -> Void
  ) {
    let mark = mark()
    addGlyph(symbol, color: color, size: 22)
    forEachBox(since: mark) { box, context in
      context.pad(&box, top: 11, leading: 16, bottom: 11, trailing: 0)
      context.nameElement(
        &box, .button, isPhrasing: true,
        [(.class, "l-part"), (.type, "button"), (.ariaLabel, name)] + context.inertAttributes)
    }
    listen(since: mark, press(action))
  }

  /// Adds what a row is dragged by.
  @MainActor
  private mutating func addGrip(_ move: @escaping (Int) -> Void) {
    let mark = mark()
    addGlyph("line.3.horizontal", color: .tertiary, size: 18)
    forEachBox(since: mark) { box, context in
      context.pad(&box, top: 13, leading: 8, bottom: 13, trailing: 16)
      context.nameElement(
        &box, .button, isPhrasing: true,
        [(.class, "l-part l-grip"), (.type, "button"), (.ariaLabel, "Move")]
          + context.inertAttributes)
    }
    listen(
      since: mark,
      answering(.move) { payload in
        guard let number = payload.numbers(1)?.first else { return }
        move(Int(number))
      })
  }

  /// Lowers a button that stands beside a row, in the colour of its tint.
  @MainActor
  mutating func lowerRowAction(_ configuration: PrimitiveButtonStyleConfiguration) {
    let mark = mark()
    let tint = explicitTint ?? (configuration.role == .destructive ? .red : .gray)
    let fill = css(tint)
    lowerButtonLabel { configuration.label.content.lower(&$0) }
    forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: nil, .center)
      context.pad(&box, vertical: 11, horizontal: 16)
      context.decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
      }
    }
    closeButton(since: mark, configuration.action)
  }
}
