import Foundation
import Synchronization

/// A literal of a source, as someone has written it anew while a program of previews runs.
package enum PreviewLiteral: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
}

/// The literals that were written anew since the program was built, by the numbers that its builder has
/// given them.
///
/// A program of previews that is built quickly has its views' literals looked up here, so that another
/// number or text needs no compiler. All other programs have none of it.
package enum PreviewLiterals {
  private static let values = Mutex<[Int: PreviewLiteral]>([:])

  /// Takes new literals in place of all that were there; whether that changes any.
  package static func replace(with new: [Int: PreviewLiteral]) -> Bool {
    values.withLock { values in
      guard values != new else { return false }
      values = new
      return true
    }
  }

  static subscript(key: Int) -> PreviewLiteral? { values.withLock { $0[key] } }

  /// A number as what a type's literals are made of; nil if it doesn't fit.
  static func number<Literal>(_ number: Int, as type: Literal.Type) -> Literal? {
    if let type = type as? any BinaryInteger.Type { return type.init(exactly: number) as? Literal }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(number) as? Literal }
    return nil
  }

  /// A number as what a type's literals are made of; nil if it doesn't fit.
  static func number<Literal>(_ number: Double, as type: Literal.Type) -> Literal? {
    (type as? any BinaryFloatingPoint.Type).flatMap { $0.init(number) as? Literal }
  }
}

/// A text of a source, or what was written in its place.
public func _previewString<Value: ExpressibleByStringLiteral>(
  _ key: Int, _ value: Value
) -> Value where Value.StringLiteralType == String {
  guard case .string(let text)? = PreviewLiterals[key] else { return value }
  return Value(stringLiteral: text)
}

/// A whole number of a source, or what was written in its place.
public func _previewInteger<Value: ExpressibleByIntegerLiteral>(
  _ key: Int, _ value: Value
) -> Value {
  guard case .integer(let number)? = PreviewLiterals[key],
    let literal = PreviewLiterals.number(number, as: Value.IntegerLiteralType.self)
  else { return value }
  return Value(integerLiteral: literal)
}

/// A number with a fraction of a source, or what was written in its place.
public func _previewNumber<Value: ExpressibleByFloatLiteral>(
  _ key: Int, _ value: Value
) -> Value {
  guard case .number(let number)? = PreviewLiterals[key],
    let literal = PreviewLiterals.number(number, as: Value.FloatLiteralType.self)
  else { return value }
  return Value(floatLiteral: literal)
}

/// A truth value of a source, or what was written in its place.
public func _previewFlag<Value: ExpressibleByBooleanLiteral>(
  _ key: Int, _ value: Value
) -> Value where Value.BooleanLiteralType == Bool {
  guard case .flag(let flag)? = PreviewLiterals[key] else { return value }
  return Value(booleanLiteral: flag)
}
