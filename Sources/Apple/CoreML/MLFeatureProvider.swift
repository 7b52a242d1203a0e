public import Foundation

/// What a feature can be.
public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence

  /// The type of a field of a model's description.
  init(field: UInt64) {
    switch field {
    case 1: self = .int64
    case 2: self = .double
    case 3: self = .string
    case 4: self = .image
    case 5: self = .multiArray
    case 6: self = .dictionary
    case 7: self = .sequence
    default: self = .invalid
    }
  }
}

/// The value of a feature.
public final class MLFeatureValue: NSObject, Sendable {
  private enum Value {
    case int64(Int64)
    case double(Double)
    case string(String)
  }

  private let value: Value

  private init(_ value: Value) { self.value = value }

  public convenience init(int64: Int64) { self.init(.int64(int64)) }
  public convenience init(double: Double) { self.init(.double(double)) }
  public convenience init(string: String) { self.init(.string(string)) }

  public var type: MLFeatureType {
    switch value {
    case .int64: .int64
    case .double: .double
    case .string: .string
    }
  }

  /// The value; zero if it is another kind of value.
  public var int64Value: Int64 { if case .int64(let number) = value { number } else { 0 } }
  /// The value; zero if it is another kind of value.
  public var doubleValue: Double { if case .double(let number) = value { number } else { 0 } }
  /// The value; empty if it is another kind of value.
  public var stringValue: String { if case .string(let text) = value { text } else { "" } }

  /// The value as models of tables use it; nil for a text.
  var number: Double? {
    switch value {
    case .int64(let number): Double(number)
    case .double(let number): number
    case .string: nil
    }
  }
}

/// Has values of features.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Features by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]

  init(_ dictionary: [String: MLFeatureValue]) { self.dictionary = dictionary }

  /// Features of numbers, texts and values.
  ///
  /// - Throws: ``MLModelError`` for anything else.
  public convenience init(dictionary: [String: Any]) throws {
    self.init(
      try dictionary.mapValues { value in
        switch value {
        case let value as MLFeatureValue: value
        case let number as Double: MLFeatureValue(double: number)
        case let number as Int: MLFeatureValue(int64: Int64(number))
        case let number as Int64: MLFeatureValue(int64: number)
        case let text as String: MLFeatureValue(string: text)
        case let number as NSNumber: MLFeatureValue(double: number.doubleValue)
        default:
          throw MLModelError(code: .featureType, reason: "\(value) is no value of a feature.")
        }
      })
  }

  public var featureNames: Set<String> { Set(dictionary.keys) }

  public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }

  public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
