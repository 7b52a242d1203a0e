/// An alert as a value.
///
/// - Note: As in SwiftUI; `alert(_:isPresented:actions:)` is its successor.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    @preconcurrency public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    @preconcurrency public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {})
      -> Button
    {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    @preconcurrency public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(system: "Cancel"), action: action)
    }
    @preconcurrency public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as a value.
///
/// - Note: As in SwiftUI; `confirmationDialog(_:isPresented:actions:)` is its successor.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert that is a value.
private struct ActionButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension Alert {
  @MainActor fileprivate var presented: PresentedActions {
    PresentedActions(
      kind: .alert, title: title, message: message.map { AnyView($0) },
      actions: AnyView(ActionButtons(buttons: buttons)))
  }
}

extension ActionSheet {
  @MainActor fileprivate var presented: PresentedActions {
    PresentedActions(
      kind: .actions, title: title, message: message.map { AnyView($0) },
      actions: AnyView(ActionButtons(buttons: buttons)))
  }
}

extension View {
  /// Shows an alert while a binding is true.
  @MainActor public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: { isPresented.wrappedValue ? content().presented : nil },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Shows an alert for a value while a binding has one.
  @MainActor public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: { item.wrappedValue.map { content($0).presented } },
        dismiss: { item.wrappedValue = nil }))
  }

  /// Shows a choice of actions while a binding is true.
  @MainActor public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: { isPresented.wrappedValue ? content().presented : nil },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Shows a choice of actions for a value while a binding has one.
  @MainActor public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: { item.wrappedValue.map { content($0).presented } },
        dismiss: { item.wrappedValue = nil }))
  }
}
