import Foundation
import ElementTree

/// A menu in a style of the engine's own.
struct SystemMenu: _ComposedView {
  let configuration: MenuStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    if environment.containerKind == .menu {
      MenuGroup(configuration: configuration)
    } else {
      MenuDetails(configuration: configuration)
    }
  }
}

/// A label that shows and hides actions: `<details>`, of which one is open at a time.
private struct MenuDetails: _ComposedView {
  let configuration: MenuStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
        .setting { $0.isInsideControl = true }
        .buttonTint(nil)
        .phrasingElement(.summary)
      let items = configuration.content
        .setting { $0.buttonStyles = [] }
        .setting { $0.containerKind = .menu }
        .systemText()
      Children(of: items) { items in
        if !items.isEmpty {
          VStack(alignment: .leading, spacing: 0) { Each(items) { _, item in item } }
            .element(.div, [(.class, "m-items")])
            .floating()
        }
      }
    }
    .element(.details, [(.name, "menu")])
  }
}

/// A menu in a menu: its actions under its title.
private struct MenuGroup: _ComposedView {
  let configuration: MenuStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    configuration.label
      .textEnvironment { style in
        style.foreground = AnyShapeStyle(Color.secondary)
        style.font = .footnote
      }
      .padding(EdgeInsets(vertical: 6, horizontal: 16))
    configuration.content
  }
}
