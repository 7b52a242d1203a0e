/// How far a view stands from its usual place across a stack, by an alignment guide, in points.
struct GuideShift: Equatable {
  /// The alignment that the guide is for.
  var place: Place
  var length: Float
}

extension LoweringContext {
  /// Puts space before and behind the views of a stack, so that they stand by their guides.
  ///
  /// A stack is as large as all of its aligned views together. Guides of other alignments than the
  /// stack's own don't count.
  mutating func applyGuides(since mark: Int, axis: Int, _ place: Place) {
    guard !guideShifts.isEmpty else { return }
    let shifts = pending[mark...].map { index in
      // A guide further outside counts before one for the same alignment inside.
      let own = guideShifts.removeValue(forKey: index)?.last { $0.place == place }
      return own?.length ?? 0
    }
    guard shifts.contains(where: { $0 != 0 }) else { return }
    for (offset, room) in guideRoom(shifts, since: mark, axis: axis, place).enumerated()
    where room.before != 0 || room.after != 0 {
      surround(offset: mark + offset, axis: axis, room)
    }
  }

  private func guideRoom(
    _ shifts: [Float], since mark: Int, axis: Int, _ place: Place
  ) -> [(before: Float, after: Float)] {
    switch place {
    case .start, .firstBaseline:
      let least = shifts.min() ?? 0
      return shifts.map { ($0 - least, 0) }
    case .end, .lastBaseline:
      let most = shifts.max() ?? 0
      return shifts.map { (0, most - $0) }
    case .center:
      let ranges = pending[mark...].map { tree.boxes[Int($0)].range(axis) }
      guard ranges.allSatisfy(\.isFixed) else {
        // Around its guide a view has as much on one side as on the other.
        return shifts.map { (max(0, 2 * $0), max(0, -2 * $0)) }
      }
      let edges = zip(shifts, ranges).map { shift, range in
        (start: shift - range.ideal / 2, end: shift + range.ideal / 2)
      }
      let start = edges.map(\.start).min() ?? 0
      let end = edges.map(\.end).max() ?? 0
      return edges.map { ($0.start - start, end - $0.end) }
    }
  }

  private mutating func surround(
    offset: Int, axis: Int, _ room: (before: Float, after: Float)
  ) {
    var reference = BoxReference(index: pending[offset])
    let child = tree.boxes[Int(reference.index)]
    var outer = Box(kind: .padding, width: child.width, height: child.height)
    outer.priority = child.priority
    if axis == 0 {
      outer.width = child.width.padded(room.before + room.after)
      outer.padding = PaddingPayload(
        top: 0, leading: room.before, bottom: 0, trailing: room.after)
    } else {
      outer.height = child.height.padded(room.before + room.after)
      outer.padding = PaddingPayload(
        top: room.before, leading: 0, bottom: room.after, trailing: 0)
    }
    wrap(&reference, in: outer)
    pending[offset] = reference.index
  }
}
