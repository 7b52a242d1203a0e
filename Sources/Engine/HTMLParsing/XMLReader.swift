internal import CLibXML2

/// One run of libxml2's XML parser over a source in memory.
///
/// The parser calls back for each tag; the reader builds values from it at once, so libxml2
/// never makes a tree of its own. Every pointer lives inside ``read()``.
final class XMLReader {
  let source: [UInt8]
  let file: String
  let rules: ParsingRules
  let buildsTree: Bool

  private(set) var errors: [ParsingError] = []
  private(set) var root: ParsedElement?
  private(set) var documentType: String?

  private var open: [ParsedElement] = []
  private var depth = 0
  private var pendingText: [UInt8] = []
  private var pendingTextOffset = 0
  /// Where the last tag, comment or instruction ended.
  private var markupEnd = 0
  private var context: xmlParserCtxtPtr?

  init(source: [UInt8], file: String, rules: ParsingRules, buildsTree: Bool) {
    self.source = source
    self.file = file
    self.rules = rules
    self.buildsTree = buildsTree
  }

  /// The errors found, or one that says that there is no element.
  var failure: ParsingFailure {
    errors.isEmpty
      ? ParsingFailure([
        error(.notWellFormed, at: 0, "The document has no element. Write one root element.")
      ])
      : ParsingFailure(errors)
  }

