import ElementTree
import Foundation

/// A view of a navigation stack between its bars.
struct NavigationPage<Content: View>: _ComposedView {
  let content: Content
  let title: String?
  let bar: NavigationBarOptions
  let items: [ToolbarEntry]
  let back: BackLink?

  func composition(in environment: EnvironmentValues) -> some View {
    let bottom = items.filter { $0.placement.edge == .bottom }
    if bottom.isEmpty {
      page
    } else {
      VStack(spacing: 0) {
        page
        BottomBar(items: bottom)
      }
    }
  }

  @ViewBuilder @MainActor
  private var page: some View {
    if bar.isHidden == true {
      content.filling()
    } else {
      UnderBar(
        bar: NavigationHeader(
          title: title, bar: bar, items: items.filter { $0.placement.edge != .bottom },
          back: bar.hidesBackButton == true ? nil : back), content: content.filling())
    }
  }
}

/// The bar below a stack's view: its items, as far from each other as can be.
struct BottomBar: _ComposedView {
  let items: [ToolbarEntry]

  func composition(in environment: EnvironmentValues) -> some View {
    HStack {
      Each(items) { position, item in
        if position > 0 { Spacer() }
        BarItem(item: item)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 28)
    .padding(EdgeInsets(vertical: 8, horizontal: 16))
    .element(.footer, [(.class, "n-foot")])
  }
}
