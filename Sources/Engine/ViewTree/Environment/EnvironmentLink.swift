import CStackBounds

/// A value of the environment, and those that were set before: a list, the newest first.
///
/// A modifier adds one link and drops it again, so what is around is never copied. Few values are
/// set at a time; a list that grows long is made anew with one link for each key.
class EnvironmentLink {
  final let key: ObjectIdentifier
  final let next: EnvironmentLink?
  /// The number of links from here on.
  final let count: Int
  /// The link that was put in front of this one last, on a live page.
  private final weak var latest: EnvironmentLink?

  fileprivate init(_ key: ObjectIdentifier, next: EnvironmentLink?) {
    self.key = key
    self.next = next
    count = (next?.count ?? 0) + 1
  }

  /// The same value in front of other links.
  fileprivate func copy(before next: EnvironmentLink?) -> EnvironmentLink { self }

  private static let limit = 32

  /// The value that was set last for a key.
  static func value<K: EnvironmentKey>(
    of key: K.Type, in list: EnvironmentLink?
  ) -> K.Value? {
    let id = ObjectIdentifier(key)
    var link = list
    while let current = link {
      // A key has one type of value.
      if current.key == id {
        return unsafeDowncast(current, to: TypedEnvironmentLink<K.Value>.self).value
      }
      link = current.next
    }
    return nil
  }

  /// A list with one more value.
  static func adding<K: EnvironmentKey>(
    _ value: K.Value, for key: K.Type, to list: EnvironmentLink?
  ) -> EnvironmentLink {
    var base = list
    if let list, list.count % limit == 0 { base = list.compacted() }
    guard let list, evaluation_current() != nil else {
      return TypedEnvironmentLink(ObjectIdentifier(key), value, next: base)
    }
    // The same link for the same value: views below find their surroundings as they were.
    if let known = list.latest, known.key == ObjectIdentifier(key) {
      let typed = unsafeDowncast(known, to: TypedEnvironmentLink<K.Value>.self)
      if K.Value.self is AnyObject.Type
        ? typed.value as AnyObject === value as AnyObject : areEqual(typed.value, value)
      {
        return known
      }
    }
    let link = TypedEnvironmentLink(ObjectIdentifier(key), value, next: base)
    list.latest = link
    return link
  }

  /// The list without values that were replaced.
  private func compacted() -> EnvironmentLink? {
    var links: [EnvironmentLink] = []
    var link: EnvironmentLink? = self
    while let current = link {
      if !links.contains(where: { $0.key == current.key }) { links.append(current) }
      link = current.next
    }
    return links.reversed().reduce(nil) { $1.copy(before: $0) }
  }
}

private final class TypedEnvironmentLink<Value>: EnvironmentLink {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value, next: EnvironmentLink?) {
    self.value = value
    super.init(key, next: next)
  }

  override func copy(before next: EnvironmentLink?) -> EnvironmentLink {
    TypedEnvironmentLink(key, value, next: next)
  }
}
