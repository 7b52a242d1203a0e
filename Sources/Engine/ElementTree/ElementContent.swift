/// An element or a text of a tree that is made by hand, without views.
///
///     let list = ElementTree([
///       .element(.ul, [.class: "tea"], [
///         .element(.li, key: 1, ["Assam"]),
///         .element(.li, key: 2, ["Darjeeling"]),
///       ])
///     ])
///     list.html
///     // <ul class="tea"><li>Assam</li><li>Darjeeling</li></ul>
public indirect enum ElementContent: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Text, which is escaped when it is written.
  case text(String)
  /// An element; see ``element(_:key:_:_:)`` and ``element(_:key:_:)``.
  case node(
    ElementName, key: UInt64, attributes: [AttributeName: String], children: [ElementContent])

  public init(stringLiteral value: String) { self = .text(value) }

  /// An element with attributes and children.
  ///
  /// Attributes are written in the order of ``AttributeName``'s cases. An address that a page must not have
  /// becomes `about:invalid`; see ``LinkURL`` and ``ImageURL``. The key tells the element apart from its
  /// siblings when trees are compared; with 0 its position does.
  public static func element(
    _ name: ElementName, key: UInt64 = 0, _ attributes: [AttributeName: String],
    _ children: [ElementContent] = []
  ) -> ElementContent {
    .node(name, key: key, attributes: attributes, children: children)
  }

  /// An element with children.
  public static func element(
    _ name: ElementName, key: UInt64 = 0, _ children: [ElementContent] = []
  ) -> ElementContent {
    .node(name, key: key, attributes: [:], children: children)
  }

  fileprivate func append(to builder: inout ElementBuilder) {
    switch self {
    case .text(let text): builder.textNode(text)
    case .node(let name, let key, let attributes, let children):
      let index = builder.open(name, key: key)
      for (attribute, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        let isAllowed = attribute.addressKind?.allows(value) ?? true
        builder.attribute(attribute, isAllowed ? value : "about:invalid")
      }
      for child in children { child.append(to: &builder) }
      builder.close(index)
    }
  }
}

extension ElementTree {
  /// Makes a tree by hand, without views.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements, attributes and characters.
  public init(_ content: [ElementContent]) {
    var builder = ElementBuilder()
    for part in content { part.append(to: &builder) }
    self = builder.finish()
  }
}
