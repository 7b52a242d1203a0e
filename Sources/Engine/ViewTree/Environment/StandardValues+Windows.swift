/// Opens a window.
///
/// - Note: Differs from SwiftUI: pages open no windows.
public struct OpenWindowAction: Sendable {
  /// Opens the window with an identifier.
  @MainActor public func callAsFunction(id: String) {}

  /// Opens the window for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Opens the window with an identifier for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
///
/// - Note: Differs from SwiftUI: pages close no windows.
public struct DismissWindowAction: Sendable {
  /// Closes the window of the view.
  @MainActor public func callAsFunction() {}

  /// Closes the window with an identifier.
  @MainActor public func callAsFunction(id: String) {}

  /// Closes the window for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Closes the window with an identifier for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
///
/// - Note: Differs from SwiftUI: pages have no such window.
public struct OpenSettingsAction: Sendable {
  /// Opens the settings.
  @MainActor public func callAsFunction() {}
}

/// Asks for a review.
///
/// - Note: Differs from StoreKit: nothing is asked.
public struct RequestReviewAction: Sendable {
  /// Asks for a review.
  @MainActor public func callAsFunction() {}
}

/// Whether a control's window is in front.
///
/// - Note: As in SwiftUI.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  /// Opens windows.
  ///
  /// - Note: Differs from SwiftUI: pages open no windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes windows.
  ///
  /// - Note: Differs from SwiftUI: pages close no windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Opens the app's settings.
  ///
  /// - Note: Differs from SwiftUI: pages have no such window.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// Asks for a review.
  ///
  /// - Note: Differs from StoreKit: nothing is asked.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Whether the app can have several windows.
  public var supportsMultipleWindows: Bool { false }

  /// Whether a control's window is in front.
  public var controlActiveState: ControlActiveState {
    get { .key }
    set {}
  }

  /// Whether the nearest view that can have the focus has it.
  ///
  /// - Note: Differs from SwiftUI: always false.
  public var isFocused: Bool { false }

  /// Whether an assistive technology is in use.
  ///
  /// - Note: Differs from SwiftUI: pages are not told, so never.
  public var accessibilityEnabled: Bool { false }

  /// Whether quick actions are in use.
  ///
  /// - Note: Differs from SwiftUI: never.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether bars show their items enlarged.
  ///
  /// - Note: Differs from SwiftUI: never.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether the screen is dimmed.
  ///
  /// - Note: Differs from SwiftUI: never.
  public var isLuminanceReduced: Bool {
    get { false }
    set {}
  }

  /// Whether the page is being recorded.
  ///
  /// - Note: Differs from SwiftUI: pages are not told, so never.
  public var isSceneCaptured: Bool { false }
}
