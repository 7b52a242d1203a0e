import Foundation
public import ViewTree

extension View {
  /// Shows the reader's subscriptions.
  ///
  /// - Note: Differs from StoreKit: an alert says that a page has none.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(MissingStoreSheet(title: "Subscriptions", isPresented: isPresented))
  }

  /// Shows the reader's subscriptions of a group; an alert says that a page has none.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

  /// Asks for money back.
  ///
  /// - Note: Differs from StoreKit: a purchase of a test session is given back after a question; else it fails.
  @MainActor public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    alert("Request a Refund?", isPresented: isPresented) {
      Button("Request") {
        onDismiss?(
          Shop.current.refund(transactionID) ? .success(.success) : .failure(.failed))
      }
      Button("Cancel", role: .cancel) { onDismiss?(.success(.userCancelled)) }
    }
  }

  /// Asks for a code.
  ///
  /// - Note: Differs from StoreKit: an alert says that a page takes none.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MissingStoreSheet(
        title: "Redeem Code", isPresented: isPresented,
        done: { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }))
  }

  /// Shows an app of the shop; of no effect.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> AnyObject
  ) -> some View { self }
}

/// An alert in the place of a sheet that only the shop has.
private struct MissingStoreSheet: ViewModifier {
  let title: LocalizedStringKey
  let isPresented: Binding<Bool>
  var done: @MainActor () -> Void = {}

  func body(content: Content) -> some View {
    content.alert(title, isPresented: isPresented) {
      Button("OK") { done() }
    } message: {
      Text("Purchases aren't available on this page.")
    }
  }
}
