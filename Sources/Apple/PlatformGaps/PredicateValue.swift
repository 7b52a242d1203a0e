package import Foundation

/// An object whose values are found by name.
package protocol KeyValueCoded: AnyObject {
  func keyValue(_ key: String) -> Any?
}

/// Values as predicates and sort descriptors compare them.
package enum PredicateValue {
  /// The value at a path of names with points between them.
  package static func value(of root: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(flattened(root)) { value, key in
      member(String(key), of: value)
    }
  }

  /// The value of one name: of objects, dictionaries, collections and their elements.
  private static func member(_ key: String, of value: Any?) -> Any? {
    guard let value else { return nil }
    if key == "self" || key == "SELF" { return value }
    if let object = value as? any KeyValueCoded { return flattened(object.keyValue(key)) }
    if let list = elements(of: value) {
      switch key {
      case "@count": return list.count
      case "@max": return list.max { order($0, $1) == .orderedAscending }
      case "@min": return list.min { order($0, $1) == .orderedAscending }
      case "@sum": return list.compactMap(number).reduce(0, +)
      case "@avg":
        return list.isEmpty ? nil : list.compactMap(number).reduce(0, +) / Double(list.count)
      default: return list.compactMap { member(key, of: flattened($0)) }
      }
    }
    if let dictionary = value as? [String: Any] { return flattened(dictionary[key]) }
    if let text = value as? String, key == "length" { return text.count }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return flattened(found.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// A value without optionals around it.
  package static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flattened(mirror.children.first?.value)
  }

  package static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  package static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as Substring: String(text)
    case let text as NSString: String(describing: text)
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  /// How two values follow each other; nil if they can't be compared. Nothing comes before everything else.
  package static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    let first = flattened(first)
    let second = flattened(second)
    guard let first else { return second == nil ? .orderedSame : .orderedAscending }
    guard let second else { return .orderedDescending }
    if let first = number(first), let second = number(second) { return compared(first, second) }
    if let first = first as? Date, let second = second as? Date { return compared(first, second) }
    if let first = text(first), let second = text(second) { return compared(first, second) }
    if let first = first as? any Comparable { return ordered(first, second) }
    return nil
  }

  private static func ordered<Value: Comparable>(
    _ first: Value, _ second: Any
  ) -> ComparisonResult? {
    (second as? Value).map { compared(first, $0) }
  }

  private static func compared<Value: Comparable>(
    _ first: Value, _ second: Value
  ) -> ComparisonResult {
    first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }

  package static func equal(_ first: Any?, _ second: Any?) -> Bool {
    if let order = order(first, second) { return order == .orderedSame }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return false
  }
}
