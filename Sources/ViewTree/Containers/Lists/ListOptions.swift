import Foundation

/// What lists are told by the views around them.
struct ListOptions {
  var look = _ListLook.insetGrouped
  /// The distance between rows; nil where they touch.
  var rowSpacing: CGFloat?
  /// The distance between sections; nil for the usual.
  var sectionSpacing: CGFloat?
  var showsBackground = true
  var sectionSeparator = Visibility.automatic
  var isHeaderProminent = false
  /// What all rows are selected by; nil where none can be.
  var selection: ListSelection?
  /// What modifiers around sections say of all their rows, from the outside inwards.
  var rowChanges: [(inout BoxTraits) -> Void] = []

  /// Whether groups of rows lie on cards.
  var hasCards: Bool { look == .insetGrouped || look == .grouped }

  /// The distance of cards from the list's edges.
  var sideMargin: Float { look == .insetGrouped || look == .inset || look == .sidebar ? 16 : 0 }

  var cornerRadius: Double { look == .insetGrouped || look == .sidebar ? 10 : 0 }

  var spacingOfSections: CGFloat {
    sectionSpacing ?? (look == .plain || look == .inset ? 0 : look == .sidebar ? 12 : 24)
  }
}

/// The rows of a list that are selected.
struct ListSelection {
  let isSelected: (_ tag: AnyHashable?, _ key: UInt64) -> Bool
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
