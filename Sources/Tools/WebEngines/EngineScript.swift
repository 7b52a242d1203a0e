import Browser

/// Scripts as both protocols run them: asynchronously, with an answer that says whether it went well.
enum EngineScript {
  /// The body of a function whose last argument takes the answer.
  static func asynchronous(_ expression: String) -> String {
    """
    const answer = arguments[arguments.length - 1];
    Promise.resolve().then(async () => (\(expression)))
      .then((value) => answer({ value: value }), (error) => answer({ error: String(error) }));
    """
  }

  /// The value of an answer.
  static func value(of answer: JSONValue?) throws -> JSONValue {
    if let error = answer?["error"]?.string { throw EngineError("A script failed: \(error)") }
    return answer?["value"] ?? .null
  }
}
