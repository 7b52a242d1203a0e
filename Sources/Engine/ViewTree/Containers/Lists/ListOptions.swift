import Foundation

/// What lists are told by the views around them.
struct ListOptions {
  var look = _ListLook.insetGrouped
  /// The distance between rows; nil where they touch.
  var rowSpacing: CGFloat?
  /// The distance between sections; nil for the usual.
  var sectionSpacing: CGFloat?
  var showsBackground = true
  /// Whether lists lie over a page, in a sheet for example, where what is dark is less so.
  var isRaised = false
  var sectionSeparator = Visibility.automatic
  var isHeaderProminent = false
  /// What all rows are selected by; nil where none can be.
  var selection: ListSelection?
  /// Where a stretch of rows that are chosen begins.
  var anchor: ListAnchor?
  /// The key of the row that asks whether to delete it, or zero; nil unless the list is edited.
  var openRow: StateCell<UInt64>?
  /// The actions of rows, and what is done by a press on one; nil if they say that themselves.
  var menu: SelectionMenu?
  /// What modifiers around sections say of all their rows, from the outside inwards.
  var rowChanges: [(inout BoxTraits) -> Void] = []

  /// Whether readers can choose, edit and fold what is in the list, since its page is live.
  var isLive = false

  /// Whether groups of rows lie on cards.
  var hasCards: Bool { look == .insetGrouped || look == .grouped }

  /// Whether the header of a section stays in sight while rows of it are.
  var pinsHeaders: Bool { look == .plain || look == .inset }

  /// The distance of cards from the list's edges.
  var sideMargin: CGFloat { look == .insetGrouped || look == .inset || look == .sidebar ? 16 : 0 }

  /// What groups of rows lie on.
  var card: Color? {
    hasCards || look == .sidebar ? isRaised ? .raisedGroupedCard : .groupedCard : nil
  }

  /// What is behind all of the list.
  var background: Color? {
    guard showsBackground else { return nil }
    return hasCards
      ? isRaised ? .raisedGroupedBackground : .groupedBackground
      : isRaised ? .raisedPageBackground : .pageBackground
  }

  var cornerRadius: Double { look == .insetGrouped || look == .sidebar ? 10 : 0 }

  var spacingOfSections: CGFloat {
    sectionSpacing ?? (look == .plain || look == .inset ? 0 : look == .sidebar ? 12 : 24)
  }
}

/// How a reader chose a row.
enum RowChoice: UInt8 {
  /// It alone is chosen.
  case alone
  /// It is chosen beside others, or not any more.
  case toggled
  /// All rows from the one chosen before are chosen.
  case extended
}

/// The rows of a list that are selected.
struct ListSelection {
  /// Whether a row is selected, by its tag and its key.
  let isSelected: (_ tag: AnyHashable?, _ key: UInt64) -> Bool
  /// Whether a row may stand for a value.
  let accepts: (AnyHashable) -> Bool
  /// Selects a row's value; of several, `range` are those from the row that was chosen before.
  let choose: (_ value: AnyHashable, RowChoice, _ range: [AnyHashable]) -> Void
  /// Selects nothing, where that can be; nil where something is always selected.
  var clear: (() -> Void)?
  /// Whether something is selected.
  var isAny: () -> Bool = { true }
  /// What is selected.
  var values: () -> [AnyHashable] = { [] }
  /// Whether several rows can be selected at a time.
  var isOfSeveral = false
  /// What is selected, as addresses have it; nil where they can't.
  var address: AddressedValue?
}

/// What a list knows of its selection from one evaluation to the next.
final class ListAnchor {
  /// The row that was chosen last.
  var value: AnyHashable?
  /// Whether rows are marked while the list is edited.
  var isEdited = false
}

private struct ListOptionsKey: EnvironmentKey {
  static var defaultValue: ListOptions { ListOptions() }
}

extension EnvironmentValues {
  /// What lists are told by the views around them.
  var listOptions: ListOptions {
    get { self[ListOptionsKey.self] }
    set { self[ListOptionsKey.self] = newValue }
  }
}
