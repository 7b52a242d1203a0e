import ElementTree

/// A link that leads on from a row of a list.
///
/// As in SwiftUI the whole row is pressed for it, wherever in the row it stands, and if it can't be
/// seen as well: apps hide the link behind what a row shows, so that there is no chevron.
enum RowLink {
  /// The class of the chevron.
  static let chevronClass = "n-next"
  /// The class of a link that is not seen, or of what is around it.
  static let unseenClass = "n-blank"

  static let rules = """
    .\(unseenClass),.\(unseenClass) :is(a,button)\
    {position:static;color:transparent!important}
    .\(unseenClass) :not(a,button){opacity:0!important}
    .l-row .\(unseenClass):is(a,button)::before,.l-row .\(unseenClass) :is(a,button)::before\
    {content:"";position:absolute;inset:0}
    .l-row:has(.\(unseenClass)) *{pointer-events:none}
    .l-row:has(.\(unseenClass)) :is(a,button,input,select,textarea,label,summary,[data-on])\
    {pointer-events:auto}

    """
}

extension LoweringContext {
  /// Hides a link of a row, which is pressed all the same.
  ///
  /// - Returns: Whether the box is such a link, alone.
  @MainActor
  mutating func hideRowLink(_ box: inout BoxReference) -> Bool {
    guard environment.containerKind == .list, isRowLink(box.index) else { return false }
    annotate(&box) { $0.set(.class, RowLink.unseenClass) }
    return true
  }

  /// Whether a box shows a chevron, within what a link has around it.
  private func isRowLink(_ index: Int32) -> Bool {
    var open = [index]
    var steps = 0
    while let next = open.popLast(), steps < 12 {
      steps += 1
      let box = tree.boxes[Int(next)]
      if box.semantics >= 0,
        tree.semantics[Int(box.semantics)].value(of: .class) == RowLink.chevronClass
      {
        return true
      }
      open += tree.children(of: box)
    }
    return false
  }
}
