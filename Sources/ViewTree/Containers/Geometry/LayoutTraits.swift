/// What a view tells the container around it.
struct LayoutTraits {
  /// The number of the grid row that the view is in.
  var gridRow: Int?
  var gridRowAlignment: BoxAlignment.Vertical?
  /// The number of a grid's columns that the view takes.
  var gridColumns = 1
  var gridUnsizedAxes: Axis.Set = []
  var gridColumnAlignment: BoxAlignment.Horizontal?
  var gridCellAnchor: UnitPoint?
  /// Values for layouts of the author's own, by their keys.
  var values: [ObjectIdentifier: Any] = [:]
}

/// The traits of boxes, by the boxes' indices.
final class LayoutTraitTable {
  var traits: [Int32: LayoutTraits] = [:]
  var rowCount = 0
  /// Whether content asked for the size of its scroll view.
  var asksForContainer = false
  /// Paint that reaches beyond the safe area.
  var bleeding: Set<Int32> = []
}

/// Where an evaluation keeps its ``LayoutTraitTable``.
private enum LayoutTraitsKey: PreferenceKey {
  static var defaultValue: LayoutTraitTable? { nil }
  static func reduce(value: inout LayoutTraitTable?, nextValue: () -> LayoutTraitTable?) {
    value = value ?? nextValue()
  }
}

extension LoweringContext {
  /// The traits of this evaluation's boxes, if there are any.
  var knownLayoutTable: LayoutTraitTable? { preferences.value(of: LayoutTraitsKey.self) }

  /// The traits of this evaluation's boxes.
  mutating func layoutTable() -> LayoutTraitTable {
    if let known = knownLayoutTable { return known }
    let new = LayoutTraitTable()
    preferences.set(LayoutTraitsKey.self, new)
    return new
  }

  /// Changes what a view tells its container; what a modifier inside said already is kept.
  mutating func setTraits(of index: Int32, _ change: (inout LayoutTraits) -> Void) {
    let table = layoutTable()
    var traits = layoutTraits(of: index)
    change(&traits)
    table.traits[index] = traits
  }

  /// What a view tells its container, found through the modifiers around it.
  func layoutTraits(of index: Int32) -> LayoutTraits {
    guard let table = knownLayoutTable, !table.traits.isEmpty else { return LayoutTraits() }
    var index = index
    while true {
      if let known = table.traits[index] { return known }
      let box = tree.boxes[Int(index)]
      guard box.kind.isModifier, box.childCount > 0 else { return LayoutTraits() }
      index = tree.children[Int(box.childStart)]
    }
  }
}

extension BoxKind {
  /// Whether the box is a view's own box with something more around it.
  var isModifier: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .background,
      .overlay, .wrapper:
      true
    default: false
    }
  }
}
