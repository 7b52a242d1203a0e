/// An object that is being decoded.
///
///     guard let object = cursor.object() else { return nil }
///     let id = object.required("id", as: String.self)
///     let title = object.optional("title", as: String.self)
///     guard let id else { return nil }
///
/// All members are read first and tested afterwards: that is what finds all errors. Keys that
/// nobody asks for are ignored.
public struct JSONObjectCursor {
  /// The object.
  public let cursor: JSONCursor

  init(_ cursor: JSONCursor) {
    self.cursor = cursor
  }

  /// A member's value, or nil if there is none or it is null.
  public func member(_ key: String) -> JSONCursor? {
    guard let value = cursor.value[key], value.kind != .null else { return nil }
    return JSONCursor(value, diagnostics: cursor.diagnostics)
  }

  /// A member's value, which may be null; nil and an error if there is none.
  public func required(_ key: String) -> JSONCursor? {
    guard let value = cursor.value[key] else {
      let near = SpellingDistance.nearest(to: key, in: (cursor.value.members ?? []).map(\.key))
      let hint =
        near.map { "Did you mean this by \(JSONText.excerpt($0))?" }
        ?? "Add a member \(JSONText.quoted(key)) to the object."
      cursor.report(
        .error, "found an object without \(JSONText.quoted(key)), wanted that member", hint: hint)
      return nil
    }
    return JSONCursor(value, diagnostics: cursor.diagnostics)
  }

  /// A member that must be there; nil and an error if it is missing, null or of another type.
  public func required<Value: JSONDecodable>(_ key: String, as type: Value.Type) -> Value? {
    required(key)?.decode(type)
  }

  /// A member that may be missing or null; nil and an error if it is of another type.
  public func optional<Value: JSONDecodable>(_ key: String, as type: Value.Type) -> Value? {
    member(key)?.decode(type)
  }

  /// An array that must be there, without the elements that reported an error.
  public func array<Element: JSONDecodable>(_ key: String, of type: Element.Type) -> [Element]? {
    required(key)?.array(of: type)
  }

  /// An array that may be missing or null, without the elements that reported an error.
  public func optionalArray<Element: JSONDecodable>(
    _ key: String, of type: Element.Type
  ) -> [Element]? {
    member(key)?.array(of: type)
  }
}
