extension Product {
  /// How far the loading of a product has come.
  public enum TaskState: Sendable {
    case loading, unavailable, failure(any Error), success(Product)

    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// How far the loading of several products has come.
  public enum CollectionTaskState: Sendable {
    case loading, failure(any Error)
    case success([Product], unavailable: [String])

    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }
}

/// How far the loading of an entitlement has come.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading, failure(any Error), success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The state with a value made of the value.
  public func map<T>(_ transform: (Value) -> T) -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(transform(value))
    }
  }

  /// The state with a value made of the value.
  public func map<T>(_ transform: (Value) async -> T) async -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(await transform(value))
    }
  }
}
