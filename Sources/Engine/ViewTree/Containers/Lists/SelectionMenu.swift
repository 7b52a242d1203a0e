/// The actions that a list or a table has for its rows, by what they stand for.
struct SelectionMenu {
  /// The actions for some values; nil if there are none.
  var items: ([AnyHashable]) -> AnyView?
  /// What a press on a row does; nil if it selects the row.
  var open: (([AnyHashable]) -> Void)?
}

/// Gives a row the actions that its list has for it.
nonisolated struct RowMenuModifier: _PrimitiveModifier {
  let items: AnyView?

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    guard let items = modifier.items else { return V._lower(content, into: &context) }
    _ContextMenuModifier._lower(_ContextMenuModifier(items: items), content, into: &context)
  }
}

extension View {
  /// Gives the rows of the lists and tables in the view actions, and something that a press on one does.
  ///
  /// - Note: Differs from SwiftUI: only rows have actions, not the room around them. A static page does not
  ///   show them.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    func values(_ rows: [AnyHashable]) -> Set<I> { Set(rows.compactMap { $0.base as? I }) }
    var rows = SelectionMenu(items: { _ in nil }, open: nil)
    if M.self != EmptyView.self { rows.items = { AnyView(menu(values($0))) } }
    if let primaryAction { rows.open = { primaryAction(values($0)) } }
    let listMenu = rows
    return modifier(_ControlEnvironmentModifier(\.listOptions) { $0.menu = listMenu })
  }
}
