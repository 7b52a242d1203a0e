import ElementTree
import Foundation

/// Views that belong together, with a header and a footer.
///
/// In a list or form: `<section>` with a heading and a `<ul>`. Elsewhere the parts stand one after
/// the other.
///
/// - Note: As in SwiftUI.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown.
  let isExpanded: Binding<Bool>?

  init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header(), content(), footer()) }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    switch context.environment.containerKind {
    case .list: view.lowerInList(&context)
    case .choices: context.lower(view.content, at: 1)
    default:
      context.lowerPinnable(view.header, at: 0, isHeader: true)
      if view.isExpanded?.wrappedValue != false { context.lower(view.content, at: 1) }
      context.lowerPinnable(view.footer, at: 2, isHeader: false)
    }
  }

  @MainActor private func lowerInList(_ context: inout LoweringContext) {
    let stack = context.openVertical()
    context.lowerSectionLabel(header, at: 0, isHeader: true, isExpanded: isExpanded)
    if isExpanded?.wrappedValue != false {
      let rows = context.mark()
      context.lower(content, at: 1)
      if context.mark() > rows { context.closeRows(since: rows) }
    }
    context.lowerSectionLabel(footer, at: 2, isHeader: false)
    guard context.mark() > stack.pending else { return context.closeEmpty(stack) }
    context.closeVertical(stack, .leading, 0)
    context.forEachBox(since: stack.pending) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .top))
      context.nameElement(&box, .section)
      context.setTraits(of: box) { $0.isSection = true }
    }
  }
}

extension LoweringContext {
  /// Lowers the header or the footer of a section in a list.
  @MainActor
  mutating func lowerSectionLabel<V: View>(
    _ label: V, at position: UInt64, isHeader: Bool, isExpanded: Binding<Bool>? = nil
  ) {
    let options = environment.listOptions
    let saved = environment.style
    let isProminent = isHeader && options.isHeaderProminent
    environment.style.font = isProminent ? .title3 : isHeader ? .subheadline : .footnote
    if isHeader { environment.style.weight = .semibold }
    environment.style.foreground = AnyShapeStyle(isProminent ? Color.primary : Color.secondary)
    let mark = mark()
    with(\.containerKind, .none) { $0.lowerRow(label, at: position) }
    environment.style = saved
    if isLive, let isExpanded, pending.count > mark { addFold(isExpanded, since: mark) }
    forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .center))
      context.pad(
        &box, top: isHeader ? 6 : 8, leading: 16, bottom: isHeader ? 8 : 6, trailing: 16)
      if isHeader {
        context.nameElement(&box, .h2, isPhrasing: true)
      }
    }
  }

  /// Puts a button that folds a section beside its header.
  @MainActor
  private mutating func addFold(_ isExpanded: Binding<Bool>, since mark: Int) {
    let row = StackMark(pending: mark, axis: stackAxis)
    stackAxis = .horizontal
    Spacer._lower(Spacer(), into: &self)
    let isOpen = isExpanded.wrappedValue
    let button = self.mark()
    addGlyph(isOpen ? "chevron.down" : "chevron.right", color: .accentColor, size: 13)
    nameBoxes(
      since: button, .button, isPhrasing: true,
      [
        (.type, "button"), (.ariaLabel, "Rows"), (.ariaExpanded, isOpen ? "true" : "false"),
      ] + inertAttributes)
    listen(since: button, press { isExpanded.wrappedValue.toggle() })
    closeHorizontal(row, .center, nil)
  }

  /// Ends a stack without content.
  mutating func closeEmpty(_ stack: StackMark) { stackAxis = stack.axis }
}
