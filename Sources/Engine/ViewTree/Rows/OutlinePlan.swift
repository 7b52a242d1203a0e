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
  /// A part of a value.
  private struct Step {
    var offset: Int
    /// How many bytes are compared as they are; none where something else is done.
    var size = 0
    var part: Unmanaged<OutlinedPart>?
  }

  @exclusivity(unchecked) private var steps: [Step] = []
  /// The steps of a plan that is made, which lasts as long as the program: walking along them counts no references.
  @exclusivity(unchecked) private var fixed = UnsafeBufferPointer<Step>(start: nil, count: 0)

  /// Whether values have nothing but flags and cases, of which there are so few that rows share them.
  @exclusivity(unchecked) private(set) var isOfFlags = true

  private init() {}

  /// Adds the value at a place.
  func add(_ value: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    for step in fixed {
      if let part = step.part {
        let isWhole = part.withoutCounting { $0.add(value + step.offset, to: outline) }
        if !isWhole { return false }
      } else {
        outline.add(UnsafeRawBufferPointer(start: value + step.offset, count: step.size))
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
    guard plan.add(type, at: 0, kind: kind(of: type)) else { return nil }
    let fixed = UnsafeMutableBufferPointer<Step>.allocate(capacity: plan.steps.count)
    _ = fixed.initialize(from: plan.steps)
    plan.fixed = UnsafeBufferPointer(fixed)
    return plan
  }

  /// What a type is: the first word of what the runtime knows about it.
  private static func kind(of type: Any.Type) -> _MetadataKind {
    let known = UnsafePointer<UInt>(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
    return known.flatMap { _MetadataKind(rawValue: $0.pointee) } ?? .class
  }

  private func add(_ part: OutlinedPart, _ offset: Int) -> Bool {
    isOfFlags = false
    steps.append(Step(offset: offset, part: .passRetained(part)))
    return true
  }

  /// Adds steps for a part of a value; false if it can't be compared.
  private func add(_ type: Any.Type, at offset: Int, kind: _MetadataKind) -> Bool {
    // Whether a type conforms is found by going through all conformances of the program, so it is asked last.
    switch kind {
    case .class, .objcClassWrapper, .foreignClass: return false
    case .function: return add(PlainFunction(), offset)
    default: break
    }
    if Self.plainTypes.contains(ObjectIdentifier(type)) {
      if type != Bool.self { isOfFlags = false }
      return addBytes(type, offset)
    }
    if type == String.self { return add(ConstantString(), offset) }
    if kind == .optional, let optional = type as? any OptionalValue.Type {
      return addOptional(optional, offset)
    }
    if let own = type as? any OutlinedValue.Type { return addOwn(own, offset) }
    if type is any DynamicProperty.Type { return false }
    switch kind {
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

  /// Numbers and flags, which are equal when their bytes are.
  private static let plainTypes = Set(
    [
      Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self,
      UInt8.self,
      UInt16.self, UInt32.self, UInt64.self, UInt128.self, Float.self, Double.self, CGFloat.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })

  private func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(T.self) && MemoryLayout<T>.size <= 1 }
    return _openExistential(type, do: open)
  }

  private func addBytes(_ type: Any.Type, _ offset: Int) -> Bool {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: open)
    guard size > 0 else { return true }
    if let last = steps.last, last.part == nil, last.offset + last.size == offset {
      steps[steps.count - 1].size += size
    } else {
      steps.append(Step(offset: offset, size: size))
    }
    return true
  }

  private func addOptional<O: OptionalValue>(_ type: O.Type, _ offset: Int) -> Bool {
    isOfFlags = false
    return Self.of(O.Wrapped.self).map { add(OptionalPart<O>($0), offset) } ?? false
  }

  private func addEquatable(_ type: Any.Type, _ offset: Int) -> Bool {
    guard let equatable = type as? any Equatable.Type else { return false }
    func open<E: Equatable>(_ type: E.Type) -> Bool { add(EquatablePart<E>(), offset) }
    return open(equatable)
  }

  private func addOwn<O: OutlinedValue>(_ type: O.Type, _ offset: Int) -> Bool {
    add(OwnPart<O>(), offset)
  }
}

/// A part of a value that isn't compared by its bytes.
private class OutlinedPart {
  /// Adds the part at an address; false if it can't be compared.
  func add(_ part: UnsafeRawPointer, to outline: ViewOutline) -> Bool { false }
}

/// A string that has to be the same.
private final class ConstantString: OutlinedPart {
  override func add(_ part: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    outline.add(constant: part.assumingMemoryBound(to: String.self).pointee)
    return true
  }
}

/// A function that has captured nothing is its code.
private final class PlainFunction: OutlinedPart {
  override func add(_ part: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    let words = part.assumingMemoryBound(to: (UInt, UInt).self).pointee
    guard words.1 == 0 else { return false }
    outline.add(UInt64(words.0))
    return true
  }
}

/// What may be missing; what is there stands at the optional's own place.
private final class OptionalPart<O: OptionalValue>: OutlinedPart {
  private let plan: OutlinePlan

  init(_ plan: OutlinePlan) { self.plan = plan }

  override func add(_ part: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    let isThere = part.assumingMemoryBound(to: O.self).pointee.isThere
    outline.add(isThere)
    return !isThere || plan.add(part, to: outline)
  }
}

/// What can be compared, as a number.
private final class EquatablePart<E: Equatable>: OutlinedPart {
  private let numbers = ValueNumbers<E>()

  override func add(_ part: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    outline.add(numbers.number(of: part.assumingMemoryBound(to: E.self), at: outline.count))
    return true
  }
}

/// What says itself what of it counts.
private final class OwnPart<O: OutlinedValue>: OutlinedPart {
  override func add(_ part: UnsafeRawPointer, to outline: ViewOutline) -> Bool {
    part.assumingMemoryBound(to: O.self).pointee.add(to: outline)
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
