/// A look for lists.
///
/// - Note: As in SwiftUI, where authors make none of their own.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The engine's own look that the style stands for.
  nonisolated static var _look: _ListLook { get }
}

/// A look of lists.
public enum _ListLook: Sendable { case insetGrouped, grouped, plain, inset, sidebar }

/// The look that suits the place: groups of rows on cards.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

/// Groups of rows on cards with space around them.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

/// Groups of rows from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  public static var _look: _ListLook { .grouped }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  public static var _look: _ListLook { .plain }
}

/// Rows with space around them.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public static var _look: _ListLook { .inset }
}

/// Rows of a bar at the side.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  public static var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Gives the lists of the view a look.
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.listOptions) { $0.look = S._look })
  }
}
