internal import CLibXML2

extension XMLReader {
  /// The parser's callbacks; each finds its reader in the context's user data.
  static func handler(rules: ParsingRules, buildsTree: Bool) -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.serror = { data, error in
      guard let error else { return }
      XMLReader.of(data)?.parserDidFail(error)
    }
    handler.internalSubset = { data, name, externalID, systemID in
      XMLReader.of(data)?.startDocumentType(
        name: name.map { String(cString: $0) },
        hasExternalID: externalID != nil || systemID != nil)
    }
    handler.startElementNs = {
      data, name, prefix, namespace, _, _, attributeCount, _, attributes in
      guard let name else { return }
      XMLReader.of(data)?.startElement(
        name: name, prefix: prefix, namespace: namespace, attributeCount: Int(attributeCount),
        attributes: attributes.map { UnsafePointer($0) })
    }
    handler.endElementNs = { data, _, _, _ in XMLReader.of(data)?.endElement() }
    handler.processingInstruction = { data, target, _ in
      XMLReader.of(data)?.processingInstruction(target.map { String(cString: $0) } ?? "")
    }
    if rules.isPolyglot || buildsTree {
      handler.cdataBlock = { data, bytes, count in
        XMLReader.of(data)?.cdata(UnsafeBufferPointer(start: bytes, count: Int(count)))
      }
    }
    if buildsTree {
      handler.characters = { data, bytes, count in
        XMLReader.of(data)?.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
      }
      handler.ignorableWhitespace = handler.characters
      handler.comment = { data, _ in XMLReader.of(data)?.comment() }
    }
    return handler
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
