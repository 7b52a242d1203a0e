import Foundation
public import ViewTree

/// A style with its type erased.
struct AnyProductViewStyle {
  let view: @MainActor (ProductViewStyleConfiguration) -> AnyView

  init(_ style: some ProductViewStyle) {
    nonisolated(unsafe) let style = style
    view = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  @Entry var productViewStyle = AnyProductViewStyle(AutomaticProductViewStyle())
  @Entry var storeActions = StoreActions()
  @Entry var productDescription = Visibility.automatic
  @Entry var storeButtons: [StoreButtonKind: Visibility] = [:]
}

extension View {
  /// How products in the view look.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewStyle, AnyProductViewStyle(style))
  }

  /// Whether products say what they are.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View {
    environment(\.productDescription, visibility)
  }

  /// Which buttons views of the shop have beside their own.
  nonisolated public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      for kind in buttonKinds { buttons[kind] = visibility }
    }
  }

  /// Does something before a product is bought by a view in the view.
  nonisolated public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View {
    transformEnvironment(\.storeActions) { $0.start = action }
  }

  /// Does something after a product was bought by a view in the view, or wasn't.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View {
    transformEnvironment(\.storeActions) { $0.completion = action }
  }

  /// What products are bought with by views in the view.
  nonisolated public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View {
    transformEnvironment(\.storeActions) { $0.options = options ?? { _ in [] } }
  }
}

/// A button of a view of the shop.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}
