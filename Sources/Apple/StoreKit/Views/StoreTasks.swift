import Foundation
public import ViewTree

extension View {
  /// Loads a product for as long as the view is shown.
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      let product = Shop.current.products(for: [id]).first
      await action(product.map { .success($0) } ?? .unavailable)
    }
  }

  /// Loads products for as long as the view is shown.
  nonisolated public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: Array(ids), priority: priority) {
      await action(.loading)
      let products = Shop.current.products(for: ids)
      let known = Set(products.map(\.id))
      await action(.success(products, unavailable: ids.filter { !known.contains($0) }))
    }
  }

  /// Says how the reader's subscriptions of a group stand, now and whenever that changes.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      let updates = Shop.current.updates(hearsOwn: true)
      await action(.loading)
      await action(.success(Shop.current.statuses(of: groupID)))
      for await transaction in updates where transaction.subscriptionGroupID == groupID {
        await action(.success(Shop.current.statuses(of: groupID)))
      }
    }
  }

  /// Says whether the reader is entitled to a product, now and whenever that changes.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      let updates = Shop.current.updates(hearsOwn: true)
      await action(.loading)
      await action(.success(await Transaction.currentEntitlement(for: productID)))
      for await transaction in updates where transaction.productID == productID {
        await action(.success(await Transaction.currentEntitlement(for: productID)))
      }
    }
  }
}
