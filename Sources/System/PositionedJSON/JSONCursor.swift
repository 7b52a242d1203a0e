/// A value that is being decoded, with the collection that its errors go to.
///
/// Decoding does not stop at an error: a method that finds one reports it and answers nil, so
/// that one run finds all of them.
public struct JSONCursor {
  /// The value.
  public let value: JSONValue
  /// What is wrong so far.
  public let diagnostics: Diagnostics

  /// A cursor on a value.
  public init(_ value: JSONValue, diagnostics: Diagnostics) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Decodes the value; nil if that reported an error.
  public func decode<Value: JSONDecodable>(_ type: Value.Type = Value.self) -> Value? {
    Value.decode(self)
  }

  /// The value as an object; nil and an error if it is something else.
  public func object() -> JSONObjectCursor? {
    guard value.kind == .object else {
      reportMismatch(wanted: "an object")
      return nil
    }
    return JSONObjectCursor(self)
  }

  /// The elements of an array; nil and an error if the value is something else.
  public func array() -> [JSONCursor]? {
    guard let elements = value.elements else {
      let isLone = value.kind == .string || value.kind == .object
      reportMismatch(
        wanted: "an array", hint: isLone ? "Put it between brackets, even if it is one." : nil)
      return nil
    }
    return elements.map { JSONCursor($0, diagnostics: diagnostics) }
  }

  /// The elements of an array that could be decoded; nil and an error if it is something else.
  public func array<Element: JSONDecodable>(of type: Element.Type) -> [Element]? {
    array()?.compactMap { $0.decode(type) }
  }

  /// The value, which must be one of a few strings; nil and an error if it is not.
  public func choice<Choice>(_ type: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    let names = Choice.allCases.map { JSONText.quoted($0.rawValue) }
    let wanted = names.joined(separator: " or ")
    guard let string = value.string else {
      reportMismatch(wanted: wanted)
      return nil
    }
    if let choice = Choice(rawValue: string) { return choice }
    let near = SpellingDistance.nearest(to: string, in: Choice.allCases.map(\.rawValue))
    report(
      .error, "found \(JSONText.excerpt(string)), wanted \(wanted)",
      hint: near.map { "Did you mean \(JSONText.quoted($0))?" } ?? "Write one of these.")
    return nil
  }

  /// Reports something about the value.
  public func report(_ severity: Diagnostic.Severity, _ message: String, hint: String) {
    // Finding lines and paths for errors that nobody sees would take long.
    if severity == .error, !diagnostics.hasRoom { return diagnostics.countOmittedError() }
    diagnostics.report(
      Diagnostic(severity, at: value.location, message: message, hint: hint))
  }

  /// Reports that the value is not what it should be.
  public func reportMismatch(wanted: String, hint: String? = nil) {
    report(.error, "found \(found), wanted \(wanted)", hint: hint ?? standardHint(wanted))
  }

  /// What the value is, in words.
  private var found: String {
    switch value.kind {
    case .null: "null"
    case .bool: value.bool == true ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private func standardHint(_ wanted: String) -> String {
    switch (value.kind, wanted) {
    case (.null, _): "Write the value, or leave the member out if it may be missing."
    case (.number, "a string"): "Put the number between double quotes."
    case (.string, "a number"), (.string, "a whole number"), (.string, "true or false"):
      "Write it without quotes."
    default: "Change the value; its surroundings are read correctly."
    }
  }
}
