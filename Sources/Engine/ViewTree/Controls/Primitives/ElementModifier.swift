import ElementTree

/// Makes a view an element of HTML.
nonisolated struct ElementModifier: _BoxModifier {
  let name: ElementName
  /// Whether there may only be phrasing content inside.
  let isPhrasing: Bool
  let attributes: [AttributePair]

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.nameElement(
      &box, modifier.name, isPhrasing: modifier.isPhrasing, modifier.attributes)
  }
}

/// Gives the element that a view becomes some attributes.
nonisolated struct AttributesModifier: _BoxModifier {
  let attributes: [AttributePair]

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.annotate(&box) { semantics in
      for attribute in modifier.attributes { semantics.set(attribute.name, attribute.value) }
    }
  }
}

extension View {
  /// Makes the view an element of HTML that may have blocks in it.
  nonisolated func element(
    _ name: ElementName, _ attributes: [AttributePair] = []
  ) -> ModifiedContent<Self, ElementModifier> {
    modifier(ElementModifier(name: name, isPhrasing: false, attributes: attributes))
  }

  /// Makes the view an element of HTML that has only phrasing content, such as a label or a button.
  nonisolated func phrasingElement(
    _ name: ElementName, _ attributes: [AttributePair] = []
  ) -> ModifiedContent<Self, ElementModifier> {
    modifier(ElementModifier(name: name, isPhrasing: true, attributes: attributes))
  }

  /// Gives the element that the view becomes some attributes.
  nonisolated func attributes(
    _ attributes: [AttributePair]
  ) -> ModifiedContent<Self, AttributesModifier> {
    modifier(AttributesModifier(attributes: attributes))
  }

  /// Says that the view holds a group of controls, and what it is called.
  nonisolated func group(
    role: String, name: String
  ) -> ModifiedContent<Self, AttributesModifier> {
    attributes([(.role, role)] + (name.isEmpty ? [] : [(.ariaLabel, name)]))
  }
}
