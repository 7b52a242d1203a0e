import SwiftUI

@MainActor enum ObservedObjectUses {
  static func observedObject(_ value: ObservedObject<Store>, _ store: Store) {
    _ = ObservedObject<Store>.self
    _ = value.wrappedValue
    _ = value.projectedValue
    _ = ObservedObject(wrappedValue: store)
    _ = ObservedObject(initialValue: store)
  }

  static func observedObjectWrapper(_ value: ObservedObject<Store>.Wrapper) {
    _ = ObservedObject<Store>.Wrapper.self
    _ = value.count
  }
}
