import ElementTree

/// A look for menus.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = MenuStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a menu's look is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct MenuStyleConfiguration {
  /// A menu's label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// A menu's actions, whatever their type is.
  nonisolated public struct Content: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  let label: Label
  let content: Content
  /// What a press of the label does; nil if it opens the menu.
  var primaryAction: (@MainActor () -> Void)?
}

/// The look that suits the place.
nonisolated public struct DefaultMenuStyle: MenuStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemMenu(configuration: configuration)
  }
}

/// A label that looks like a button.
nonisolated public struct ButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemMenu(configuration: configuration)
  }
}

/// A label without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemMenu(configuration: configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

private struct MenuStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<MenuStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The looks of menus, the innermost last.
  var menuStyles: [ControlStyle<MenuStyleConfiguration>] {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

/// The order of a menu's actions.
///
/// - Note: Differs from SwiftUI: as they are listed.
public struct MenuOrder: Hashable, Sendable {
  private let value: Int
  public static let automatic = MenuOrder(value: 0)
  public static let fixed = MenuOrder(value: 1)
  public static let priority = MenuOrder(value: 2)
}

/// Whether an action closes its menu.
///
/// - Note: As in SwiftUI.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = MenuActionDismissBehavior(value: 0)
  public static let enabled = MenuActionDismissBehavior(value: 1)
  public static let disabled = MenuActionDismissBehavior(value: 2)
}

extension View {
  /// Gives the menus of the view a look.
  nonisolated public func menuStyle<S: MenuStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.menuStyles) {
        $0.append(ControlStyle(style) { $0.makeBody(configuration: $1) })
      })
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: menus have no mark.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: actions stand as they are listed.
  nonisolated public func menuOrder(_ order: MenuOrder) -> Self { self }

  /// Says whether an action of the view closes its menu.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.menuStays, behavior == .disabled)
  }
}

private struct MenuNameKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private struct OpenedMenuKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct MenuStaysKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The id of the menu around.
  var menuName: String {
    get { self[MenuNameKey.self] }
    set { self[MenuNameKey.self] = newValue }
  }

  /// The id of the menu that the button here opens.
  var openedMenu: String? {
    get { self[OpenedMenuKey.self] }
    set { self[OpenedMenuKey.self] = newValue }
  }

  /// Whether an action leaves its menu open.
  var menuStays: Bool {
    get { self[MenuStaysKey.self] }
    set { self[MenuStaysKey.self] = newValue }
  }

  /// What has an action of the menu around close it.
  var menuClosing: [AttributePair] {
    menuName.isEmpty || menuStays
      ? [] : [(.popovertarget, menuName), (.popovertargetaction, "hide")]
  }
}
