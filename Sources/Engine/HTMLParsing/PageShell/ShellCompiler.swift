internal import ElementTree

/// Turns a parsed shell into segments, and checks it on the way.
struct ShellCompiler<Slot: ShellSlot> {
  let document: ParsedDocument
  private(set) var segments: [PageShell<Slot>.Segment] = []
  private(set) var errors: [ParsingError] = []
  private var buffer: [UInt8] = []
  private var used: Set<Slot> = []

  init(document: ParsedDocument) {
    self.document = document
  }

  /// Fills ``segments`` and ``errors``.
  mutating func compile() {
    let root = document.root
    if root.name != "html" {
      report(.notPolyglot, root.offset, "A page shell with the root \"\(root.name)\". Use <html>.")
      return
    }
    buffer += "<!DOCTYPE html>\n".utf8
    write(root, parentNamespace: nil)
    buffer += "\n".utf8
    flush()
    for slot in Slot.allCases where slot.isRequired && !used.contains(slot) {
      let how =
        slot.kind == .markup
        ? "Add <slot name=\"\(slot.rawValue)\"/>."
        : "Add <slot name=\"\(slot.rawValue)\"/> or {{\(slot.rawValue)}} in an attribute."
      report(.badSlot, root.offset, "No slot \"\(slot.rawValue)\". \(how)")
    }
  }

  private mutating func report(_ code: ParsingError.Code, _ offset: Int, _ message: String) {
    errors.append(
      ParsingError(
        code: code, file: document.file, position: document.position(ofByteAt: offset),
        message: message))
  }

  private mutating func flush() {
    if !buffer.isEmpty { segments.append(.bytes(buffer)) }
    buffer = []
  }

  // MARK: Elements

  private mutating func write(_ element: ParsedElement, parentNamespace: String?) {
    let namespace = element.namespace ?? parentNamespace ?? HTMLVocabulary.namespace
    let isHTML = namespace == HTMLVocabulary.namespace
    if isHTML, element.name == "slot" {
      writeSlot(element)
      return
    }
    if isHTML, element.name.utf8.contains(where: { (0x41...0x5A).contains($0) }) {
      report(
        .notPolyglot, element.offset,
        "An element \"\(element.name)\". Write HTML names in lower case.")
    }
    buffer += "<\(element.name)".utf8
    if namespace != parentNamespace {
      var escaped = HTMLWriter(capacity: 64)
      escaped.appendAttributeValue(namespace)
      buffer += " xmlns=\"".utf8 + escaped.bytes + "\"".utf8
    }
    for attribute in element.attributes { write(attribute, of: element, isHTML: isHTML) }
    writeContent(of: element, namespace: namespace, isHTML: isHTML)
  }

  private mutating func writeContent(
    of element: ParsedElement, namespace: String, isHTML: Bool
  ) {
    if isHTML, HTMLVocabulary.void.contains(element.name) {
      if !element.children.isEmpty {
        report(
          .notPolyglot, element.offset,
          "Something inside \"\(element.name)\". Write <\(element.name)/>.")
      }
      buffer += "/>".utf8
      return
    }
    if !isHTML, element.children.isEmpty {
      buffer += "/>".utf8
      return
    }
    buffer += ">".utf8
    for (index, child) in element.children.enumerated() {
      switch child {
      case .text(let text):
        write(text, in: element, isHTML: isHTML, isFirst: index == 0)
      case .element(let child):
        if isHTML, HTMLVocabulary.rawText.contains(element.name) {
          report(
            .notPolyglot, child.offset,
            "An element inside \"\(element.name)\". Only characters can stand there.")
        } else if isHTML, HTMLVocabulary.textOnly.contains(element.name), child.name != "slot" {
          report(
            .notPolyglot, child.offset,
            "An element inside \"\(element.name)\". Only text and text slots can stand there.")
        } else if isHTML, HTMLVocabulary.textOnly.contains(element.name) {
          writeSlot(child, context: .text)
        } else {
          write(child, parentNamespace: namespace)
        }
      }
    }
    buffer += "</\(element.name)>".utf8
  }

