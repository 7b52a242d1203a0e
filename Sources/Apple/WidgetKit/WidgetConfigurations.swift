@_exported public import AppIntents
import Foundation
public import ViewTree

/// A widget of an app's.
///
/// - Note: Differs from WidgetKit: pages have no widgets; one's views can be shown and previewed as any others.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

/// What a widget is made of.
@MainActor @preconcurrency public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  public func contentMarginsDisabled() -> Self { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  public func onBackgroundURLSessionEvents(
    matching: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
}

/// A widget of which a provider says what it shows.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget of which a provider and an intent say what it shows.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// Says what a widget shows.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// Several widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Says that widgets have no program of their own here.
  public static func main() { refuseWidgets(of: Self.self) }
}

extension Widget {
  /// Says that widgets have no program of their own here.
  public static func main() { refuseWidgets(of: Self.self) }
}

private func refuseWidgets(of type: Any.Type) {
  let text =
    "error: \(type) is made of widgets, which pages don't have\n  Show their views in an app.\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(1)
}

/// Makes widgets of a block of statements.
@resultBuilder @MainActor public enum WidgetBundleBuilder {
  public static func buildBlock(_ widgets: any Widget...) -> _WidgetGroup { _WidgetGroup() }
  public static func buildOptional(_ widget: _WidgetGroup?) -> _WidgetGroup { _WidgetGroup() }
  public static func buildEither(first: _WidgetGroup) -> _WidgetGroup { first }
  public static func buildEither(second: _WidgetGroup) -> _WidgetGroup { second }
  public static func buildLimitedAvailability(_ widget: some Widget) -> _WidgetGroup {
    _WidgetGroup()
  }
}

/// Several widgets as one.
public struct _WidgetGroup: Widget {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget of nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
}