  /// Reads the source once.
  func read() {
    guard checkBytes() else { return }
    XMLReader.initializeLibrary
    guard let context = xmlNewParserCtxt() else {
      report(.notWellFormed, at: 0, "The parser got no memory. Free some and try again.")
      return
    }
    self.context = context
    defer {
      self.context = nil
      // The parser makes a document of its own only for declarations, which are refused.
      if let document = context.pointee.myDoc { xmlFreeDoc(document) }
      xmlFreeParserCtxt(context)
    }
    context.pointee.sax.pointee = XMLReader.handler(rules: rules, buildsTree: buildsTree)
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    var options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    // The parser's own limit is 256 elements; ours is checked in startElement.
    if rules.maximumDepth >= 250 { options |= XML_PARSE_HUGE.rawValue }
    source.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      if let document = xmlCtxtReadMemory(
        context, start, Int32(bytes.count), nil, nil, Int32(options))
      {
        xmlFreeDoc(document)
      }
    }
    if context.pointee.wellFormed == 0, errors.isEmpty {
      report(.notWellFormed, at: 0, "The document is not well-formed XML.")
    }
  }

  /// Whether the source is small enough and UTF-8 without NUL.
  ///
  /// Checked before libxml2 sees a byte, since it would guess at other encodings.
  private func checkBytes() -> Bool {
    guard source.count <= min(rules.maximumByteCount, Int(Int32.max)) else {
      report(
        .tooLarge, at: 0,
        "The file has \(source.count) bytes. At most \(rules.maximumByteCount) are read.")
      return false
    }
    if source.isEmpty {
      report(.notWellFormed, at: 0, "The file is empty. Write one root element.")
      return false
    }
    if let nul = source.firstIndex(of: 0) {
      report(.notText, at: nul, "A NUL byte. Remove it.")
      return false
    }
    if let invalid = XMLReader.firstInvalidByte(in: source) {
      report(.notText, at: invalid, "A byte that is not UTF-8. Save the file as UTF-8.")
      return false
    }
    if rules.isPolyglot, source.starts(with: "<?xml".utf8) {
      report(.notPolyglot, at: 0, "An XML declaration. Remove it; HTML has none.")
    }
    return true
  }

  private static func firstInvalidByte(in source: [UInt8]) -> Int? {
    let span = source.span
    do {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  private static let initializeLibrary: Void = xmlInitParser()

  // MARK: Errors

  /// The number of bytes that the parser has taken.
  private var offset: Int {
    guard let input = context?.pointee.input else { return 0 }
    let consumed = Int(clamping: input.pointee.consumed)
    guard let current = input.pointee.cur, let base = input.pointee.base else { return consumed }
    return min(max(0, consumed + (current - base)), source.count)
  }

  private func error(_ code: ParsingError.Code, at offset: Int, _ message: String) -> ParsingError {
    ParsingError(
      code: code, file: file, position: SourcePosition(ofByteAt: offset, in: source),
      message: message)
  }

  private func report(_ code: ParsingError.Code, at offset: Int, _ message: String) {
    guard errors.count < ParsingFailure.maximumErrorCount else { return }
    errors.append(error(code, at: offset, message))
  }

  private func stop() {
    if let context { xmlStopParser(context) }
  }

  /// Keeps an error of libxml2's.
  func parserDidFail(_ failure: UnsafePointer<xmlError>) {
    // The parser goes on behind an error of ours that stopped it, with errors that follow from it.
    if failure.pointee.code == XML_ERR_USER_STOP.rawValue { return }
    guard failure.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    var message = failure.pointee.message.map { String(cString: $0) } ?? "Not well-formed"
    while let last = message.last, last.isWhitespace || last == "." { message.removeLast() }
    report(.notWellFormed, at: offset, message + ".")
  }

  // MARK: Events

  func startDocumentType(name: String?, hasExternalID: Bool) {
    documentType = name
    let place = offset
    if hasExternalID || source.indices.contains(place) && source[place] == UInt8(ascii: "[") {
      report(
        .notPolyglot, at: place,
        "A document type with declarations. Write <!DOCTYPE html> and nothing more.")
      stop()
    } else if rules.isPolyglot, name != "html" {
      report(
        .notPolyglot, at: place,
        "A document type \"\(name ?? "")\". Write <!DOCTYPE html>.")
    }
  }

  func startElement(
    name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
    namespace: UnsafePointer<xmlChar>?, attributeCount: Int,
    attributes: UnsafePointer<UnsafePointer<xmlChar>?>?
  ) {
    let end = offset
    depth += 1
    if depth > rules.maximumDepth {
      report(
        .tooDeep, at: end,
        "Elements are nested deeper than \(rules.maximumDepth). Flatten the document.")
      stop()
      return
    }
    if rules.isPolyglot, let prefix {
      report(
        .notPolyglot, at: startOfTag(before: end),
        "An element with the prefix \"\(String(cString: prefix)):\". "
          + "Use xmlns=\"…\" on the element instead.")
    }
    guard buildsTree else { return }
    flushText()
    let isSelfClosing = source.indices.contains(end) && source[end] == UInt8(ascii: "/")
    markupEnd = end + (isSelfClosing ? 2 : 1)
    open.append(
      ParsedElement(
        name: String(cString: name), namespace: namespace.map { String(cString: $0) },
        attributes: values(attributes, count: attributeCount), offset: startOfTag(before: end),
        isSelfClosing: isSelfClosing))
  }

  func endElement() {
    depth -= 1
    guard buildsTree else { return }
    flushText()
    markupEnd = offset
    guard let closed = open.popLast() else { return }
    if open.isEmpty {
      root = closed
    } else {
      open[open.count - 1].children.append(.element(closed))
    }
  }

  func characters(_ bytes: UnsafeBufferPointer<xmlChar>) {
    if pendingText.isEmpty { pendingTextOffset = markupEnd }
    pendingText.append(contentsOf: bytes)
  }

  func cdata(_ bytes: UnsafeBufferPointer<xmlChar>) {
    if rules.isPolyglot {
      let start = max(0, offset - bytes.count - "<![CDATA[]]>".utf8.count)
      report(.notPolyglot, at: start, "A CDATA section. Write the characters as text.")
    }
    characters(bytes)
  }

  func comment() {
    // Text goes on behind a comment; it only moves where the next text may begin.
    if pendingText.isEmpty { markupEnd = offset }
  }

  func processingInstruction(_ target: String) {
    guard rules.isPolyglot else { return }
    report(
      .notPolyglot, at: startOfTag(before: offset),
      "A processing instruction \"\(target)\". Remove it; HTML has none.")
  }

  private func flushText() {
    if pendingText.isEmpty { return }
    defer { pendingText.removeAll(keepingCapacity: true) }
    guard !open.isEmpty else { return }
    let string = String(decoding: pendingText, as: UTF8.self)
    open[open.count - 1].children.append(
      .text(ParsedText(string: string, offset: pendingTextOffset)))
  }

  /// The `<` of the tag whose attributes end at `end`; no attribute value can hold one.
  private func startOfTag(before end: Int) -> Int {
    source[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }

  /// Five pointers an attribute: name, prefix, namespace, first byte and end of the value.
  private func values(
    _ pointers: UnsafePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) -> [ParsedAttribute] {
    guard let pointers else { return [] }
    return (0..<count).compactMap { index in
      guard let name = pointers[index * 5], let start = pointers[index * 5 + 3],
        let end = pointers[index * 5 + 4]
      else { return nil }
      var qualified = String(cString: name)
      if let prefix = pointers[index * 5 + 1] {
        qualified = "\(String(cString: prefix)):\(qualified)"
        if rules.isPolyglot, !qualified.hasPrefix("xml:") {
          report(
            .notPolyglot, at: startOfTag(before: offset),
            "An attribute \"\(qualified)\". HTML knows no prefix but xml.")
        }
      }
      let value = XMLReader.value(UnsafeBufferPointer(start: start, count: end - start))
      return ParsedAttribute(name: qualified, value: value)
    }
  }

  /// The characters of a value as the parser hands it over.
  ///
  /// A parser that keeps entities gives every `&` as `&#38;` and all else resolved.
  private static func value(_ bytes: UnsafeBufferPointer<xmlChar>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    let reference = Array("&#38;".utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      let isReference = bytes[index...].starts(with: reference)
      index += isReference ? reference.count : 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
