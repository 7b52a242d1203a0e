import ElementTree
import Foundation

/// Rows that belong together: `<ul>`, on a card where the list's style has some.
struct RowGroup: _ComposedView {
  let rows: [Child]

  func composition(in environment: EnvironmentValues) -> some View {
    let options = environment.listOptions
    let items = RowItem.items(of: rows, in: environment)
    // Where a row has a background of its own, the card is not behind it but in the other rows.
    let isSplit = options.card != nil && items.contains { $0.background != nil }
    // What reaches a card's corners is as round as they are.
    let isCut =
      isSplit
      || options.card != nil
        && items.contains { $0.insets.leading < 4 && $0.insets.top < 4 }
    VStack(alignment: .leading, spacing: options.rowSpacing ?? 0) {
      Each(items, by: { $0.key }) { _, row in
        if row.isGap {
          row.view.element(.li, [(.ariaHidden, "true")])
        } else {
          ListRow(row: row, card: isSplit ? options.card : nil)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(ifAny: isSplit ? nil : options.card, cornerRadius: options.cornerRadius)
    .clipped(cornerRadius: isCut ? options.cornerRadius : nil)
    .element(.ul, [(.class, "l-list"), (.role, "list")])
    .modifier(restOnPress(items))
  }

  /// Has rows that were swiped come to rest when something else is pressed.
  private func restOnPress(_ items: [RowItem]) -> HandlerModifier {
    guard items.contains(where: { $0.isSwiped }) else {
      return HandlerModifier(slot: .swipe, action: nil)
    }
    return HandlerModifier(slot: .swipe, action: { _ in })
  }
}

/// A row of a list: `<li>`.
struct ListRow: _ComposedView {
  let row: RowItem
  /// The colour behind the row where the group has none.
  var card: Color?

  func composition(in environment: EnvironmentValues) -> some View {
    let insets = row.insets
    let height = environment.defaultMinListRowHeight - insets.top - insets.bottom
    let isUsual = row.separatorTint == nil && insets.leading == 16
    EditableRow(
      controls: row.controls, mark: row.isMarked ? row.isSelected : nil,
      content: BadgedRow(content: row.view, badge: row.badge)
        .frame(maxWidth: .infinity, minHeight: max(0, height), alignment: .leading)
        .padding(insets)
        .background {
          if let background = row.background {
            background
          } else if row.isSelected, !row.isMarked {
            Color.segments
          } else if let card {
            card
          }
        }
        .modifier(RowMenuModifier(items: row.menu))
    )
    // The circle that marks it stands in it.
    .background(ifAny: row.isMarked && row.isSelected ? Color.segments : nil)
    .overlay(alignment: .bottom) {
      if row.isSeparated, !isUsual {
        Hairline(color: row.separatorTint ?? .separator).padding(.leading, insets.leading)
      }
    }
    .modifier(
      RowLineModifier(
        row: row.isSeparated && isUsual ? row.view.box : nil, hasCircle: row.hasCircle)
    )
    .element(.li, attributes(hasUsualLine: isUsual))
    .keyed(row.key)
    .listening(.choose, row.choose)
  }

  private func attributes(hasUsualLine: Bool) -> [AttributePair] {
    var look = "l-row"
    if row.isSwiped { look += " l-swipe" }
    if row.choose != nil { look += " l-pick" }
    if row.isSeparated, hasUsualLine { look += " l-line" }
    var attributes: [AttributePair] = [(.class, look)]
    // In front of what comes and goes: an attribute behind that goes for a moment, and the focus with it.
    if row.choose != nil { attributes.append((.tabindex, "0")) }
    if row.isSelected { attributes.append((.ariaCurrent, "true")) }
    return attributes
  }
}

/// A number or a word at the end of a row.
struct RowBadge: _ComposedView {
  let label: Text

  func composition(in environment: EnvironmentValues) -> some View {
    label.textEnvironment { $0.foreground = AnyShapeStyle(Color.secondary) }
  }
}

/// A row's content with a number or a word at its end.
private struct BadgedRow: _ComposedView {
  let content: ChildView
  let badge: Text?

  func composition(in environment: EnvironmentValues) -> some View {
    if let badge {
      HStack {
        content.unkeyed()
        Spacer()
        RowBadge(label: badge)
      }
      .element(.div, [(.class, "l-badged")])
    } else {
      content.unkeyed()
    }
  }
}
