public import Foundation

extension View {
  /// Shows an alert about an error while a binding is true and there is one.
  @MainActor public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert with a message about an error while a binding is true and there is one.
  @MainActor public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: {
          guard isPresented.wrappedValue, let error else { return nil }
          return PresentedActions(
            kind: .alert, title: error.errorDescription.map { Text(verbatim: $0) },
            message: M.self == EmptyView.self ? nil : AnyView(message(error)),
            actions: AnyView(actions(error)))
        }, dismiss: { isPresented.wrappedValue = false }))
  }
}
