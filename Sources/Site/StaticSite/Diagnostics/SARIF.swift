/// Documents in the Static Analysis Results Interchange Format 2.1.0, which code reviews show.
package enum SARIF {
  package enum Level: String {
    case error, warning, note
  }

  /// Something that was found.
  package struct Result {
    package var rule: String
    package var level: Level
    package var message: String
    /// A path, relative to what is reviewed.
    package var file: String
    /// Counted from 1; nil if it is about the whole file.
    package var line: Int?
    /// What knows it again, by a name with a version.
    package var fingerprint: (name: String, value: String)?
    /// How often it was found; nil for once, unsaid.
    package var count: Int?

    package init(
      rule: String, level: Level, message: String, file: String, line: Int? = nil,
      fingerprint: (name: String, value: String)? = nil, count: Int? = nil
    ) {
      self.rule = rule
      self.level = level
      self.message = message
      self.file = file
      self.line = line
      self.fingerprint = fingerprint
      self.count = count
    }

    fileprivate var json: JSONValue {
      var place: [(String, JSONValue)] = [
        ("artifactLocation", .object([("uri", .string(SARIF.reference(file)))]))
      ]
      if let line, line > 0 { place.append(("region", .object([("startLine", .integer(line))]))) }
      var members: [(String, JSONValue)] = [
        ("ruleId", .string(rule)), ("level", .string(level.rawValue)),
        ("message", .object([("text", .string(message))])),
        ("locations", .array([.object([("physicalLocation", .object(place))])])),
      ]
      if let (name, value) = fingerprint {
        members.append(("partialFingerprints", .object([(name, .string(value))])))
      }
      if let count { members.append(("occurrenceCount", .integer(count))) }
      return .object(members)
    }
  }

  /// The document, with a line break at its end.
  package static func text(tool: String, results: [Result]) -> String {
    let rules = Set(results.map(\.rule)).sorted()
    let driver: [(String, JSONValue)] = [
      ("name", .string(tool)),
      ("rules", .array(rules.map { .object([("id", .string($0))]) })),
    ]
    let run: [(String, JSONValue)] = [
      ("tool", .object([("driver", .object(driver))])),
      ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results.map(\.json))),
    ]
    return JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([.object(run)])),
    ]).text + "\n"
  }

  /// A path as a relative reference: each part's bytes, those that may not stand in one escaped.
  private static func reference(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
          String(UnicodeScalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }.joined()
    }.joined(separator: "/")
  }
}
