public import ViewTree

/// Says what a reader may say to Siri.
///
/// - Note: Differs from AppIntents: pages have no Siri, so it shows nothing.
@MainActor public struct SiriTipView: View {
  public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { EmptyView() }
}

/// Leads to an app's shortcuts; shows nothing, as pages have none.
@MainActor public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public var body: some View { EmptyView() }
}

/// How what may be said to Siri looks.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")
  public static let black = SiriTipViewStyle(name: "black")
}

/// How the link to an app's shortcuts looks.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  public static let light = ShortcutsLinkStyle(name: "light")
  public static let dark = ShortcutsLinkStyle(name: "dark")
}

extension View {
  /// Of no effect, as no tip is shown.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Of no effect, as no link is shown.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
