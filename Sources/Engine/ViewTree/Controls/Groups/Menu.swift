/// A control that opens a list of actions: a popover, which opens and closes without a program.
///
/// - Note: As in SwiftUI.
nonisolated public struct Menu<Label: View, Content: View>: _PrimitiveView {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)? = nil) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label())
  }

  /// Creates a menu that does something when its label is pressed; it is opened as a context menu is.
  ///
  /// - Note: Differs from SwiftUI: on a static page the label opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), label(), primaryAction) }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let content = view.content
    let label = view.label
    var configuration = MenuStyleConfiguration(
      label: .init(content: LoweredView { $0.lowerRow(label, at: Salt.Control.label) }),
      content: .init(content: LoweredView { $0.lower(content, at: Salt.Control.content) }))
    if context.isLive, let action = view.primaryAction {
      nonisolated(unsafe) let action = action
      configuration.primaryAction = { action() }
    }
    let menu = StyledControl(configuration, in: \.menuStyles) {
      DefaultMenuStyle().makeBody(configuration: $0)
    }
    context.lower(composed: menu)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    let action = configuration.primaryAction
    self.init(
      configuration.content, configuration.label, action.map { action in { onMainActor(action) } })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey))
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title))
  }

  /// Creates a menu with a title that does something when it is pressed.
  ///
  /// - Note: Differs from SwiftUI: on a static page the title opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), Text(titleKey), primaryAction) }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), ViewTree.Label(titleKey, systemImage: systemImage)) }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), ViewTree.Label(title, systemImage: systemImage)) }
}
