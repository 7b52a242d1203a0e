/// A control that does something.
///
/// A real `<button>`. On a static page it is there and readable but does not answer, since its
/// action needs the program.
///
/// - Note: As in SwiftUI.
nonisolated public struct Button<Label: View>: _PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  /// Creates a button with a label.
  @preconcurrency @inlinable public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  @preconcurrency @inlinable public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    StyledButton._lower(
      StyledButton(
        view.role, label: LoweredView { $0.lowerRow(label, at: Salt.Button.label) },
        action: view.action),
      into: &context)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(Self.self, at: offset, needs: []) { view, outline, _ in
      outline.add(view.pointee.role)
      return true
    }
    planner.add(label: \Self.label, of: offset)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
