/// What a reader has made of the tabs of an app with a side bar.
///
/// - Note: Differs from SwiftUI: tabs stand in a bar, where nothing is moved or hidden.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Creates a value that says nothing.
  public init() {}

  /// Forgets what the reader has made of the tabs.
  public mutating func resetTabOrder() {}
  /// Forgets which sections are hidden.
  public mutating func resetVisibility() {}
}

/// What readers may do with a tab of a side bar.
///
/// - Note: Differs from SwiftUI: tabs stand in a bar, where nothing is moved or hidden.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = TabCustomizationBehavior(value: 0)
  public static let disabled = TabCustomizationBehavior(value: 1)
  public static let reorderable = TabCustomizationBehavior(value: 2)
}

/// Where tabs stand that could be in a bar or at the side.
///
/// - Note: Differs from SwiftUI: always in the bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let value: Int
  public static let automatic = AdaptableTabBarPlacement(value: 0)
  public static let tabBar = AdaptableTabBarPlacement(value: 1)
  public static let sidebar = AdaptableTabBarPlacement(value: 2)
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: tabs stand in a bar, where nothing is moved or hidden.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> Self { self }

  /// Gives the tabs back as they are.
  ///
  /// - Note: Differs from SwiftUI: tabs stand in a bar, where nothing is moved or hidden.
  nonisolated public func customizationID(_ id: String) -> Self { self }

  /// Gives the tabs back as they are.
  ///
  /// - Note: Differs from SwiftUI: tabs stand in a bar, where nothing is moved or hidden.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: tabs always stand in the bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: tabs stand in a bar, so there is no side bar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: tabs stand in a bar, so there is no side bar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: tabs stand in a bar, so there is no side bar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }
}
