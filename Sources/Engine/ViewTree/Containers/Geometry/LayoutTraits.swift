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

/// What boxes tell containers about layout, by the boxes' indices.
///
/// Values for layouts of an author's own are the main actor's; the rest is plain data.
struct LayoutTraitTable: @unchecked Sendable {
  var traits: [Int32: LayoutTraits] = [:]
  var rowCount = 0
  /// Whether content asked for the size of its scroll view.
  var asksForContainer = false
  /// What reaches beyond the safe area.
  var bleeding: Set<Int32> = []

  /// Copies what a part of another tree's boxes tell.
  mutating func append(_ other: LayoutTraitTable, _ range: Range<Int>, shift: Int32) {
    guard !other.traits.isEmpty || !other.bleeding.isEmpty else { return }
    for index in range {
      let index = Int32(truncatingIfNeeded: index)
      if let known = other.traits[index] { traits[index + shift] = known }
      if other.bleeding.contains(index) { bleeding.insert(index + shift) }
    }
  }
}

extension LoweringContext {
  /// Changes what a view tells its container; what a modifier inside said already is kept.
  mutating func setTraits(of index: Int32, _ change: (inout LayoutTraits) -> Void) {
    var traits = layoutTraits(of: index)
    change(&traits)
    tree.layout.traits[index] = traits
  }

  /// What a view tells its container, found through the modifiers around it.
  func layoutTraits(of index: Int32) -> LayoutTraits {
    guard !tree.layout.traits.isEmpty else { return LayoutTraits() }
    var index = index
    while true {
      if let known = tree.layout.traits[index] { return known }
      let box = tree.boxes[Int(index)]
      guard box.kind.isModifier, box.childCount > 0 else { return LayoutTraits() }
      index = tree.children[Int(box.childStart)]
    }
  }
}
