import ElementTree

/// Attributes that say what a view is.
nonisolated public struct _AttributeModifier: _BoxModifier, Sendable {
  let attributes: [(name: AttributeName, value: String)]

  init(attributes: [(name: AttributeName, value: String)]) { self.attributes = attributes }

  @usableFromInline
  init(identifier: String) { attributes = [(.dataTestid, identifier)] }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.annotate(&box) { semantics in
      for attribute in modifier.attributes { semantics.set(attribute.name, attribute.value) }
    }
  }
}

extension View {
  /// Gives the view an identifier for tests: `data-testid` on the element that has its frame.
  @inlinable nonisolated public consuming func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(identifier: identifier))
  }
}
