public import Foundation

extension View {
  /// Gives the list row buttons that a swipe shows.
  ///
  /// - Note: Differs from SwiftUI: pages tell no swipes, so the buttons do not show.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier { $0.hasRowActions = true })
  }

  /// Keeps the list row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps the list row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps the list row from being selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Runs an action when the reader pulls a list down.
  ///
  /// - Note: Differs from SwiftUI: browsers reload the page.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }
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
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    V._lower(content, into: &context)
  }
}

extension DynamicViewContent {
  /// Runs an action when rows are deleted.
  ///
  /// - Note: Differs from SwiftUI: pages have no gesture to delete rows with.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _RowEditModifier> {
    modifier(_RowEditModifier(onDelete: action, onMove: nil))
  }

  /// Runs an action when rows are moved.
  ///
  /// - Note: Differs from SwiftUI: pages have no gesture to move rows with.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _RowEditModifier> {
    modifier(_RowEditModifier(onDelete: nil, onMove: action))
  }
}
