/// Where a tab may stand.
///
/// - Note: Differs from SwiftUI: always in the bar.
public struct TabPlacement: Hashable, Sendable {
  private let value: Int
  public static let automatic = TabPlacement(value: 0)
  public static let pinned = TabPlacement(value: 1)
  public static let sidebarOnly = TabPlacement(value: 2)
}

/// When a bar of tabs makes room.
///
/// - Note: Differs from SwiftUI: never.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = TabBarMinimizeBehavior(value: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
  public static let never = TabBarMinimizeBehavior(value: 3)
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: tabs are always in the bar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: the bar of tabs stays as it is.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self {
    self
  }
}
