/// An element of a document that was read, with everything inside it.
///
/// Two elements are equal if their names, attributes and contents are; where they stood in
/// their files doesn't matter.
public struct ParsedElement: Equatable, Sendable {
  /// The name without a prefix, as it is spelled.
  public var name: String
  /// The namespace's URI, if the element is in one.
  public var namespace: String?
  /// The attributes in source order, namespace declarations not among them.
  public var attributes: [ParsedAttribute]
  /// The elements and texts inside; no two texts stand side by side.
  public var children: [ParsedNode]
  /// The offset of the start tag's `<` in the source.
  public var offset: Int
  /// Whether the element was written `<name/>`.
  public var isSelfClosing: Bool

  init(
    name: String, namespace: String?, attributes: [ParsedAttribute], offset: Int,
    isSelfClosing: Bool
  ) {
    self.name = name
    self.namespace = namespace
    self.attributes = attributes
    children = []
    self.offset = offset
    self.isSelfClosing = isSelfClosing
  }

  /// The value of an attribute; a prefix is part of the name, as in `xml:lang`.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The child elements, texts left out.
  public var elements: [ParsedElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// All text inside, in document order.
  public var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let part): text += part.string
      }
    }
  }

  /// Calls `body` with this element and every element inside it, in document order.
  public func forEachElement<Failure>(
    _ body: (ParsedElement) throws(Failure) -> Void
  ) throws(Failure) {
    try body(self)
    for case .element(let element) in children { try element.forEachElement(body) }
  }

  public static func == (left: ParsedElement, right: ParsedElement) -> Bool {
    left.name == right.name && left.namespace == right.namespace
      && left.attributes == right.attributes && left.children == right.children
  }
}

/// An attribute of an element that was read.
public struct ParsedAttribute: Hashable, Sendable {
  /// The name as it is spelled, prefix included.
  public var name: String
  /// The value with its references resolved.
  public var value: String

  /// Creates an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Something inside an element.
public enum ParsedNode: Equatable, Sendable {
  /// An element.
  case element(ParsedElement)
  /// Text with its references resolved.
  case text(ParsedText)
}

/// Text inside an element that was read; texts are equal if their characters are.
public struct ParsedText: Equatable, Sendable {
  /// The characters with references resolved.
  public var string: String
  /// The offset in the source where the text begins.
  public var offset: Int

  public static func == (left: ParsedText, right: ParsedText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }
}
