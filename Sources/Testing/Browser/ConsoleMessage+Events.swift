extension ConsoleMessage {
  /// Reads the message that an event carries, if it carries one.
  init?(event: String, _ parameters: JSONValue) {
    switch event {
    case "Runtime.consoleAPICalled": self.init(call: parameters)
    case "Runtime.exceptionThrown": self.init(exception: parameters["exceptionDetails"])
    case "Log.entryAdded": self.init(entry: parameters["entry"])
    case "Audits.issueAdded":
      self.init(violation: parameters["issue"]?["details"]?["contentSecurityPolicyIssueDetails"])
    case "Page.javascriptDialogOpening":
      self.init(
        source: .dialog, level: parameters["type"]?.string ?? "alert",
        text: parameters["message"]?.string ?? "", url: parameters["url"]?.string)
    default: return nil
    }
  }

  private init(call: JSONValue) {
    let frame = call["stackTrace"]?["callFrames"]?[0]
    self.init(
      source: .console, level: call["type"]?.string ?? "log",
      text: (call["args"]?.array ?? []).map(Self.text(of:)).joined(separator: " "),
      url: Self.address(frame?["url"]), line: Self.line(frame?["lineNumber"]))
  }

  private init?(exception: JSONValue?) {
    guard let exception else { return nil }
    self.init(
      source: .exception, level: "error", text: Self.text(ofException: exception),
      url: Self.address(exception["url"]), line: Self.line(exception["lineNumber"]))
  }

  private init?(entry: JSONValue?) {
    guard let entry else { return nil }
    self.init(
      source: .log, level: entry["level"]?.string ?? "info", text: entry["text"]?.string ?? "",
      url: Self.address(entry["url"]), line: Self.line(entry["lineNumber"]))
  }

  private init?(violation: JSONValue?) {
    guard let violation else { return nil }
    let directive = violation["violatedDirective"]?.string ?? "unknown directive"
    let culprit =
      violation["blockedURL"]?.string
      ?? violation["contentSecurityPolicyViolationType"]?.string ?? "unknown"
    let place = violation["sourceCodeLocation"]
    self.init(
      source: .contentSecurityPolicy,
      level: violation["isReportOnly"]?.bool == true ? "warning" : "error",
      text: "\(directive): \(culprit)",
      url: Self.address(place?["url"]), line: Self.line(place?["lineNumber"]))
  }

  /// What an exception says, with its stack if it has one.
  static func text(ofException details: JSONValue) -> String {
    guard let exception = details["exception"] else {
      return details["text"]?.string ?? "Uncaught"
    }
    return text(of: exception)
  }

  /// A remote object as a console shows it.
  private static func text(of object: JSONValue) -> String {
    if let string = object["value"]?.string { return string }
    if let members = object["preview"]?["properties"]?.array, object["subtype"] == nil {
      let list = members.map {
        "\($0["name"]?.string ?? ""): \($0["value"]?.string ?? "")"
      }
      let more = object["preview"]?["overflow"]?.bool == true ? ", …" : ""
      return "{" + list.joined(separator: ", ") + more + "}"
    }
    if let description = object["description"]?.string { return description }
    if let number = object["unserializableValue"]?.string { return number }
    if let value = object["value"], let source = try? value.script { return source }
    return object["type"]?.string ?? "undefined"
  }

  private static func address(_ value: JSONValue?) -> String? {
    value?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func line(_ value: JSONValue?) -> Int? {
    // The protocol counts from 0.
    value?.number.flatMap { Int(exactly: $0 + 1) }
  }
}
