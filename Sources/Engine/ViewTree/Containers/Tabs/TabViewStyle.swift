/// A look for tabs.
///
/// - Note: As in SwiftUI, where authors make none of their own.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The engine's own look that the style stands for.
  nonisolated static var _look: _TabLook { get }
}

/// A look of tabs.
public enum _TabLook: Sendable { case bar, pages }

/// The look that suits the place: a bar of tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public static var _look: _TabLook { .bar }
}

/// A bar of tabs.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public static var _look: _TabLook { .bar }
}

/// A bar of tabs, or one at the side where there is room.
///
/// - Note: Differs from SwiftUI: always a bar of tabs.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public static var _look: _TabLook { .bar }
}

/// Pages side by side that the reader turns.
///
/// - Note: As in SwiftUI on a live page; a static one begins with the first page, and has no dots.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether dots for the pages are shown.
  public struct IndexDisplayMode: Sendable {
    /// From how many pages on there are dots.
    let least: Int
    public static let automatic = IndexDisplayMode(least: 2)
    public static let always = IndexDisplayMode(least: 1)
    public static let never = IndexDisplayMode(least: .max)
  }
  let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  public static var _look: _TabLook { .pages }
}

/// A look for the dots of pages.
///
/// - Note: Differs from SwiftUI: dots have a background where it is asked for always.
public protocol IndexViewStyle {}

/// Marks of pages.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether marks have a background.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    public static let automatic = BackgroundDisplayMode(isShown: false)
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }
  let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

private struct DotsLeastKey: EnvironmentKey {
  static var defaultValue: Int { 2 }
}

private struct DotsBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TabLookKey: EnvironmentKey {
  static var defaultValue: _TabLook { .bar }
}

extension EnvironmentValues {
  /// The look of tabs.
  var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }

  /// Whether the dots of pages have a background.
  var dotsHaveBackground: Bool {
    get { self[DotsBackgroundKey.self] }
    set { self[DotsBackgroundKey.self] = newValue }
  }

  /// From how many pages on tabs that look like pages have dots.
  var dotsLeast: Int {
    get { self[DotsLeastKey.self] }
    set { self[DotsLeastKey.self] = newValue }
  }
}

extension View {
  /// Gives the tabs of the view a look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    let least = (style as? PageTabViewStyle)?.indexDisplayMode.least
    return modifier(
      _ControlEnvironmentModifier(\.self) { environment in
        environment.tabLook = S._look
        if let least { environment.dotsLeast = least }
      })
  }

  /// Gives the dots of the view's pages a look.
  ///
  /// - Note: Differs from SwiftUI: dots have a background where it is asked for always.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let isShown = (style as? PageIndexViewStyle)?.backgroundDisplayMode.isShown ?? false
    return setting { $0.dotsHaveBackground = isShown }
  }

  /// Gives the view a tab in the tabs around it.
  nonisolated public func tabItem<V: View>(
    @ViewBuilder _ label: () -> V
  ) -> ModifiedContent<Self, _TraitModifier> {
    let item = AnyView(label())
    return modifier(_TraitModifier { $0.tabItem = item })
  }
}
