/// What tells a choice from others: its tag, or the id of its element in a `ForEach`.
struct ChoiceKey {
  let tag: AnyHashable?
  let key: UInt64?

  init<Value: Hashable>(_ value: Value?) {
    guard let value else {
      (tag, key) = (nil, nil)
      return
    }
    tag = AnyHashable(value)
    key = (value as? any OptionalValue).map { $0.wrappedKey } ?? Identity.key(value)
  }

  /// Whether a view with a tag, or without one and with a row's key, is the choice.
  func matches(_ other: AnyHashable?, key rowKey: UInt64) -> Bool {
    if let other { return other == tag }
    return rowKey != 0 && rowKey == key
  }
}

/// What a reader may choose, and what is done then.
struct ChoiceSelection {
  /// What is chosen now.
  let key: ChoiceKey
  /// Takes the tag or the id of another choice.
  let choose: (AnyHashable) -> Void

  /// A choice of one value.
  init<Value: Hashable>(_ binding: Binding<Value>?) {
    key = ChoiceKey(binding?.wrappedValue)
    choose = { choice in
      if let value = choice.base as? Value { binding?.wrappedValue = value }
    }
  }
}

/// A value that may be missing.
private protocol OptionalValue {
  var wrappedKey: UInt64? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var wrappedKey: UInt64? { map { Identity.key($0) } }
}
