private struct PageAddressKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> String?)? { nil }
}

extension EnvironmentValues {
  /// Where the page of a value is: what makes `NavigationLink(value:)` a real link.
  ///
  ///     content.environment(\.pageAddress) { value in
  ///       (value as? Moment.ID).map { "m/\($0).html" }
  ///     }
  ///
  /// Values without an address give links that do not answer on a static page.
  ///
  /// - Note: SwiftUI has nothing like it.
  public var pageAddress: ((AnyHashable) -> String?)? {
    get { self[PageAddressKey.self] }
    set { self[PageAddressKey.self] = newValue }
  }
}

extension View {
  /// Says where the pages of values are; see ``EnvironmentValues/pageAddress``.
  ///
  /// - Note: SwiftUI has nothing like it.
  nonisolated public func pageAddress<V: Hashable>(
    for type: V.Type, _ address: @escaping (V) -> String?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.pageAddress) { known in
        let outer = known
        known = { value in
          if let own = value.base as? V, let found = address(own) { return found }
          return outer?(value)
        }
      })
  }
}
