/// A JSON value that knows where it stands.
struct JSONValue {
  indirect enum Kind {
    case null
    case number(Int)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])
  }

  var kind: Kind
  /// The number of bytes before the value.
  var offset: Int

  func failure(_ message: String, _ code: FrameError.Code = .malformed) -> FrameError {
    FrameError(code: code, message: message + " Compare it with PatchJSON.", offset: offset)
  }

  /// The members of an object, which may have these names and no others, each once.
  func members(_ names: Set<String>) throws(FrameError) -> [String: JSONValue] {
    guard case .object(let list) = kind else { throw failure("An object is missing here.") }
    var result: [String: JSONValue] = [:]
    for (name, value) in list {
      guard names.contains(name), result.updateValue(value, forKey: name) == nil else {
        throw value.failure("A member \"\(name)\" that is not known or stands twice.", .unknown)
      }
    }
    return result
  }

  func array() throws(FrameError) -> [JSONValue] {
    guard case .array(let list) = kind else { throw failure("An array is missing here.") }
    return list
  }

  func string() throws(FrameError) -> String {
    guard case .string(let string) = kind else { throw failure("A string is missing here.") }
    return string
  }

  func number() throws(FrameError) -> Int {
    guard case .number(let number) = kind else { throw failure("A number is missing here.") }
    return number
  }

  func uint32() throws(FrameError) -> UInt32 {
    guard let number = UInt32(exactly: try number()) else {
      throw failure("A number that is too large.")
    }
    return number
  }
}
