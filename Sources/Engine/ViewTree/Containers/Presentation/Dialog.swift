import ElementTree
import Foundation

/// How something is shown over a page.
enum PresentationKind: Sendable { case sheet, cover, popover, alert, actions }

/// How the reader can close a dialog beside its buttons.
enum DialogClosing: Int {
  /// By Escape, a press outside, and swiping where the kind of dialog has that.
  case anyway
  case byButtons
  case byKey
}

/// A view over a page: an open `<dialog>`.
struct Dialog<Content: View>: _ComposedView {
  let kind: PresentationKind
  /// What it is called; nil where its content says it.
  var name: String?
  var closing = DialogClosing.anyway
  let content: Content
  let dismiss: @MainActor () -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    DialogContent(VStack { content }) { view, options in
      let height = kind == .sheet ? options.size?.css : nil
      let corners = kind == .sheet ? options.cornerRadius.map { pixels(Float(max(0, $0))) } : nil
      let closing = options.isHeld ? .byButtons : kind == .cover ? .byKey : self.closing
      Group {
        if kind == .sheet, options.hasGrabber || options.next != nil {
          VStack(spacing: 0) {
            SheetGrabber(
              next: options.next, place: (options.index, options.count),
              isVisible: options.hasGrabber)
            view.filling()
          }
        } else if kind == .sheet || kind == .cover {
          view.filling()
        } else if kind == .popover {
          // A frame's size is the content's: the dialog, which has one of its own, is around it.
          view.modifier(LeastWidthModifier()).modifier(OwnElementModifier())
        } else {
          view
        }
      }
      .drawing(.background) { _ in
        (height.map { [(.height, .text(CSSText($0)))] } ?? [])
          + (corners.map { [(.borderRadius, .text(CSSText("\($0) \($0) 0 0")))] } ?? [])
      }
      .element(.dialog, attributes(of: options))
      .listening(.open, parameter: closing == .anyway ? nil : closing.rawValue) { payload in
        if payload == .flag(false), closing != .byButtons { dismiss() }
      }
    }
    .presented(isRaised: kind != .cover, dismiss: dismiss)
  }

  private func attributes(of options: DialogOptions) -> [AttributePair] {
    var attributes: [AttributePair] = [(.class, look(options)), (.open, "")]
    if kind == .alert || kind == .actions { attributes.append((.role, "alertdialog")) }
    if let name, !name.isEmpty { attributes.append((.ariaLabel, name)) }
    return attributes
  }

  private func look(_ options: DialogOptions) -> String {
    switch kind {
    case .sheet:
      "d-sheet"
        + (options.size?.css != nil ? " d-sized" : options.size == .medium ? " d-half" : "")
        + (options.width.map { " " + $0.rawValue } ?? "")
    case .cover: "d-cover"
    case .popover: "d-popover"
    case .alert: "d-alert"
    case .actions: "d-actions"
    }
  }
}

/// What a view says of the dialog that shows it.
struct DialogOptions {
  var size: PresentationDetent?
  /// Which of the sheet's heights it has, and how many there are.
  var index = 0
  var count = 1
  /// Leads to the sheet's next height, if it has several.
  var next: (@MainActor () -> Void)?
  var hasGrabber = false
  var cornerRadius: CGFloat?
  var width: SheetWidth?
  /// Whether readers can't close it but by its buttons.
  var isHeld = false
}

/// A dialog's content with what it says of the dialog; what is around hears nothing of it, nor of its
/// title.
nonisolated struct DialogContent<Content: View, Arrangement: View>: _PrimitiveView {
  let content: Content
  let arrange: @MainActor (LabelBoxes, DialogOptions) -> Arrangement

  init(
    _ content: Content,
    @ViewBuilder arrange: @escaping @MainActor (LabelBoxes, DialogOptions) -> Arrangement
  ) {
    self.content = content
    self.arrange = arrange
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let look = context.preferences.take(SheetLookKey.self)
    let hold = context.preferences.take(InteractiveDismissKey.self)
    let title = context.preferences.take(NavigationTitleKey.self)
    let head = context.preferences.take(PageHeadKey.self)
    let mark = context.mark()
    Content._lower(view.content, into: &context)
    let boxes = LabelBoxes(boxes: Array(context.pending[mark...]))
    context.discard(since: mark)
    let own = context.preferences.take(SheetLookKey.self) ?? SheetLook()
    let resting = context.restingDetent(of: own)
    let options = DialogOptions(
      size: resting.detent, index: resting.index, count: max(1, own.detents.count),
      next: resting.next, hasGrabber: own.hasGrabber,
      cornerRadius: own.cornerRadius, width: own.width,
      isHeld: context.preferences.take(InteractiveDismissKey.self) ?? false)
    Arrangement._lower(view.arrange(boxes, options), into: &context)
    _ = context.preferences.take(NavigationTitleKey.self)
    if let title { context.preferences.set(NavigationTitleKey.self, title) }
    _ = context.preferences.take(PageHeadKey.self)
    if let head { context.preferences.set(PageHeadKey.self, head) }
    if let hold { context.preferences.set(InteractiveDismissKey.self, hold) }
    if let look { context.preferences.set(SheetLookKey.self, look) }
  }
}
