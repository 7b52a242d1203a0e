import Foundation
public import ViewTree

/// Buys a product for the page's reader.
public struct PurchaseAction: Sendable {
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// Buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// What views of the shop do before and after a purchase.
struct StoreActions {
  var options: @MainActor (Product) async -> Set<Product.PurchaseOption>? = { _ in [] }
  var start: (@MainActor (Product) async -> Void)?
  var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  /// Buys a product, and says so.
  @MainActor func buy(_ product: Product, refusal: Binding<String?>) async {
    guard let options = await options(product) else { return }
    await start?(product)
    let result: Result<Product.PurchaseResult, any Error>
    do {
      result = .success(try await product.purchase(options: options))
    } catch {
      result = .failure(error)
    }
    if let completion {
      await completion(product, result)
    } else {
      switch result {
      case .success(.success(let transaction)): await transaction.unsafePayloadValue.finish()
      case .failure(let error): refusal.wrappedValue = error.localizedDescription
      default: break
      }
    }
  }
}

/// Counts what happens to the reader's purchases, for views that say what is owned.
struct PurchaseFollowing: ViewModifier {
  @Binding var purchases: Int

  func body(content: Content) -> some View {
    content.task {
      for await _ in Shop.current.updates(hearsOwn: true) { purchases += 1 }
    }
  }
}

/// Says why a purchase failed.
struct RefusedPurchase: ViewModifier {
  @Binding var message: String?

  func body(content: Content) -> some View {
    let isShown = Binding {
      message != nil
    } set: {
      if !$0 { message = nil }
    }
    content.alert("Purchase Unavailable", isPresented: isShown) {
      Button("OK") {}
    } message: {
      Text(verbatim: message ?? "")
    }
  }
}
