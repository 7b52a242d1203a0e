package import Foundation

/// A value of a property list: old-style, XML or binary.
package indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case number(Double)
  case data(Data)
  case date(Date)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a list of any of the forms.
  package init(reading file: URL) throws {
    try self.init(data: try Data(contentsOf: file), path: file.path)
  }

  package init(data: Data, path: String) throws {
    do {
      let value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      self.init(value)
    } catch {
      throw AdoptionError(
        .unreadable, "Found no property list. Open and save the project in Xcode.", path)
    }
  }

  init(_ value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(value.map { PropertyList($0) })
    case let value as [String: Any]: self = .dictionary(value.mapValues { PropertyList($0) })
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as Bool: self = .boolean(value)
    case let value as Double: self = .number(value)
    case let value as Int: self = .number(Double(value))
    default: self = .string("\(value)")
    }
  }

  /// The value as Foundation writes it.
  var object: Any {
    switch self {
    case .string(let value): value
    case .boolean(let value): value
    case .number(let value): value == value.rounded() ? Int(value) as Any : value
    case .data(let value): value
    case .date(let value): value
    case .array(let value): value.map(\.object)
    case .dictionary(let value): value.mapValues(\.object)
    }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
  package var array: [PropertyList] {
    if case .array(let value) = self { value } else { [] }
  }
  package var dictionary: [String: PropertyList] {
    if case .dictionary(let value) = self { value } else { [:] }
  }
  /// The strings of an array, or the string itself.
  package var strings: [String] {
    if let string { [string] } else { array.compactMap(\.string) }
  }

  package subscript(key: String) -> PropertyList? { dictionary[key] }

  /// The value with each of its strings changed.
  func mapStrings(_ change: (String) -> String) -> PropertyList {
    switch self {
    case .string(let value): .string(change(value))
    case .array(let value): .array(value.map { $0.mapStrings(change) })
    case .dictionary(let value): .dictionary(value.mapValues { $0.mapStrings(change) })
    default: self
    }
  }
}
