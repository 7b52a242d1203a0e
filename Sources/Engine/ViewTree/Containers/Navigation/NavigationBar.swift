import ElementTree

/// How a title stands in its bar.
///
/// - Note: As in SwiftUI.
public struct NavigationBarItem: Sendable {
  /// How a title stands in its bar.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How a title stands in its bar.
///
/// - Note: As in SwiftUI.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// What the bar of a navigation stack looks like, as its views tell it.
struct NavigationBarOptions {
  var mode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  var subtitle: String?
  var removesTitle: Bool?
  /// The title where the reader can change it.
  var name: Binding<String>?
  var background: AnyShapeStyle?
  /// Whether something is behind the bar; by itself only once something is scrolled below it.
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?
  var search: SearchField?
  /// What the reader may search in, what narrows the search, and what may be searched for.
  var searchScopes: ToolbarEntry?
  var searchTokens: ToolbarEntry?
  var searchSuggestions: ToolbarEntry?

  /// How the title stands above a view where titles stand in some way: as there, if nothing else is said.
  func titleMode(
    above below: NavigationBarItem.TitleDisplayMode?
  ) -> NavigationBarItem.TitleDisplayMode? {
    mode == nil || mode == .automatic ? below : mode
  }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarOptions { NavigationBarOptions() }
  static func reduce(value: inout NavigationBarOptions, nextValue: () -> NavigationBarOptions) {
    let next = nextValue()
    value.mode = value.mode ?? next.mode
    value.isHidden = value.isHidden ?? next.isHidden
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.subtitle = value.subtitle ?? next.subtitle
    value.removesTitle = value.removesTitle ?? next.removesTitle
    value.name = value.name ?? next.name
    value.background = value.background ?? next.background
    value.backgroundVisibility = value.backgroundVisibility ?? next.backgroundVisibility
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.search = value.search ?? next.search
    value.searchScopes = value.searchScopes ?? next.searchScopes
    value.searchTokens = value.searchTokens ?? next.searchTokens
    value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
  }
}

/// Tells the bar of the stack around something.
nonisolated public struct _NavigationBarModifier: _PrimitiveModifier {
  let change: (inout NavigationBarOptions) -> Void
  var subtitle: Text?
  /// Whether the bar of the tabs around is hidden while the view is shown.
  var hidesTabBar = false

  init(_ change: @escaping (inout NavigationBarOptions) -> Void) { self.change = change }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    var options = NavigationBarOptions()
    modifier.change(&options)
    if let subtitle = modifier.subtitle {
      options.subtitle = context.plainText(of: subtitle, at: Salt.Navigation.subtitle)
    }
    context.preferences.merge(NavigationBarKey.self, options)
    guard modifier.hidesTabBar, context.pending.count > mark else { return }
    var box = BoxReference(index: context.pending[mark])
    context.wrapPlainly(&box)
    context.annotate(&box) { $0.set(.class, "t-none") }
    context.pending[mark] = box.index
  }
}

/// Gives the page around a title.
nonisolated public struct _NavigationTitleModifier: _PrimitiveModifier {
  let title: Text
  /// What the title is, if the reader can change it.
  var name: Binding<String>?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    V._lower(content, into: &context)
    let title = context.plainText(of: modifier.title, at: Salt.Navigation.title)
    context.preferences.merge(NavigationTitleKey.self, title)
    guard let name = modifier.name, context.isLive else { return }
    var options = NavigationBarOptions()
    options.name = name
    context.preferences.merge(NavigationBarKey.self, options)
  }
}
