import Foundation

/// A button in a style of the engine's own: in a menu, a dialog or beside a row it looks as its like do
/// there.
struct SystemButton<Look: View>: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether a press anywhere in the row of a list, where nothing else is pressed, presses the button.
  let takesRow: Bool
  let look: @MainActor (PrimitiveButtonStyleConfiguration.Label) -> Look

  init(
    _ configuration: PrimitiveButtonStyleConfiguration, takesRow: Bool = false,
    @ViewBuilder look: @escaping @MainActor (PrimitiveButtonStyleConfiguration.Label) -> Look
  ) {
    self.configuration = configuration
    self.takesRow = takesRow || configuration.isLink
    self.look = look
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let kind = environment.linkTarget == nil ? environment.containerKind : .none
    switch kind {
    case .menu: MenuItem(configuration: configuration)
    case .actions: DialogButton(configuration: configuration)
    case .rowActions: RowActionButton(configuration: configuration)
    case .none, .rowLink, .list, .choices, .tabs, .bar, .tabBar:
      ButtonElement(
        look: kind == .list && !takesRow ? ButtonElementLook.own : nil,
        action: configuration.action
      ) {
        look(configuration.label)
      }
      .opacity(environment.isEnabled ? 1 : 0.35)
    }
  }
}

/// The classes of buttons that the base style sheet knows.
enum ButtonElementLook {
  /// A button in the row of a list that is pressed where it is, as opposed to anywhere in the row.
  static let own = "l-own"
}

/// A button as an action of a menu, which it closes.
struct MenuItem: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    ButtonElement(environment.menuClosing, action: configuration.action) {
      configuration.label
        .textEnvironment { style in
          if configuration.role == .destructive { style.foreground = AnyShapeStyle(Color.red) }
        }
        .menuItemFrame(.leading)
    }
    .opacity(environment.isEnabled ? 1 : 0.35)
  }
}

/// A button of an alert or a choice of actions, which it closes.
struct DialogButton: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let role = configuration.role
    let (act, dismiss) = (configuration.action, environment.dismiss)
    let run: @MainActor () -> Void = {
      act()
      dismiss()
    }
    let isEnabled = environment.isEnabled
    Naming(by: configuration.label) { title in
      button(role, isEnabled, run).traits {
        $0.dialogPart = .action(
          DialogAction(role: role, title: title, isEnabled: isEnabled, run: run))
      }
    }
  }

  @MainActor
  private func button(
    _ role: ButtonRole?, _ isEnabled: Bool, _ run: @escaping @MainActor () -> Void
  ) -> some View {
    ButtonElement(look: role == .destructive ? "d-risk" : nil, action: run) {
      configuration.label
        .textEnvironment { style in
          style.foreground = AnyShapeStyle(role.color)
          if role == .cancel { style.weight = .semibold }
        }
        .menuItemFrame(.center)
    }
    .opacity(isEnabled ? 1 : 0.35)
  }
}

/// The usual shape behind a button's label.
struct Bezel<Label: View>: _ComposedView {
  private let color: Color
  /// The colour where nobody has set a tint.
  private let untinted: Color
  private let label: Label

  init(color: Color, untinted: Color? = nil, @ViewBuilder label: () -> Label) {
    self.color = color
    self.untinted = untinted ?? color
    self.label = label()
  }

  private func shown(in environment: EnvironmentValues) -> Color {
    environment.style.tint == nil ? untinted : color
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let size = environment.controlSize
    label
      .textEnvironment { $0.font = $0.font ?? size.font }
      .frame(maxWidth: environment.buttonSizing == .flexible ? .infinity : nil)
      .padding(size.insets)
      .background(shown(in: environment), in: environment.buttonBorderShape.figure(size))
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
  var color: Color { self == .destructive ? .destructive : .accentColor }
  /// What is under a white label of a button of the role.
  var fill: Color { self == .destructive ? .destructiveFill : .accentColor }
  /// The same where nobody has set a tint.
  var untintedFill: Color { self == .destructive ? .destructiveFill : .accentFill }
}
