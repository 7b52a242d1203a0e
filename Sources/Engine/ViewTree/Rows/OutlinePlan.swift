import Foundation
@_spi(Reflection) import Swift

/// How values of a type are added to an outline: found once by reflection.
///
/// A type has a plan if its stored properties say all that they stand for: numbers, flags, cases
/// without payload, strings, values that can be compared, and structures of such. Objects and closures that have
/// captured something say nothing that could be compared, so a type with them has none.
///
/// Plans are made and used on the main actor alone, as views are; they are not isolated to it, since asking
/// whether this is the main actor costs more than what they do.
final class OutlinePlan: @unchecked Sendable {
  private enum Step {
    /// Bytes that are compared as they are: the place and how many.
    case bytes(Int, Int)
    case value((UnsafeRawPointer, ViewOutline) -> Bool)
  }

  @exclusivity(unchecked) private var steps: [Step] = []

  /// Whether values have nothing but flags and cases, of which there are so few that rows share them.
  @exclusivity(unchecked) private(set) var isOfFlags = true

  private init() {}

  /// Adds the value at a place.
  func add(_ value: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let size):
        outline.add(UnsafeRawBufferPointer(start: value + offset, count: size))
      case .value(let add): if !add(value, outline) { return false }
      }
    }
    return true
  }

  /// The plan of a type; nil if a value of it can't be compared.
  static func of(_ type: Any.Type) -> OutlinePlan? {
    let slot = Int(UInt(bitPattern: ObjectIdentifier(type)) >> 4) & (recent.count - 1)
    if recent[slot].type == ObjectIdentifier(type) { return recent[slot].plan }
    let plan = plans[ObjectIdentifier(type)] ?? make(type)
    plans[ObjectIdentifier(type)] = .some(plan)
    recent[slot] = (ObjectIdentifier(type), plan)
    return plan
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var plans:
    [ObjectIdentifier: OutlinePlan?] = [:]
  /// Plans by the address of their type, to find those of a row's views without a hash.
  @exclusivity(unchecked) nonisolated(unsafe) private static var recent = [
    (type: ObjectIdentifier?, plan: OutlinePlan?)
  ](
    repeating: (nil, nil), count: 1024)

  private static func make(_ type: Any.Type) -> OutlinePlan? {
    let plan = OutlinePlan()
    return plan.add(type, at: 0, kind: .struct) ? plan : nil
  }

  /// Adds steps for a part of a value; false if it can't be compared.
  private func add(_ type: Any.Type, at offset: Int, kind: _MetadataKind) -> Bool {
    if let own = type as? any OutlinedValue.Type { return addOwn(own, offset) }
    if isPlain(type) {
      if type != Bool.self { isOfFlags = false }
      return addBytes(type, offset)
    }
    if type is String.Type {
      isOfFlags = false
      steps.append(
        .value { base, outline in
          outline.add(constant: (base + offset).assumingMemoryBound(to: String.self).pointee)
          return true
        })
      return true
    }
    if let optional = type as? any OptionalValue.Type { return addOptional(optional, offset) }
    if type is any DynamicProperty.Type || type is AnyObject.Type { return false }
    switch kind {
    case .function: return addFunction(offset)
    case .enum where isTrivial(type): return addBytes(type, offset)
    case .struct, .tuple: break
    default: return addEquatable(type, offset)
    }
    let known = steps.count
    var isWhole = true
    var parts: [(type: Any.Type, offset: Int, kind: _MetadataKind)] = []
    let wasRead = _forEachField(of: type, options: []) { _, place, fieldType, kind in
      parts.append((fieldType, offset + place, kind))
      return true
    }
    for part in parts where isWhole { isWhole = add(part.type, at: part.offset, kind: part.kind) }
    if wasRead, isWhole { return true }
    steps.removeSubrange(known...)
    return addEquatable(type, offset)
  }

  private func isPlain(_ type: Any.Type) -> Bool {
    type is any FixedWidthInteger.Type
      || type is any BinaryFloatingPoint.Type && type != Float80.self
      || type == Bool.self
  }

  private func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(T.self) && MemoryLayout<T>.size <= 1 }
    return _openExistential(type, do: open)
  }

  private func addBytes(_ type: Any.Type, _ offset: Int) -> Bool {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: open)
    guard size > 0 else { return true }
    if case .bytes(let start, let length)? = steps.last, start + length == offset {
      steps[steps.count - 1] = .bytes(start, length + size)
    } else {
      steps.append(.bytes(offset, size))
    }
    return true
  }

  /// A function that has captured nothing is its code.
  private func addFunction(_ offset: Int) -> Bool {
    isOfFlags = false
    steps.append(
      .value { base, outline in
        let parts = (base + offset).assumingMemoryBound(to: (UInt, UInt).self).pointee
        guard parts.1 == 0 else { return false }
        outline.add(UInt64(parts.0))
        return true
      })
    return true
  }

  private func addOptional<O: OptionalValue>(_ type: O.Type, _ offset: Int) -> Bool {
    isOfFlags = false
    guard let plan = Self.of(O.Wrapped.self) else { return false }
    steps.append(
      .value { base, outline in
        let isThere = (base + offset).assumingMemoryBound(to: O.self).pointee.isThere
        outline.add(isThere)
        // What is there stands at the optional's own place.
        return !isThere || plan.add(base + offset, to: outline)
      })
    return true
  }

  private func addEquatable(_ type: Any.Type, _ offset: Int) -> Bool {
    guard let equatable = type as? any Equatable.Type else { return false }
    isOfFlags = false
    func open<E: Equatable>(_ type: E.Type) {
      let numbers = ValueNumbers<E>()
      steps.append(
        .value { base, outline in
          let value = (base + offset).assumingMemoryBound(to: E.self).pointee
          outline.add(numbers.number(of: value, at: outline.count))
          return true
        })
    }
    open(equatable)
    return true
  }

  private func addOwn<O: OutlinedValue>(_ type: O.Type, _ offset: Int) -> Bool {
    isOfFlags = false
    steps.append(
      .value { base, outline in
        (base + offset).assumingMemoryBound(to: O.self).pointee.add(to: outline)
      })
    return true
  }
}

/// A value that may be missing.
private protocol OptionalValue {
  associatedtype Wrapped
  var isThere: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isThere: Bool { self != nil }
}

/// A value that says itself what of it decides boxes.
protocol OutlinedValue {
  /// Adds the value; false if it can't be compared.
  func add(to outline: ViewOutline) -> Bool
}

extension ViewOutline {
  /// Adds all that a value of the engine's or an author's holds; false if it can't be compared.
  @usableFromInline
  func add<Value>(all value: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return true }
    guard let plan = OutlinePlan.of(Value.self) else { return false }
    return withUnsafeBytes(of: value) { bytes in
      bytes.baseAddress.map { plan.add($0, to: self) } ?? true
    }
  }
}
