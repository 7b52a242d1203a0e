import ElementTree

/// Where the bar of a page stands among its views.
struct BarPlace {
  enum Goal {
    /// Above all of the page.
    case aboveAll
    /// In a scroll view, above its content.
    case scroll(Int)
    /// Above a view that stands in front of others, by its place in ``BoxTree/children``.
    case above(child: Int, BoxAlignment)
    /// In a painted box, above what is in it.
    case inside(Int)
  }

  var goal: Goal
  /// Whether the bar lies over what is there, which begins at the page's top.
  var isOver = false
  /// Boxes around a scroll view that are as large as the page.
  var around: [Int] = []
  /// What lies over the goal and begins below the bar, by places in ``BoxTree/children``.
  var layers: [Int] = []
}

extension LoweringContext {
  /// Where the bar stands in a page that is one view.
  ///
  /// As on iOS, a scroll view that begins at the page's top reaches below the bar, and so does what ignores the safe area
  /// and the paint behind a view that fills the page.
  func barPlace(in index: Int32) -> BarPlace {
    var search = BarPlaceSearch(tree: tree)
    return search.place(in: index)
  }
}

/// Looks for the bar's place from the outside inwards.
private struct BarPlaceSearch {
  let tree: BoxTree
  private var around: [Int] = []
  private var layers: [Int] = []
  private var isOver = false
  /// The innermost place in front of what reaches beyond the safe area, with the layers that lie over it.
  private var front: (goal: BarPlace.Goal, layers: [Int])?

  init(tree: BoxTree) { self.tree = tree }

  mutating func place(in start: Int32) -> BarPlace {
    var index = start
    while true {
      let box = tree.boxes[Int(index)]
      if tree.layout.bleeding.contains(index), box.height.takesAll { isOver = true }
      if box.fillsPage, tree.isPaintedOnly(box) { front = (.inside(Int(index)), layers) }
      guard let next = next(from: index, box) else {
        if box.kind == .scroll, box.scroll.isVertical {
          front = (.scroll(Int(index)), layers)
        }
        break
      }
      around.append(Int(index))
      index = next
    }
    return BarPlace(
      goal: front?.goal ?? .aboveAll, isOver: isOver, around: around, layers: front?.layers ?? [])
  }

  /// The box in another one that begins at the page's top, too; nil if there is none.
  private mutating func next(from index: Int32, _ box: Box) -> Int32? {
    let start = Int(box.childStart)
    switch box.kind {
    case .flexibleFrame:
      return box.fillsPage ? tree.children(of: box).first : nil
    case .wrapper:
      return tree.children(of: box).first
    case .overlay:
      if !tree.reachesBeyondSafeArea(tree.children[start + 1]) { layers.append(start + 1) }
      return tree.children(of: box).first
    case .background:
      if box.fillsPage, let paint = tree.children(of: box).dropFirst().first,
        tree.reachesBeyondSafeArea(paint)
      {
        front = (.above(child: start, .center), layers)
      }
      return tree.children(of: box).first
    case .vstack:
      guard let first = tree.children(of: box).first, beginsWithScroll(first) else { return nil }
      return first
    case .zstack where box.fillsPage:
      return nextOfLayers(box)
    default: return nil
    }
  }

  /// The layer of several that has the bar: the first that scrolls, or else the first in front of one that reaches beyond
  /// the safe area.
  private mutating func nextOfLayers(_ box: Box) -> Int32? {
    let places = (0..<Int(box.childCount)).map { Int(box.childStart) + $0 }
    let contents = places.filter { place in
      !tree.reachesBeyondSafeArea(tree.children[place])
        && tree.boxes[Int(tree.children[place])].kind != .hidden
    }
    let scrolling = contents.first { beginsWithScroll(tree.children[$0]) }
    guard let goal = scrolling ?? (contents.count < places.count ? contents.first : nil) else {
      return nil
    }
    layers += contents.filter { $0 != goal }
    front = (.above(child: goal, box.alignment), layers)
    return tree.children[goal]
  }

  /// Whether a box is a scroll view, or has one at its top.
  private func beginsWithScroll(_ index: Int32) -> Bool {
    let box = tree.boxes[Int(index)]
    switch box.kind {
    case .scroll: return box.scroll.isVertical
    case .flexibleFrame where box.fillsPage, .wrapper, .overlay, .background, .vstack:
      guard let first = tree.children(of: box).first else { return false }
      return beginsWithScroll(first)
    default: return false
    }
  }
}
