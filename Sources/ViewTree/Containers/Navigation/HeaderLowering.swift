import ElementTree
import Foundation

/// A button that leads back to where the reader came from.
struct BackButton {
  var title: String
  /// Whether it is there only where columns of a split view don't stand side by side.
  var isForLittleRoom = false
  var action: @MainActor () -> Void
}

extension LoweringContext {
  /// Lowers the bar above a stack's view: `<header>` with the title as `<h1>`; nothing if it would
  /// be empty.
  @MainActor
  mutating func addHeader(
    title: String?, _ bar: NavigationBarOptions, _ items: [ToolbarEntry], back: BackButton?
  ) {
    let isInline = bar.mode == .inline
    let stack = openVertical()
    let principal = items.filter { $0.placement.edge == .principal }
    if !items.isEmpty || back != nil || (isInline && title != nil) {
      addBarRow(
        items.filter { $0.placement.edge == .leading },
        items.filter { $0.placement.edge == .trailing }, principal, back: back,
        title: isInline ? title : nil, subtitle: isInline ? bar.subtitle : nil)
    }
    if !isInline, let title { addLargeTitle(title, subtitle: bar.subtitle) }
    if let search = bar.search { addSearch(search, bar) }
    guard pending.count > stack.pending else { return closeEmpty(stack) }
    closeVertical(stack, .leading, 0)
    forEachBox(since: stack.pending) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .center))
      if let background = bar.background {
        context.addLayer(to: &box, .center, isOverlay: false) { context in
          if case .color(let color) = background._paint(in: &context).kind {
            var paint = Box(kind: .paint, width: .filling(), height: .filling())
            paint.phase = .background
            paint.style = context.extend(0, .backgroundColor, color)
            context.add(paint)
          }
        }
      }
      context.nameElement(
        &box, .header, isPhrasing: false, [(.class, isInline ? "n-bar" : "n-head")])
      if let scheme = bar.colorScheme { context.setScheme(scheme, of: &box) }
    }
  }

  @MainActor
  private mutating func addBarRow(
    _ leading: [ToolbarEntry], _ trailing: [ToolbarEntry], _ principal: [ToolbarEntry],
    back: BackButton?, title: String?, subtitle: String?
  ) {
    let depth = openDepth()
    let row = openHorizontal()
    if let back { addBack(back) }
    for item in leading { lower(item) }
    Spacer._lower(Spacer(), into: &self)
    for item in trailing { lower(item) }
    closeHorizontal(row, .center, 16)
    let middle = openVertical()
    for item in principal { lower(item) }
    if principal.isEmpty, let title {
      addText(title, .headline, .primary, name: .h1)
      if let subtitle { addText(subtitle, .caption, .secondary, name: nil) }
    }
    if pending.count > middle.pending {
      closeVertical(middle, .center, 0)
    } else {
      closeEmpty(middle)
    }
    closeDepth(depth, .center)
    forEachBox(since: depth.pending) { box, context in
      context.stretch(&box, minimumHeight: 44, .center)
      context.pad(&box, vertical: 0, horizontal: 16)
    }
  }

  /// Adds the button that leads back.
  @MainActor
  private mutating func addBack(_ back: BackButton) {
    let row = openHorizontal()
    addGlyph("chevron.left", color: .accentColor, size: 17)
    addText(back.title, .body, .accentColor, name: nil)
    closeHorizontal(row, .center, 4)
    let look: [AttributePair] = back.isForLittleRoom ? [(.class, "n-back")] : []
    nameBoxes(
      since: row.pending, .button, isPhrasing: true, look + [(.type, "button")] + inertAttributes)
    listen(since: row.pending, press(back.action))
  }

  @MainActor
  private mutating func addLargeTitle(_ title: String, subtitle: String?) {
    let stack = openVertical()
    addText(title, .largeTitle.weight(.bold), .primary, name: .h1)
    if let subtitle { addText(subtitle, .subheadline, .secondary, name: nil) }
    closeVertical(stack, .leading, 0)
    forEachBox(since: stack.pending) { box, context in
      context.pad(&box, top: 3, leading: 16, bottom: 8, trailing: 16)
    }
  }

  /// Adds the engine's own text in a look.
  @MainActor
  mutating func addText(_ string: String, _ font: Font, _ color: Color, name: ElementName?) {
    let saved = environment.style
    environment.style = TextEnvironment()
    environment.style.isEnabled = saved.isEnabled
    environment.style.font = font
    environment.style.tint = saved.tint
    environment.style.foreground = AnyShapeStyle(color)
    let mark = mark()
    Text._lower(Text(verbatim: string), into: &self)
    environment.style = saved
    if let name { nameBoxes(since: mark, name, isPhrasing: true) }
  }
}
