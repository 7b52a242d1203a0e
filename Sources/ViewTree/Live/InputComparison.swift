@_spi(Reflection) import Swift

/// Tells whether two values of a view type are the same to the view's body.
///
/// Stored properties are compared one by one: by `==` where they have it, objects and closures by
/// what they refer to, parts by their own properties. What a place keeps by itself, such as the
/// initial value of a state, counts nothing. Where there is doubt values are different, which costs an
/// evaluation and nothing else.
///
/// A comparison never changes once it is made.
final class InputComparison: @unchecked Sendable {
  private struct Field {
    let offset: Int
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private let fields: [Field]

  private init(_ fields: [Field]) { self.fields = fields }

  /// Whether two values are surely the same.
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return areEqual(at: left, right)
      }
    }
  }

  /// Whether two values of a type are surely the same, as part of what a view is given.
  ///
  /// - Precondition: Called by a comparison, so on the main actor.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    inside(Value.self).areEqual(left, right)
  }

  /// The comparison of a type that is part of another.
  ///
  /// - Precondition: Called by a comparison, so on the main actor.
  static func inside(_ type: Any.Type) -> InputComparison {
    MainActor.assumeIsolated { of(type) }
  }

  /// Whether two functions are one: the same code, and the same object with what it has captured.
  static func haveEqualBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    fields.allSatisfy { $0.areEqual(left + $0.offset, right + $0.offset) }
  }

  /// The comparison of a type, made once.
  @MainActor
  static func of(_ type: Any.Type) -> InputComparison {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let new = make(type)
    known[key] = new
    return new
  }

  @MainActor private static var known: [ObjectIdentifier: InputComparison] = [:]

  private static func make(_ type: Any.Type) -> InputComparison {
    InputComparison([field(type, at: 0, kind: .struct)])
  }

  private static func field(
    _ type: Any.Type, at offset: Int, kind: _MetadataKind
  ) -> Field {
    if let property = type as? any LinkedProperty.Type { return linked(property, offset) }
    if let input = type as? any ComparableInput.Type { return comparable(input, offset) }
    if type is AnyObject.Type { return bytes(type, offset) }
    if let equatable = type as? any Equatable.Type { return equality(equatable, offset) }
    // Asked for the fields of an existential type, the runtime looks into a value that isn't there.
    guard kind == .struct || kind == .tuple else { return bytes(type, offset) }
    var parts: [Field] = []
    var isStruct = false
    let isWhole = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      isStruct = true
      parts.append(field(fieldType, at: offset, kind: kind))
      return true
    }
    guard isWhole, isStruct, !(type is any Error.Type) else { return bytes(type, offset) }
    let comparison = InputComparison(parts)
    return Field(offset: offset) { comparison.areEqual(at: $0, $1) }
  }

  private static func linked<P: LinkedProperty>(_ type: P.Type, _ offset: Int) -> Field {
    Field(offset: offset) { left, right in
      left.assumingMemoryBound(to: P.self).pointee.isSameInput(
        as: right.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func comparable<I: ComparableInput>(_ type: I.Type, _ offset: Int) -> Field {
    Field(offset: offset) { left, right in
      left.assumingMemoryBound(to: I.self).pointee.isSameInput(
        as: right.assumingMemoryBound(to: I.self).pointee)
    }
  }

  private static func equality<E: Equatable>(_ type: E.Type, _ offset: Int) -> Field {
    Field(offset: offset) { left, right in
      left.assumingMemoryBound(to: E.self).pointee
        == right.assumingMemoryBound(to: E.self).pointee
    }
  }

  /// Equal bytes are the same value: both are alive, so no address in them stands for two objects.
  private static func bytes(_ type: Any.Type, _ offset: Int) -> Field {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: open)
    return Field(offset: offset) { left, right in
      UnsafeRawBufferPointer(start: left, count: size).elementsEqual(
        UnsafeRawBufferPointer(start: right, count: size))
    }
  }
}

/// A value that knows when another is the same to views that are given it.
protocol ComparableInput {
  func isSameInput(as other: Self) -> Bool
}
