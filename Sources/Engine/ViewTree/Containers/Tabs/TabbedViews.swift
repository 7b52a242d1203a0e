import ElementTree
import Foundation

/// Views with tabs: one panel for each, and a bar to choose one.
nonisolated struct TabbedViews<Content: View>: _PrimitiveView {
  let content: Content
  let selection: TabSelection

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let memory =
      context.environment.tabLook == .pages ? nil : context.tabMemory(view.selection)
    context.lower(
      composed: ArrangedTabs(content: view.content, selection: view.selection, memory: memory))
  }
}

/// The panels of tabs and their bar, or their pages side by side.
private struct ArrangedTabs<Content: View>: _ComposedView {
  let content: Content
  let selection: TabSelection
  let memory: TabMemory?

  func composition(in environment: EnvironmentValues) -> some View {
    let style = environment.tabLook
    let contents = TabContents(content: content, selection: selection, memory: memory)
    Children(of: contents.setting { $0.tabAccessory = nil }) { tabs in
      if tabs.isEmpty {
        EmptyView()
      } else if style == .pages {
        TabPages(pages: tabs, shown: selection.position(among: tabs)) {
          selection.choose(tabs[$0], at: $0)
        }
      } else {
        let shown = selection.position(among: tabs)
        let key = tabs[shown].traits?.tag.map { TabMemory.Key.tag($0) } ?? .position(shown)
        VStack(spacing: 0) {
          TabPanels(tabs: tabs, shown: shown, key: key, memory: memory)
            .modifier(AddressedTabModifier(tabs: tabs, shown: shown, selection: selection))
          if let accessory = environment.tabAccessory { TabAccessory(content: accessory) }
          if hasBar(for: tabs) {
            TabBar(tabs: tabs, shown: shown) { position in
              memory?.choose()
              selection.choose(tabs[position], at: position)
            }
          }
        }
      }
    }
  }

  /// Whether there is a bar: an app that chooses tabs by itself and labels none has one of its own.
  private func hasBar(for tabs: [Child]) -> Bool {
    guard case .value(let choice) = selection, choice.key.tag != nil else { return true }
    return tabs.contains { $0.traits?.tabItem != nil }
  }
}

/// The views of all tabs, of which the bar's style shows one.
struct TabPanels: _ComposedView {
  let tabs: [Child]
  let shown: Int
  /// What tells the tab that is shown from others.
  let key: TabMemory.Key
  let memory: TabMemory?

  func composition(in environment: EnvironmentValues) -> some View {
    ZStack {
      Each(tabs) { position, tab in
        // All panels are children of one element, whose rules show one: it gets no second one inside.
        tab.unkeyed().filling().stickingOut().element(.section)
          .modifier(TabScrollModifier(memory: memory, shown: position == shown ? key : nil))
          .concealed(position != shown)
      }
    }
    .filling()
    .element(.div, [(.class, "t-panels")])
    .modifier(OpaqueModifier())
  }
}

/// Chooses the tab that the address leads into, by the stack that is in it.
nonisolated private struct AddressedTabModifier: _PrimitiveModifier {
  let tabs: [Child]
  let shown: Int
  let selection: TabSelection

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    V._lower(content, into: &context)
    guard let live = context.graph.live,
      let wanted = live.navigation.takeWantedTab(showing: modifier.shown),
      modifier.tabs.indices.contains(wanted), wanted != modifier.shown
    else { return }
    let (tab, selection) = (modifier.tabs[wanted], modifier.selection)
    context.graph.appearActions.append((0, { selection.choose(tab, at: wanted) }))
  }
}
