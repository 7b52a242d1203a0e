import ElementTree

extension SnapshotText {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The file's content; lines may end in CR LF, as some checkouts have them.
  ///   - file: The path for messages.
  /// - Throws: The first thing that is not as ``bytes`` writes it, with its place.
  /// - Complexity: O(*n*), where *n* is the number of bytes of all sections written out.
  public init(
    reading bytes: some Collection<UInt8>, file: String
  ) throws(SnapshotTextError) {
    var reader = SnapshotReader(bytes: Array(bytes), file: file)
    self = try reader.document()
  }
}

/// A line of a baseline, and where it is.
struct SnapshotLine {
  var bytes: ArraySlice<UInt8>
  /// The line's number in the file, beginning with 1.
  var number: Int
  /// How many bytes of the file's line come before.
  var offset = 0
}

/// Reads a baseline line by line.
struct SnapshotReader {
  private let lines: [SnapshotLine]
  private let file: String
  private var next = 0

  init(bytes: [UInt8], file: String) {
    self.file = file
    var number = 0
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { line in
      number += 1
      return SnapshotLine(
        bytes: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: number)
    }
    if lines.last?.bytes.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  mutating func document() throws(SnapshotTextError) -> SnapshotText {
    var header = try cursor("a line `snapshot \(SnapshotText.formatVersion)`")
    try header.expect("snapshot ")
    let version = try header.number()
    guard (1...SnapshotText.formatVersion).contains(version) else {
      throw header.error(
        "Format version \(version) is not known here. Use the version that wrote the file.")
    }
    try header.expectEnd()
    var line = try cursor("a line `strategy …`")
    try line.expect("strategy ")
    let strategy = line.rest()
    line = try cursor("a line `base-sheet …`")
    try line.expect("base-sheet ")
    var document = SnapshotText(strategy: strategy, baseSheetVersion: try line.number())
    try line.expectEnd()
    try readFacts(into: &document)
    var first: [SnapshotLine]?
    while next < lines.count {
      line = try cursor("an empty line")
      guard line.isAtEnd else { throw line.error("Wanted an empty line before a variant.") }
      let place = next
      let section = try readSection(like: &first)
      if document[section.variant] != nil {
        throw error("The variant \(section.variant.label) is there twice.", line: place)
      }
      document.sections.append(section)
    }
    return document
  }

  private mutating func readFacts(into document: inout SnapshotText) throws(SnapshotTextError) {
    var facts: [EnvironmentFingerprint.Fact] = []
    while next < lines.count, !lines[next].bytes.isEmpty {
      var line = try cursor("a fact")
      if line.skip("environment ") {
        let name = try line.string()
        try line.expect(" ")
        facts.append(EnvironmentFingerprint.Fact(name: name, value: try line.string()))
      } else if line.skip("asset ") {
        let name = try line.string()
        try line.expect(" ")
        let hash = line.word()
        guard hash.utf8.count == 64, hash.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else {
          throw line.error("Wanted a SHA-256 of 64 small hexadecimal digits.")
        }
        document.assets.append(SnapshotAsset(name: name, sha256: hash))
      } else {
        throw line.error("Wanted `environment`, `asset` or an empty line.")
      }
      try line.expectEnd()
    }
    document.environment = EnvironmentFingerprint(facts)
  }

  private mutating func readSection(
    like first: inout [SnapshotLine]?
  ) throws(SnapshotTextError) -> SnapshotSection {
    var line = try cursor("a line `variant …`")
    try line.expect("variant ")
    let start = line
    guard let variant = SnapshotVariant(label: line.rest()) else {
      throw start.error("No label of a variant. Labels are `default` or such as `width=320`.")
    }
    let place = next
    while next < lines.count, !lines[next].bytes.isEmpty { next += 1 }
    var body = Array(lines[place..<next])
    if body.first?.bytes.elementsEqual("like".utf8) == true, let first {
      body = try expand(body, like: first)
    }
    if first == nil { first = body }
    guard let head = body.first else {
      throw error("The variant has no content. Wanted `page`, `lines` or `like`.", line: place - 1)
    }
    let content = try content(head, body.dropFirst())
    return SnapshotSection(variant: variant, content: content)
  }

  private func content(
    _ head: SnapshotLine, _ body: ArraySlice<SnapshotLine>
  ) throws(SnapshotTextError) -> SnapshotContent {
    var line = LineCursor(head, file: file)
    if line.skip("lines") {
      try line.expectEnd()
      var texts: [String] = []
      for line in body {
        var line = LineCursor(line, file: file)
        try line.expect("|")
        if !line.isAtEnd { try line.expect(" ") }
        texts.append(try line.escapedRest())
      }
      return .lines(texts)
    }
    guard line.skip("page") else { throw line.error("Wanted `page`, `lines` or `like`.") }
    try line.expect(" language=")
    let language = try line.string()
    let isRightToLeft = line.skip(" direction=rtl")
    let title = line.skip(" title=") ? try line.string() : ""
    try line.expectEnd()
    var reader = NodeLineReader()
    for line in body { try reader.read(LineCursor(line, file: file)) }
    return .page(
      SnapshotPage(
        tree: reader.finish(), title: title, language: language, isRightToLeft: isRightToLeft))
  }

  /// Writes out a section that says what differs from the first.
  private func expand(
    _ body: [SnapshotLine], like first: [SnapshotLine]
  ) throws(SnapshotTextError) -> [SnapshotLine] {
    var result: [SnapshotLine] = []
    var place = 0
    for step in body.dropFirst() {
      var line = LineCursor(step, file: file)
      if line.skip("+ ") {
        result.append(line.remainder)
        continue
      }
      let keeps = line.skip("= ")
      if !keeps { try line.expect("- ") }
      let count = try line.number()
      try line.expectEnd()
      guard count > 0, count <= first.count - place else {
        throw line.error(
          "The first variant has \(first.count - place) lines left, not \(count). "
            + "Record the baseline again.")
      }
      if keeps { result += first[place..<(place + count)] }
      place += count
    }
    guard place == first.count else {
      throw error(
        "\(first.count - place) lines of the first variant are neither kept nor left out. "
          + "Record the baseline again.", line: next - 1)
    }
    return result
  }

  private mutating func cursor(_ wanted: String) throws(SnapshotTextError) -> LineCursor {
    guard next < lines.count else {
      throw error("The file ends here. Wanted \(wanted).", line: lines.count - 1)
    }
    next += 1
    return LineCursor(lines[next - 1], file: file)
  }

  private func error(_ message: String, line: Int) -> SnapshotTextError {
    SnapshotTextError(file: file, line: max(1, line + 1), column: 1, message: message)
  }
}
