import ElementTree
import Foundation

/// What the browser has told of views whose sizes only it knows, by what they look like.
struct MeasuredSizes {
  /// How much room there is for them; nil until it has been told.
  let room: StateCell<CGSize?>
  /// The sizes that they have when nothing is proposed to them.
  let ideals: StateCell<[UInt64: CGSize]>
  /// The sizes that a layout has used last.
  let last: LastSizes

  /// Takes down that a view of a look has a size.
  @MainActor
  func tell(_ print: UInt64, _ size: CGSize) {
    var known = ideals.unreadValue
    if let old = known[print],
      old == size || abs(old.width - size.width) < 0.5 && abs(old.height - size.height) < 0.5
    {
      return
    }
    // Texts that change all the time leave sizes behind.
    if known.count > 500 { known = [:] }
    known[print] = size
    ideals.set(known)
  }

  /// Takes down a size unless it is all the room: what would be wider may have been made narrower, and is measured once more
  /// where nothing does that.
  @MainActor
  func tellIfFree(_ print: UInt64, _ size: CGSize) {
    guard let room = room.unreadValue, room.width > 0 else { return }
    if size.width < room.width - 1 { return tell(print, size) }
    let known = ideals.unreadValue[print]
    if let known, known.width.isFinite, known.width > size.width - 1 { return }
    tell(print, CGSize(width: .infinity, height: size.height))
  }

  /// Takes down how much room there is.
  @MainActor
  func tell(room size: CGSize) {
    if room.unreadValue != size { room.set(size) }
  }
}

/// The sizes that a layout has used last, view by view; nil until all were known.
final class LastSizes {
  var ideals: [CGSize]?
  /// Whether something around says how high the views are together.
  var isGivenHeight = false
}

extension LoweringContext {
  /// What the browser has told of the views of the container that is being lowered.
  @MainActor
  mutating func measuredSizes(at position: UInt64) -> MeasuredSizes {
    let node = graph.node(at: Identity.child(identity, position))
    let last = node.values[2] as? LastSizes ?? LastSizes()
    node.values[2] = last
    return MeasuredSizes(
      room: node.cell(0, CGSize?.none, in: graph),
      ideals: node.cell(1, [UInt64: CGSize](), in: graph), last: last)
  }

  /// Has the browser tell a view's size.
  @MainActor
  mutating func follow(_ box: inout BoxReference, _ look: UInt64, _ sizes: MeasuredSizes) {
    listen(
      &box,
      ElementHandler(.size, parameter: Self.round(of: look)) { payload in
        if let frame = payload.frame { sizes.tellIfFree(look, frame.size) }
      })
  }

  /// Has the browser tell a view's size in the room of a scroll view, where nothing makes it narrower.
  @MainActor
  mutating func measureAlone(
    _ box: inout BoxReference, _ look: UInt64, _ sizes: MeasuredSizes, _ axes: Axis.Set
  ) {
    listen(
      &box,
      ElementHandler(.size, parameter: Self.round(of: look)) { payload in
        if let frame = payload.frame { sizes.tell(look, frame.size) }
      })
    ScrollBoxModifier._apply(
      ScrollBoxModifier(
        axes: axes.intersection(.horizontal), isPaged: false, hidesIndicators: true,
        declarations: []), to: &box, in: &self)
  }

  /// What tells a view of one look from the next in an element: the browser tells of a size once, and of another
  /// view that is as large not by itself. The lowest three bits say what of an element's place counts.
  private static func round(of look: UInt64) -> Int { Int(look & 0xFFF) << 3 }

  /// A number that is equal for boxes that look the same, words included.
  func look(of index: Int32) -> UInt64 {
    let box = tree.boxes[Int(index)]
    var hash = StableHash.combine(UInt64(box.kind.rawValue), UInt64(box.style))
    for lane in 0..<4 { hash = StableHash.combine(hash, box.payload.bits[lane]) }
    hash = StableHash.combine(hash, UInt64(box.width.ideal.bitPattern))
    hash = StableHash.combine(hash, UInt64(box.height.ideal.bitPattern))
    if box.content >= 0 {
      for byte in "\(tree.contents[Int(box.content)])".utf8 {
        hash = StableHash.combine(hash, UInt64(byte))
      }
    }
    let first = Int(box.childStart)
    for child in first..<(first + Int(box.childCount)) {
      hash = StableHash.combine(hash, look(of: tree.children[child]))
    }
    return hash
  }

  /// Puts what came since a mark into a box that takes the room there is and tells how much that is.
  ///
  /// The content stands in it where the container around would have put the content alone.
  ///
  /// - Parameter ideal: How wide the box is where nothing gives it a width; nil for as wide as its content.
  @MainActor
  mutating func closeInRoom(
    _ mark: StackMark, _ sizes: MeasuredSizes, axes: Axis.Set, ideal: Float? = nil
  ) {
    stackAxis = mark.axis
    let content = pending[mark.pending...].map { tree.boxes[Int($0)] }
    func range(_ axis: Axis.Set, _ own: AxisRange?) -> AxisRange {
      let ideal = own.map(\.ideal) ?? 10
      return axes.contains(axis)
        ? .filling(ideal: ideal.isNaN ? 10 : ideal) : own ?? .fixed(0)
    }
    var box = Box(
      kind: .zstack, width: range(.horizontal, content.first?.width),
      height: range(.vertical, content.first?.height))
    if let ideal, axes.contains(.horizontal) { box.width.ideal = ideal }
    box.stack.isNeverFlattened = true
    close(box, since: mark.pending)
    if let index = pending.last { roomBoxes.insert(index) }
    listen(
      since: mark.pending,
      ElementHandler(.size) { payload in
        if let frame = payload.frame { sizes.tell(room: frame.size) }
      })
  }

  /// Has boxes that take the room there is show their content where a container would have put it.
  mutating func alignRooms(since mark: Int, _ alignment: BoxAlignment.Horizontal) {
    guard !roomBoxes.isEmpty else { return }
    for index in pending[mark...] { alignRoom(index, alignment) }
  }

  /// Has a box that takes the room there is take the height, too, and its views be laid out in it.
  mutating func fillRoom(_ index: Int32) {
    guard let sizes = layoutRooms[index] else { return }
    let height = tree.boxes[Int(index)].height
    sizes.isGivenHeight = true
    guard !height.isGreedy else { return }
    tree.boxes[Int(index)].height = .filling(ideal: height.ideal.isNaN ? 10 : height.ideal)
  }

  mutating func alignRoom(_ index: Int32, _ alignment: BoxAlignment.Horizontal) {
    var index = index
    while !roomBoxes.contains(index) {
      let box = tree.boxes[Int(index)]
      guard box.kind.isModifier, box.childCount > 0 else { return }
      index = tree.children[Int(box.childStart)]
    }
    tree.boxes[Int(index)].alignment.horizontal = alignment
  }
}
