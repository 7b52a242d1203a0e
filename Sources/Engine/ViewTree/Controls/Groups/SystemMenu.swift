import Foundation
import ElementTree

/// A menu in a style of the engine's own.
struct SystemMenu: _ComposedView {
  let configuration: MenuStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    if environment.containerKind == .menu {
      Submenu(configuration: configuration)
    } else if let action = configuration.primaryAction {
      StyledButton(nil, label: configuration.label.content, action: action)
        .modifier(_ContextMenuModifier(items: configuration.content))
    } else {
      MenuDetails(configuration: configuration)
    }
  }
}

/// A button that opens a list of actions: a popover, which browsers open and close without a program.
private struct MenuDetails: _ComposedView {
  let configuration: MenuStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    UniqueName("menu") { name in
      VStack(alignment: .leading, spacing: 0) {
        if environment.buttonStyles.isEmpty {
          configuration.label
            .setting { $0.isInsideControl = true }
            .buttonTint(nil)
            .opacity(environment.isEnabled ? 1 : 0.35)
            .phrasingElement(
              .button,
              [(.type, "button"), (.popovertarget, name)]
                + (environment.isEnabled ? [] : [(.disabled, "")]))
        } else {
          StyledButton(nil, label: configuration.label.content) {}
            .setting { $0.openedMenu = name }
        }
        MenuItems(content: configuration.content, name: name)
      }
    }
  }
}

/// The actions of a menu: a popover beside what opens it.
struct MenuItems<Content: View>: _ComposedView {
  let content: Content
  /// The popover's id.
  let name: String
  var look = "m-items"

  func composition(in environment: EnvironmentValues) -> some View {
    let stays = environment.menuStays
    // An action of a menu in another closes both.
    let outermost = environment.containerKind == .menu ? environment.menuName : name
    Children(of: content.menuSurroundings(outermost)) { items in
      if !items.isEmpty {
        VStack(alignment: .leading, spacing: 0) { Each(items) { _, item in item } }
          .element(
            .div, [(.class, stays ? look + " m-stay" : look), (.id, name), (.popover, "")]
          )
          .floating()
      }
    }
  }
}

extension View {
  /// Gives actions the surroundings of a menu.
  ///
  /// - Parameter name: The id of the popover that they close.
  func menuSurroundings(_ name: String) -> some View {
    setting { environment in
      environment.buttonStyles = []
      environment.containerKind = .menu
      environment.isInsideControl = false
      environment.menuName = name
    }
    .systemText()
  }
}

/// A menu in a menu: an action that opens it, beside it or below.
private struct Submenu: _ComposedView {
  let configuration: MenuStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    UniqueName("menu") { name in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          configuration.label
          Spacer()
          Glyph("chevron.forward", .secondary, size: 13)
        }
        .setting { $0.isInsideControl = true }
        .menuItemFrame(.leading)
        .opacity(environment.isEnabled ? 1 : 0.35)
        .phrasingElement(
          .button,
          [(.type, "button"), (.popovertarget, name)]
            + (environment.isEnabled ? [] : [(.disabled, "")]))
        MenuItems(content: configuration.content, name: name)
      }
    }
  }
}

/// What stands above actions of a menu that belong together.
struct MenuTitle<Content: View>: _ComposedView {
  let content: Content

  func composition(in environment: EnvironmentValues) -> some View {
    content
      .textEnvironment { style in
        style.foreground = AnyShapeStyle(Color.secondary)
        style.font = .footnote
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(EdgeInsets(vertical: 6, horizontal: 16))
  }
}

/// A link as an action of a menu.
struct MenuLinkLabel<Content: View>: _ComposedView {
  let content: Content

  func composition(in environment: EnvironmentValues) -> some View {
    HStack { content }.menuItemFrame(.leading)
  }
}
