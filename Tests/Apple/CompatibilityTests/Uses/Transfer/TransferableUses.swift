import SwiftUI

@MainActor enum TransferableUses {
  static func transferable<T: Transferable>(_ type: T.Type) {
    let _: T.Representation = T.transferRepresentation
    _ = T.Representation.self
  }
}
