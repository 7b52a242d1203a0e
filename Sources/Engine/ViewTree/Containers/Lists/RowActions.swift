public import Foundation

extension View {
  /// Gives the list row buttons that a swipe shows.
  ///
  /// - Note: Differs from SwiftUI: a static page does not show them. On a live one a swipe shows them at
  ///   their edge; the pointer above the row or the focus shows all at its end.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _TraitModifier> {
    let actions = RowActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return modifier(
      _TraitModifier { traits in
        // Of several at an edge the outermost stands; a row that is copied has its own already.
        traits.actions.removeAll { $0.edge == edge }
        traits.actions.append(actions)
      })
  }

  /// Keeps the list row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitModifier { $0.isDeleteDisabled = isDisabled })
  }

  /// Keeps the list row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitModifier { $0.isMoveDisabled = isDisabled })
  }

  /// Keeps the list row from being selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_TraitModifier { $0.isSelectionDisabled = isDisabled })
  }
}

/// Views of a collection whose rows can be edited.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  nonisolated public var data: Content.Data { content.data }
}

/// What can be done with the rows of a collection.
nonisolated public struct _RowEditModifier: _PrimitiveModifier {
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    let wereCollected = context.collectsIDs
    context.collectsIDs = wereCollected || context.isLive
    V._lower(content, into: &context)
    context.collectsIDs = wereCollected
    guard context.isLive else { return }
    context.forEachBox(since: mark) { box, context in
      context.setTraits(of: box) { traits in
        guard let offset = traits.rowOffset else { return }
        var edit = traits.edit ?? RowEdit(offset: offset)
        edit.delete = modifier.onDelete ?? edit.delete
        edit.move = modifier.onMove ?? edit.move
        traits.edit = edit
      }
    }
  }
}

extension DynamicViewContent {
  /// Runs an action when rows are deleted.
  ///
  /// - Note: Differs from SwiftUI: a static page does not show how. On a live one rows have a button at
  ///   their end, as ``View/swipeActions(edge:allowsFullSwipe:content:)`` makes them, and a circle at their
  ///   beginning while the list is edited, which shows that button until it is pressed again.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _RowEditModifier> {
    modifier(_RowEditModifier(onDelete: action, onMove: nil))
  }

  /// Runs an action when rows are moved.
  ///
  /// - Note: Differs from SwiftUI: a static page does not show how. On a live one rows have a grip while
  ///   the list is edited, which is dragged or moved by the arrow keys, within a section.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _RowEditModifier> {
    modifier(_RowEditModifier(onDelete: nil, onMove: action))
  }
}
