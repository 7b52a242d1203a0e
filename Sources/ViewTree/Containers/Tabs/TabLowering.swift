import ElementTree
import Foundation

/// A tab's label: the icon over the title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

/// What says which tab is shown.
enum TabSelection {
  /// A value that a tab has.
  case value(ChoiceSelection)
  /// Its number, where nobody else wants to know.
  case position(Binding<Int>)
}

extension LoweringContext {
  /// Lowers views with tabs.
  @MainActor
  mutating func lowerTabs<V: View>(_ content: V, _ selection: TabSelection) {
    let look = environment.tabLook
    let start = mark()
    let stack = openVertical()
    let wereCollected = collectsIDs
    collectsIDs = isLive
    defer { collectsIDs = wereCollected }
    with(\.containerKind, .tabs) { context in
      context.with(\.tabLook, .bar) { $0.lower(content, at: 0) }
    }
    let tabs = Array(pending[start...])
    discard(since: start)
    guard !tabs.isEmpty else { return closeEmpty(stack) }
    if look == .pages {
      closeEmpty(stack)
      return addPages(tabs)
    }
    let selected = position(of: selection, among: tabs)
    let panels = openDepth()
    for (position, tab) in tabs.enumerated() {
      pending.append(tab)
      forEachBox(since: pending.count - 1) { box, context in
        context.tree.boxes[Int(box.index)].key = 0
        context.fill(&box)
        context.nameElement(&box, .section, isPhrasing: false)
        if position != selected { context.listen(&box, .conceals) }
      }
    }
    closeDepth(panels, .center)
    forEachBox(since: panels.pending) { box, context in
      context.fill(&box)
      context.nameElement(&box, .div, isPhrasing: false, [(.class, "t-panels")])
    }
    addTabBar(tabs, selected, selection)
    closeVertical(stack, .center, 0)
  }

  @MainActor
  private func position(of selection: TabSelection, among tabs: [Int32]) -> Int {
    switch selection {
    case .value(let choice):
      tabs.firstIndex { choice.key.matches(traits(of: $0)?.tag, key: key(of: $0)) } ?? 0
    case .position(let shown):
      tabs.indices.contains(shown.wrappedValue) ? shown.wrappedValue : 0
    }
  }

  /// What choosing a tab does.
  @MainActor
  private func choosing(
    _ tab: Int32, at position: Int, by selection: TabSelection
  ) -> @MainActor () -> Void {
    switch selection {
    case .value(let choice):
      let value = traits(of: tab)?.tag ?? rowIDs[key(of: tab)]
      return { if let value { choice.choose(value) } }
    case .position(let shown): return { shown.wrappedValue = position }
    }
  }

  @MainActor
  private mutating func addTabBar(_ tabs: [Int32], _ selected: Int, _ selection: TabSelection) {
    let group = uniqueName("tabs")
    let saved = environment
    environment.style = TextEnvironment()
    environment.style.isEnabled = saved.style.isEnabled
    environment.style.tint = saved.style.tint
    environment.style.font = .system(size: 10, weight: .medium)
    environment.symbolVariants = .fill
    environment.containerKind = .tabBar
    let bar = openHorizontal()
    for (position, tab) in tabs.enumerated() {
      let traits = traits(of: tab)
      let choose = choosing(tab, at: position, by: selection)
      let item = mark()
      let label = (traits?.tabItem ?? AnyView(Text(verbatim: "\(position + 1)")))
        .labelStyle(TabItemLabelStyle())
      with(\.isInsideControl, true) {
        $0.lowerColumn(label, at: 0x7300 + UInt64(position), spacing: 2)
      }
      let name = plainTextKept(since: item)
      if pending.count == item { addText(" ", .caption, .primary, name: nil) }
      forEachBox(since: item) { box, context in
        context.stretch(&box, minimumHeight: 41, .center)
        context.pad(&box, vertical: 4, horizontal: 4)
        if let badge = traits?.badge { context.addTabBadge(badge, to: &box) }
        context.addLayer(to: &box, .center, isOverlay: true) { context in
          var attributes: [AttributePair] = [(.type, "radio"), (.name, group)]
          if position == selected { attributes.append((.checked, "")) }
          if !name.isEmpty { attributes.append((.ariaLabel, name)) }
          context.addControl(
            .input, .tab, attributes, width: .filling(), height: .filling(),
            handlers: [
              context.answeringFlag(.check, { if $0 { choose() } })
            ])
        }
        context.nameElement(&box, .label, isPhrasing: true)
      }
    }
    closeHorizontal(bar, .center, 0)
    forEachBox(since: bar.pending) { box, context in
      let style = context.accentStyle()
      if style != 0 {
        context.decorate(&box, .background) { list, styles in
          list = styles.extend(list, with: style)
        }
      }
      context.nameElement(
        &box, .nav, isPhrasing: false, [(.class, "t-bar"), (.ariaLabel, "Tabs")])
    }
    environment = saved
  }

  /// The text in the boxes that came since a mark, which stay.
  @MainActor
  private mutating func plainTextKept(since mark: Int) -> String {
    let boxes = Array(pending[mark...])
    return boxes.map { plainText(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Puts a number or a word on a tab.
  @MainActor
  private mutating func addTabBadge(_ badge: Text, to box: inout BoxReference) {
    let fill = css(Color.red)
    addLayer(to: &box, .top, isOverlay: true) { context in
      let mark = context.mark()
      context.with(\.style.foreground, AnyShapeStyle(Color.white)) {
        Text._lower(badge, into: &$0)
      }
      context.forEachBox(since: mark) { box, context in
        context.pad(&box, vertical: 1, horizontal: 5)
        context.decorate(&box, .background) { list, styles in
          list = styles.extend(list, .backgroundColor, fill)
        }
        context.decorate(&box, .clip) { list, styles in
          list = styles.extend(list, .borderRadius, .points(9 as Double))
        }
        context.decorate(&box, .translation) { list, styles in
          list = styles.extend(list, .translate, .text(CSSText("14px 2px")))
        }
      }
    }
  }

  /// Lowers pages side by side that the reader turns.
  @MainActor
  private mutating func addPages(_ pages: [Int32]) {
    let row = openHorizontal()
    for page in pages {
      pending.append(page)
      forEachBox(since: pending.count - 1) { box, context in
        context.fill(&box)
        context.nameElement(&box, .section, isPhrasing: false, [(.class, "t-page")])
      }
    }
    closeHorizontal(row, .center, 0)
    forEachBox(since: row.pending) { box, context in
      context.nameElement(&box, .div, isPhrasing: false, [(.class, "t-pages")])
    }
    var scroll = Box(kind: .scroll, width: .filling(), height: .filling())
    scroll.values[0] = 1
    scroll.values[1] = 1
    scroll.style = extend(0, .scrollSnapType, .text(CSSText("x mandatory")))
    // A page is as wide as the scroll view, not as its own content.
    scroll.style = extend(
      scroll.style, .gridTemplate, .text(CSSText("minmax(0,1fr)/minmax(0,1fr)")))
    close(scroll, since: row.pending)
  }
}
