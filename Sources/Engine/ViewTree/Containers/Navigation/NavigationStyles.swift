public import Foundation

/// A look for split views.
///
/// - Note: Differs from SwiftUI: all look alike.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The look that suits the place.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: Self { Self() }
  nonisolated public static var balanced: Self { Self() }
  nonisolated public static var prominentDetail: Self { Self() }
}

/// A look for navigation.
///
/// - Note: Differs from SwiftUI: always a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The look that suits the place.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// One view at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// Views side by side.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// Views side by side.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: Self { Self() }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: split views look alike.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: navigation is always a stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
}
