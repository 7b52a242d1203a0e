import ElementTree
import Foundation

/// An alert or a choice of actions that is shown.
struct PresentedActions {
  var kind: PresentationKind
  var title: Text?
  var message: AnyView?
  var actions: AnyView
}

/// Shows an alert or a choice of actions while something says so.
nonisolated public struct _ActionsModifier: _PrimitiveModifier {
  /// What is shown; nil while nothing is.
  let content: @MainActor () -> PresentedActions?
  let dismiss: @MainActor () -> Void

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard let shown = modifier.content() else { return }
    let name = shown.title.map { context.plainText(of: $0, at: Salt.Alert.name) }
    context.present(
      Dialog(
        kind: shown.kind, name: name, content: ActionsDialog(shown: shown),
        dismiss: modifier.dismiss), since: mark)
  }
}

/// What an alert or a choice of actions shows: words over buttons.
struct ActionsDialog: _ComposedView {
  let shown: PresentedActions

  func composition(in environment: EnvironmentValues) -> some View {
    let isAlert = shown.kind == .alert
    VStack {
      Children(of: DialogWords(title: shown.title, message: shown.message, isAlert: isAlert)) {
        words in
        if !words.isEmpty {
          VStack(spacing: 4) { Each(words) { _, word in word } }.padding(16)
        }
      }
      Children(of: shown.actions.setting { $0.containerKind = .actions }) { actions in
        DialogButtons(actions: actions, isAlert: isAlert)
      }
    }
  }
}

/// The title and the message of a dialog.
private struct DialogWords: _ComposedView {
  let title: Text?
  let message: AnyView?
  let isAlert: Bool

  func composition(in environment: EnvironmentValues) -> some View {
    Group {
      if let title {
        title.textEnvironment { $0.font = isAlert ? .headline : .footnote }
          .phrasingElement(.h2)
      }
      if let message { message.textEnvironment { $0.font = .footnote } }
    }
    .textEnvironment { style in
      style.alignment = .center
      if !isAlert { style.foreground = AnyShapeStyle(Color.secondary) }
    }
  }
}

/// The buttons of a dialog: two of an alert stand side by side.
private struct DialogButtons: _ComposedView {
  let actions: [Child]
  let isAlert: Bool

  func composition(in environment: EnvironmentValues) -> some View {
    Group {
      if actions.isEmpty {
        VStack(spacing: 0) { CloseButton(title: isAlert ? "OK" : "Cancel") }
      } else if isAlert, actions.count == 2 {
        HStack(spacing: 0) { Each(actions) { _, action in action } }
      } else {
        VStack(spacing: 0) { Each(actions) { _, action in action } }
      }
    }
    .element(.div, [(.class, "d-buttons")])
  }
}

/// The button that an alert has where its author gave none: it closes the dialog without a program.
private struct CloseButton: _ComposedView {
  let title: String

  func composition(in environment: EnvironmentValues) -> some View {
    Text(verbatim: title)
      .systemText { style in
        style.font = .headline
        style.foreground = AnyShapeStyle(Color.accentColor)
      }
      .menuItemFrame(.center)
      .phrasingElement(.button)
      .element(.form, [(.method, "dialog")])
  }
}
