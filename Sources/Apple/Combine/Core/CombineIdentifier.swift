private import Synchronization

/// A number that distinguishes one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt>(0)

  private let rawValue: UInt

  /// A number that was not used before in this process.
  public init() {
    rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue << 1 | 1
  }

  /// The number of an object, the same as long as it lives.
  public init(_ object: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The number in hexadecimal.
  public var description: String {
    "0x" + String(rawValue, radix: 16)
  }
}

/// Something that has a `CombineIdentifier`; classes have their address's.
public protocol CustomCombineIdentifierConvertible {
  /// What distinguishes this value from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
