/// Something that a bar has by itself.
///
/// - Note: As in SwiftUI.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let value: Int
  /// The button that hides a split view's side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind(value: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(value: 1)
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(value: 2)
}

extension View {
  /// Takes something from the bar that it has by itself; readers who hear the page still have its title.
  ///
  /// - Note: As in SwiftUI; split views have no button of that kind here.
  nonisolated public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier { if defaultItemKind == .title { $0.removesTitle = true } })
  }
}

/// Where a field for searching stands in a bar, by itself or with items around it.
///
/// - Note: Differs from SwiftUI: it stands below the title.
nonisolated public struct DefaultToolbarItem: _PrimitiveToolbarContent, Sendable {
  /// Creates an item for something that a bar has by itself.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public static func _collect(
    _ item: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) {}
}

/// How a field for searching stands in a bar.
///
/// - Note: Differs from SwiftUI: it stands below the title.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = SearchToolbarBehavior(value: 0)
  public static let minimize = SearchToolbarBehavior(value: 1)
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a field for searching stands below the title.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
}

extension ToolbarContent {
  /// Gives the items back as they are.
  ///
  /// - Note: Differs from SwiftUI: items have no glass behind them.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }

  /// Gives the items back as they are.
  ///
  /// - Note: Differs from SwiftUI: pages come as the browser shows them.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
