/// A type that can be read from a JSON value.
public protocol JSONDecodable {
  /// Reads a value; nil after an error has been reported to the cursor.
  static func decode(_ cursor: JSONCursor) -> Self?
}

extension String: JSONDecodable {
  /// Reads a string.
  public static func decode(_ cursor: JSONCursor) -> String? {
    if let string = cursor.value.string { return string }
    cursor.reportMismatch(wanted: "a string")
    return nil
  }
}

extension Bool: JSONDecodable {
  /// Reads `true` or `false`.
  public static func decode(_ cursor: JSONCursor) -> Bool? {
    if let bool = cursor.value.bool { return bool }
    cursor.reportMismatch(wanted: "true or false")
    return nil
  }
}

extension Int: JSONDecodable {
  /// Reads a number that is written without point and exponent.
  public static func decode(_ cursor: JSONCursor) -> Int? {
    if let int = cursor.value.int { return int }
    if let text = cursor.value.numberText {
      let isWhole = text.utf8.allSatisfy { $0 == 0x2D || 0x30...0x39 ~= $0 }
      cursor.report(
        .error, "found \(JSONText.printable(String(text.prefix(40)))), wanted a whole number",
        hint: isWhole
          ? "It must lie between \(Int.min) and \(Int.max)."
          : "Write it without point and exponent.")
    } else {
      cursor.reportMismatch(wanted: "a whole number")
    }
    return nil
  }
}

extension Double: JSONDecodable {
  /// Reads a number; one beyond all doubles is an error.
  public static func decode(_ cursor: JSONCursor) -> Double? {
    if let double = cursor.value.double { return double }
    if let text = cursor.value.numberText {
      cursor.report(
        .error, "found \(JSONText.printable(String(text.prefix(40)))), wanted a smaller number",
        hint: "Its magnitude must be below 1.8e308.")
    } else {
      cursor.reportMismatch(wanted: "a number")
    }
    return nil
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Reads an array, without the elements that reported an error.
  public static func decode(_ cursor: JSONCursor) -> [Element]? {
    cursor.array(of: Element.self)
  }
}
