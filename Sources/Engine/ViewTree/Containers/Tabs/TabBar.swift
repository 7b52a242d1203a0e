import ElementTree
import Foundation

/// The bar that shows which tab is chosen: radio buttons, so that it works without a program.
struct TabBar: _ComposedView {
  let tabs: [Child]
  let shown: Int
  let choose: @MainActor (Int) -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    UniqueName("tabs") { group in
      HStack(spacing: 0) {
        Each(tabs) { position, tab in
          TabItem(
            label: tab.traits?.tabItem ?? AnyView(Text(verbatim: "\(position + 1)")),
            badge: tab.traits?.badge, isShown: position == shown, group: group
          ) {
            choose(position)
          }
        }
      }
      .accented()
      .element(.nav, [(.class, "t-bar"), (.ariaLabel, environment.systemWord("Tabs"))])
    }
    .setting { $0.containerKind = .tabBar }
    .setting { $0.symbolVariants = .fill }
    .systemText { $0.font = .system(size: 10, weight: .medium) }
  }
}

/// A tab's label in the bar, with a radio button over it.
struct TabItem: _ComposedView {
  let label: AnyView
  let badge: Text?
  let isShown: Bool
  /// The name of the group of radio buttons.
  let group: String
  let choose: @MainActor () -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    let label = OneColumn(self.label.labelStyle(TabItemLabelStyle()), spacing: 2)
      .setting { $0.isInsideControl = true }
    Labeling(by: label) { label, name in
      Group {
        if label.boxes.isEmpty { Text(verbatim: " ").systemText { $0.font = .caption } }
        label
      }
      .frame(maxWidth: .infinity, minHeight: 41)
      .padding(4)
      .overlay(alignment: .top) { if let badge { TabBadge(count: badge) } }
      .overlay {
        BrowserControl(
          name: .input, look: .tab,
          attributes: [(.type, "radio"), (.name, group)] + (isShown ? [(.checked, "")] : []),
          label: name.isEmpty ? nil : name, worksAlone: true
        )
        .onFlag(.check) { if $0 { choose() } }
      }
      .phrasingElement(.label)
    }
  }
}

/// A tab's label: the icon over the title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

/// A number or a word on the corner of a tab's symbol.
struct TabBadge: _ComposedView {
  let count: Text

  func composition(in environment: EnvironmentValues) -> some View {
    count
      .foregroundStyle(.white)
      .padding(EdgeInsets(vertical: 1, horizontal: 5))
      .background(Color.destructiveFill, in: RoundedRectangle(cornerRadius: 9))
      .offset(x: 14, y: 2)
  }
}
