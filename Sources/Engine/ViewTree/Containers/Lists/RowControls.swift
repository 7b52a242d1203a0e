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
  /// Whether a swipe over most of the row presses the first button.
  var allowsFullSwipe = true
  let content: AnyView
}

extension RowActions {
  /// The button that deletes a row.
  @MainActor
  static func deleting(by delete: @escaping @MainActor () -> Void) -> RowActions {
    let button = Button(role: .destructive, action: delete) { Text(system: "Delete") }
    return RowActions(edge: .trailing, content: AnyView(button))
  }
}

/// What a row has beside its content on a live page.
struct RowControls {
  /// How the row is deleted while the list is edited.
  var deletion: RowDeletion?
  /// Moves the row by so many rows, while the list is edited.
  var move: ((Int) -> Void)?
  /// Buttons that a swipe shows.
  var actions: [RowActions] = []

  var isEmpty: Bool { deletion == nil && move == nil && actions.isEmpty }
}

/// How a row is deleted while its list is edited: a circle at its beginning shows the button that does it.
struct RowDeletion {
  /// Whether the button is shown.
  let isOpen: Bool
  /// Shows the button, or no longer.
  let toggle: @MainActor () -> Void
  let delete: @MainActor () -> Void

  @MainActor var button: RowActions { .deleting(by: delete) }
}

extension RowControls {
  /// What rows have beside their content; nil if none has anything.
  @MainActor
  static func controls(
    of rows: [BoxTraits], _ editMode: Binding<EditMode>?, _ openRow: StateCell<UInt64>?,
    keys: [UInt64]
  ) -> [RowControls]? {
    guard rows.contains(where: { $0.edit != nil || !$0.actions.isEmpty }) else { return nil }
    guard editMode.isEditing else { return rows.map { swiped($0) } }
    // Rows of one collection stand next to each other, and their places rise by one.
    let places = rows.map { $0.edit?.move == nil ? nil : $0.edit?.offset }
    let open = openRow?.value
    return rows.indices.map { position in
      let row = rows[position]
      var controls = RowControls()
      if let delete = deletion(of: row) {
        let key = keys[position] == 0 ? UInt64(position) + 1 : keys[position]
        controls.deletion = RowDeletion(isOpen: open == key) {
          openRow?.set(open == key ? 0 : key)
        } delete: {
          openRow?.set(0)
          delete()
        }
      }
      guard let edit = row.edit, let move = edit.move, !row.isMoveDisabled else { return controls }
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

  /// The buttons of a row that a swipe shows: its own, or one that deletes it.
  @MainActor
  private static func swiped(_ row: BoxTraits) -> RowControls {
    var actions = row.actions.filter { $0.edge == .trailing }
    if actions.isEmpty, let delete = deletion(of: row) { actions = [.deleting(by: delete)] }
    return RowControls(actions: actions + row.actions.filter { $0.edge == .leading })
  }

  @MainActor
  private static func deletion(of row: BoxTraits) -> (@MainActor () -> Void)? {
    guard let edit = row.edit, let delete = edit.delete, !row.isDeleteDisabled else { return nil }
    return { delete([edit.offset]) }
  }
}
