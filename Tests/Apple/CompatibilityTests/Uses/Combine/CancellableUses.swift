import Combine

@MainActor enum CancellableUses {
  static func cancellable<T: Cancellable>(_ value: T) {
    _ = (any Cancellable).self
    value.cancel()
  }

  static func cancellableOperators(
    _ value: some Cancellable, _ list: inout [AnyCancellable], _ set: inout Set<AnyCancellable>
  ) {
    value.store(in: &list)
    value.store(in: &set)
  }

  static func anyCancellable(
    _ value: AnyCancellable, _ list: inout [AnyCancellable], _ set: inout Set<AnyCancellable>
  ) {
    _ = AnyCancellable.self
    _ = AnyCancellable({})
    value.store(in: &list)
    value.store(in: &set)
  }

  static func anyCancellableOverloads(_ anyCancellable: AnyCancellable) {
    _ = AnyCancellable(anyCancellable)
  }
}