  private mutating func write(
    _ text: ParsedText, in element: ParsedElement, isHTML: Bool, isFirst: Bool
  ) {
    if text.string.contains("{{") {
      report(
        .badSlot, place(of: "{{", from: text.offset),
        "\"{{\" in text. Write <slot name=\"…\"/>; {{…}} is for attributes.")
    }
    if isHTML, HTMLVocabulary.rawText.contains(element.name) {
      if text.string.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
        report(
          .notPolyglot, text.offset,
          "\"<\" or \"&\" inside \"\(element.name)\". Move the code into a file of its own.")
      }
      buffer += text.string.utf8
      return
    }
    if isFirst, isHTML, HTMLVocabulary.dropsLeadingLineFeed.contains(element.name),
      text.string.utf8.first == 0x0A
    {
      buffer.append(0x0A)
    }
    var writer = HTMLWriter(capacity: text.string.utf8.count)
    writer.appendText(text.string)
    buffer += writer.bytes
  }

  // MARK: Slots

  private mutating func writeSlot(_ element: ParsedElement, context: ShellContext = .elements) {
    guard let name = element["name"] else {
      report(.badSlot, element.offset, "A slot without a name. Write <slot name=\"…\"/>.")
      return
    }
    if let other = element.attributes.first(where: { $0.name != "name" }) {
      report(
        .badSlot, element.offset,
        "A slot with the attribute \"\(other.name)\". Only \"name\" is allowed.")
    }
    if !element.children.isEmpty {
      report(.badSlot, element.offset, "Something inside the slot \"\(name)\". Leave it empty.")
    }
    guard let slot = use(name, at: element.offset) else { return }
    if slot.kind == .markup, context == .text {
      report(
        .badSlot, element.offset,
        "The slot \"\(name)\" gives elements. Only a text slot can stand here.")
    }
    flush()
    segments.append(.slot(slot, context))
  }

  private mutating func use(_ name: String, at offset: Int) -> Slot? {
    guard let slot = Slot(rawValue: name) else {
      let known = Slot.allCases.map(\.rawValue).sorted().joined(separator: ", ")
      report(.badSlot, offset, "An unknown slot \"\(name)\". Known slots: \(known).")
      return nil
    }
    if !used.insert(slot).inserted, !slot.mayRepeat {
      report(.badSlot, offset, "The slot \"\(name)\" a second time. It can stand once.")
    }
    return slot
  }

  private mutating func write(
    _ attribute: ParsedAttribute, of element: ParsedElement, isHTML: Bool
  ) {
    let name = attribute.name
    if HTMLVocabulary.isBlocked(attribute: name.lowercased()) {
      report(
        .notPolyglot, element.offset,
        "The attribute \"\(name)\". The page's policy blocks it; use a class or a link.")
    }
    if isHTML, name != name.lowercased() {
      report(
        .notPolyglot, element.offset, "The attribute \"\(name)\". Write HTML names in lower case.")
    }
    buffer += " \(name)=\"".utf8
    var rest = Substring(attribute.value)
    var search = element.offset
    while let opening = firstIndex(of: "{{", in: rest) {
      let literal = rest[..<opening]
      append(attribute: literal)
      rest = rest[opening...].dropFirst(2)
      search = place(of: "{{", from: search)
      guard let closing = firstIndex(of: "}}", in: rest) else {
        report(.badSlot, search, "\"{{\" without \"}}\" in the attribute \"\(name)\".")
        rest = ""
        break
      }
      let isFirst = opening == attribute.value.startIndex
      let isAddress = isFirst && AddressKind(attribute: name.lowercased()) != nil
      if let slot = use(String(rest[..<closing]), at: search) {
        if slot.kind == .markup {
          report(
            .badSlot, search,
            "The slot \"\(slot.rawValue)\" gives elements. Write <slot name=\"…\"/> between tags.")
        }
        flush()
        segments.append(.slot(slot, isAddress ? .address : .attribute))
      }
      rest = rest[closing...].dropFirst(2)
      search += 2
    }
    append(attribute: rest)
    buffer += "\"".utf8
  }

  private mutating func append(attribute literal: Substring) {
    var writer = HTMLWriter(capacity: literal.utf8.count)
    writer.appendAttributeValue(String(literal))
    buffer += writer.bytes
  }

  private func firstIndex(of pair: String, in text: Substring) -> String.Index? {
    let utf8 = text.utf8
    return utf8.indices.first { utf8[$0...].starts(with: pair.utf8) }
  }

  /// The offset of the next pair of braces in the source, for messages.
  private func place(of pair: String, from offset: Int) -> Int {
    let pair = Array(pair.utf8)
    var index = offset
    while index + 1 < document.source.count {
      if document.source[index] == pair[0], document.source[index + 1] == pair[1] { return index }
      index += 1
    }
    return offset
  }
}
