/// Where an item stands in the bars of a view.
///
/// - Note: As in SwiftUI.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum BarEdge: Sendable {
    case leading, principal, trailing, bottom, keyboard, titleMenu, overflow, none
  }
  let edge: BarEdge
  /// Whether the item ends what its view is for, which bars show in bold type.
  var isConfirmation = false

  public static let automatic = Self(edge: .trailing)
  public static let principal = Self(edge: .principal)
  public static let title = Self(edge: .principal)
  public static let largeTitle = Self(edge: .principal)
  public static let subtitle = Self(edge: .principal)
  public static let largeSubtitle = Self(edge: .principal)
  public static let navigation = Self(edge: .leading)
  public static let primaryAction = Self(edge: .trailing)
  public static let secondaryAction = Self(edge: .overflow)
  public static let status = Self(edge: .bottom)
  public static let confirmationAction = Self(edge: .trailing, isConfirmation: true)
  public static let cancellationAction = Self(edge: .leading)
  public static let destructiveAction = Self(edge: .trailing)
  /// Items over the keyboard.
  ///
  /// - Note: Differs from SwiftUI: they are shown at the page's end while one of the stack's text fields has the
  ///   focus, or keys have moved it from there. Where a browser lays its keyboard over pages instead of making them smaller, it covers them.
  public static let keyboard = Self(edge: .keyboard)
  public static let topBarLeading = Self(edge: .leading)
  public static let topBarTrailing = Self(edge: .trailing)
  public static let navigationBarLeading = Self(edge: .leading)
  public static let navigationBarTrailing = Self(edge: .trailing)
  public static let bottomBar = Self(edge: .bottom)
  public static let tabBar = Self(edge: .none)
  /// In the menu that the title opens.
  static let titleMenu = Self(edge: .titleMenu)
  public static let sidebarToggle = Self(edge: .leading)
}

/// A bar of a view.
///
/// - Note: As in SwiftUI.
public struct ToolbarPlacement: Hashable, Sendable {
  let isNavigationBar: Bool
  let name: String
  public static let automatic = Self(isNavigationBar: true, name: "automatic")
  public static let navigationBar = Self(isNavigationBar: true, name: "navigationBar")
  public static let bottomBar = Self(isNavigationBar: false, name: "bottomBar")
  public static let tabBar = Self(isNavigationBar: false, name: "tabBar")
  public static let windowToolbar = Self(isNavigationBar: false, name: "windowToolbar")
}
