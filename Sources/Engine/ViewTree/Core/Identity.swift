import ElementTree
import Foundation

/// The place of a view in the hierarchy, as a hash of the path that leads to it.
///
/// Siblings differ by position, branches of a condition by side, rows by their element's id. State
/// is kept under the identity, so it survives as long as the path to the view stays the same.
@usableFromInline package enum Identity {
  /// The identity of the view at the top.
  @usableFromInline package static let root: UInt64 = 0x9AE1_6A3B_2F90_404F

  /// The identity of a child at a position, or on a side of a condition.
  @inlinable @inline(__always)
  package static func child(_ identity: UInt64, _ position: UInt64) -> UInt64 {
    let product = (identity ^ position).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  /// The identity of a view's body.
  @inlinable @inline(__always)
  package static func descend(_ identity: UInt64) -> UInt64 {
    (identity << 7 | identity >> 57) &* 0xBF58_476D_1CE4_E5B9 &+ 1
  }

  /// The identity of the row for an element.
  @inlinable
  package static func row(_ identity: UInt64, _ id: some Hashable) -> UInt64 {
    child(identity, key(id))
  }

  /// A row's key: the same for equal ids, never zero.
  ///
  /// Numbers, strings and UUIDs have the same key in every process, so a page that is kept finds its
  /// rows' state again.
  @inlinable
  package static func key<ID: Hashable>(_ id: ID) -> UInt64 {
    if ID.self == Int.self {
      return child(root, UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self)))) | 1
    }
    return stableKey(id)
  }

  @usableFromInline
  static func stableKey<ID: Hashable>(_ id: ID) -> UInt64 {
    if ID.self == String.self {
      var string = unsafeBitCast(id, to: String.self)
      return string.withUTF8 { StableHash.combine(root, $0) } | 1
    }
    if let uuid = id as? UUID {
      return withUnsafeBytes(of: uuid.uuid) {
        StableHash.combine(root, $0.bindMemory(to: UInt8.self))
      } | 1
    }
    if let number = id as? any FixedWidthInteger {
      return child(root, UInt64(truncatingIfNeeded: number)) | 1
    }
    return UInt64(bitPattern: Int64(truncatingIfNeeded: id.hashValue)) | 1
  }

  /// The identity of a type, the same in every process.
  @MainActor
  static func type(_ type: Any.Type) -> UInt64 {
    let key = ObjectIdentifier(type)
    if let known = types[key] { return known }
    var name = name(of: type)
    let new = name.withUTF8 { StableHash.combine(root, $0) }
    types[key] = new
    return new
  }

  /// The name of a type without what differs from process to process: for private and local types
  /// the runtime writes the address of what they are in.
  static func name(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    let mark = "(unknown context at $"
    guard name.contains(mark) else { return name }
    var result = ""
    var rest = name[...]
    while let start = rest.range(of: mark) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
    }
    return result + rest
  }

  @MainActor private static var types: [ObjectIdentifier: UInt64] = [:]
}
