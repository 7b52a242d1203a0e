import ElementTree

/// Keeps the actions that a long press shows.
nonisolated public struct _ContextMenuModifier<Items: View>: _PrimitiveModifier {
  let items: Items

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    V._lower(content, into: &context)
  }
}

/// A hint for who rests the pointer on a view.
nonisolated public struct _HelpModifier: _BoxModifier, Sendable {
  let text: Text

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let hint = context.plainText(of: modifier.text, at: Salt.ContextMenu.hint)
    context.annotate(&box) { $0.set(.title, hint) }
  }
}

extension View {
  /// Gives the view actions that a long press shows.
  ///
  /// - Note: Differs from SwiftUI: they do not show.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> ModifiedContent<Self, _ContextMenuModifier<Items>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view actions that a long press shows beside a preview.
  ///
  /// - Note: Differs from SwiftUI: they do not show.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, _ContextMenuModifier<Items>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view a hint for who rests the pointer on it: its `title`.
  nonisolated public func help(_ text: Text) -> ModifiedContent<Self, _HelpModifier> {
    modifier(_HelpModifier(text: text))
  }

  /// Gives the view a hint that is looked up in a table of strings.
  nonisolated public func help(
    _ textKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _HelpModifier> { help(Text(textKey)) }

  /// Gives the view a hint for who rests the pointer on it: its `title`.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(
    _ text: S
  ) -> ModifiedContent<Self, _HelpModifier> { help(Text(text)) }
}
