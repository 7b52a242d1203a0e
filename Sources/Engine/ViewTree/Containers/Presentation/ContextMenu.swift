import ElementTree
import Foundation

/// Shows actions at a long press, a press of the right button or the keyboard's key for menus.
nonisolated public struct _ContextMenuModifier<Items: View>: _PrimitiveModifier {
  let items: Items
  /// What is shown above the actions.
  var preview: LoweredView?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard context.isLive, context.pending.count > mark, !context.environment.isInsideControl else {
      return
    }
    var box = BoxReference(index: context.pending[mark])
    let isControl = context.isInteractive(box.index)
    context.addLayer(to: &box, .bottom, isOverlay: true) {
      $0.lower(
        ContextMenuItems(items: modifier.items, preview: modifier.preview),
        at: Salt.ContextMenu.items)
    }
    if isControl { context.name(&box, .div, isPhrasing: false, []) }
    context.listen(&box, ElementHandler(.menu) { _ in })
    context.pending[mark] = box.index
  }
}

/// The actions that a long press shows, below a preview if there is one.
private struct ContextMenuItems<Items: View>: _ComposedView {
  let items: Items
  let preview: LoweredView?

  func composition(in environment: EnvironmentValues) -> some View {
    UniqueName("context") { name in
      MenuItems(
        content: Previewed(items: items, preview: preview), name: name, look: "m-items m-context")
    }
  }
}

/// Actions below what they concern.
private struct Previewed<Items: View>: _ComposedView {
  let items: Items
  let preview: LoweredView?

  func composition(in environment: EnvironmentValues) -> some View {
    if let preview {
      preview.setting { $0.containerKind = .none }
        .frame(maxWidth: .infinity)
    }
    LoweredView { [items] in $0.lower(items, at: Salt.ContextMenu.items) }
  }
}

/// A hint for who rests the pointer on a view.
nonisolated public struct _HelpModifier: _BoxModifier, Sendable {
  let text: Text

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let hint = context.plainText(of: modifier.text, at: Salt.ContextMenu.hint)
    context.annotate(&box) { $0.set(.title, hint) }
  }
}

extension View {
  /// Gives the view actions that a long press, the right button or the keyboard's key for menus shows.
  ///
  /// - Note: Differs from SwiftUI: a static page does not show them.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> ModifiedContent<Self, _ContextMenuModifier<Items>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view actions that a long press shows beside a preview.
  ///
  /// - Note: Differs from SwiftUI: the preview stands above the actions. A static page does not show them.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, _ContextMenuModifier<Items>> {
    let preview = preview()
    return modifier(
      _ContextMenuModifier(
        items: menuItems(),
        preview: LoweredView { $0.lower(preview, at: Salt.ContextMenu.preview) }))
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
