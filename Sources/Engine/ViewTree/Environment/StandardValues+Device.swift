public import Foundation

/// Light or dark surroundings.
///
/// - Note: As in SwiftUI.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How far colours must stand apart.
///
/// - Note: As in SwiftUI.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// How much room there is on an axis.
///
/// - Note: As in SwiftUI.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// How thick the reader wants strokes.
///
/// - Note: As in SwiftUI.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}
private enum PageSizeKey: EnvironmentKey { static var defaultValue: CGSize { StaticPage.size } }
private enum PageSizeGivenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  /// Light or dark surroundings.
  ///
  /// - Note: Differs from SwiftUI: a static page serves both, by colours that follow the browser; code
  ///   that asks is told light, or what `preferredColorScheme` or `environment` says. A live page tells
  ///   what the browser has, from its second frame on.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How far colours must stand apart.
  ///
  /// - Note: Differs from SwiftUI: live pages tell what the browser's reader wants, others standard.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// How wide the room is.
  ///
  /// - Note: Differs from SwiftUI: a static page is compact, laid out for phones first. A live page is
  ///   regular from 600 points on, from its second frame on.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the room is.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How thick the reader wants strokes.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The page's size in points that is taken for granted where content depends on it: that of a
  /// telephone, or what a snapshot is taken for.
  package var pageSize: CGSize {
    get { self[PageSizeKey.self] }
    set { self[PageSizeKey.self] = newValue }
  }

  /// Whether the page has ``pageSize`` and no other, as in a snapshot.
  package var isPageSizeGiven: Bool {
    get { self[PageSizeGivenKey.self] }
    set { self[PageSizeGivenKey.self] = newValue }
  }

  /// Pixels in a point.
  ///
  /// - Note: Differs from SwiftUI: 2; browsers choose the picture that suits the screen.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// A pixel's size in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether letters may move closer to fit.
  ///
  /// - Note: Differs from SwiftUI: browsers don't.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// How small text may get to fit.
  ///
  /// - Note: Differs from SwiftUI: it holds for plain texts with a `lineLimit` of 1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// - Note: Differs from SwiftUI: live pages tell what the browser's reader wants, others false; styles
  ///   follow the browser's setting anyway.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// - Note: Differs from SwiftUI: always false; styles follow the browser's setting.
  public var accessibilityReduceTransparency: Bool { false }
  /// - Note: Differs from SwiftUI: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// - Note: Differs from SwiftUI: always false; styles follow the browser's setting.
  public var accessibilityInvertColors: Bool { false }
  /// - Note: Differs from SwiftUI: always false; a page can't know.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// - Note: Differs from SwiftUI: always false; a page can't know.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether names of controls are always shown: yes.
  public var accessibilityShowButtonShapes: Bool { false }
}
