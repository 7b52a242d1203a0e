import Foundation
public import ViewTree

/// The part of a store of subscriptions that a view in it gives a background.
///
/// - Note: Differs from StoreKit: each of them is all of the store.
public struct SubscriptionStoreBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let subscriptionStoreFullHeight = Self(name: "fullHeight")
  public static let subscriptionStore = Self(name: "store")
  public static let subscriptionStoreHeader = Self(name: "header")
}

extension View {
  /// Shows a view behind the store of subscriptions that the view is in.
  @MainActor public func containerBackground<V: View>(
    for container: SubscriptionStoreBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    preference(key: StoreBackgroundKey.self, value: StoreBackground(view: AnyView(content())))
  }

  /// Fills the background of the store of subscriptions that the view is in.
  @MainActor public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: SubscriptionStoreBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}

/// What is behind a store.
struct StoreBackground {
  var view: AnyView
}

/// The background that a store's content asks for: the last one.
enum StoreBackgroundKey: PreferenceKey {
  static var defaultValue: StoreBackground { StoreBackground(view: AnyView(EmptyView())) }
  static func reduce(value: inout StoreBackground, nextValue: () -> StoreBackground) {
    value = nextValue()
  }
}
