public import Foundation
import PlatformGaps

extension NSSortDescriptor {
  /// Objects in the order of a property, by its name; points lead on into related objects.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.[at: key ?? "self"], ascending: ascending)
  }

  /// Objects in the order of a property, also of one that may have no value.
  @_disfavoredOverload
  public convenience init<Root: NSManagedObject, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool
  ) {
    self.init(keyPath: \NSManagedObject.[along: keyPath], ascending: ascending)
  }

  /// How two objects follow each other.
  func order(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
    let result =
      PredicateValue.order(value(of: first), value(of: second)) ?? .orderedSame
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func value(of object: NSManagedObject) -> Any? {
    let value = object[keyPath: keyPath]
    if let path = value as? PathValue { return path.value }
    return value
  }
}

extension NSManagedObject {
  /// The value at the end of a path.
  fileprivate subscript(at path: String) -> PathValue {
    PathValue(value: PredicateValue.value(of: self, at: path))
  }

  /// The value at the end of a key path of a subclass.
  fileprivate subscript(along path: AnyKeyPath) -> PathValue {
    PathValue(value: PredicateValue.flattened(self[keyPath: path]))
  }
}

/// The value at the end of a path.
struct PathValue: Comparable {
  let value: Any?

  static func == (first: PathValue, second: PathValue) -> Bool {
    PredicateValue.equal(first.value, second.value)
  }

  static func < (first: PathValue, second: PathValue) -> Bool {
    PredicateValue.order(first.value, second.value) == .orderedAscending
  }
}
