import Foundation
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

  /// Where values are the same if their bytes are, in order.
  private var spans: [Range<Int>] = []
  private var fields: [Field] = []

  private init(_ type: Any.Type) { add(type, at: 0, kind: .struct) }

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

  /// Whether the values of the type that are at two places are surely the same.
  func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for span in spans
    where memcmp(left + span.lowerBound, right + span.lowerBound, span.count) != 0 {
      return false
    }
    for field in fields where !field.areEqual(left + field.offset, right + field.offset) {
      return false
    }
    return true
  }

  /// The comparison of a type, made once.
  @MainActor
  static func of(_ type: Any.Type) -> InputComparison {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let new = InputComparison(type)
    known[key] = new
    return new
  }

  @MainActor private static var known: [ObjectIdentifier: InputComparison] = [:]

  private func add(_ type: Any.Type, at offset: Int, kind: _MetadataKind) {
    if let property = type as? any LinkedProperty.Type { return addLinked(property, offset) }
    if let input = type as? any ComparableInput.Type { return addComparable(input, offset) }
    if type is AnyObject.Type || Self.isPlainNumber(type) { return addBytes(type, offset) }
    if let equatable = type as? any Equatable.Type { return addEquality(equatable, offset) }
    // Asked for the fields of an existential type, the runtime looks into a value that isn't there.
    guard kind == .struct || kind == .tuple else { return addBytes(type, offset) }
    var parts: [(type: Any.Type, offset: Int, kind: _MetadataKind)] = []
    var isStruct = false
    let isWhole = _forEachField(of: type, options: []) { _, place, fieldType, kind in
      isStruct = true
      parts.append((fieldType, offset + place, kind))
      return true
    }
    guard isWhole, isStruct, !(type is any Error.Type) else { return addBytes(type, offset) }
    for part in parts { add(part.type, at: part.offset, kind: part.kind) }
  }

  /// Whether equal numbers of a type have equal bytes, but for zeros of two signs, which are taken for
  /// different.
  private static func isPlainNumber(_ type: Any.Type) -> Bool {
    type is any FixedWidthInteger.Type
      || type is any BinaryFloatingPoint.Type
        && type != Float80.self
      || type == Bool.self
  }

  private func addLinked<P: LinkedProperty>(_ type: P.Type, _ offset: Int) {
    fields.append(
      Field(offset: offset) { left, right in
        left.assumingMemoryBound(to: P.self).pointee.isSameInput(
          as: right.assumingMemoryBound(to: P.self).pointee)
      })
  }

  private func addComparable<I: ComparableInput>(_ type: I.Type, _ offset: Int) {
    fields.append(
      Field(offset: offset) { left, right in
        left.assumingMemoryBound(to: I.self).pointee.isSameInput(
          as: right.assumingMemoryBound(to: I.self).pointee)
      })
  }

  private func addEquality<E: Equatable>(_ type: E.Type, _ offset: Int) {
    fields.append(
      Field(offset: offset) { left, right in
        left.assumingMemoryBound(to: E.self).pointee
          == right.assumingMemoryBound(to: E.self).pointee
      })
  }

  /// Equal bytes are the same value: both are alive, so no address in them stands for two objects.
  private func addBytes(_ type: Any.Type, _ offset: Int) {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: open)
    guard size > 0 else { return }
    if let last = spans.last, last.upperBound == offset {
      spans[spans.count - 1] = last.lowerBound..<(offset + size)
    } else {
      spans.append(offset..<(offset + size))
    }
  }
}

/// A value that knows when another is the same to views that are given it.
protocol ComparableInput {
  func isSameInput(as other: Self) -> Bool
}
