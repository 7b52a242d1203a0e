private struct AddressCheckKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// Whether a value that an address stands for may be shown; nil where all may.
  var addressCheck: ((AnyHashable) -> Bool)? {
    get { self[AddressCheckKey.self] }
    set { self[AddressCheckKey.self] = newValue }
  }
}

extension View {
  /// Says which values of a type the navigation stacks inside accept from an address.
  ///
  /// Anybody can write an address: on a live page it brings values onto the path that no link of the page
  /// offers, of people and things that the reader may not see, or that aren't there. A stack shows the
  /// values of an address up to the first that is refused, and the address becomes that of what is shown.
  /// Values that links and programs push are not asked about.
  ///
  ///     NavigationStack(path: $path) { … }
  ///       .acceptsAddresses(for: Route.self) { route in
  ///         store.items.contains { $0.id == route.item }
  ///       }
  ///
  /// - Note: SwiftUI has nothing like it.
  nonisolated public func acceptsAddresses<V: Hashable>(
    for type: V.Type, where isAccepted: @escaping (V) -> Bool
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.addressCheck) { known in
        let outer = known
        known = { value in
          if let own = value.base as? V, !isAccepted(own) { return false }
          return outer?(value) ?? true
        }
      })
  }
}
