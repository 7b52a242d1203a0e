import ElementTree

/// Gives what is in a dialog the surroundings of a page of its own, which can be dismissed.
nonisolated struct PresentedModifier: _PrimitiveModifier {
  /// Whether the page around is seen behind it.
  let isRaised: Bool
  let dismiss: @MainActor () -> Void

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let surroundings = context.environment
    let dismiss = modifier.dismiss
    var style = TextEnvironment()
    style.tint = surroundings.style.tint
    style.dynamicTypeSize = surroundings.style.dynamicTypeSize
    style.isRightToLeft = surroundings.style.isRightToLeft
    style.localization = surroundings.style.localization
    context.environment.style = style
    context.environment.containerKind = .none
    context.environment.isScrolled = false
    context.environment.isInsideControl = false
    context.environment.linkTarget = nil
    context.environment.splitColumnBar = nil
    context.environment.pageScope = PageScopeReference()
    context.environment.listOptions.isRaised = modifier.isRaised
    context.environment.dismiss = DismissAction(dismiss)
    context.environment.isPresented = true
    context.environment.presentationMode = Binding(
      get: { PresentationMode(isPresented: true) }, set: { if !$0.isPresented { dismiss() } })
    V._lower(content, into: &context)
    context.environment = surroundings
  }
}

extension View {
  /// Gives what is in the view, a dialog, the surroundings of a page of its own.
  nonisolated func presented(
    isRaised: Bool = true, dismiss: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, PresentedModifier> {
    modifier(PresentedModifier(isRaised: isRaised, dismiss: dismiss))
  }
}

extension LoweringContext {
  /// Shows a dialog from the first of the boxes since a mark: the browser puts it over the page.
  @MainActor
  mutating func present<Content: View>(_ dialog: Content, since mark: Int) {
    guard pending.count > mark else { return }
    var box = BoxReference(index: pending[mark])
    let isControl = isInteractive(box.index)
    addLayer(to: &box, .bottom, isOverlay: true) { context in
      context.isInLayer = false
      context.lower(dialog, at: Salt.Presentation.content)
    }
    // A button holds no dialog: both are in an element.
    if isControl { name(&box, .div, isPhrasing: false, []) }
    pending[mark] = box.index
    preferences.merge(HoldsDialogKey.self, true)
  }

  /// Lays dialogs, which views that are covered have opened, over the first of the boxes since a mark.
  @MainActor
  mutating func present(_ dialogs: [Int32], since mark: Int) {
    guard !dialogs.isEmpty else { return }
    if pending.count == mark { closeZStack(StackMark(pending: mark, axis: stackAxis), .center) }
    var box = BoxReference(index: pending[mark])
    for dialog in dialogs {
      addLayer(to: &box, .bottom, isOverlay: true) { $0.pending.append(dialog) }
    }
    pending[mark] = box.index
  }

  /// The dialogs that the boxes since a mark have opened, but not those that these have opened themselves.
  mutating func openDialogs(since mark: Int) -> [Int32] {
    guard preferences.value(of: HoldsDialogKey.self) else { return [] }
    var dialogs: [Int32] = []
    var rest = Array(pending[mark...].reversed())
    while let index = rest.popLast() {
      if tree.isDialog(index) {
        dialogs.append(index)
      } else {
        rest += tree.children(of: tree.boxes[Int(index)]).reversed()
      }
    }
    return dialogs
  }

  /// Whether a box, under the modifiers around it, is an element that answers to clicks.
  func isInteractive(_ index: Int32) -> Bool {
    var index = index
    while true {
      let box = tree.boxes[Int(index)]
      if box.kind == .control { return true }
      if box.semantics >= 0, let name = tree.semantics[Int(box.semantics)].name {
        return name.isInteractive
      }
      guard box.kind.isModifier || box.childCount == 1, let inner = tree.children(of: box).first
      else { return false }
      index = inner
    }
  }
}

/// Whether a dialog is open among views.
enum HoldsDialogKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows a view over the page while something says so.
nonisolated public struct _SheetModifier: _PrimitiveModifier {
  let kind: PresentationKind
  /// What is shown; nil while nothing is.
  let content: @MainActor () -> AnyView?
  let dismiss: @MainActor () -> Void

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard let view = modifier.content() else { return }
    context.present(
      Dialog(kind: modifier.kind, content: view, dismiss: modifier.dismiss), since: mark)
  }
}
