import Foundation

/// A button in a style of the engine's own: in a menu, a dialog or beside a row it looks as its like do
/// there.
struct SystemButton<Look: View>: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: @MainActor (PrimitiveButtonStyleConfiguration.Label) -> Look

  init(
    _ configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder look: @escaping @MainActor (PrimitiveButtonStyleConfiguration.Label) -> Look
  ) {
    self.configuration = configuration
    self.look = look
  }

  func composition(in environment: EnvironmentValues) -> some View {
    switch environment.linkTarget == nil ? environment.containerKind : .none {
    case .menu, .actions: MenuItem(configuration: configuration)
    case .rowActions: RowActionButton(configuration: configuration)
    case .none, .list, .choices, .tabs, .bar, .tabBar:
      ButtonElement(action: configuration.action) { look(configuration.label) }
        .opacity(environment.isEnabled ? 1 : 0.35)
    }
  }
}

/// A button as an action of a menu or an alert.
struct MenuItem: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let isAction = environment.containerKind == .actions
    let role = configuration.role
    ButtonElement(action: configuration.action) {
      configuration.label
        .textEnvironment { style in
          if isAction || role == .destructive { style.foreground = AnyShapeStyle(role.color) }
          if isAction, role == .cancel { style.weight = .semibold }
        }
        .menuItemFrame(isAction ? .center : .leading)
    }
    .opacity(environment.isEnabled ? 1 : 0.35)
  }
}

/// The usual shape behind a button's label.
struct Bezel<Label: View>: _ComposedView {
  let color: Color
  let label: Label

  init(color: Color, @ViewBuilder label: () -> Label) {
    self.color = color
    self.label = label()
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let size = environment.controlSize
    label
      .textEnvironment { $0.font = $0.font ?? size.font }
      .padding(size.insets)
      .background(color, in: environment.buttonBorderShape.figure(size))
  }
}

extension View {
  /// Has an action fill its row of a menu or an alert.
  nonisolated func menuItemFrame(
    _ alignment: Alignment
  ) -> ModifiedContent<ModifiedContent<Self, _FlexFrameLayout>, _PaddingLayout> {
    frame(maxWidth: .infinity, minHeight: 22, alignment: alignment)
      .padding(EdgeInsets(vertical: 11, horizontal: 16))
  }

  /// Gives the label of a button the tint, or red, where its author gave it no colour.
  nonisolated func buttonTint(
    _ role: ButtonRole?
  ) -> ModifiedContent<Self, TextEnvironmentModifier> {
    textEnvironment { style in
      if style.foreground == nil || role == .destructive {
        style.foreground = AnyShapeStyle(role.color)
      }
    }
  }
}

extension ButtonRole? {
  /// What a button of the role is tinted with.
  var color: Color { self == .destructive ? .red : .accentColor }
}
