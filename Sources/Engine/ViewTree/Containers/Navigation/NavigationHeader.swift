import ElementTree
import Foundation

/// The bar above a stack's view: `<header>` with the title as `<h1>`; nothing if it would be empty.
struct NavigationHeader: _ComposedView {
  let title: String?
  let bar: NavigationBarOptions
  let items: [ToolbarEntry]
  let back: BackLink?

  private var isInline: Bool { bar.mode == .inline || bar.removesTitle == true }
  // A large title leaves room for the row, as on iOS, and is shown there once it has been scrolled away.
  private var hasRow: Bool { !items.isEmpty || back != nil || title != nil }

  /// How high it is while nothing is scrolled, in points: the row, a large title, a field for searching.
  var height: CGFloat {
    (hasRow ? 44 : 0) + (!isInline && title != nil ? 52 : 0) + (bar.search != nil ? 52 : 0)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    // The row stays while the large title scrolls away, unless the author has drawn behind both.
    let staysOpen = !isInline && hasRow && bar.background == nil
    if hasRow || title != nil || bar.search != nil {
      VStack(alignment: .leading, spacing: 0) {
        if hasRow {
          BarRow(
            items: items, back: back, title: title, showsTitle: bar.removesTitle != true,
            subtitle: isInline ? bar.subtitle : nil, name: bar.name,
            isOverLargeTitle: staysOpen)
        }
        if !isInline, let title {
          if staysOpen {
            largeTitle(title).frame(maxWidth: .infinity, alignment: .leading)
          } else {
            largeTitle(title)
          }
        }
        if let search = bar.search { SearchBar(search: search, bar: bar) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .drawing(.background) { [bar] context in
        guard bar.backgroundVisibility != .hidden,
          case .color(let color)? = bar.background?._paint(in: &context).kind
        else { return [] }
        return [(.backgroundColor, color)]
      }
      .element(.header, [(.class, look(staysOpen: staysOpen))])
      .colors(ifAny: bar.colorScheme)
    }
  }
}

extension NavigationHeader {
  private func largeTitle(_ title: String) -> LargeTitle {
    LargeTitle(
      title: title, subtitle: bar.subtitle, name: bar.name,
      menu: items.filter { $0.placement.edge == .titleMenu })
  }

  private func look(staysOpen: Bool) -> String {
    let look = isInline ? "n-bar" : staysOpen ? "n-head n-open" : "n-head"
    switch bar.backgroundVisibility {
    case .visible?: return look + " n-solid"
    case .hidden?: return look + " n-clear"
    default: return look
    }
  }
}

/// A bar's items and the button that leads back, around what is in the middle.
struct BarRow: _ComposedView {
  let items: [ToolbarEntry]
  let back: BackLink?
  let title: String?
  /// Whether the title is seen; it is heard in any case.
  var showsTitle = true
  let subtitle: String?
  /// The title if the reader can change it.
  var name: Binding<String>?
  /// Whether a large title is below, which the row shows once it has been scrolled away.
  var isOverLargeTitle = false

  func composition(in environment: EnvironmentValues) -> some View {
    if isOverLargeTitle {
      row.element(.div, [(.class, "n-top")])
    } else {
      row
    }
  }

  @MainActor
  private var row: some View {
    BarColumns {
      HStack(spacing: 16) {
        if let back {
          // A page without a title begins here.
          if title?.isEmpty != false {
            back.modifier(TitleFocusModifier(isControl: true))
          } else {
            back
          }
        }
        Each(items(at: .leading)) { _, item in BarItem(item: item) }
      }
    } middle: {
      middle
    } trailing: {
      HStack(spacing: 16) {
        Each(items(at: .trailing)) { _, item in BarItem(item: item) }
        if !items(at: .overflow).isEmpty { OverflowMenu(items: items(at: .overflow)) }
      }
    }
    .frame(maxWidth: .infinity, minHeight: 44)
    .padding(EdgeInsets(vertical: 0, horizontal: 16))
  }

  @ViewBuilder @MainActor
  private var middle: some View {
    let principal = items(at: .principal), menu = items(at: .titleMenu)
    if !principal.isEmpty || !showsTitle {
      Each(principal) { _, item in BarItem(item: item) }
      if let title, !isOverLargeTitle {
        Text(verbatim: title).phrasingElement(.h1, [(.class, DocumentFrame.headingClass)])
          .modifier(TitleFocusModifier())
      }
    } else if let title, isOverLargeTitle {
      Text(verbatim: title).lineLimit(1).systemText(.headline, .primary)
        .element(.p, [(.class, "n-small"), (.ariaHidden, "true")])
    } else if let title {
      if name == nil, menu.isEmpty {
        Text(verbatim: title).lineLimit(1).systemText(.headline, .primary).phrasingElement(.h1)
          .modifier(TitleFocusModifier())
      } else {
        TitleMenu(title: title, font: .headline, name: name, items: menu)
      }
      if let subtitle { Text(verbatim: subtitle).lineLimit(1).systemText(.caption, .secondary) }
    }
  }

  private func items(at edge: ToolbarItemPlacement.BarEdge) -> [ToolbarEntry] {
    items.filter { $0.placement.edge == edge }
  }
}

/// A title under the bar's row.
struct LargeTitle: _ComposedView {
  let title: String
  let subtitle: String?
  /// The title if the reader can change it.
  let name: Binding<String>?
  let menu: [ToolbarEntry]

  func composition(in environment: EnvironmentValues) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if name == nil, menu.isEmpty {
        Text(verbatim: title).systemText(.largeTitle.weight(.bold), .primary).phrasingElement(.h1)
          .modifier(TitleFocusModifier())
      } else {
        TitleMenu(title: title, font: .largeTitle.weight(.bold), name: name, items: menu)
      }
      if let subtitle { Text(verbatim: subtitle).systemText(.subheadline, .secondary) }
    }
    .padding(EdgeInsets(top: 3, leading: 16, bottom: 8, trailing: 16))
  }
}

/// A button that leads back to where the reader came from.
struct BackLink: _ComposedView {
  var title: String
  /// Whether it is there only where columns of a split view don't stand side by side.
  var isForLittleRoom = false
  var action: @MainActor () -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    ButtonElement(look: isForLittleRoom ? "n-back" : nil, action: action) {
      HStack(spacing: 4) {
        Glyph("chevron.backward", .accentColor, size: 17)
        Text(verbatim: title).lineLimit(1).systemText(.body, .accentColor)
          .element(.span, [(.class, "n-name")])
      }
    }
  }
}
