/// A control that does something.
///
/// A real `<button>`. On a static page it is there and readable but does not answer, since its
/// action needs the program.
///
/// - Note: As in SwiftUI.
nonisolated public struct Button<Label: View>: _PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a label.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let label = view.label
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role,
      label: PrimitiveButtonStyleConfiguration.Label(
        content: LoweredView { $0.lowerRow(label, at: 0x6001) }),
      action: view.action)
    let styles = context.environment.buttonStyles
    guard let style = styles.last else {
      return context.lowerButton(configuration, look: .automatic)
    }
    // A style that shows a button of its own shows it in the look around.
    context.with(\.buttonStyles, Array(styles.dropLast())) { style.lower(configuration, &$0) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
