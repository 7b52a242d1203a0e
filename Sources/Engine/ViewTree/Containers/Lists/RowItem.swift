import Foundation

/// A row of a list before it is drawn: a view, and what it and its list say of it.
///
/// A list has many, and views are copied on their way, so it is an object.
@MainActor
final class RowItem {
  let view: ChildView
  /// The row's key, or zero.
  let key: UInt64
  let insets: EdgeInsets
  let background: AnyView?
  let badge: Text?
  let separatorTint: Color?
  /// Whether it is the room of rows that are not made.
  let isGap: Bool
  /// Whether there is a hairline below.
  let isSeparated: Bool
  let isSelected: Bool
  /// Whether a circle at the row's beginning shows that it can be selected beside others.
  let isMarked: Bool
  /// What the row has beside its content.
  let controls: RowControls?
  /// Has the row be chosen by who presses it; nil where it can't be.
  let choose: (@MainActor (LiveEvent.Payload) -> Void)?
  /// The actions that its list has for it.
  let menu: AnyView?

  init(
    _ child: Child, _ traits: BoxTraits, isSeparated: Bool, isSelected: Bool, isMarked: Bool,
    controls: RowControls?, choose: (@MainActor (LiveEvent.Payload) -> Void)?, menu: AnyView?
  ) {
    view = ChildView(box: child.box)
    key = child.key
    isGap = traits.isGap
    insets = traits.rowInsets ?? EdgeInsets(vertical: 11, horizontal: 16)
    background = traits.rowBackground
    badge = traits.badge
    separatorTint = traits.separatorTint
    self.isSeparated = isSeparated
    self.isSelected = isSelected
    self.isMarked = isMarked
    self.controls = controls
    self.choose = choose
    self.menu = menu
  }

  /// Whether a circle stands at the row's beginning while its list is edited.
  var hasCircle: Bool { isMarked || controls?.deletion != nil }

  /// Whether a swipe shows something beside the row.
  var isSwiped: Bool { controls?.actions.isEmpty == false }

  /// The rows that views become.
  @MainActor
  static func items(of views: [Child], in environment: EnvironmentValues) -> [RowItem] {
    let options = environment.listOptions
    var shared = BoxTraits()
    for change in options.rowChanges { change(&shared) }
    let known = views.map { ($0.traits ?? BoxTraits()).completed(by: shared) }
    let controls =
      options.isLive
      ? RowControls.controls(
        of: known, environment.editMode, options.openRow, keys: views.map(\.key)) : nil
    let choices = RowChoices(known, options, environment.editMode)
    return views.indices.map { position in
      let isSeparated =
        position < views.count - 1 && options.rowSpacing == nil
        && known[position].separatorBottom != .hidden
        && known[position + 1].separatorTop != .hidden
      let isSelected =
        options.selection?.isSelected(known[position].tag, views[position].key) == true
      return RowItem(
        views[position], known[position], isSeparated: isSeparated, isSelected: isSelected,
        isMarked: choices?.marks(known[position]) == true,
        controls: controls?[position], choose: choices?.action(of: known[position]),
        menu: choices?.menu(of: known[position], isSelected: isSelected))
    }
  }
}

/// The rows that belong together and can be chosen.
private struct RowChoices {
  let selection: ListSelection
  let listMenu: SelectionMenu?
  let anchor: ListAnchor
  let isEditing: Bool
  /// What the rows stand for.
  let values: [AnyHashable]

  /// Nil where none can be chosen.
  @MainActor
  init?(_ rows: [BoxTraits], _ options: ListOptions, _ editMode: Binding<EditMode>?) {
    guard options.isLive, let selection = options.selection, let anchor = options.anchor else {
      return nil
    }
    self.selection = selection
    listMenu = options.menu
    self.anchor = anchor
    values = rows.compactMap { Self.value(of: $0, selection) }
    guard !values.isEmpty else { return nil }
    isEditing = editMode.isEditing
  }

  private static func value(of row: BoxTraits, _ selection: ListSelection) -> AnyHashable? {
    guard !row.isSelectionDisabled, let value = row.tag ?? row.rowID, selection.accepts(value)
    else { return nil }
    return value
  }

  /// Whether a row that is being edited can be selected beside others.
  func marks(_ row: BoxTraits) -> Bool {
    isEditing && selection.isOfSeveral && Self.value(of: row, selection) != nil
  }

  /// What a press on a row does; nil where nothing.
  @MainActor
  func action(of row: BoxTraits) -> (@MainActor (LiveEvent.Payload) -> Void)? {
    guard !row.isSelectedByLink, let value = Self.value(of: row, selection) else { return nil }
    return { payload in
      guard case .motion(let raw, _) = payload, var how = RowChoice(rawValue: raw) else { return }
      if isEditing, how == .alone { how = .toggled }
      if how == .alone, let open = listMenu?.open { return open([value]) }
      var range = [value]
      if how == .extended, let first = values.firstIndex(where: { $0 == anchor.value }),
        let last = values.firstIndex(of: value)
      {
        range = Array(values[min(first, last)...max(first, last)])
      } else {
        anchor.value = value
      }
      selection.choose(value, how, range)
    }
  }

  /// The list's actions for a row: those for all that is selected where the row is.
  @MainActor
  func menu(of row: BoxTraits, isSelected: Bool) -> AnyView? {
    guard let listMenu, let value = Self.value(of: row, selection) else { return nil }
    return listMenu.items(isSelected ? selection.values() : [value])
  }
}
