import Foundation

/// Types of which values can be written and read, by their names.
typealias CodableTypes = [String: any (Codable & Hashable).Type]

/// The values of a path of whatever types, as an address has them: each with the name of its type.
struct TaggedPath {
  var values: [AnyHashable]

  static func name(of type: Any.Type) -> String { String(reflecting: type) }

  init(values: [AnyHashable]) { self.values = values }

  /// Reads a path, up to the first value of a type that is not among those given; nil if it is none.
  init?(_ text: String, _ types: CodableTypes) {
    guard let decoded = PathCoding.decode(Reader.self, text, [Reader.typesKey: types]) else {
      return nil
    }
    values = decoded.values
  }

  /// The path as text; nil if it has values that can't be encoded, or is too long for an address.
  var text: String? {
    var parts: [Part] = []
    for value in values {
      guard let encodable = value.base as? any Codable & Hashable else { return nil }
      parts.append(Part(name: Self.name(of: type(of: encodable)), value: encodable))
    }
    return PathCoding.encode(parts)
  }

  private enum Key: String, CodingKey {
    case type = "t"
    case value = "v"
  }

  private struct Part: Encodable {
    let name: String
    let value: any Encodable

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .type)
      try container.encode(value, forKey: .value)
    }
  }

  private struct Reader: Decodable {
    static var typesKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "types") }
    var values: [AnyHashable] = []

    init(from decoder: any Decoder) throws {
      let types = Self.typesKey.flatMap { decoder.userInfo[$0] } as? CodableTypes ?? [:]
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        let part = try list.nestedContainer(keyedBy: Key.self)
        guard let type = types[try part.decode(String.self, forKey: .type)] else { return }
        func read<V: Codable & Hashable>(_ type: V.Type) throws -> AnyHashable {
          AnyHashable(try part.decode(type, forKey: .value))
        }
        values.append(try read(type))
      }
    }
  }
}
