extension ForEach where Content: View {
  /// Lowers the first rows of each kind; those to come are copies with strings of their own.
  @inlinable @MainActor
  static func lowerMoulded(_ view: Self, into context: inout LoweringContext) {
    let identity = context.identity
    let moulds = RowMoulds()
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
        let isWhole = Content._outline(row, into: moulds.begin(in: context), in: &context)
        context.identity = place
        if !moulds.place(isWhole: isWhole, in: &context) {
          Content._lower(row, into: &context)
          moulds.note(in: &context) { context in
            context.identity = place
            Content._lower(row, into: &context)
          }
        }
      } else {
        context.usesMoulds = true
        Content._lower(row, into: &context)
        context.usesMoulds = false
      }
      context.setKey(key, since: mark)
    }
    context.usesMoulds = true
    context.identity = identity
  }

  @inlinable @MainActor
  public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    outline.add(view.data.count)
    let identity = context.identity
    for element in view.data {
      let key = Identity.key(view.id(element))
      outline.add(key: key)
      context.identity = Identity.child(identity, key)
      guard Content._outline(view.content(element), into: outline, in: &context) else {
        return false
      }
    }
    context.identity = identity
    return true
  }
}
