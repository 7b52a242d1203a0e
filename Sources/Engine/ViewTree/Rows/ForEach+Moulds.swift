extension ForEach where Content: View {
  /// Lowers the first rows of each kind; those to come are copies with strings of their own.
  @inlinable @MainActor
  static func lowerMoulded(_ view: Self, into context: inout LoweringContext) {
    let identity = context.identity
    let plan = ViewPlan.of(Content.self)
    let moulds = RowMoulds(plan)
    // Rows inside of rows are a part of those around them.
    context.usesMoulds = false
    for element in view.data {
      guard context.mayGoOn() else { break }
      let key = Identity.key(view.id(element))
      let mark = context.mark()
      let place = Identity.child(identity, key)
      context.identity = place
      let row = view.content(element)
      if moulds.areWorthwhile {
        let isWhole = withUnsafePointer(to: row) {
          plan.add($0, to: moulds.begin(in: context), in: &context)
        }
        context.identity = place
        if !moulds.place(isWhole: isWhole, in: &context) {
          let pictures = context.firstPictures
          Content._lower(row, into: &context)
          // One whose pictures are loaded at once is no mould of others.
          if context.firstPictures == pictures {
            moulds.note(in: &context) { context in
              context.identity = place
              Content._lower(row, into: &context)
            }
          }
        }
      } else {
        context.usesMoulds = true
        Content._lower(row, into: &context)
        context.usesMoulds = false
      }
      context.setKey(key, since: mark)
      context.firstPictures = 0
    }
    context.usesMoulds = true
    context.identity = identity
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    let row = ViewPlan.of(Content.self)
    planner.add(Self.self, at: offset, needs: row.needs) { view, outline, context in
      let (data, id, content) = (view.pointee.data, view.pointee.id, view.pointee.content)
      outline.add(data.count)
      let identity = context.identity
      let isPlaced = row.needs.contains(.place)
      for element in data {
        let key = Identity.key(id(element))
        outline.add(key: key)
        if isPlaced { context.identity = Identity.child(identity, key) }
        let isWhole = withUnsafePointer(to: content(element)) {
          row.add($0, to: outline, in: &context)
        }
        guard isWhole else { return false }
      }
      context.identity = identity
      return true
    }
  }
}
