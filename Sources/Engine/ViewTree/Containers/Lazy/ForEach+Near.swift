extension ForEach where Content: View {
  /// Lowers the rows that are near what the reader sees, with room for the others; false where all are made at
  /// once.
  @MainActor @usableFromInline
  static func lowerNear(_ view: Self, into context: inout LoweringContext) -> Bool {
    let data = view.data
    guard let window = context.rowWindow(of: data.count) else { return false }
    let (identity, surroundings) = (context.identity, context.environment)
    let runs = window.begin(
      data.count,
      key: { Identity.key(view.id(data[data.index(data.startIndex, offsetBy: $0)])) },
      scan: { body in
        for (offset, element) in data.enumerated() { body(offset, Identity.key(view.id(element))) }
      })
    window.find = { id in
      guard let id = id.base as? ID else { return nil }
      return data.enumerated().first { view.id($0.element) == id }?.offset
    }
    // What rows are given is kept where all are made and each is a view with a body.
    var given: ContiguousArray<Content>?
    if !window.isLong, Content.Body.self != Never.self, context.beginRows(of: view.content) {
      given = []
    }
    for run in runs {
      switch run {
      case .gap(let rows, let key):
        context.identity = Identity.child(identity, key)
        context.addGap(rows, key, of: window)
      case .rows(let rows):
        var index = data.index(data.startIndex, offsetBy: rows.lowerBound)
        for offset in rows {
          guard context.mayGoOn() else { break }
          let element = data[index]
          data.formIndex(after: &index)
          let id = view.id(element)
          let key = Identity.key(id)
          let mark = context.mark()
          context.identity = Identity.child(identity, key)
          context.environment = window.surroundings(of: offset, surroundings)
          let start = window.beginRow()
          let row = view.content(element)
          given?.append(row)
          Content._lower(row, into: &context)
          context.environment = surroundings
          context.setKey(key, since: mark)
          window.endRow(key, at: offset, from: start, since: mark, &context)
          if context.collectsIDs {
            context.noteRow(AnyHashable(id), key: key, offset: offset, since: mark)
          }
        }
      }
    }
    if let given { context.endRows(GivenRows(given), of: Self.self) }
    context.identity = identity
    window.endRows()
    return true
  }
}
