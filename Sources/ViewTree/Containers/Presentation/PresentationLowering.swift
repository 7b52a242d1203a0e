import ElementTree
import Foundation

/// How something is shown over a page.
enum PresentationKind: Sendable { case sheet, cover, popover, alert, actions }

extension LoweringContext {
  /// Shows views over the page from the boxes since a mark: as an open `<dialog>`.
  @MainActor
  mutating func present(
    _ kind: PresentationKind, since mark: Int, name: String?,
    dismiss: @escaping @MainActor () -> Void,
    _ lower: (inout LoweringContext) -> Void
  ) {
    guard pending.count > mark else { return }
    let saved = environment
    environment.style = TextEnvironment()
    environment.style.tint = saved.style.tint
    environment.style.dynamicTypeSize = saved.style.dynamicTypeSize
    environment.style.isRightToLeft = saved.style.isRightToLeft
    environment.style.localization = saved.style.localization
    environment.containerKind = .none
    environment.isInsideControl = false
    environment.linkTarget = nil
    environment.dismiss = DismissAction(dismiss)
    environment.isPresented = true
    environment.presentationMode = Binding(
      get: { PresentationMode(isPresented: true) }, set: { if !$0.isPresented { dismiss() } })
    let outerSize = preferences.take(PresentationSizeKey.self)
    let outerHold = preferences.take(InteractiveDismissKey.self)
    let outerTitle = preferences.take(NavigationTitleKey.self)
    var box = BoxReference(index: pending[mark])
    addLayer(to: &box, .bottom, isOverlay: true) { context in
      let inner = context.mark()
      let stack = context.openVertical()
      lower(&context)
      context.closeVertical(stack, .center, nil)
      let size = context.preferences.take(PresentationSizeKey.self) ?? nil
      let isHeld = context.preferences.take(InteractiveDismissKey.self) ?? false
      context.forEachBox(since: inner) { box, context in
        if kind == .sheet || kind == .cover { context.fill(&box) }
        context.nameDialog(&box, kind, size, name)
        context.listen(
          &box,
          ElementHandler(.open, parameter: isHeld ? 1 : nil) { payload in
            if payload == .flag(false), !isHeld { dismiss() }
          })
      }
    }
    pending[mark] = box.index
    _ = preferences.take(NavigationTitleKey.self)
    if let outerTitle { preferences.set(NavigationTitleKey.self, outerTitle) }
    if let outerHold { preferences.set(InteractiveDismissKey.self, outerHold) }
    if let outerSize { preferences.set(PresentationSizeKey.self, outerSize) }
    environment = saved
  }

  private mutating func nameDialog(
    _ box: inout BoxReference, _ kind: PresentationKind, _ size: PresentationDetent?,
    _ name: String?
  ) {
    var classes: String
    switch kind {
    case .sheet: classes = size == .medium ? "d-sheet d-half" : "d-sheet"
    case .cover: classes = "d-cover"
    case .popover: classes = "d-popover"
    case .alert: classes = "d-alert"
    case .actions: classes = "d-actions"
    }
    if kind == .sheet, let height = size?.css {
      classes = "d-sheet d-sized"
      decorate(&box, .background) { list, styles in
        list = styles.extend(list, .height, .text(CSSText(height)))
      }
    }
    var attributes: [AttributePair] = [(.class, classes), (.open, "")]
    if kind == .alert || kind == .actions { attributes.append((.role, "alertdialog")) }
    if let name, !name.isEmpty { attributes.append((.ariaLabel, name)) }
    nameElement(&box, .dialog, isPhrasing: false, attributes)
  }
}

enum PresentationSizeKey: PreferenceKey {
  static var defaultValue: PresentationDetent? { nil }
  static func reduce(value: inout PresentationDetent?, nextValue: () -> PresentationDetent?) {
    value = value ?? nextValue()
  }
}

/// Shows a view over the page while something says so.
nonisolated public struct _SheetModifier: _PrimitiveModifier {
  let kind: PresentationKind
  /// What is shown; nil while nothing is.
  let content: @MainActor () -> AnyView?
  let dismiss: @MainActor () -> Void

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard let view = modifier.content() else { return }
    context.present(modifier.kind, since: mark, name: nil, dismiss: modifier.dismiss) {
      $0.lower(view, at: 0x7400)
    }
  }
}
