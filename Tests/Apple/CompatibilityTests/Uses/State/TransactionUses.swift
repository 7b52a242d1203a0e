import SwiftUI

@MainActor enum TransactionUses {
  static func transaction(_ value: Transaction) {
    _ = Transaction.self
    _ = value.animation
    _ = value.disablesAnimations
    _ = value.isContinuous
    _ = Transaction()
    _ = Transaction(animation: .default)
  }

  static func functions() {
    _ = withAnimation(.default, { 1 })
    _ = withTransaction(Transaction(), { 1 })
  }
}
