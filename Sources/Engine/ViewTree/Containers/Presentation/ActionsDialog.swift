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
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard let shown = modifier.content() else { return }
    let name = shown.title.map { context.plainText(of: $0, at: Salt.Alert.name) }
    context.present(
      ActionsDialog(shown: shown, name: name, dismiss: modifier.dismiss), since: mark)
  }
}

/// An alert or a choice of actions: words over fields and buttons, each of which closes it.
struct ActionsDialog: _ComposedView {
  let shown: PresentedActions
  let name: String?
  let dismiss: @MainActor () -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    let isAlert = shown.kind == .alert
    let actions = shown.actions.setting { environment in
      environment.containerKind = .actions
      environment.buttonStyles = []
    }
    Children(of: actions) { parts in
      let parts = DialogParts(parts, isAlert: isAlert)
      Dialog(
        kind: shown.kind, name: name, closing: parts.closing(isAlert: isAlert),
        content: panel(parts, isAlert), dismiss: parts.cancel ?? dismiss)
    }
    .presented(dismiss: dismiss)
  }

  @MainActor
  private func panel(_ parts: DialogParts, _ isAlert: Bool) -> LoweredView {
    let shown = shown
    let panel = VStack(spacing: 8) {
      Children(of: DialogWords(title: shown.title, message: shown.message, isAlert: isAlert)) {
        words in
        if !words.isEmpty || !parts.fields.isEmpty || !parts.buttons.isEmpty || isAlert {
          VStack(spacing: 0) {
            if !words.isEmpty || !parts.fields.isEmpty {
              VStack(spacing: 4) {
                Each(words) { _, word in word }
                if !parts.fields.isEmpty { DialogFields(fields: parts.fields) }
              }
              .padding(16)
            }
            if isAlert || !parts.buttons.isEmpty {
              DialogButtons(
                actions: parts.buttons, areBesideEachOther: parts.areBesideEachOther)
            }
          }
          .element(.div, [(.class, "d-card")])
        }
      }
      // A choice of actions is cancelled below, apart from them.
      if !isAlert { DialogCancel(actions: parts.cancelling).element(.div, [(.class, "d-card")]) }
    }
    return LoweredView { $0.lower(panel, at: Salt.Alert.panel) }
  }
}

/// What an alert or a choice of actions is made of, in the order in which it is shown.
@MainActor
private struct DialogParts {
  var fields: [Child] = []
  var buttons: [Child] = []
  /// What cancels a choice of actions.
  var cancelling: [Child] = []
  /// Whether the buttons stand side by side: two of an alert, if their titles have room.
  var areBesideEachOther = false
  /// What closing the dialog without a choice does; nil if no button says it.
  var cancel: (@MainActor () -> Void)?

  init(_ parts: [Child], isAlert: Bool) {
    for part in parts {
      switch part.traits?.dialogPart {
      case .field: fields.append(part)
      case .action(let action) where action.role == .cancel:
        cancelling.append(part)
        if action.isEnabled, cancel == nil { cancel = action.run }
      default: buttons.append(part)
      }
    }
    if isAlert, parts.count - fields.count == 1,
      case .action(let action)? = buttons.first?.traits?.dialogPart, action.isEnabled
    {
      cancel = action.run
    }
    areBesideEachOther =
      isAlert && buttons.count + cancelling.count == 2
      && (buttons + cancelling).allSatisfy { part in
        guard case .action(let action)? = part.traits?.dialogPart else { return true }
        return action.hasRoomBesideAnother
      }
    guard isAlert else { return }
    // Beside one other button cancelling comes first, below others last.
    buttons = areBesideEachOther ? cancelling + buttons : buttons + cancelling
  }

  /// How the reader can close the dialog beside its buttons: an alert that must be answered not at all.
  func closing(isAlert: Bool) -> DialogClosing {
    guard isAlert else { return .anyway }
    return buttons.isEmpty || cancel != nil ? .byKey : .byButtons
  }
}

/// The fields of an alert.
private struct DialogFields: _ComposedView {
  let fields: [Child]

  func composition(in environment: EnvironmentValues) -> some View {
    VStack(spacing: 0) {
      Each(fields) { _, field in
        field.padding(EdgeInsets(vertical: 6, horizontal: 8)).frame(maxWidth: .infinity)
      }
    }
    .element(.div, [(.class, "d-fields")])
    .padding(.top, 8)
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

extension DialogAction {
  /// Whether the title fits half of an alert, which is 13 letters of usual width.
  fileprivate var hasRoomBesideAnother: Bool {
    title.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) } <= 13
  }
}

/// The buttons of a dialog, one below the other unless two have room side by side.
private struct DialogButtons: _ComposedView {
  let actions: [Child]
  let areBesideEachOther: Bool

  func composition(in environment: EnvironmentValues) -> some View {
    Group {
      if actions.isEmpty {
        CloseButton(title: "OK")
      } else if areBesideEachOther {
        HStack(spacing: 0) { Each(actions) { _, action in action } }
      } else {
        VStack(spacing: 0) { Each(actions) { _, action in action } }
      }
    }
    .element(.div, [(.class, "d-buttons")])
  }
}

/// What cancels a choice of actions.
private struct DialogCancel: _ComposedView {
  let actions: [Child]

  func composition(in environment: EnvironmentValues) -> some View {
    VStack(spacing: 0) {
      if actions.isEmpty {
        CloseButton(title: "Cancel")
      } else {
        Each(actions) { _, action in action }
      }
    }
  }
}

/// The button that an alert has where its author gave none: it closes the dialog without a program.
private struct CloseButton: _ComposedView {
  /// Something that controls say.
  let title: LocalizedStringKey

  func composition(in environment: EnvironmentValues) -> some View {
    Text(system: title)
      .systemText { style in
        style.font = .headline
        style.foreground = AnyShapeStyle(Color.accentColor)
      }
      .menuItemFrame(.center)
      .phrasingElement(.button)
      .element(.form, [(.method, "dialog")])
  }
}
