import Foundation
public import ViewTree

@MainActor
private func perform(_ intent: some AppIntent) {
  Task { @MainActor in
    do {
      _ = try await intent.perform()
    } catch {
      FileHandle.standardError.write(
        Data("warning: \(type(of: intent)) was not performed: \(error)\n".utf8))
    }
  }
}

extension Button {
  /// Creates a button that has an intent performed.
  @MainActor public init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: { perform(intent) }, label: label) }
}

extension Button where Label == Text {
  /// Creates a button that has an intent performed.
  @MainActor public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
  ) { self.init(role: role, intent: intent) { Text(titleKey) } }

  /// Creates a button that has an intent performed.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, I: AppIntent>(
    _ title: S, role: ButtonRole? = nil, intent: I
  ) { self.init(role: role, intent: intent) { Text(title) } }
}

extension Toggle {
  /// Creates a switch that has an intent performed.
  @MainActor public init<I: AppIntent>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}
