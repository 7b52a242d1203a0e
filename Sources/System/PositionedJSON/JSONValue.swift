/// A value of a document, by its place.
public struct JSONValue: Sendable {
  /// What a value can be.
  public enum Kind: String, Sendable, Hashable {
    case null, bool, number, string, array, object
  }

  let storage: JSONStorage
  let index: Int

  private var node: JSONNode { storage.nodes[index] }

  /// What the value is.
  public var kind: Kind {
    switch node.kind {
    case .null: .null
    case .no, .yes: .bool
    case .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Where the value starts, with its path.
  ///
  /// - Complexity: O(log *n*) for the *n* lines of the file, and the length of the path.
  public var location: SourceLocation { storage.location(of: index) }

  /// The value of `true` or `false`, else nil.
  public var bool: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The text of a string without its escapes, else nil.
  public var string: String? {
    node.kind == .string ? JSONString.decode(node, in: storage.bytes) : nil
  }

  /// A number as the source has it, digit by digit; nil if the value is no number.
  public var numberText: String? {
    node.kind == .number ? String(decoding: storage.bytes[node.content], as: UTF8.self) : nil
  }

  /// The value of a number that is written without point and exponent and fits, else nil.
  public var int: Int? { numberText.flatMap { Int($0) } }

  /// The number nearest to a number, else nil; nil too if its magnitude is beyond all numbers.
  public var double: Double? {
    numberText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The elements of an array, else nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var elements: [JSONValue]? {
    guard node.kind == .array else { return nil }
    let end = node.next(after: index)
    var result: [JSONValue] = []
    var child = index + 1
    while child < end {
      result.append(JSONValue(storage: storage, index: child))
      child = storage.nodes[child].next(after: child)
    }
    return result
  }

  /// The members of an object in the order of the source, else nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public var members: [(key: String, value: JSONValue)]? {
    guard node.kind == .object else { return nil }
    var result: [(key: String, value: JSONValue)] = []
    forEachKey { key in
      result.append(
        (
          JSONString.decode(storage.nodes[key], in: storage.bytes),
          JSONValue(storage: storage, index: key + 1)
        ))
      return true
    }
    return result
  }

  /// The first member of an object with a key; nil if there is none or the value is no object.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public subscript(key: String) -> JSONValue? {
    guard node.kind == .object else { return nil }
    var result: JSONValue?
    forEachKey { index in
      guard JSONString.matches(storage.nodes[index], key, in: storage.bytes) else { return true }
      result = JSONValue(storage: storage, index: index + 1)
      return false
    }
    return result
  }

  /// Visits the key nodes of an object until `body` answers false.
  private func forEachKey(_ body: (Int) -> Bool) {
    let end = node.next(after: index)
    var key = index + 1
    while key + 1 < end, body(key) {
      key = storage.nodes[key + 1].next(after: key + 1)
    }
  }
}
