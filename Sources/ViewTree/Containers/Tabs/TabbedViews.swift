import ElementTree
import Foundation

/// Views with tabs: one panel for each, and a bar to choose one.
struct TabbedViews<Content: View>: _ComposedView {
  let content: Content
  let selection: TabSelection

  func composition(in environment: EnvironmentValues) -> some View {
    let style = environment.tabLook
    let content = content.setting { $0.containerKind = .tabs }.setting { $0.tabLook = .bar }
    Children(of: content) { tabs in
      if tabs.isEmpty {
        EmptyView()
      } else if style == .pages {
        TabPages(pages: tabs)
      } else {
        let shown = selection.position(among: tabs)
        VStack(spacing: 0) {
          TabPanels(tabs: tabs, shown: shown)
          TabBar(tabs: tabs, shown: shown, selection: selection)
        }
      }
    }
  }
}

/// The views of all tabs, of which the bar's style shows one.
struct TabPanels: _ComposedView {
  let tabs: [Child]
  let shown: Int

  func composition(in environment: EnvironmentValues) -> some View {
    ZStack {
      Each(tabs) { position, tab in
        tab.unkeyed().filling().element(.section).concealed(position != shown)
      }
    }
    .filling()
    .element(.div, [(.class, "t-panels")])
  }
}

/// Pages side by side that the reader turns.
struct TabPages: _ComposedView {
  let pages: [Child]

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 0) {
      Each(pages) { _, page in page.filling().element(.section, [(.class, "t-page")]) }
    }
    .element(.div, [(.class, "t-pages")])
    .scrolling(
      .horizontal, fills: true, hidesIndicators: true,
      [
        (.scrollSnapType, .text(CSSText("x mandatory"))),
        // A page is as wide as the scroll view, not as its own content.
        (.gridTemplate, .text(CSSText("minmax(0,1fr)/minmax(0,1fr)"))),
      ])
  }
}
