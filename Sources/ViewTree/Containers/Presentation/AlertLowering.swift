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
    let name = shown.title.map { context.plainText(of: $0, at: 0x7500) }
    context.present(shown.kind, since: mark, name: name, dismiss: modifier.dismiss) {
      $0.lowerActions(shown)
    }
  }
}

extension LoweringContext {
  /// Lowers what an alert or a choice of actions shows.
  @MainActor
  fileprivate mutating func lowerActions(_ shown: PresentedActions) {
    let isAlert = shown.kind == .alert
    let words = openVertical()
    if let title = shown.title {
      environment.style.font = isAlert ? .headline : .footnote
      if !isAlert { environment.style.foreground = AnyShapeStyle(Color.secondary) }
      environment.style.alignment = .center
      let mark = mark()
      Text._lower(title, into: &self)
      nameBoxes(since: mark, .h2, isPhrasing: true)
    }
    if let message = shown.message {
      environment.style.font = .footnote
      environment.style.alignment = .center
      lower(message, at: 0x7501)
    }
    let tint = environment.style.tint
    environment.style = TextEnvironment()
    environment.style.tint = tint
    if pending.count > words.pending {
      closeVertical(words, .center, 4)
      forEachBox(since: words.pending) { box, context in
        context.pad(&box, vertical: 16, horizontal: 16)
      }
    } else {
      closeEmpty(words)
    }
    let column = openVertical()
    with(\.containerKind, .actions) { $0.lower(shown.actions, at: 0x7502) }
    if pending.count == column.pending {
      with(\.containerKind, .actions) { $0.addDefaultAction(isAlert ? "OK" : "Cancel") }
    }
    // Two actions of an alert stand side by side.
    if isAlert, pending.count - column.pending == 2 {
      let boxes = Array(pending[column.pending...])
      discard(since: column.pending)
      stackAxis = column.axis
      let row = openHorizontal()
      pending.append(contentsOf: boxes)
      closeHorizontal(row, .center, 0)
    } else {
      closeVertical(column, .center, 0)
    }
    forEachBox(since: column.pending) { box, context in
      context.nameElement(&box, .div, isPhrasing: false, [(.class, "d-buttons")])
    }
  }

  /// Adds the button that an alert has where its author gave none: it closes the dialog without a
  /// program.
  @MainActor
  private mutating func addDefaultAction(_ title: String) {
    let mark = mark()
    addText(title, .headline, .accentColor, name: nil)
    forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: 22, .center)
      context.pad(&box, vertical: 11, horizontal: 16)
      context.nameElement(&box, .button, isPhrasing: true, [])
      context.wrapPlainly(&box)
      context.nameElement(&box, .form, isPhrasing: false, [(.method, "dialog")])
    }
  }
}
