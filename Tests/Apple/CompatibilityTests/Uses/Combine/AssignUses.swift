import Combine

@MainActor enum AssignUses {
  static func subscribersAssign(_ value: Subscribers.Assign<Store, Int>, _ store: Store) {
    _ = Subscribers.Assign<Store, Int>.self
    _ = value.object
    _ = value.keyPath
    _ = Subscribers.Assign<Store, Int>(object: store, keyPath: \.count)
  }

  static func publisherOperators(_ value: Numbers, _ store: Store) {
    _ = value.assign(to: \.count, on: store)
  }
}
